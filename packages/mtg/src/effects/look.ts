import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { cardsAt, findCardsAt, shownCards, type CardsAt } from '../zones/cards-at.js';
import type { Effect } from './effect.js';

/** Players look at cards; nobody else sees them. They may get a name. */
export interface LookEffect {
  readonly effect: 'look';
  /** You, where it is left out. */
  readonly who?: Selector | undefined;
  readonly at: CardsAt;
  readonly bind?: string | undefined;
}

export const lookEffect = z.strictObject({
  effect: z.literal('look'),
  who: selector.optional(),
  at: cardsAt,
  bind: bindName.optional(),
});

export const look: EffectKind<MtgMatchState, LookEffect, Effect> = {
  apply({ who = 'you', at, bind }, acting) {
    const { state, emit } = acting;
    const refs = findCardsAt(at, acting);
    const cards = shownCards(state, refs);
    if (refs.length > 0) {
      for (const player of selectPlayers(who, acting)) {
        emit({ type: 'lookedAt', player, cards, visibleTo: [player] });
      }
    }
    return { state, ...(bind === undefined ? {} : { bind: { [bind]: refs } }) };
  },
};
