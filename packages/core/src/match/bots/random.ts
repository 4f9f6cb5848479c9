import type { Bot } from './seat.js';

/** The random bot: it makes any offered move, with any of its target choices. */
export const randomBot: Bot = (seat, random) => {
  const offers = [...seat.offers()];
  while (offers.length > 0) {
    const [offer] = offers.splice(random.below(offers.length), 1);
    const move = offer && seat.sample(offer, random);
    if (move) return move;
  }
  return undefined;
};
