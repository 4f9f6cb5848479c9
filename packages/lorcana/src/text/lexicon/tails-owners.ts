import { tail, type LexiconEntry } from '@reticle/core/text';

/** Who chooses: who "they" are is for the sentence to say. */
const CHOOSER = 'role.chooser';

/** Whose it is. */
export const OWNER_TAILS: readonly LexiconEntry[] = [
  tail('of yours', { controller: 'self' }, 'chosen character of yours', {
    also: ['you control', 'you have in play', 'that you control'],
  }),
  tail('of theirs', { controller: CHOOSER }, 'chosen character of theirs', {
    phrase: { chooser: CHOOSER },
    also: ['they control', 'that they control', 'they have in play'],
  }),
  tail('in play', undefined, 'chosen character in play', { silent: true }),
  tail('of your choice', undefined, 'chosen item of your choice', { silent: true }),
];
