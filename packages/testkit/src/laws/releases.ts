import { STATE_LIMITS, parseWith, type Issue } from '@reticle/core';
import { matchRecord, type MatchRuntime } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import type { Suite } from '../suite/suite.js';

/** Why a saved match does not go on; empty if it does. */
function stuck<State>(runtime: MatchRuntime<State>, json: unknown): readonly Issue[] | 'noMove' {
  const parsed = runtime.parseMatch(json);
  if (!parsed.ok) return parsed.issues;
  const match = parsed.value;
  const [player] = runtime.toAct(match);
  if (player === undefined) return [];
  const [move] = runtime.legalMoves(match, player, 1);
  if (!move) return 'noMove';
  const applied = runtime.apply(match, move);
  return applied.ok ? [] : applied.issues;
}

function ofKept<State>(runtime: MatchRuntime<State>, kept: unknown, index: number): readonly Finding[] {
  const isRecord = parseWith(matchRecord, kept, STATE_LIMITS).ok;
  const replayed = isRecord ? runtime.replay(kept) : undefined;
  const issues = replayed ? (replayed.ok ? [] : replayed.issues) : stuck(runtime, kept);
  if (issues === 'noMove') return [finding('releases.noMove', { index })];
  return issues.length === 0 ? [] : [finding('releases.refused', { index, issues })];
}

/** What was kept of matches before a release plays on after it: records as they were recorded, saved matches by one more move. */
export function releases<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  const { runtime, fixtures: { kept = [] } = {} } = matches ?? {};
  if (!runtime || kept.length === 0)
    return [finding('law.idle', { what: '`kept`: matches and records of earlier versions' })];
  return kept.flatMap((json, index) => ofKept(runtime, json, index));
}
