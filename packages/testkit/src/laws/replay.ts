import { STATE_LIMITS, parseWith, type Issue } from '@reticle/core';
import { type Match, type MatchRuntime, matchRecord } from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import { difference, sameJson, throughJson } from '../json.js';
import { spread, type Playthrough } from '../suite/play.js';
import type { Suite, SuiteMatches } from '../suite/suite.js';

const UNDONE = 3;

function ofPlay<State>(runtime: MatchRuntime<State>, play: Playthrough<State>): readonly Finding[] {
  const { seed, record, moments, start, end } = play;
  const same = (what: string, wanted: Match<State>, got: Match<State>): readonly Finding[] => {
    const [one, other] = [JSON.stringify(wanted), JSON.stringify(got)];
    if (one === other) return [];
    const [was, is] = difference(one, other);
    return [finding('replay.differs', { seed, what, wanted: was, got: is })];
  };
  const replayed = (what: string, json: unknown, wanted: Match<State>): readonly Finding[] => {
    const again = runtime.replay(json);
    return again.ok
      ? same(what, wanted, again.value.match)
      : [finding('replay.refused', { seed, issues: again.issues })];
  };
  const restarted = runtime.start(record.options, seed);
  const undone = spread(moments, UNDONE).flatMap(({ match }) => {
    const back = runtime.undo(record, record.moves.length - match.step);
    return back.ok
      ? replayed(`taken back to move ${match.step}`, throughJson(back.value), match)
      : [finding('replay.refused', { seed, issues: back.issues })];
  });
  const wrong = runtime.replay({ ...record, digest: 'another' });
  const saved = runtime.parseMatch(throughJson(moments.at(-1)?.match ?? start));
  const last = record.moves.at(-1);
  const onwards = saved.ok && last ? runtime.apply(saved.value, last) : undefined;
  return [
    ...replayed('played again', throughJson(record), end),
    ...(restarted.ok ? same('started again', start, restarted.value) : []),
    // What is read has its keys in the order of the schema.
    ...(onwards?.ok && !sameJson(onwards.value.match, end)
      ? same('saved, read and played on', end, onwards.value.match)
      : []),
    ...undone,
    ...(wrong.ok ? [finding('replay.notNoticed', { seed })] : []),
  ];
}

function ofMatches<State>({ runtime, plays }: SuiteMatches<State>): readonly Finding[] {
  return plays().flatMap((play) => ofPlay(runtime, play));
}

/** A record plays again to the same bytes, also after moves were taken back or the match was saved; a wrong end is noticed. */
export function replay<State, MatchState>({ matches }: Suite<State, MatchState>): readonly Finding[] {
  return matches ? ofMatches(matches) : [finding('law.idle', { what: 'a match' })];
}

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
