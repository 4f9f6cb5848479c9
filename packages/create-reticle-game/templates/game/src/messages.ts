import type { GameMessages } from '@reticle/core';
import { standardMessages } from '@reticle/core/standard';

/** The words of the refusals of this game. Core has those of its own. */
export const messages: GameMessages = {
  ...standardMessages,
  'emberfall.unread': ({ words }) => `Not understood: "${String(words)}".`,
  'emberfall.exerted': ({ card }) => `The unit ${String(card)} is exerted.`,
};
