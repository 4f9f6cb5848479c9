import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { chosenOption, yesOrNo } from './asking.js';
import type { Effect } from './effect.js';

/** A player may have the effects happen; the others happen if not. To pay for them is `mayPay`. */
export interface MayEffect {
  readonly effect: 'may';
  /** Who decides: one player; you, where it is left out. */
  readonly who?: Selector | undefined;
  readonly effects: readonly Effect[];
  readonly else?: readonly Effect[] | undefined;
}

/** The schema takes that of all effects, since an effect holds effects. */
export const mayEffect = (effect: z.ZodType<Effect>) =>
  z.strictObject({
    effect: z.literal('may'),
    who: selector.optional(),
    effects: z.array(effect).min(1).max(16).readonly(),
    else: z.array(effect).max(16).readonly().optional(),
  });

export const may: EffectKind<MtgMatchState, MayEffect, Effect> = {
  asks({ who = 'you' }, scene) {
    const [player] = selectPlayers(who, scene);
    return player === undefined ? undefined : yesOrNo(player, scene, 'may');
  },
  apply: (effect, { state, decided }) => ({
    state,
    first: (chosenOption(decided) === 'yes' ? effect.effects : effect.else) ?? [],
  }),
};
