import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import { keywordsNamed } from '../state/keyword.js';
import type { Refusal } from './bearer.js';
import { aimerOf, sourceHas } from './context.js';

/**
 * Protection: no target of spells with the quality, and of abilities from sources with it, one's own included (rules
 * 702.16b, 702.16j), nor of what a named player controls (702.16k).
 */
export const protection: Refusal = (bearer, context) => {
  const found = keywordsNamed(bearer.keywords, 'protection');
  if (found.length === 0) return false;
  const aimer = aimerOf(context);
  return found.some(
    ({ from, fromPlayer }) =>
      (from !== undefined && sourceHas(from, context, bearer.player, aimer)) ||
      (fromPlayer !== undefined && belongsTo(aimer.card, fromPlayer, context.controller)),
  );
};

/** Controlled by the player, or where nobody else controls it, owned (702.16k). An unknown source is the asking player's. */
function belongsTo(card: MtgCard | undefined, player: string, asking: string): boolean {
  return (card === undefined ? asking : controllerOf(card)) === player;
}
