import { count, type LexiconEntry } from '@reticle/core/text';

/** What stands before "chosen": how many, and whether they must be others (rule 6.1.3; "up to" includes none). */
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
