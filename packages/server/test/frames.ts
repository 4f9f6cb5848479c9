/**
 * The law that frames reveal nothing hidden: two tables whose matches differ only in what a client may not
 * see send the client the same frames, byte by byte and in the same order, whatever it says and whatever
 * happens.
 */
import { canonicalJson, unwrap } from '@reticle/core';
import type { GameHost, HostMatch } from '@reticle/core/host';
import {
  randomBot,
  randomFrom,
  seatOf,
  seedRandom,
  type Match,
  type MatchEvent,
  type Move,
  type Offer,
} from '@reticle/core/match';
import { firstPosition, Table } from '@reticle/protocol';
import type { HiddenSwap } from '@reticle/testkit';
import { isDeep } from './deep.js';
import { screenOf } from '../src/screen.js';

/** Ten thousand matches in the deep run, of all games. */
const MATCHES = isDeep ? 3_334 : 1;
/** When a match is examined, and for how many of the viewers from whom something is hidden. */
interface ExaminationPlan {
  /** The number of moves between two examinations. The first one differs from match to match. */
  readonly every: number;
  readonly mostMoves: number;
  /** Whether it is examined only once, for one viewer: at its last move if it is over before. */
  readonly isOnce: boolean;
}
const OFTEN: ExaminationPlan = { every: 30, mostMoves: 70, isOnce: false };
/** The examination of each of ten thousand matches. */
const ONCE: ExaminationPlan = { every: 200, mostMoves: 201, isOnce: true };
/** The number of matches after which the deep run reports its progress. */
const TOLD = 100;
const PROMPTS = 4;

/** Returns the matches of a game. @throws Error if it has none */
export async function matchesOf<State, MatchState>({
  match,
}: GameHost<State, MatchState>): Promise<HostMatch<MatchState>> {
  const found = typeof match === 'function' ? await match() : match;
  if (!found) throw new Error('There are no matches.');
  return found;
}

/** The frames that are sent, one after the other. */
type Frames = string[];

/** Yields what a client may say about a move, and about what it has no right to know. */
function* saidOf(offers: readonly Offer[], step: number): Generator<object> {
  for (const { move, params = {} } of offers.slice(0, PROMPTS))
    yield { type: 'prompt', step, answers: [{ move, params }], explain: true };
  const named = offers.flatMap(({ params }) => Object.values(params)).filter((id) => typeof id === 'string');
  for (const id of named.slice(0, PROMPTS)) yield { type: 'why', step, target: { kind: 'card', id } };
  for (const { move, params = {} } of offers.slice(0, 1))
    yield { type: 'why', step, target: { kind: 'card', id: named[0] ?? '1' }, answers: [{ move, params }] };
  yield { type: 'move', step, move: 'no-such-move' };
  yield { type: 'move', step: step + 7, move: 'pass' };
  yield { type: 'undo', step };
  yield { type: 'agree', proposal: 9, yes: true };
  yield { type: 'sync' };
}

/** Collects all frames that a viewer gets at a table, while it asks, is refused, and somebody moves. */
async function framesAt<State>(
  host: HostMatch<State>,
  match: Match<State>,
  viewer: string | undefined,
  { move, offers }: { readonly move: Move; readonly offers: readonly Offer[] },
): Promise<{ readonly before: Frames; readonly after: Frames }> {
  const { runtime } = host;
  const table = new Table<State>({
    id: 'frames',
    runtime,
    position: firstPosition(match),
    screen: screenOf(host),
  });
  const frames: Frames = [];
  const seated = table.join(viewer ?? null, { send: (message) => void frames.push(JSON.stringify(message)) });
  let id = 0;
  for (const said of saidOf(offers, table.step)) await seated.receive({ ...said, id: id++ });
  const before = frames.splice(0);
  const mover = move.player === viewer ? seated : table.join(move.player, { send: () => {} });
  const { player: _player, ...made } = move;
  await mover.receive({ type: 'move', id: id++, step: table.step, ...made });
  return { before, after: frames };
}

/** Shows where two lists of frames differ, with some text before and after. */
function difference(frames: Frames = [], then: Frames = []): string {
  const [one, other] = [JSON.stringify(frames), JSON.stringify(then)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 80);
  return `${one.slice(from, at + 80)} | ${other.slice(from, at + 80)}`;
}

