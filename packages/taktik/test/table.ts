/** A match on a small board written as text, at any moment of the game, for tests. */
import { frozenCopy, unwrap, type Result } from '@reticle/core';
import { randomFrom, seedRandom, type Match, type MatchEvent } from '@reticle/core/match';
import { taktikMatch } from '../src/play/match.js';
import type { TaktikPlayer, TaktikState } from '../src/state/state.js';

/** Six by six, plain; red above, blue below. */
export const OPEN = `
  ......
  ......
  ......
  ......
  ......
  ......`;

export const UNITS = `
  IV....
  ......
  ..i...
  ......
  ......
  ...vs.`;

export type Table = Match<TaktikState>;

interface Laid {
  readonly terrain?: string;
  readonly overlays?: string;
  readonly units?: string;
  /** Further options. */
  readonly options?: object;
  readonly red?: Partial<TaktikPlayer>;
  readonly blue?: Partial<TaktikPlayer>;
  readonly state?: Partial<TaktikState>;
}

/** Red's turn, in the card phase, nobody holding a card, unless it is said otherwise. Frozen. */
export function table({
  terrain = OPEN,
  overlays,
  units = UNITS,
  options,
  red,
  blue,
  state,
}: Laid = {}): Table {
  const map = { terrain, units, ...(overlays === undefined ? {} : { overlays }) };
  const match = unwrap(taktikMatch.start({ map, first: 'red', handSize: 0, ...options }, 1));
  const [first, second] = match.state.players;
  return frozenCopy({
    ...match,
    state: {
      ...match.state,
      phase: 'cards',
      players: [
        { ...first, ...red },
        { ...second, ...blue },
      ],
      ...state,
    },
  });
}

/** The same match, with dice that will fall so. */
export function loaded(match: Table, ...dice: readonly number[]): Table {
  for (let seed = 0; ; seed++) {
    const random = randomFrom(seedRandom(seed));
    if (dice.every((die) => 1 + random.below(6) === die)) return { ...match, random: seedRandom(seed) };
  }
}

export type Step = readonly [
  player: 'red' | 'blue',
  move: string,
  params?: object,
  ...targets: readonly string[],
];

/** A move as JSON: `['red', 'playCard', { cardId }, 'blue-vehicle-1']`. */
export const moveOf = ([player, move, params = {}, ...units]: Step) => ({
  player,
  move,
  params,
  ...(units.length === 0 ? {} : { targets: [{ targets: units.map((id) => ({ kind: 'unit', id })) }] }),
});

/** Makes one move. */
export const attempt = (match: Table, step: Step) => taktikMatch.apply(match, moveOf(step));

/** Makes moves that must be legal: the match after them, frozen, and all that happened. */
export function play(
  match: Table,
  ...steps: readonly Step[]
): Table & { readonly events: readonly MatchEvent[] } {
  let now = match;
  const events: MatchEvent[] = [];
  for (const step of steps) {
    const applied = unwrap(attempt(now, step));
    now = frozenCopy(applied.match);
    events.push(...applied.events);
  }
  return { ...now, events };
}

/** The codes of a refusal, with the filter key where one did not fit; empty where nothing was refused. */
export const codesOf = (result: Result<unknown>): readonly string[] =>
  result.ok
    ? []
    : result.issues.map(({ code, data }) => ('key' in data ? `${code} ${String(data.key)}` : code));

export const unitOf = ({ state }: Table, id: string) => {
  const found = state.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

/** Where a unit can go, as text: `*` for each tile in reach. */
export function reachText(match: Table, unitId: string): string {
  const tiles = new Set<string>();
  for (const { move, params } of taktikMatch.legalMoves(match, match.state.active)) {
    if (move !== 'moveUnit' || params?.['unitId'] !== unitId) continue;
    const to = params['to'];
    tiles.add(JSON.stringify(to));
  }
  const { width, height } = match.state.board;
  return Array.from({ length: height }, (_row, y) =>
    Array.from({ length: width }, (_tile, x) => (tiles.has(JSON.stringify({ x, y })) ? '*' : '.')).join(''),
  ).join('\n');
}

/** How many tiles a unit can reach. */
export const reachCount = (match: Table, unitId: string): number =>
  reachText(match, unitId).replaceAll(/[^*]/gu, '').length;
