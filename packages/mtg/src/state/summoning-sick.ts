import type { MtgCard } from './card.js';
import { hasKeyword } from './keyword.js';

/**
 * Whether it came under its controller's control too lately to attack, and for costs with {T} or {Q}: the "summoning
 * sickness" rule (302.6). It holds for creatures only; haste lifts it (702.10b).
 */
export function isSummoningSick(card: Pick<MtgCard, 'types' | 'thisTurn' | 'keywords'>): boolean {
  const came = card.thisTurn.includes('entered') || card.thisTurn.includes('cameUnderControl');
  return came && card.types.includes('creature') && !hasKeyword(card, 'haste');
}
