import type { JsonObject, TargetingGame } from '@reticle/core';
import * as fc from 'fast-check';
import type { Stage } from '../fixtures.js';
import { objectOf } from '../json.js';
import { looksAtSlots, type Question } from './question.js';

/** Filters by kind: what random ones are made of. */
export type FiltersByKind = Readonly<Record<string, readonly JsonObject[]>>;

/** Filters made of given ones: themselves, two at once, one of two, not one, nested a little. */
function filtersOf(given: readonly JsonObject[]): fc.Arbitrary<JsonObject> {
  const single = fc.constantFrom({}, ...given);
  const pair = fc.tuple(single, single);
  const some: fc.Arbitrary<JsonObject> = fc.oneof(
    { weight: 4, arbitrary: single },
    { weight: 2, arbitrary: pair.map((allOf) => ({ allOf })) },
    { weight: 2, arbitrary: pair.map((anyOf) => ({ anyOf })) },
    { weight: 2, arbitrary: single.map((not) => ({ not })) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: some },
    { weight: 1, arbitrary: fc.tuple(some, some).map((anyOf) => ({ anyOf })) },
    { weight: 1, arbitrary: fc.tuple(single, some).map(([one, not]) => ({ allOf: [one], not })) },
  );
}

/** Slots of any kind with random filters: one or two queries, all choosers that need nothing, both modes. */
function slotOf(kinds: FiltersByKind): fc.Arbitrary<JsonObject> {
  const query = fc
    .constantFrom(...Object.keys(kinds))
    .chain((kind) => filtersOf(kinds[kind] ?? []).map((filter) => ({ kind, filter })));
  return fc.record({
    accepts: fc.array(query, { minLength: 1, maxLength: 2 }),
    min: fc.constantFrom(0, 1),
    max: fc.constantFrom(1, 1, 2, 'any'),
    chooser: fc.constantFrom('controller', 'controller', 'controller', 'all', 'random'),
    mode: fc.constantFrom('target', 'choose'),
  });
}

/** Questions at random: of one slot, or two that exclude each other, in any of the stages. */
export function randomQuestions<State>(
  game: TargetingGame<State>,
  stages: readonly Stage<State>[],
  kinds: FiltersByKind,
): fc.Arbitrary<Question<State>> {
  const slots = fc.array(slotOf(kinds), { minLength: 1, maxLength: 2 });
  const specs = slots.map((written) => {
    const named = written.map((slot, at) => ({ id: `t${at + 1}`, ...slot }));
    const ids = named.map(({ id }) => id);
    const relations = ids.length < 2 ? [] : [{ relation: 'different', slots: ids }];
    const spec = game.parseSpec({ slots: named, relations });
    return spec.ok ? spec.value : undefined;
  });
  return fc
    .record({ stage: fc.constantFrom(...stages), spec: specs })
    .map(({ stage: { state, attempt }, spec }) => (spec ? { state, attempt, spec } : undefined))
    .filter((question) => question !== undefined);
}

/** The filters of some cases that stand by themselves: what refers to another slot is left out. */
export const standalone = (filters: readonly object[]): readonly JsonObject[] =>
  filters.map(objectOf).filter((filter) => !looksAtSlots(filter));