/** Finds where the viewer's frames distinguish the two matches. */
async function toldApart<State>(
  host: HostMatch<State>,
  match: Match<State>,
  move: Move,
  { name, viewer, swap }: HiddenSwap<State>,
): Promise<readonly string[]> {
  const { runtime } = host;
  const state = swap(match.state);
  if (state === undefined) return [];
  const swapped = { ...match, state };
  const offers = viewer === undefined ? [] : [...runtime.offers(match, viewer)];
  const [one, other] = await Promise.all(
    [match, swapped].map((each) => framesAt(host, each, viewer, { move, offers })),
  );
  const applied = [match, swapped].map((each) => runtime.apply(each, move));
  const [seen, seenThen] = applied.map((each) =>
    each.ok ? canonicalJson(runtime.view(each.value.match, viewer)) : 'refused',
  );
  // A viewer who is shown something legitimately, by the view or by an event for the viewer only, may get
  // other frames.
  const isForThem = ({ visibleTo }: MatchEvent): boolean =>
    viewer !== undefined && visibleTo?.includes(viewer) === true;
  const isShown = seen !== seenThen || applied.some((each) => each.ok && each.value.events.some(isForThem));
  const apart = (frames: Frames | undefined, then: Frames | undefined): readonly string[] =>
    JSON.stringify(frames) === JSON.stringify(then)
      ? []
      : [
          `${name}, ${viewer ?? 'a spectator'}, move ${match.step}, ${JSON.stringify(move)}: ${difference(frames, then)}`,
        ];
  return [...apart(one?.before, other?.before), ...(isShown ? [] : apart(one?.after, other?.after))];
}

/** Finds the leaks in one match, from its seed, and counts how often it was examined. */
export async function leaksIn<State>(
  host: HostMatch<State>,
  hidden: readonly HiddenSwap<State>[],
  options: object,
  seed: string,
  { every, mostMoves, isOnce }: ExaminationPlan = OFTEN,
): Promise<{ readonly leaks: readonly string[]; readonly looks: number }> {
  const { runtime } = host;
  const random = randomFrom(seedRandom(seed));
  const leaks: string[] = [];
  let looks = 0;
  const look = async (match: Match<State>, move: Move) => {
    const there = hidden.filter(({ swap }) => swap(match.state) !== undefined);
    const one = isOnce && there.length > 0 ? random.below(there.length) : 0;
    for (const swap of isOnce ? there.slice(one, one + 1) : there) {
      leaks.push(...(await toldApart(host, match, move, swap)));
      looks++;
    }
  };
  let match = unwrap(runtime.start(options, seed));
  let last: readonly [Match<State>, Move] | undefined;
  for (let moves = random.below(every); moves < mostMoves && !runtime.outcome(match); moves++) {
    const [player] = runtime.toAct(match);
    const move = player === undefined ? undefined : randomBot(seatOf(runtime, match, player), random);
    if (!move) break;
    if (moves % every === 0) await look(match, move);
    last = [match, move];
    match = unwrap(runtime.apply(match, move)).match;
  }
  if (isOnce && looks === 0 && last) await look(...last);
  return { leaks, looks };
}

/** The milliseconds that a law may take. */
export const LONG = isDeep ? 12 * 60 * 60_000 : 120_000;

/** Finds where frames of some matches of a game tell a viewer something hidden. Bots play the matches. */
export async function law<State>(
  host: HostMatch<State>,
  hidden: readonly HiddenSwap<State>[],
  options: object,
): Promise<readonly string[]> {
  let looks = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    const found = await leaksIn(host, hidden, options, `frames ${seed}`, isDeep ? ONCE : OFTEN);
    if (found.leaks.length > 0) return found.leaks;
    looks += found.looks;
    if (isDeep && (seed + 1) % TOLD === 0)
      process.stdout.write(`${host.runtime.game.id}: ${seed + 1} of ${MATCHES} matches, ${looks} looks\n`);
  }
  return looks > hidden.length ? [] : ['Nothing was looked at.'];
}
