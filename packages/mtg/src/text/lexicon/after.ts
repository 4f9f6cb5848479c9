import type { LexiconEntry } from '@reticle/core/text';
import { VERBS, third, words } from './verbs.js';

const MARKS = words(`. , ; : " ' — • 's ]`);

const LINKS =
  words(`and to until into onto for at if unless then instead equal by where when whenever during before after while
  rather once twice on upon through`);

const PHRASES = [
  'this turn',
  'this combat',
  'this way',
  'as long as',
  'as though',
  'as if',
  'as you',
  'as it',
  'three times',
  'x times',
  'four times',
  'that many times',
  'face down',
  'face up',
  'from combat',
  'from it',
  'from among',
  'or up to',
  'and/or up to',
  'and/or target',
  'or target',
  'in a face-down pile',
  'in addition',
  'in any order',
  'in random order',
  'with the next',
  'additional',
  'or untap',
  'or tap',
  'or exile',
  'or destroy',
  'or return',
  'or put',
  'or draw',
  'or sacrifice',
  'or add',
  'or create',
  'or remove',
  'or you',
];

/** Verbs whose bare form is also their participle, "a spell cast from exile": after a phrase it may belong to it. */
const PARTICIPLES = words('cast put');

const IRREGULAR = words(
  `has have had is are was were does do doesn't don't can't cannot won't isn't aren't didn't`,
);

/** Marks and words that may follow a phrase without belonging to it; where none of them does, it is not understood. */
const AFTER_WORDS: readonly string[] = [
  ...MARKS,
  ...LINKS,
  ...PHRASES,
  ...VERBS,
  ...[...VERBS, ...PARTICIPLES].map(third),
  ...IRREGULAR,
  ...[...VERBS, ...PARTICIPLES, 'have', 'other', 'control'].map((verb) => `each ${verb}`),
  'without paying',
  // "Except for" would belong to the phrase.
  ...words(`it it's its the that they their ~ this his her as`).map((word) => `except ${word}`),
];

export const AFTER: readonly LexiconEntry[] = [...new Set(AFTER_WORDS)].map((phrase) => ({
  role: 'after',
  words: phrase,
  examples: [],
}));
