import type { LexiconEntry } from '@reticle/core/text';

const words = (text: string): readonly string[] => text.split(/\s+/);
const third = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

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
const VERBS =
  words(`get gain lose become fight deal phase attack block enter draw discard sacrifice mill exile reveal shuffle create choose
  search add pay skip control take return untap tap name look explore perpetually connive die would give share must activate flip
  cost saddle switch transform assign separate guess roll vote say face may can exchange adapt destroy move scry surveil proliferate
  investigate manifest copy keep play leave regenerate remove turn win learn conjure seek incubate cloak suspect detain goad cease end start untap
  own count distribute divide double note repeat prevent crew train venture amass bolster support populate convert specialize sees`);
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
