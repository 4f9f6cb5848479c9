/** A match on a small board written as text, at any moment of the game, for tests. */
import { frozenCopy, unwrap, type Result } from '@reticle/core';
import { randomFrom, seedRandom, type Match, type MatchEvent } from '@reticle/core/match';
import { taktikMatch } from '../src/play/match.js';
import type { TaktikPlayer, TaktikState } from '../src/state/state.js';

/** A board of six by six plain tiles, red above, blue below. */
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

/** Makes a match in red's turn, in the phase of cards, with nobody holding a card by default. Frozen. */
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

/** Gives the match a random state from which the dice fall as listed. */
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

/** Makes a move from a tuple: `['red', 'playCard', { cardId }, 'blue-vehicle-1']`. */
export const moveOf = ([player, move, params = {}, ...units]: Step) => ({
  player,
  move,
  params,
  ...(units.length === 0 ? {} : { targets: [{ targets: units.map((id) => ({ kind: 'unit', id })) }] }),
});

/** Makes one move. */
export const attempt = (match: Table, step: Step) => taktikMatch.apply(match, moveOf(step));

/** Makes moves that must be legal. Returns the match after them, frozen, with all events. */
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

/** Lists the codes of a refusal, with the filter key if one did not match. Empty if nothing was refused. */
export const codesOf = (result: Result<unknown>): readonly string[] =>
  result.ok
    ? []
    : result.issues.map(({ code, data }) => ('key' in data ? `${code} ${String(data.key)}` : code));

export const unitOf = ({ state }: Table, id: string) => {
  const found = state.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

/** Shows where a unit can go, as text: `*` for each tile in reach. */
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

/** Counts the tiles that a unit can reach. */
export const reachCount = (match: Table, unitId: string): number =>
  reachText(match, unitId).replaceAll(/[^*]/gu, '').length;
