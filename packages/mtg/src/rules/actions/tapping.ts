import type { Tools } from '@reticle/core/match';
import type { Zone } from '../../language/vocabulary.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith } from '../../state/copies.js';

/** A permanent becomes tapped, or untapped (rules 701.26a and 701.26b). */
export const turned = (
  state: MtgMatchState,
  card: MtgCard,
  tapped: boolean,
  tools: Pick<Tools, 'emit'>,
): MtgMatchState => withCard(state, turnedCard(card, tapped, tools));

/** The card as it is then. */
export function turnedCard(card: MtgCard, tapped: boolean, { emit }: Pick<Tools, 'emit'>): MtgCard {
  emit({ type: tapped ? 'becameTapped' : 'becameUntapped', card: card.instanceId });
  const thisTurn = tapped ? [...card.thisTurn, 'becameTapped' as const] : card.thisTurn;
  return cardWith(card, { tapped, thisTurn });
}

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
