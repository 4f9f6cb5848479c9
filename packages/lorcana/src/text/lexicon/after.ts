import type { LexiconEntry } from '@reticle/core/text';

const words = (text: string): readonly string[] => text.split(/\s+/);
const third = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const VERBS =
  words(`get gain lose take deal banish exert ready return draw discard reveal choose put play move quest challenge
  sing shuffle look give remove gain enter pay name count skip search add sacrifice become heal cost stay remain leave
  swap switch trade share ignore double reduce increase start end win see treat make set use keep fight strike score`);
const IRREGULAR = words(
  `has have had is are was were does do doesn't don't can can't cannot may must won't isn't aren't would`,
);

const MARKS = words(`. , ; : ! " ' — • 's ]`);
const LINKS =
  words(`and to until into onto under for unless if then instead equal when whenever while during before after on
  as by twice again facedown faceup hither also both`);
const SIGNED = ['x', ...Array.from({ length: 20 }, (_, number) => String(number + 1))].flatMap((number) => [
  `+${number}`,
  `-${number}`,
]);
const PHRASES = [
  'this turn',
  'at the start of',
  'at the end of',
  'at random',
  'each time',
  'each',
  'in any order',
  'or less damage',
  '<number> damage',
  '<number> {i}',
  '<keyword>',
  'or up to',
  ...VERBS.map((verb) => `or ${verb}`),
  'or you',
  'or chosen',
  'or another chosen',
  'with the top card',
  'from play',
];

/** Marks and words that may follow a phrase without belonging to it; where none of them does, it is not understood. */
export const AFTER: readonly LexiconEntry[] = [
  ...new Set([...MARKS, ...LINKS, ...SIGNED, ...PHRASES, ...VERBS, ...VERBS.map(third), ...IRREGULAR]),
].map((phrase) => ({ role: 'after', words: phrase, examples: [] }));
