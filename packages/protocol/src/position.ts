import { jsonObject, issue, ok, refuse, type NamedUnion, type Result, type JsonObject } from '@reticle/core';
import {
  divergence,
  move,
  type Match,
  type MatchEvent,
  type MatchRuntime,
  type Move,
  type Outcome,
} from '@reticle/core/match';
import { create } from 'jsondiffpatch';
import { format } from 'jsondiffpatch/formatters/jsonpatch';
import { applyPatch as applyInPlace } from 'rfc6902';
import * as z from 'zod';
import { patchOperation, type PatchOperation } from './server-message.js';

/**
 * One entry of a table's log. The options and the seed of a match together with its entries are the whole match: whoever
 * has them can play it again, also where moves were taken back or a player gave up.
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

/** How far a move may be taken back: states before this many moves are kept. */
const MOST_UNDONE = 50;

/** Where a table stands after the entries of its log so far. */
export interface Position<State> {
  /** How many entries the log has. */
  readonly step: number;
  readonly match: Match<State>;
  /** The moves that stand, those that were taken back left out. */
  readonly moves: readonly Move[];
  /**
   * The matches before each of the last moves that may be taken back: since then no chance was drawn, nothing hidden was shown, and
   * nobody was told anything that others were not.
   */
  readonly past: readonly Match<State>[];
  /** The players who gave up while others played on. */
  readonly left: readonly string[];
  /** How the match ended, if it ended otherwise than by its own rules. */
  readonly forfeited?: Outcome;
}

/** Where a table stood, as it is kept: with it, the entries before it need not be played again. */
export const snapshot = z
  .strictObject({
    step: z.int().min(0).describe('How many entries of the log came before.'),
    match: jsonObject.describe('The whole match: hidden things, too.'),
    forfeited: z.strictObject({ winners: z.array(z.string()).readonly(), reason: z.string() }).optional(),
  })
  .meta({ title: 'Snapshot', description: 'Where a table stood after some entries of its log.' });
/** Where a table stood, as it is kept. */
export type Snapshot = z.infer<typeof snapshot>;

/** A position as it is kept. The states before it are not: what led there can no longer be taken back. */
export const snapshotOf = <State>({ step, match, forfeited }: Position<State>): Snapshot =>
  snapshot.parse(JSON.parse(JSON.stringify({ step, match, forfeited })));

/** Who gave up while others played on, by some entries: whoever ended the match did not. */
const leftIn = (entries: readonly LogEntry[], { forfeited }: Snapshot): readonly string[] =>
  entries
    .flatMap((entry) => (entry.kind === 'forfeit' ? [entry.player] : []))
    .slice(0, forfeited ? -1 : undefined);

/** The moves that stand after some entries. */
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
 * The position after all entries of a log.
 *
 * @param match the match before the first entry
 * @param kept where the table stood after some of them, if that was kept
 * @returns a refusal with the path of the first entry that does not fit, or in which something else happens than is written down
 *   (`replayDiverged`); or one of the snapshot, if it is none of this game, or of a version that nothing leads on from
 */
export function positionOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  log: readonly LogEntry[],
  kept?: Snapshot,
): Result<Position<State>> {
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
    if (!next.ok)
      return {
        ok: false,
        issues: next.issues.map((found) => ({ ...found, path: ['log', at, ...(found.path ?? [])] })),
      };
    position = next.value.position;
  }
  return ok(position);
}

/** The position before the first entry. */
export const firstPosition = <State>(match: Match<State>): Position<State> => ({
  step: 0,
  match,
  moves: [],
  past: [],
  left: [],
});

/** How the match of a position ended; `undefined` while it goes on. */
export const outcomeOf = <State>(
  runtime: MatchRuntime<State>,
  { forfeited, match }: Position<State>,
): Outcome | undefined => forfeited ?? runtime.outcome(match);

/** The players who may move; none once the match has ended, in whatever way. */
export const actingIn = <State>(
  runtime: MatchRuntime<State>,
  { forfeited, match }: Position<State>,
): readonly string[] => (forfeited ? [] : runtime.toAct(match));

/** Whether some player knows a thing after a move that this player did not know before it. */
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

/** How many moves must be taken back for a player's last one; `undefined` if it may not be taken back. */
export function undoable<State>({ moves, past }: Position<State>, player: string): number | undefined {
  const count = moves.length - moves.findLastIndex((made) => made.player === player);
  return count <= moves.length && count <= past.length ? count : undefined;
}

/** The position after one more entry, with what happened. Refused: the position is as it was. */
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

/** Tells the objects of a list apart, so that a card that leaves a list is one removal. */
const objectHash = (entry: object | null): string => {
  if (entry === null) return 'null';
  const id: unknown = Reflect.get(entry, 'instanceId') ?? Reflect.get(entry, 'id');
  return typeof id === 'string' ? id : JSON.stringify(entry);
};

const differ = create({ objectHash, arrays: { detectMove: false }, omitRemovedValues: true });

const operations = z.array(patchOperation);

/** The operations of JSON Patch (RFC 6902) that turn one JSON object into another; none if they are equal. */
export function createPatch(before: JsonObject, after: JsonObject): readonly PatchOperation[] {
  const delta = differ.diff(before, after);
  return delta === undefined ? [] : operations.parse(format(delta));
}

function copyOf(value: JsonObject): JsonObject;
function copyOf(value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return copy;
}

/** The object after a patch; the one before is not touched. Refused with `invalidValue` if the patch does not fit. */
export function applyPatch(before: JsonObject, patch: readonly PatchOperation[]): Result<JsonObject> {
  const after = copyOf(before);
  const at = applyInPlace(after, [...patch]).findIndex((error) => error !== null);
  return at < 0
    ? ok(after)
    : refuse(issue('invalidValue', { problem: 'does not fit what it is to change' }, [at]));
}
