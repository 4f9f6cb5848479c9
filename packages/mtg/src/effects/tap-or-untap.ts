import { optionDecision, type EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import { askedBy, chosenOption } from './asking.js';
import type { Effect } from './effect.js';

const OPTIONS = ['tap', 'untap'] as const;

/** "Tap or untap": you choose one for all that is meant; it is asked although only one of them changes anything. */
export interface TapOrUntapEffect {
  readonly effect: 'tapOrUntap';
  readonly what: Selector;
}

export const tapOrUntapEffect = z.strictObject({ effect: z.literal('tapOrUntap'), what: selector });

export const tapOrUntap: EffectKind<MtgMatchState, TapOrUntapEffect, Effect> = {
  asks: ({ what }, scene) =>
    select(what, scene).length === 0
      ? undefined
      : optionDecision(askedBy(scene.controller, scene), OPTIONS, 'tapOrUntap'),
  apply({ what }, { state, decided }) {
    const chosen = OPTIONS.find((option) => option === chosenOption(decided));
    return { state, first: chosen === undefined ? [] : [{ effect: chosen, what }] };
  },
};
