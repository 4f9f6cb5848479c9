import type { MatcherRecord, StringComparison } from '@reticle/core';
import { text } from '@reticle/core';
import type { CardFacts } from '../state/facts.js';

const one = text('name', (name: string) => name);

/** Any of the names, each compared whole; `not` means none of them (rule 201.2). An object without a name has none. */
export const nameMatcher: MatcherRecord<CardFacts, StringComparison, unknown> = {
  test: ({ names }, wanted, context) =>
    names.length > 0 &&
    (typeof wanted === 'object' && wanted.not !== undefined
      ? names.every((name) => one.test(name, wanted, context, {}))
      : names.some((name) => one.test(name, wanted, context, {}))),
  cost: 2,
  actual: ({ names }) => names,
  ...(one.words === undefined ? {} : { words: one.words }),
};
