import { ok, refuse, type Result } from '@reticle/core';
import { type Match, type MatchRecord, type MatchRuntime } from '@reticle/core/match';
import {
  firstPosition,
  positionOf,
  stepsAfter,
  type LogEntry,
  type PlayedStep,
  type Position,
  type Snapshot,
} from '@reticle/protocol';
import { serverIssue } from '../issues.js';
import type { StoredEntry, StoredTable } from '../store/store.js';

/** How the matches of tables were drawn that were saved before tables said it. */
const UNNAMED = 'sha256';

/** Makes the record of a saved table, without moves. */
export const headerOf = ({ game, version, options, seed, seeding = UNNAMED }: StoredTable): MatchRecord => ({
  game,
  version,
  options,
  seed,
  seeding,
  moves: [],
});

/** Migrates the log of a table to the current version. Each entry has the version in which it was made. */
export function entriesOfToday<State>(
  runtime: MatchRuntime<State>,
  table: StoredTable,
  log: readonly StoredEntry[],
): Result<readonly LogEntry[]> {
  const entries: LogEntry[] = [];
  for (const [at, { entry, version = table.version }] of log.entries()) {
    if (entry.kind !== 'move' || version === runtime.version) {
      entries.push(entry);
      continue;
    }
    const eventDigests = entry.eventDigest === undefined ? [] : [entry.eventDigest];
    const migrated = runtime.migrate({ ...headerOf(table), version, moves: [entry.move], eventDigests });
    if (!migrated.ok)
      return { ok: false, issues: migrated.issues.map((found) => ({ ...found, path: ['log', at] })) };
    const {
      moves: [move = entry.move],
      eventDigests: [eventDigest] = [],
    } = migrated.value;
    entries.push({ kind: 'move', move, ...(eventDigest === undefined ? {} : { eventDigest }) });
  }
  return ok(entries);
}

/** Where a log has led to: a position some steps ago, and the steps since. */
export interface Played<State> {
  readonly position: Position<State>;
  readonly played: readonly PlayedStep<State>[];
}

/**
 * Computes where a log has led to, with its last `delay` steps apart. If a release has changed the game so
 * that only the position after the snapshot can be had, the steps apart are one, from the beginning of the
 * match to that position.
 *
 * @param match the match before the first entry
 */
export function playedOf<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  entries: readonly LogEntry[],
  kept: Snapshot | undefined,
  delay: number,
): Result<Played<State>> {
  if (kept && kept.step > entries.length)
    return refuse(serverIssue('missingStep', { step: entries.length + 1 }));
  const from = Math.max(0, entries.length - delay);
  const early = kept && kept.step <= from ? kept : undefined;
  const position = positionOf(runtime, match, entries.slice(0, from), early);
  const played = position.ok ? stepsAfter(runtime, position.value, entries.slice(from)) : position;
  if (position.ok && played.ok) return ok({ position: position.value, played: played.value });
  const present = positionOf(runtime, match, entries, kept);
  const entry = entries.at(-1);
  if (!present.ok || !entry) return present.ok ? ok({ position: present.value, played: [] }) : present;
  const leap = { entry, position: present.value, events: [] };
  return ok({ position: firstPosition(match), played: [leap] });
}
