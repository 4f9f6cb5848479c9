import type { GameMessages } from '@reticle/core';

/** The messages of the game's own refusals. */
export const messages: GameMessages = {
  'candles.asked': () => 'Somebody is asked first.',
  'candles.lit': () => 'A candle was lit this turn already.',
  'candles.notYours': ({ card }) => `The candle ${String(card)} is not there for you.`,
  'candles.spent': ({ card }) => `The candle ${String(card)} is spent.`,
  'candles.guarded': () => 'A player who has candles is not struck.',
  'candles.noUse': ({ card }) => `The candle ${String(card)} has nothing to use.`,
  'candles.unread': ({ words }) => `Nobody understands "${String(words)}".`,
};
