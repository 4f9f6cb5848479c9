import { type LexiconEntry, count } from '@reticle/core/text';

/** Numbers that no slot can express, and words that no count has before it. */
const BEYOND = [
  'twice that many',
  'half that many',
  'half <count>',
  '<count> plus <count.2>',
  '<count> minus <count.2>',
  '<count> times <count.2>',
  'more than <count>',
  'fewer than <count>',
  'less than <count>',
  'a number of',
  'between <count> and <count.2>',
  '<count> to <count.2>',
  '<count> of <count.2>',
  'any of <count>',
  'some of <count>',
  'half of <count>',
  'maximum of <count>',
  'minimum of <count>',
  'both',
  'all',
];

/** Determiners that no card uses with targets. */
const DETERMINERS =
  'a an the this these those each every some no neither either several many most few your their its his her'.split(
    ' ',
  );

/** The words before "target": how many, and whether they must be others. */
export const COUNTS: readonly LexiconEntry[] = [
  count('any number of', { min: 0, max: 'any' }, 'any number of target creatures'),
  count('one, two, or three', { min: 1, max: 3 }, 'one, two, or three target creatures', {
    also: ['one, two or three'],
  }),
  count('up to one hundred', { min: 0, max: 100 }, 'up to one hundred target creatures'),
  count('up to <count>', { min: 0, max: '<count>' }, 'up to two target creatures', {
    also: ['up to that many<count=X>', 'as many as <count>', 'no more than <count>', 'at most <count>'],
  }),
  count('<count> or more', { min: '<count>', max: 'any' }, 'two or more target creatures', {
    also: ['at least <count>'],
  }),
  count('<count>', { min: '<count>', max: '<count>' }, 'X target artifacts', {
    also: ['exactly <count>', 'that many<count=X>'],
  }),
  count('<count> or <count.2>', { min: '<count>', max: '<count.2>' }, 'one or two target creatures'),
  count('another', { min: 1, max: 1, other: true }, 'another target creature', {
    also: ['one other', 'a second', 'a third', 'a fourth', 'an additional', 'a different'],
  }),
  count('any', { min: 1, max: 1 }, 'any target', { also: ['any one'] }),
  count('another <count>', { min: '<count>', max: '<count>', other: true }, 'another two target creatures'),
  {
    role: 'count',
    words: 'twice <count>',
    examples: [],
    also: ['up to twice <count>', ...BEYOND.flatMap((amount) => [amount, `up to ${amount}`])],
  },
  { role: 'count', words: 'one of', examples: [], also: DETERMINERS },
  { role: 'other', words: 'other', examples: ['up to two other target creatures', 'any other target'] },
];
