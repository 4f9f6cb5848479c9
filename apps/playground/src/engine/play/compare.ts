import type { ThingView, ZoneView } from '@reticle/core/host';
import { playedThrough, randomFrom, seatOf, seedRandom, type Match, type Move } from '@reticle/core/match';
import { answerOf, type Answer, type Refused } from '../answer.js';
import type { GameMatches } from '../contract.js';
import type { OpenedMatch } from './open.js';
import { viewerOf } from './seats.js';
import type { ComparedRow, ComparedShown, MovesShown } from './shown.js';

/** The most moves that are listed, and the most with other targets for each kind. */
const MOST_LISTED = 200;
const MOST_TARGETS = 12;

const refused = (code: string, words: string): Refused => ({
  ok: false,
  refusals: [{ code, words, path: ['play', 'step'] }],
});

/**
 * Returns who is to act at the shown step, if the people at the screen may know that player's hidden cards.
 */
function actorOf<State>(
  { runtime }: GameMatches<State>,
  { shown, seats }: OpenedMatch<State>,
): Answer<string> {
  const [player] = runtime.toAct(shown);
  if (player === undefined) return refused('nobodyActs', 'Nobody is to act at this step.');
  const people = [...seats].filter(([, seat]) => seat === 'you').map(([id]) => id);
  return people.length === 0 || people.includes(player)
    ? { ok: true, value: player }
    : refused('notYours', `It is ${player} who is to act: the moves would tell what ${player} holds.`);
}

/** Returns the moves at the shown step, each once by its words. */
function movesAt<State>(
  { runtime, describeMove }: GameMatches<State>,
  { shown }: OpenedMatch<State>,
  player: string,
): ReadonlyMap<string, Move> {
  const found = new Map<string, Move>();
  for (const move of runtime.legalMoves(shown, player, MOST_TARGETS)) {
    const words = describeMove(shown.state, move);
    if (!found.has(words)) found.set(words, move);
    if (found.size === MOST_LISTED) break;
  }
  return found;
}

/** Returns what can be compared at the shown step. */
export function movesFor<State>(matches: GameMatches<State>, opened: OpenedMatch<State>): Answer<MovesShown> {
  const player = actorOf(matches, opened);
  if (!player.ok) return player;
  return {
    ok: true,
    value: { player: player.value, moves: [...movesAt(matches, opened, player.value).keys()] },
  };
}

/** Returns a thing and its zone as one line. */
const lineOf = (zone: ZoneView, { at, facts, marks, values = [], badges = [] }: ThingView): string =>
  [
    zone.layout === 'players' ? '' : zone.name,
    at ? `field ${at.x + 1}, ${at.y + 1}` : '',
    ...(values.length > 0 ? values.map(({ words, value }) => `${words} ${value}`) : facts),
    ...badges.map(({ words }) => words),
    ...marks,
  ]
    .filter((part) => part !== '')
    .join(', ');

const GONE = 'not to be seen';

/** Returns every thing of a table by its id, and how many are hidden in each zone. */
function linesIn(zones: readonly ZoneView[]): ReadonlyMap<string, { name: string; line: string }> {
  return new Map(
    zones.flatMap((zone) => [
      ...zone.things.map((thing) => {
        const { kind, id } = thing.ref;
        return [`${kind} ${id}`, { name: thing.name, line: lineOf(zone, thing) }] as const;
      }),
      ...(zone.hidden === undefined
        ? []
        : [[`zone ${zone.id}`, { name: zone.name, line: `${zone.hidden} hidden` }] as const]),
    ]),
  );
}

/** Returns what differs after the two moves, as the people at the screen see it. */
function rowsOf(
  before: readonly ZoneView[],
  [first, second]: readonly [readonly ZoneView[], readonly ZoneView[]],
): readonly ComparedRow[] {
  const [now, one, other] = [linesIn(before), linesIn(first), linesIn(second)];
  const ids = [...new Set([...now.keys(), ...one.keys(), ...other.keys()])];
  return ids.flatMap((id) => {
    const at = (lines: typeof now) => lines.get(id)?.line ?? GONE;
    const name = (now.get(id) ?? one.get(id) ?? other.get(id))?.name ?? id;
    return at(one) === at(other) ? [] : [{ id, name, now: at(now), first: at(one), second: at(other) }];
  });
}

/**
 * Compares two moves. Each is played from the shown step until its consequences are over: everybody passes,
 * and questions on the way are answered as by a greedy bot.
 */
export function compareFor<State>(
  matches: GameMatches<State>,
  opened: OpenedMatch<State>,
  words: readonly [string, string],
): Answer<ComparedShown> {
  const { runtime, zones } = matches;
  const { shown, seats, seed } = opened;
  const player = actorOf(matches, opened);
  if (!player.ok) return player;
  const moves = movesAt(matches, opened, player.value);
  const random = () => randomFrom(seedRandom(`${seed} compare ${shown.step}`));
  // Both moves are played in one world that the player cannot tell from the real one, so no hidden card is
  // revealed.
  const world = answerOf(seatOf(runtime, shown, player.value).world(random()), runtime.game);
  if (!world.ok) return world;
  const after = (named: string): Match<State> | undefined => {
    const move = moves.get(named);
    return move && playedThrough(runtime, world.value, move, { player: player.value, random: random() });
  };
  const [first, second] = [after(words[0]), after(words[1])];
  if (!first || !second) return refused('noMove', 'One of these moves cannot be made at this step.');
  const viewer = viewerOf(seats, player.value);
  const seen = (match: Match<State>) => zones(runtime.view(match, viewer).state);
  const told = (match: Match<State>) => JSON.stringify(runtime.view(match, viewer).state);
  return {
    ok: true,
    value: {
      words,
      isSame: told(first) === told(second),
      rows: rowsOf(seen(shown), [seen(first), seen(second)]),
    },
  };
}
