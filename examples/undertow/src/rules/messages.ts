import type { GameMessages } from '@reticle/core';

/** The messages of the game's own refusals. Core has those of its own. */
export const messages: GameMessages = {
  'undertow.asked': () => 'Somebody is asked first: answer, or wait for the answer.',
  'undertow.done': ({ what }) => `This turn that was done already: ${String(what)}.`,
  'undertow.notReady': ({ card }) => `The card ${String(card)} is not ready.`,
  'undertow.notSo': ({ card, wanted }) => `The card ${String(card)} is no ${String(wanted)} of yours.`,
  'undertow.noUse': ({ card }) => `Nothing is done with the card ${String(card)}.`,
  'undertow.unread': ({ words }) => `Not understood: "${String(words)}".`,
};
