import type { Card } from '../src/index.js';

/** The facts of a card of bob's, and the energy on it. */
export type Facts = Partial<Card> & { readonly energy?: number };
type Case<Given> = readonly [filter: object, fits: Given, doesNot: Given];

/** Examples of each key of the filter on cards. Ann asks, with an eel in the front of the reef. */
export const cardCases: readonly Case<Facts>[] = [
  [{ zone: 'play' }, {}, { zone: 'discard' }],
  [{ owner: 'opponent' }, {}, { owner: 'ann' }],
  [{ controller: 'opponent' }, {}, { controller: 'ann' }],
  [{ type: 'creature' }, {}, { types: ['energy'] }],
  [{ withKeyword: 'dive' }, { keywords: ['dive'] }, {}],
  [{ damaged: true }, { damage: 1 }, {}],
  [{ energy: { lte: 1 } }, { energy: 1 }, { energy: 2 }],
  [{ lane: 'deep' }, { lane: 'deep' }, { lane: 'reef' }],
  [{ row: 'back' }, { row: 'back' }, {}],
  [{ across: true }, { lane: 'reef' }, { lane: 'shoal' }],
  [{ across: true }, { lane: 'reef' }, { lane: 'reef', row: 'back', controller: 'ann' }],
  [{ beside: true }, { controller: 'ann' }, { controller: 'ann', lane: 'deep' }],
  [{ beside: true }, { controller: 'ann' }, { controller: 'bob' }],
  [{ attached: true }, { zone: 'attached', on: 'source' }, { zone: 'attached', on: 'crab' }],
];

/** Examples of the filter on places, by their ids. */
export const placeCases: readonly Case<string>[] = [
  [{ lane: 'deep' }, 'ann-deep-back', 'ann-reef-back'],
  [{ row: 'back' }, 'ann-deep-back', 'ann-deep-front'],
  [{ of: 'self' }, 'ann-deep-back', 'bob-reef-back'],
  [{ free: true }, 'ann-reef-back', 'ann-reef-front'],
];

/** Examples of the filter on players. */
export const playerCases: readonly Case<string>[] = [
  [{ is: 'opponent' }, 'bob', 'ann'],
  [{ open: true }, 'bob', 'ann'],
];
