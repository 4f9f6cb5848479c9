import { jsonObject, issue, ok, refuse, type Issue, type NamedUnion, type Result } from '@reticle/core';
import {
  divergence,
  move,
  type Match,
  type MatchEvent,
  type MatchRuntime,
  type Move,
  type Outcome,
} from '@reticle/core/match';
import * as z from 'zod';

/**
 * The schema of one entry of a table's log. The options and the seed of a match, together with its entries,
 * are the whole match: they are enough to replay it, even if moves were taken back or a player gave up.
 */
export const logEntry = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('move'),
      move,
      eventDigest: z
        .string()
        .max(64)
        .optional()
        .describe(
          'A fingerprint of what happened: whoever plays the log again notices where something else happens.',
        ),
    }),
    z
      .strictObject({ kind: z.literal('undo'), moves: z.int().min(1) })
      .describe('The last so many moves were taken back.'),
    z
      .strictObject({
        kind: z.literal('forfeit'),
        player: move.shape.player,
        reason: z.enum(['given up', 'out of time']),
      })
      .describe('A player gave up, or ran out of time: where the game has a move for that, others play on.'),
  ])
  .meta({ title: 'Log entry', description: 'One thing that was done at a table.' });
/** One entry of a table's log. */
export type LogEntry = NamedUnion<z.infer<typeof logEntry>>;

/** The most moves that may be taken back: the states before that many moves are kept. */
const MOST_UNDONE = 50;

/** A position: the state of a table after the entries of its log so far. */
export interface Position<State> {
  /** The number of entries of the log. */
  readonly step: number;
  readonly match: Match<State>;
  /** The moves that count, without those that were taken back. */
  readonly moves: readonly Move[];
  /**
   * The matches before each of the last moves that may be taken back. Since the first of them no chance was
   * drawn, nothing hidden was shown, and nobody was told anything that others were not.
   */
  readonly past: readonly Match<State>[];
  /** The players who gave up while others played on. */
  readonly left: readonly string[];
  /** How the match ended, if it did not end by its own rules. */
  readonly forfeited?: Outcome;
}

/** The schema of a snapshot: a saved position of a table. With it the entries before need not be replayed. */
export const snapshot = z
  .strictObject({
    step: z.int().min(0).describe('How many entries of the log came before.'),
    match: jsonObject.describe('The whole match: hidden things, too.'),
    forfeited: z.strictObject({ winners: z.array(z.string()).readonly(), reason: z.string() }).optional(),
  })
  .meta({ title: 'Snapshot', description: 'Where a table stood after some entries of its log.' });
/** A snapshot: a saved position of a table. */
export type Snapshot = z.infer<typeof snapshot>;

/**
 * Makes a snapshot of a position. The states before it are not saved, so the moves that led to it can no
 * longer be taken back.
 */
export const snapshotOf = <State>({ step, match, forfeited }: Position<State>): Snapshot =>
  snapshot.parse(JSON.parse(JSON.stringify({ step, match, forfeited })));

/**
 * Lists the players who gave up while others played on, from the entries. A player who ended the match by
 * giving up is not among them.
 */
const leftIn = (entries: readonly LogEntry[], { forfeited }: Snapshot): readonly string[] =>
  entries
    .flatMap((entry) => (entry.kind === 'forfeit' ? [entry.player] : []))
    .slice(0, forfeited ? -1 : undefined);

/** Whether an entry after a snapshot takes back moves that were made before it. */
function undoesBefore({ step }: Snapshot, log: readonly LogEntry[]): boolean {
  let moves = 0;
  return log.slice(step).some((entry) => {
    if (entry.kind !== 'forfeit') moves += entry.kind === 'undo' ? -entry.moves : 1;
    return moves < 0;
  });
}

/** Lists the moves that count after some entries. */
function movesAfter(
  entries: readonly LogEntry[],
  left: readonly string[],
  leaves: string | undefined,
): readonly Move[] {
  const moves: Move[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') moves.push(entry.move);
    if (entry.kind === 'undo') moves.splice(-entry.moves);
    if (entry.kind === 'forfeit' && leaves !== undefined && left.includes(entry.player))
      moves.push({ move: leaves, player: entry.player });
  }
  return moves;
}

/**
 * Computes the position after all entries of a log.
 *
 * @param match the match before the first entry
 * @param snapshotted a snapshot after some of the entries, if there is one. It is not used if a later entry
 * takes back moves that were made before it.
 * @returns a refusal with the path of the first entry that does not fit, or that has other events than were
 * recorded (`replayDiverged`); or a refusal of the snapshot, if it belongs to another game, or to a version
 * that cannot be migrated
 */
export function positionOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  log: readonly LogEntry[],
  snapshotted?: Snapshot,
): Result<Position<State>> {
  const kept = snapshotted && undoesBefore(snapshotted, log) ? undefined : snapshotted;
  const parsed = kept && runtime.parseMatch(kept.match);
  if (parsed?.ok === false) return parsed;
  const before = log.slice(0, kept?.step ?? 0);
  const left = kept ? leftIn(before, kept) : [];
  let position: Position<State> =
    kept && parsed
      ? {
          step: kept.step,
          match: parsed.value,
          moves: movesAfter(before, left, runtime.leaves),
          past: [],
          left,
          ...(kept.forfeited ? { forfeited: kept.forfeited } : {}),
        }
      : firstPosition(match);
  for (const [at, entry] of log.entries()) {
    if (at < position.step) continue;
    const next = positionAfter(runtime, position, entry);
    if (!next.ok) return { ok: false, issues: inEntry(next.issues, at) };
    position = next.value.position;
  }
  return ok(position);
}

