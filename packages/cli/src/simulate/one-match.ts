import type { Issue } from '@reticle/core';
import { type HostMatch, MatchWatch } from '@reticle/core/host';
import {
  digestOf,
  type AppliedMove,
  type Match,
  type MatchRecord,
  type MatchRuntime,
  type Move,
} from '@reticle/core/match';
import { cliIssue, reasonOf, issueWords } from '../failure.js';
import { seatsOf } from '../options.js';
import type { CheckedMatch, Finding, MatchPlan, MatchResult } from '../workers/match-plan.js';

interface FoundIssues {
  readonly kind: Finding['kind'];
  readonly issues: readonly Issue[];
}

/** A match as it is being played. */
interface Run<State> {
  match: Match<State>;
  readonly moves: Move[];
  probed: number;
  refusedOffers: number;
  /** Records what the cards show, if the caller wants to know it. */
  readonly watch: MatchWatch<State> | undefined;
}

/** The most moves that one probe of the offers tries. */
const PROBED_MOVES = 100;
const PROBED_CHOICES = 5;

/**
 * Plays a match and checks that it ends, that no offer is refused, and that its record replays to the same
 * end.
 */
export function playChecked<State>(game: HostMatch<State>, plan: MatchPlan): CheckedMatch {
  const { runtime, turn, watch } = game;
  const { options, seed } = plan;
  const inWords = ({ kind, issues }: FoundIssues): Finding => ({
    kind,
    issues: issues.map((found) => ({ code: found.code, words: issueWords(found, runtime.game) })),
  });
  const notStarted = (issues: readonly Issue[]): CheckedMatch => ({
    result: { seed, moves: 0, probed: 0, refusedOffers: 0, finding: inWords({ kind: 'notStarted', issues }) },
  });
  const header = runtime.record(options, seed);
  if (!header.ok) return notStarted(header.issues);
  const started = runtime.start(options, seed);
  if (!started.ok) return notStarted(started.issues);

  const watching = plan.watch && watch ? new MatchWatch(watch, header.value.options) : undefined;
  const run: Run<State> = { match: started.value, moves: [], probed: 0, refusedOffers: 0, watch: watching };
  const found = guarded(() => playOn(runtime, plan, run) ?? playAgain(runtime, header.value, run));
  const { match, moves, probed, refusedOffers } = run;
  const digest = digestOf(match);
  const result: MatchResult = {
    seed,
    moves: match.step,
    ...(turn ? { turns: turn(match.state) } : {}),
    ...runtime.outcome(match),
    digest,
    probed,
    refusedOffers,
    ...(watching ? { shown: watching.coverage() } : {}),
  };
  if (!found) return { result };
  // If the last move is the finding, no replay reaches an end that could be compared.
  const end = moves.length === match.step ? { digest } : {};
  return { result: { ...result, finding: inWords(found) }, record: { ...header.value, moves, ...end } };
}

/** Plays to the end, or to the first finding. */
function playOn<State>(
  runtime: MatchRuntime<State>,
  plan: MatchPlan,
  run: Run<State>,
): FoundIssues | undefined {
  const { bots, seed, maxMoves, probe } = plan;
  const seats = seatsOf(runtime.game.players(run.match.state), bots, seed);
  for (;;) {
    const [player] = runtime.toAct(run.match);
    if (player === undefined) return undefined;
    if (run.match.step >= maxMoves) return { kind: 'notOver', issues: [] };
    const refused = probe > 0 && run.match.step % probe === 0 ? probeOffers(runtime, player, run) : undefined;
    if (refused) return refused;
    const move = seats.find((seat) => seat.player === player)?.choose(runtime, run.match);
    if (!move) return { kind: 'stuck', issues: [] };
    const applied = tryMove(runtime, run, move, run.watch?.observe);
    if ('kind' in applied) return applied;
    const { match, events } = applied;
    run.watch?.record({ before: run.match.state, move, after: match.state, events });
    run.match = match;
  }
}

/** Tries the offered moves without playing them, up to the first refused one. */
function probeOffers<State>(
  runtime: MatchRuntime<State>,
  player: string,
  run: Run<State>,
): FoundIssues | undefined {
  const end = run.probed + PROBED_MOVES;
  for (const move of runtime.legalMoves(run.match, player, PROBED_CHOICES)) {
    if (run.probed >= end) return undefined;
    run.probed++;
    const after = tryMove(runtime, run, move);
    if ('kind' in after) return after;
    run.moves.pop();
  }
  return undefined;
}

/** Tries a move. It stays on the list, as the finding if it is refused. */
function tryMove<State>(
  runtime: MatchRuntime<State>,
  run: Run<State>,
  move: Move,
  observe?: MatchWatch<State>['observe'],
): AppliedMove<State> | FoundIssues {
  run.moves.push(move);
  const applied = runtime.apply(run.match, move, observe);
  if (applied.ok) return applied.value;
  run.refusedOffers++;
  return { kind: 'refused', issues: applied.issues };
}

function playAgain<State>(
  runtime: MatchRuntime<State>,
  header: MatchRecord,
  { match, moves }: Run<State>,
): FoundIssues | undefined {
  const again = runtime.replay({ ...header, moves, digest: digestOf(match) });
  return again.ok ? undefined : { kind: 'replayDiffers', issues: again.issues };
}

function guarded(work: () => FoundIssues | undefined): FoundIssues | undefined {
  try {
    return work();
  } catch (error) {
    return { kind: 'threw', issues: [cliIssue('threw', { message: reasonOf(error) })] };
  }
}

/** Five numbers that describe a distribution. */
export interface Spread {
  readonly min: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** The results of a simulation. */
export interface Summary {
  readonly games: number;
  /** How many matches each player won; a shared win counts for each winner. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  /** How often matches ended for each reason. */
  readonly endings: Readonly<Record<string, number>>;
  readonly moves: Spread | null;
  readonly turns: Spread | null;
  readonly probed: number;
  readonly refusedOffers: number;
  readonly replayMismatches: number;
  /** The number of findings of each kind. */
  readonly findings: Readonly<Record<string, number>>;
}

const count = (entries: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the nearest-rank percentiles, or null for no numbers. */
export function spreadOf(numbers: readonly number[]): Spread | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  if (sorted.length === 0) return null;
  return { min: rank(0), p50: rank(0.5), p90: rank(0.9), p99: rank(0.99), max: rank(1) };
}

export function summarize(results: readonly MatchResult[]): Summary {
  const ended = results.filter(({ winners }) => winners !== undefined);
  const findings = count(results.flatMap(({ finding }) => finding?.kind ?? []));
  return {
    games: results.length,
    wins: count(ended.flatMap(({ winners = [] }) => winners)),
    draws: ended.filter(({ winners = [] }) => winners.length === 0).length,
    endings: count(ended.map(({ reason = 'ended' }) => reason)),
    moves: spreadOf(ended.map(({ moves }) => moves)),
    turns: spreadOf(ended.flatMap(({ turns }) => turns ?? [])),
    probed: sum(results.map(({ probed }) => probed)),
    refusedOffers: sum(results.map(({ refusedOffers }) => refusedOffers)),
    replayMismatches: findings['replayDiffers'] ?? 0,
    findings,
  };
}
