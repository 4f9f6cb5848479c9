import type { GameMessages } from '@reticle/core';

/** The messages of the game's own refusals. Core has those of its own. */
export const messages: GameMessages = {
  'emberfall.noCards': ({ player }) => `The deck of ${String(player)} is empty.`,
  'emberfall.notInHand': ({ card }) => `You hold no card ${String(card)}.`,
  'emberfall.notYours': ({ card }) => `You command no card ${String(card)} in play.`,
  'emberfall.spent': ({ card }) => `The card ${String(card)} is spent.`,
  'emberfall.unread': ({ words }) => `Not understood: "${String(words)}".`,
};
