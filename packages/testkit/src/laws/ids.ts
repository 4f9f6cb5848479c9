import { canonicalJson, json, type Json, type JsonObject, type TargetRef } from '@reticle/core';
import type { Match, MatchRuntime } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import { throughJson } from '../json.js';
import type { Suite, SuiteMatches } from '../suite/suite.js';

/** How many matches are begun for each of the options. */
const SEEDS = 12;
/** How many standard deviations from what chance gives tell something. */
const MOST = 5;

const byNumber = new Intl.Collator('en', { numeric: true });
const nameOf = ({ kind, id }: TargetRef): string => `${kind} ${id}`;

/** All things of a match, in the order of their ids. */
const thingsOf = <State>({ game }: MatchRuntime<State>, { state }: Match<State>): readonly TargetRef[] =>
  game.kinds
    .flatMap((kind) => {
      const view = kind.open(state);
      return Array.from({ length: view.size }, (_thing, index) => view.ref(index));
    })
    .toSorted((one, other) => byNumber.compare(nameOf(one), nameOf(other)));

/** What was counted, what chance gives on average, and the variance of that. */
interface Count {
  readonly got: number;
  readonly mean: number;
  readonly variance: number;
}

/** How far all that was counted is from chance, in standard deviations. */
function deviation(counts: readonly Count[]): number {
  const variance = counts.reduce((sum, each) => sum + each.variance, 0);
  const away = counts.reduce((sum, { got, mean }) => sum + got - mean, 0);
  return variance === 0 ? 0 : away / Math.sqrt(variance);
}

/** How often a thing that is seen stands before one that is not (Mann and Whitney's U). */
function seenFirst(seen: readonly boolean[]): Count {
  const [there, all] = [seen.filter(Boolean).length, seen.length];
  const pairs = there * (all - there);
  const got = seen.reduce(
    (sum, is, at) => (is ? sum + seen.slice(at + 1).filter((other) => !other).length : sum),
    0,
  );
  return { got, mean: pairs / 2, variance: (pairs * (all + 1)) / 12 };
}

/** How much more often than not a later one is greater (Kendall's S). */
function inOrder(list: readonly number[]): Count {
  const count = list.length;
  const got = list.reduce(
    (sum, value, at) => sum + list.slice(at + 1).reduce((more, later) => more + Math.sign(later - value), 0),
    0,
  );
  return { got, mean: 0, variance: (count * (count - 1) * (2 * count + 5)) / 18 };
}

/** How often two equal faces are neighbours: about as rare events are distributed. */
function alikeBeside(faces: readonly string[]): Count {
  const got = faces.filter((face, at) => at > 0 && face === faces[at - 1]).length;
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  const mean =
    [...counts.values()].reduce((sum, count) => sum + count * (count - 1), 0) / (faces.length || 1);
  return { got, mean, variance: mean };
}

/** The keys that say which object it is and where it lies. */
const PLACE: ReadonlySet<string> = new Set(['instanceId', 'id', 'zone', 'incarnation', 'timestamp', 'order']);

/** The facts of each object of a state by its id, without its place. */
function facesIn(state: unknown): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const { success, data } = json.safeParse(throughJson(state));
  const open: Json[] = success ? [data] : [];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const entries = Object.entries(value);
    const facts = Object.fromEntries(entries);
    const id = facts['instanceId'] ?? facts['id'];
    if (typeof id === 'string' && !found.has(id))
      found.set(id, Object.fromEntries(entries.filter(([key]) => !PLACE.has(key))));
    for (const [, inner] of entries) if (inner !== undefined) open.push(inner);
  }
  return found;
}

/** The counts of the matches that begin with the same options. */
function ofBeginnings<State>(runtime: MatchRuntime<State>, options: object): readonly Finding[] {
  const matches = Array.from({ length: SEEDS }, (_seed, at) => runtime.start(options, `ids ${at}`)).flatMap(
    (started) => (started.ok ? [started.value] : []),
  );
  const seen: Count[] = [];
  const beside: Count[] = [];
  const named = new Set<string>();
  for (const match of matches) {
    const things = thingsOf(runtime, match);
    const viewers = runtime.game.players(match.state).map(({ id }) => id);
    const secret = things.filter((ref) => viewers.some((viewer) => runtime.hides(match, viewer, ref)));
    if (secret.length === 0) return [];
    named.add(things.map(nameOf).join(', '));
    const faces = facesIn(match.state);
    const ownerOf = ({ id }: TargetRef): string => JSON.stringify(faces.get(id)?.['owner'] ?? null);
    for (const owner of new Set(secret.map(ownerOf))) {
      const own = secret.filter((ref) => ownerOf(ref) === owner);
      beside.push(alikeBeside(own.map(({ id }) => canonicalJson(faces.get(id) ?? {}))));
      for (const viewer of viewers)
        seen.push(seenFirst(own.map((ref) => !runtime.hides(match, viewer, ref))));
    }
  }
  const [one, other] = named;
  return [
    ...(one !== undefined && other !== undefined ? [finding('ids.differ', { one, other })] : []),
    ...told('which of them a player sees', deviation(seen)),
    ...told('which of them are alike', deviation(beside)),
  ];
}

const told = (what: string, away: number): readonly Finding[] =>
  Math.abs(away) > MOST ? [finding('ids.tell', { what, deviations: Math.round(away) })] : [];

/** In which order things came to be seen in the matches that were played, by their ids. */
function ofPlays<State>({ runtime, plays }: SuiteMatches<State>): readonly Finding[] {
  const counts = plays().flatMap(({ start, moments, end }) => {
    const things = thingsOf(runtime, start);
    const viewers = runtime.game.players(start.state).map(({ id }) => id);
    return viewers.map((viewer) => {
      const hidden = new Set(things.flatMap((ref, at) => (runtime.hides(start, viewer, ref) ? [at] : [])));
      const shown: number[] = [];
      for (const match of [...moments.map((moment) => moment.match), end]) {
        const now = [...hidden].filter((at) => {
          const ref = things[at];
          return ref !== undefined && !runtime.hides(match, viewer, ref);
        });
        for (const at of now) hidden.delete(at);
        // Of several that come at once nobody knows the order.
        if (now.length === 1) shown.push(...now);
      }
      return inOrder(shown);
    });
  });
  return told('in which order they come to be seen', deviation(counts));
}

/**
 * The ids of hidden things carry no information: they are the same whatever the seed, and neither what is seen
 * of them, nor in which order, nor what is alike among them goes with their order.
 */
export function ids<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  if (!matches) return [finding('law.idle', { what: 'a match' })];
  const { runtime, fixtures } = matches;
  const { options = [{}] } = fixtures;
  return [...options.flatMap((each) => ofBeginnings(runtime, each)), ...ofPlays(matches)];
}
