import type { GameMessages } from '@reticle/core';

/** The words for the game's own refusals; for core's, core has them. */
export const messages: GameMessages = {
  'emberfall.notYours': ({ card }) => `You command no card ${String(card)}.`,
  'emberfall.spent': ({ card }) => `The card ${String(card)} is spent.`,
  'emberfall.unread': ({ words }) => `Not understood: "${String(words)}".`,
};
