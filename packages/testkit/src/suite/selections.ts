import {
  evenDivision,
  type Attempt,
  type SlotChoice,
  type TargetRef,
  type TargetResolver,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';
import { keyOf, thingsFor } from './question.js';

/** Every set of so many entries, in no order that matters. */
function* subsets<T>(entries: readonly T[], min: number, max: number): Generator<readonly T[], void> {
  const [first, ...rest] = entries;
  if (min <= 0 && (first === undefined || max === 0)) yield [];
  if (first === undefined || max === 0) return;
  for (const others of subsets(rest, min - 1, max - 1)) yield [first, ...others];
  yield* subsets(rest, min, max);
}

function binomial(from: number, take: number): number {
  let count = 1;
  for (let at = 0; at < take; at++) count = (count * (from - at)) / (at + 1);
  return count;
}

const countOf = (things: number, min: number, max: number): number =>
  Array.from({ length: Math.max(0, Math.min(max, things) - min + 1) }, (_size, at) =>
    binomial(things, min + at),
  ).reduce((sum, count) => sum + count, 0);

function* product<T>(lists: readonly (readonly T[])[]): Generator<readonly T[], void> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const entry of first) for (const others of product(rest)) yield [entry, ...others];
}

/**
 * Every choice that could be made for a spec, legal or not, worked out without the solver; `undefined` where there are
 * more than `most`. Where all things are too many, those that are legal for a slot by itself stand for them.
 */
export function selections<State>(
  resolver: TargetResolver<State>,
  spec: TargetSpec,
  attempt: Attempt,
  most: number,
): Iterable<TargetSelection> | undefined {
  const opened = resolver.ask(spec, attempt);
  if (!opened.ok) return undefined;
  const things = thingsFor(resolver, spec);
  const { slots } = opened.value;
  const total = (lists: readonly (readonly TargetRef[])[]): number =>
    slots.reduce(
      (count, { min, max, automatic }, at) =>
        count * (automatic ? 1 : countOf(lists[at]?.length ?? 0, min, max)),
      1,
    );
  const legal = slots.map((_slot, at): readonly TargetRef[] => {
    const found = resolver.legalTargets(spec, attempt, at);
    return found.ok ? found.value : things;
  });
  const everything = slots.map(() => things);
  const lists = [everything, legal].find((candidates) => total(candidates) <= most);
  if (!lists) return undefined;
  return product(
    slots.map(({ min, max, automatic, division }, at): readonly SlotChoice[] => {
      if (automatic) return [{ targets: [] }];
      return [...subsets(lists[at] ?? [], min, max)].map((targets) =>
        division === undefined ? { targets } : { targets, division: evenDivision(division, targets.length) },
      );
    }),
  );
}

/** A choice as a key: what is chosen for each slot, in no order. */
export const selectionKey = (selection: TargetSelection): string =>
  selection.map(({ targets }) => targets.map(keyOf).toSorted().join(' + ')).join(' / ');
