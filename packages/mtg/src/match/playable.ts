import type { MtgCard } from '../state/card.js';
import { hasKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';

/** Whether a player may play a card from where it is: from hand, or as an effect permits (rules 601.3, 305.1). */
export function mayPlayFrom(
  { playable = [] }: MtgMatchState,
  player: string,
  { zone, owner, instanceId, incarnation }: MtgCard,
): boolean {
  if (zone === 'hand' && owner === player) return true;
  return playable.some(
    ({ card, player: who }) => who === player && card.id === instanceId && card.incarnation === incarnation,
  );
}

/** How many lands the active player may play this turn (rule 305.2). */
export function landsAllowed({ turn, cards }: MtgMatchState): number {
  const more = cards.filter(
    (card) => card.zone === 'battlefield' && !card.phasedOut && hasKeyword(card, 'eachPlaysAnotherLand'),
  );
  return 1 + (turn.extraLands ?? 0) + more.length;
}
