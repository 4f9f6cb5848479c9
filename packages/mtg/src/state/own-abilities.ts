import type { MtgCard } from './card.js';
import { hasKeyword, type MtgKeyword } from './keyword.js';

/** Says that a land has no abilities but the mana abilities of its land types, since those were set (rule 305.7). */
export const ONLY_LAND_TYPES = { keyword: 'onlyLandTypes' } as const satisfies MtgKeyword;

/**
 * Whether an object has the abilities of its own text now, of whatever sort: not while it is face down (rule 708.2a) or
 * phased out (702.26b), nor while an effect takes them away (305.7). Activated, triggered and static abilities all ask here.
 */
export const hasOwnAbilities = (card: Pick<MtgCard, 'faceDown' | 'phasedOut' | 'keywords'>): boolean =>
  !card.faceDown && !card.phasedOut && !hasKeyword(card, ONLY_LAND_TYPES.keyword);
