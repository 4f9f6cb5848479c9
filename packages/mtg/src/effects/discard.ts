import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, type AbilityAmount } from '../abilities/amount.js';
import { selector, type Selector } from '../abilities/selector.js';
import type { MtgCardFilter } from '../filter/schema.js';
import { mtgCardKind } from '../kinds/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import type { Effect } from './effect.js';

/**
 * Players discard cards from their hands (rule 701.9a): they choose which (701.9b), or chance does, or you do: then they
 * reveal their hands first.
 */
export interface DiscardEffect {
  readonly effect: 'discard';
  readonly who?: Selector | undefined;
  /** 1, where it is left out. */
  readonly amount?: AbilityAmount | 'all' | undefined;
  /** Only such cards: "a creature card". */
  readonly filter?: MtgCardFilter | undefined;
  readonly chooser?: 'random' | 'you' | undefined;
  /** Names the cards as they were in the hand; `discarded`, where it is left out. */
  readonly bind?: string | undefined;
}

export const discardEffect = z.strictObject({
  effect: z.literal('discard'),
  who: selector.optional(),
  amount: z.union([abilityAmount, z.literal('all')]).optional(),
  filter: mtgCardKind.filter.optional(),
  chooser: z.enum(['random', 'you']).optional(),
  bind: bindName.optional(),
});

/** The name of who discards, while you choose from that player's hand. */
const DISCARDER = 'discarder';

export const discard: EffectKind<MtgMatchState, DiscardEffect, Effect> = {
  apply({ who = 'you', amount: count = 1, filter = {}, chooser, bind = 'discarded' }, { state }) {
    const discarded: Effect = { effect: 'moveCards', what: { bound: bind }, to: 'graveyard', as: 'discard' };
    if (chooser === 'you') {
      const hand: MtgCardFilter = { zone: 'hand', owner: `role.${DISCARDER}`, allOf: [filter] };
      const effects: readonly Effect[] = [
        { effect: 'reveal', at: { hand: { bound: DISCARDER } } },
        { effect: 'choose', filter: hand, count, bind },
        discarded,
      ];
      return { state, first: [{ effect: 'forEach', what: who, as: DISCARDER, effects }] };
    }
    const own: MtgCardFilter = { zone: 'hand', owner: 'self', allOf: [filter] };
    const random = chooser === 'random' ? { random: true as const } : {};
    return { state, first: [{ effect: 'choose', who, filter: own, count, bind, ...random }, discarded] };
  },
};
