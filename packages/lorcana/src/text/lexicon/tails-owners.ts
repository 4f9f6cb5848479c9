import { tail, type Entries } from './entries.js';

/** The player of whom the sentence speaks: who "they" are is for the sentence to say. */
export const THEIR_PLAYER = 'role.theirPlayer';

/** Whose it is. */
export const OWNER_TAILS: Entries = [
  tail('of yours', { controller: 'self' }, 'chosen character of yours', {
    also: ['you control', 'you have in play', 'that you control'],
  }),
  tail('of theirs', { controller: THEIR_PLAYER }, 'chosen character of theirs', {
    phrase: { chooser: THEIR_PLAYER },
  }),
  tail('in play', undefined, 'chosen character in play', { silent: true }),
  tail('of your choice', undefined, 'chosen item of your choice', { silent: true }),
];
