import type { GameMessages } from '@reticle/core';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What each of Magic's own codes says in English. */
export const mtgMessages: GameMessages = {
  'mtg.mustTarget': ({ among }) =>
    `One of ${text(among)} must be among the targets, since it can be (rule 601.2c).`,
};
