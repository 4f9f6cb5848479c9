import { parseWith, STATE_LIMITS, type Result } from '@reticle/core';
import { matchRecord } from '@reticle/core/match';
import { jsonSchemas } from '@reticle/core/schema';
import { finding, type Finding } from '../finding.js';
import { difference, flawOf, sameJson, throughJson } from '../json.js';
import { overQuestions, type Suite, type SuiteMatches } from '../suite/suite.js';

/** A value is plain JSON, and what is read back is the same. */
function survives(
  what: string,
  value: unknown,
  read: (json: unknown) => Result<unknown>,
): readonly Finding[] {
  const flaw = flawOf(value);
  if (flaw) return [finding('roundTrip.notJson', { what, issue: flaw })];
  const back = read(throughJson(value));
  if (!back.ok) return [finding('roundTrip.refused', { what, issues: back.issues })];
  if (sameJson(back.value, value)) return [];
  const [before, after] = difference(JSON.stringify(value), JSON.stringify(back.value));
  return [finding('roundTrip.changed', { what, before, after })];
}

function isJson(what: string, value: unknown): readonly Finding[] {
  const flaw = flawOf(value);
  return flaw ? [finding('roundTrip.notJson', { what, issue: flaw })] : [];
}

function ofMatches<State>({ runtime, plays, moments }: SuiteMatches<State>): readonly Finding[] {
  return [
    ...plays().flatMap(({ record, end }) => [
      ...survives('record', record, (json) => parseWith(matchRecord, json, STATE_LIMITS)),
      ...survives('match', end, (json) => runtime.parseMatch(json)),
    ]),
    ...moments().flatMap(({ match, move, events, player }) => [
      ...survives('match', match, (json) => runtime.parseMatch(json)),
      ...survives('state', match.state, (json) => runtime.game.parseState(json)),
      ...isJson(`move ${move.move}`, move),
      ...events.flatMap((event) => isJson(`event ${event.type}`, event)),
      ...isJson('view', runtime.view(match, player)),
      ...[...runtime.offers(match, player)].flatMap(({ spec }) =>
        survives('spec of a move', spec, (json) => runtime.game.parseSpec(json)),
      ),
    ]),
  ];
}

/** Filters, specs, states, moves, events and views are plain JSON, and what is written is read back as the same. */
export function roundTrip<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  const { game, fixtures, filters, stages, matches } = suite;
  return [
    ...Object.entries(filters).flatMap(([kind, all]) =>
      all.flatMap((filter) => survives(`filter of ${kind}`, filter, (json) => game.parseFilter(kind, json))),
    ),
    ...(fixtures.specs ?? []).flatMap((written) => {
      const spec = game.parseSpec(written);
      return spec.ok ? [] : [finding('roundTrip.refused', { what: 'spec', issues: spec.issues })];
    }),
    ...stages.flatMap(({ state }) => survives('state', state, (json) => game.parseState(json))),
    ...isJson('list of schemas', jsonSchemas(game)),
    ...overQuestions(suite, (of, { spec }) => survives('spec', spec, (json) => of.parseSpec(json))),
    ...(matches ? ofMatches(matches) : []),
  ];
}
