import type { GameMessages } from '@reticle/core';

/** The words for the game's own refusals; for core's, core has them. */
export const messages: GameMessages = {
  'emberfall.notYours': ({ card }) => `You command no card ${String(card)}.`,
  'emberfall.spent': ({ card }) => `The card ${String(card)} is spent until you rest.`,
  'emberfall.unread': ({ words, because }) => `"${String(words)}" was not understood: ${String(because)}.`,
};
