import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { cardById } from '../state/state.js';
import { isSummoningSick } from '../state/summoning-sick.js';
import type { Zone } from '../state/vocabulary.js';

/** Whether a permanent could pay {T}: untapped, and no creature that came this turn without haste (rules 107.5, 302.6). */
export function standardTapCheck(card: MtgCard): boolean {
  return card.zone === 'battlefield' && !card.phasedOut && !card.tapped && !isSummoningSick(card);
}

/** Whether the source is still in the zone in which its ability works (rule 113.6). */
export function sourceExistsCheck(
  state: MtgMatchState,
  { instanceId, incarnation }: Pick<MtgCard, 'instanceId' | 'incarnation'>,
  zone: Zone = 'battlefield',
): boolean {
  const now = cardById(state, instanceId);
  return now?.incarnation === incarnation && now.zone === zone && !now.phasedOut;
}
