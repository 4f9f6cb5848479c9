import type { Case } from '../case.js';

/** Examples of the keys that all games share. */
export const coreCases: readonly Case[] = [
  [{ zone: 'play' }, {}, { zone: 'ash' }],
  [{ controller: 'opponent' }, {}, { controller: 'ann' }],
  [{ type: 'lamp' }, {}, { types: ['wind'] }],
  [{ withKeyword: 'veil' }, { keywords: ['veil'] }, {}],
  [{ exerted: true }, { exerted: true }, {}],
];
