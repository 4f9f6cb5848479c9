import type { GameMessages } from '@reticle/core';
import { standardMessages } from '@reticle/core/standard';

/** The messages of the game's refusals. */
export const messages: GameMessages = {
  ...standardMessages,
  'candles.lit': () => 'A candle was lit this turn already.',
  'candles.guarded': () => 'A player who has candles is not struck.',
  'candles.unread': ({ words }) => `Nobody understands "${String(words)}".`,
};
