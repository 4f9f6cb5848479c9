import type { Entries } from './entries.js';

/** What stands before "target": how many, and whether they must be others. */
export const COUNTS: Entries = [
  {
    role: 'count',
    words: 'up to <count>',
    phrase: { min: 0, max: '<count>' },
    examples: ['up to two target creatures', 'up to X target lands'],
  },
  {
    role: 'count',
    words: '<count>',
    also: ['exactly <count>'],
    phrase: { min: '<count>', max: '<count>' },
    examples: ['two target creatures', 'X target artifacts'],
  },
  {
    role: 'count',
    words: 'any number of',
    phrase: { min: 0, max: 'any' },
    examples: ['any number of target creatures'],
  },
  {
    role: 'count',
    words: 'one or more',
    phrase: { min: 1, max: 'any' },
    examples: ['one or more target creatures'],
  },
  {
    role: 'count',
    words: '<count> or <count.2>',
    phrase: { min: '<count>', max: '<count.2>' },
    examples: ['one or two target creatures'],
  },
  {
    role: 'count',
    words: 'one, two, or three',
    phrase: { min: 1, max: 3 },
    examples: ['one, two, or three target creatures'],
  },
  {
    role: 'count',
    words: 'another',
    phrase: { min: 1, max: 1, other: true },
    also: ['one other'],
    examples: ['another target creature'],
  },
  { role: 'count', words: 'any', phrase: { min: 1, max: 1 }, also: ['any one'], examples: ['any target'] },
  { role: 'other', words: 'other', examples: ['up to two other target creatures', 'any other target'] },
];
