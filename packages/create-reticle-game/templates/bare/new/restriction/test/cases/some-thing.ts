import type { Case } from '../case.js';

export const someThingCases: readonly Case[] = [
  // A filter, facts of a card that matches it, facts of one that does not.
  [{ someThing: true }, { keywords: ['some-thing'] }, {}],
];
