import type { ProtectionContext } from '@reticle/core';
import { hasQuality, type QualityFilter, type Seat } from '../filter/quality.js';
import type { MtgCard } from '../state/card.js';
import { areOpponents, knownCard, type MtgState } from '../state/state.js';

/** What targets: a spell, or an ability of its source card. */
export interface Aimer {
  readonly as: 'spell' | 'ability';
  /** The spell, or the object whose ability it is, as it is now or last was (rule 113.7a). */
  readonly card: MtgCard | undefined;
}

type Context = Pick<ProtectionContext<MtgState>, 'state' | 'sourceRef'>;

/**
 * Who aims: a card on the stack is a spell; an ability on the stack, and every card elsewhere, stands for an ability
 * with that source (rules 112.1, 113.7, 113.9).
 */
export function aimerOf({ state, sourceRef }: Context): Aimer {
  if (sourceRef?.kind === 'ability') {
    const ability = state.abilities.find(({ id }) => id === sourceRef.id);
    return { as: 'ability', card: ability && knownCard(state, ability.source) };
  }
  const card = sourceRef?.kind === 'card' ? knownCard(state, sourceRef) : undefined;
  return { as: card?.zone === 'stack' ? 'spell' : 'ability', card };
}

/** A player's seat: whose "you" and "opponent" the words on something of that player's mean. */
export function seatOf(state: MtgState, player: string): Seat {
  return { player, isOpponent: (other) => areOpponents(state, player, other) };
}

/** Whether the source has a quality, as the protected thing's controller sees it. A source never known has none. */
export function sourceHas(
  quality: QualityFilter,
  context: ProtectionContext<MtgState>,
  player: string,
  { card } = aimerOf(context),
): boolean {
  if (Object.keys(quality).length === 0) return true;
  return card !== undefined && hasQuality(card, quality, context, seatOf(context.state, player));
}
