import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { cardsAt, findCardsAt, shownCards, type CardsAt } from '../zones/cards-at.js';
import type { Effect } from './effect.js';

/** Cards are shown to all players (rule 701.20a); they stay where they are (701.20b), and may get a name. */
export interface RevealEffect {
  readonly effect: 'reveal';
  readonly at: CardsAt;
  readonly bind?: string | undefined;
}

export const revealEffect = z.strictObject({
  effect: z.literal('reveal'),
  at: cardsAt,
  bind: bindName.optional(),
});

export const reveal: EffectKind<MtgMatchState, RevealEffect, Effect> = {
  apply({ at, bind }, acting) {
    const { state, emit } = acting;
    const refs = findCardsAt(at, acting);
    if (refs.length > 0) emit({ type: 'revealed', cards: shownCards(state, refs) });
    return { state, ...(bind === undefined ? {} : { bind: { [bind]: refs } }) };
  },
};
