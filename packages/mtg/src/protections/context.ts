import type { ProtectionContext } from '@reticle/core';
import { hasQuality, type QualityFilter, type Seat } from '../filter/quality.js';
import type { MtgCard } from '../state/card.js';
import { areOpponents, knownCard, type MtgState } from '../state/state.js';
import { actsAs, type ActsAs } from './acts-as.js';

/** What targets: a spell, or an ability of its source card. */
export interface Aimer {
  /** Unknown, where neither the question nor the source tells it: `lacksActsAs` refuses where that matters. */
  readonly as: ActsAs | undefined;
  /** The spell, or the object whose ability it is, as it is now or last was (rule 113.7a). */
  readonly card: MtgCard | undefined;
}

type Context = Pick<ProtectionContext<MtgState>, 'state' | 'sourceRef' | 'controller' | 'as'>;

/** A card as the spell that it will be: on the stack, under the control of who casts it (rules 601.2a, 112.2). */
const asSpell = (card: MtgCard, controller: string): MtgCard =>
  card.zone === 'stack' ? card : { ...card, zone: 'stack', controller };

/** Who aims. */
export function aimerOf({ state, sourceRef, controller, as: said }: Context): Aimer {
  const as = actsAs(state, { source: sourceRef, as: said });
  if (sourceRef?.kind === 'ability') {
    const ability = state.abilities.find(({ id }) => id === sourceRef.id);
    return { as, card: ability && knownCard(state, ability.source) };
  }
  const card = sourceRef?.kind === 'card' ? knownCard(state, sourceRef) : undefined;
  return { as, card: card && as === 'spell' ? asSpell(card, controller) : card };
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
