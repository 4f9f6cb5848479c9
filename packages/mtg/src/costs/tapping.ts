import type { Tools } from '@reticle/core/match';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { withCard } from '../state/zones.js';

/** A permanent becomes tapped, or untapped (rules 701.26a and 701.26b). */
export function turned(
  state: MtgMatchState,
  card: MtgCard,
  tapped: boolean,
  { emit }: Pick<Tools, 'emit'>,
): MtgMatchState {
  emit({ type: tapped ? 'becameTapped' : 'becameUntapped', card: card.instanceId });
  const thisTurn = tapped ? [...card.thisTurn, 'becameTapped' as const] : card.thisTurn;
  return withCard(state, { ...card, tapped, thisTurn });
}
