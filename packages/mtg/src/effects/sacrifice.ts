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
 * Players sacrifice permanents that they control and choose (rule 701.21a): those that the filter lets through, and of
 * `what` only, where that is named: `{ "what": "self" }` is "sacrifice this".
 */
export interface SacrificeEffect {
  readonly effect: 'sacrifice';
  readonly who?: Selector | undefined;
  readonly what?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** 1, where it is left out. */
  readonly count?: AbilityAmount | 'all' | undefined;
  /** Names the permanents as they last were; `sacrificed`, where it is left out. */
  readonly bind?: string | undefined;
}

export const sacrificeEffect = z.strictObject({
  effect: z.literal('sacrifice'),
  who: selector.optional(),
  what: selector.optional(),
  filter: mtgCardKind.filter.optional(),
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  bind: bindName.optional(),
});

export const sacrifice: EffectKind<MtgMatchState, SacrificeEffect, Effect> = {
  apply({ effect: _sacrifice, what, filter = {}, bind = 'sacrificed', ...rest }, { state }) {
    const own: MtgCardFilter = { zone: 'battlefield', controller: 'self', allOf: [filter] };
    const from = what === undefined ? {} : { from: what };
    return {
      state,
      first: [
        { effect: 'choose', ...rest, ...from, filter: own, bind },
        { effect: 'moveCards', what: { bound: bind }, to: 'graveyard', as: 'sacrifice' },
      ],
    };
  },
};
