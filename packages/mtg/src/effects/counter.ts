import type { PinnedRef } from '@reticle/core';
import type { EffectKind, Tools } from '@reticle/core/match';
import * as z from 'zod';
import { select, selector, type Selector } from '../abilities/selector.js';
import { counter as offStack } from '../stack/resolve.js';
import { hasKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';
import { abilityById, cardById } from '../state/state.js';
import { changeZone } from '../state/zone-change.js';
import type { Effect } from './effect.js';

/** Counters spells and abilities on the stack (rule 701.6a). `into` is where a spell goes instead of the graveyard. */
export interface CounterEffect {
  readonly effect: 'counter';
  readonly what: Selector;
  readonly into?: 'exile' | 'hand' | 'library' | undefined;
}

export const counterEffect = z.strictObject({
  effect: z.literal('counter'),
  what: selector,
  into: z.enum(['exile', 'hand', 'library']).optional(),
});

function counterSpell(
  state: MtgMatchState,
  by: PinnedRef,
  into: CounterEffect['into'],
  { emit }: Tools,
): MtgMatchState {
  const spell = cardById(state, by.id);
  if (spell?.zone !== 'stack' || hasKeyword(spell, 'cantBeCountered')) return state;
  emit({ type: 'countered', what: by });
  return changeZone(state, by.id, into ?? 'graveyard', emit);
}

/** An ability leaves the stack, and what it would have done is forgotten with it. */
function counterAbility(state: MtgMatchState, by: PinnedRef, { emit }: Tools): MtgMatchState {
  if (!abilityById(state, by.id)) return state;
  emit({ type: 'countered', what: by });
  const { [by.id]: _gone, ...frames } = state.frames ?? {};
  return { ...offStack(state, by), ...(state.frames === undefined ? {} : { frames }) };
}

export const counter: EffectKind<MtgMatchState, CounterEffect, Effect> = {
  apply({ what, into }, acting) {
    const state = select(what, acting).reduce((now, ref) => {
      if (ref.kind === 'ability') return counterAbility(now, ref, acting);
      return ref.kind === 'card' ? counterSpell(now, ref, into, acting) : now;
    }, acting.state);
    return { state };
  },
};
