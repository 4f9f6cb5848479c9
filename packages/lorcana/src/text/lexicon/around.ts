import { type LexiconEntry, count } from '@reticle/core/text';
import { third } from '../words.js';

const words = (text: string): readonly string[] => text.split(/\s+/);

const VERBS =
  words(`get gain lose take deal banish exert ready return draw discard reveal choose put play move quest challenge
  sing shuffle look give remove gain enter pay name count skip search add sacrifice become heal cost stay remain leave
  swap switch trade share ignore double reduce increase start end win see treat make set use keep fight strike score go`);
const IRREGULAR = words(
  `has have had is are was were does do doesn't don't can can't cannot may must won't isn't aren't would`,
);

const MARKS = words(`, ; : ! " ' — • 's ]`);
const LINKS =
  words(`and to until into onto under for unless if then instead equal when whenever while during before after as by
  twice again facedown faceup hither also both`);
/**
 * "Give chosen character +2 {S}". A number without a sign behind it belongs to a keyword: "with Resist +1".
 */
const SIGNED = ['x', ...Array.from({ length: 20 }, (_, number) => String(number + 1))].flatMap((number) =>
  ['{s}', '{w}', '{l}'].flatMap((sign) => [`+${number} ${sign}`, `-${number} ${sign}`]),
);
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
  'on the bottom',
  'on the top',
  'on bottom',
  'on top',
  'on either',
  'with the top card',
  'from play',
];

/**
 * The marks and words that may follow a phrase without belonging to it. If none of them follows, the phrase
 * is not understood.
 */
export const AFTER: readonly LexiconEntry[] = [
  ...new Set([...MARKS, ...LINKS, ...SIGNED, ...PHRASES, ...VERBS, ...VERBS.map(third), ...IRREGULAR]),
].map((phrase) => ({ role: 'after', words: phrase, examples: [] }));

/**
 * The words before "chosen": how many, and whether they must be others (rule 6.1.3; "up to" includes none).
 */
export const COUNTS: readonly LexiconEntry[] = [
  count('any number of', { min: 0, max: 'any' }, 'any number of chosen characters'),
  count('one or more', { min: 1, max: 'any' }, 'one or more chosen items', {
    also: ['1 or more', 'at least one', 'at least 1'],
  }),
  count('<number> or more', { min: '<number>', max: 'any' }, '2 or more chosen items', {
    also: ['at least <number>'],
  }),
  count('up to <number>', { min: 0, max: '<number>' }, 'up to 2 chosen characters', {
    also: ['as many as <number>', 'at most <number>', 'no more than <number>'],
  }),
  count('<number>', { min: '<number>', max: '<number>' }, '2 chosen characters', {
    also: ['exactly <number>'],
  }),
  count('<number> or <number.2>', { min: '<number>', max: '<number.2>' }, '1 or 2 chosen items'),
  count('another', { min: 1, max: 1, other: true }, 'another chosen character', {
    also: ['one other', '1 other', 'a second', 'a third', 'a fourth', 'a different', 'a new'],
  }),
  count(
    'another <number>',
    { min: '<number>', max: '<number>', other: true },
    'another 2 chosen characters of yours',
  ),
  { role: 'other', words: 'other', examples: ['up to 2 other chosen characters'] },
];