/** An entry of a log, with the position that it led to and what happened. */
export interface PlayedStep<State> {
  readonly entry: LogEntry;
  readonly position: Position<State>;
  readonly events: readonly MatchEvent[];
}

/** Computes the steps that some entries make after a position. Refuses like {@link positionOf}. */
export function stepsAfter<State>(
  runtime: MatchRuntime<State>,
  position: Position<State>,
  entries: readonly LogEntry[],
): Result<readonly PlayedStep<State>[]> {
  const steps: PlayedStep<State>[] = [];
  for (const [at, entry] of entries.entries()) {
    const next = positionAfter(runtime, steps.at(-1)?.position ?? position, entry);
    if (!next.ok) return { ok: false, issues: inEntry(next.issues, position.step + at) };
    steps.push({ entry, ...next.value });
  }
  return ok(steps);
}

/** Puts the path of an entry of the log before the paths of issues. */
const inEntry = (issues: readonly Issue[], at: number): readonly Issue[] =>
  issues.map((found) => ({ ...found, path: ['log', at, ...(found.path ?? [])] }));

/** Makes the position before the first entry. */
export const firstPosition = <State>(match: Match<State>): Position<State> => ({
  step: 0,
  match,
  moves: [],
  past: [],
  left: [],
});

/** Returns how the match of a position ended. Returns undefined while it goes on. */
export const outcomeOf = <State>(
  runtime: MatchRuntime<State>,
  { forfeited, match }: Position<State>,
): Outcome | undefined => forfeited ?? runtime.outcome(match);

/** Returns the players who may move. Empty once the match has ended, in whatever way. */
export const actingIn = <State>(
  runtime: MatchRuntime<State>,
  { forfeited, match }: Position<State>,
): readonly string[] => (forfeited ? [] : runtime.toAct(match));

/** Whether a player knows a thing after a move that this player did not know before it. */
function showsHidden<State>(
  runtime: MatchRuntime<State>,
  before: Match<State>,
  after: Match<State>,
): boolean {
  const { kinds, players } = runtime.game;
  const viewers = players(after.state).map(({ id }) => id);
  return kinds.some((kind) => {
    const view = kind.open(after.state);
    return Array.from({ length: view.size }, (_thing, index) => view.ref(index)).some((ref) =>
      viewers.some((viewer) => runtime.hides(before, viewer, ref) && !runtime.hides(after, viewer, ref)),
    );
  });
}

const drewChance = <State>(before: Match<State>, after: Match<State>): boolean =>
  JSON.stringify(before.random) !== JSON.stringify(after.random);

/**
 * Counts the moves that must be taken back to undo a player's last one. Returns undefined if it may not be
 * taken back.
 */
export function undoable<State>({ moves, past }: Position<State>, player: string): number | undefined {
  const count = moves.length - moves.findLastIndex((made) => made.player === player);
  return count <= moves.length && count <= past.length ? count : undefined;
}

/** Computes the position after one more entry, with the events. If it refuses, the position is unchanged. */
export function positionAfter<State>(
  runtime: MatchRuntime<State>,
  position: Position<State>,
  entry: LogEntry,
): Result<{ readonly position: Position<State>; readonly events: readonly MatchEvent[] }> {
  const { match, moves, past, left } = position;
  const outcome = outcomeOf(runtime, position);
  if (outcome) return refuse(issue('matchOver', { winners: outcome.winners }));
  const step = position.step + 1;
  switch (entry.kind) {
    case 'move': {
      const applied = runtime.apply(match, entry.move);
      if (!applied.ok) return applied;
      const { match: after, events } = applied.value;
      const diverged = divergence(entry.eventDigest, events, after.step);
      if (diverged) return refuse(diverged);
      const tells = events.some(
        ({ type, visibleTo }) => visibleTo !== undefined || runtime.reveals.includes(type),
      );
      const bars = tells || drewChance(match, after) || showsHidden(runtime, match, after);
      const kept = bars ? [] : [...past, match].slice(-MOST_UNDONE);
      const stood = [...moves, entry.move];
      return ok({ position: { step, match: after, moves: stood, past: kept, left }, events });
    }
    case 'undo': {
      const back = past.at(-entry.moves);
      if (!back) return refuse(issue('nothingToUndo', { moves: past.length }));
      const stood = { moves: moves.slice(0, -entry.moves), past: past.slice(0, -entry.moves) };
      return ok({ position: { step, match: back, left, ...stood }, events: [] });
    }
    case 'forfeit': {
      const gave = runtime.leave(match, entry.player);
      if (!gave.ok) return gave;
      const { match: after, events, move: made, outcome: over } = gave.value;
      if (over) {
        const forfeited = { winners: over.winners, reason: entry.reason };
        return ok({ position: { step, match, moves, past: [], left, forfeited }, events: [] });
      }
      const stood = made ? [...moves, made] : moves;
      const gone = [...left, entry.player];
      return ok({ position: { step, match: after, moves: stood, past: [], left: gone }, events });
    }
  }
}
