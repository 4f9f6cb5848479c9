import type { PinnedRef } from '@reticle/core';
import type { EffectExecution, EffectKind } from '@reticle/core/play';
import type {
  DamageEffect,
  PreventDamageEffect,
  PreventNextEffect,
  RedirectDamageEffect,
  RedirectNextEffect,
} from '../../language/effects/damage.js';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { gainLife } from '../actions/life.js';
import { type Dealt, dealt } from '../damage/deal.js';
import { sharesFor } from '../damage/shares.js';
import { addShield, chosenSource, sourceDecision } from '../damage/shields.js';
import { amountOf, select, selectKnown } from '../select/select.js';
import { withoutUndefined } from '../../state/without-undefined.js';

/** Finds the object that deals the damage; if it has left, as it last was (rule 608.2h). */
function dealerOf(by: Selector | undefined, acting: EffectExecution<MtgMatchState>): PinnedRef | undefined {
  return selectKnown(by ?? 'self', acting)[0];
}

export const damage: EffectKind<MtgMatchState, DamageEffect, Effect> = {
  apply({ amount, to, by, divided, gainsLife }, acting) {
    const { state, controller, emit } = acting;
    const source = dealerOf(by, acting);
    if (source === undefined) return { state };
    const share = sharesFor(amount, divided ? to : undefined, acting);
    const all = select(to, acting).reduce<Dealt>(
      (before, target) => {
        const one = dealt(before.state, { source, amount: share(target), to: target }, emit);
        return { state: one.state, dealt: before.dealt + one.dealt };
      },
      { state, dealt: 0 },
    );
    return { state: gainsLife ? gainLife(all.state, controller, all.dealt, emit) : all.state };
  },
};

export const preventDamage: EffectKind<MtgMatchState, PreventDamageEffect, Effect> = {
  apply({ amount, to, by, from, combat, divided }, acting) {
    const facts = withoutUndefined({ by: by && select(by, acting), byQuality: from, combat });
    const recipients = to && select(to, acting);
    if (amount === undefined) {
      const shield = { ...facts, ...withoutUndefined({ to: recipients }) };
      return { state: addShield(acting.state, acting, shield) };
    }
    const share = sharesFor(amount, divided ? to : undefined, acting);
    const state = (recipients ?? []).reduce((now, one) => {
      const left = share(one);
      return left > 0 ? addShield(now, acting, { ...facts, to: [one], left }) : now;
    }, acting.state);
    return { state };
  },
};

export const preventNext: EffectKind<MtgMatchState, PreventNextEffect, Effect> = {
  asks: ({ from, to }, scene) => (select(to, scene).length === 0 ? undefined : sourceDecision(from, scene)),
  apply({ from, to, gainsLife }, acting) {
    const { state } = acting;
    const source = chosenSource(state, acting.decided);
    if (source === undefined) return { state };
    const more = gainsLife ? { gainsLife } : {};
    const shield = { by: [source], byQuality: from, to: select(to, acting), once: true, ...more };
    return { state: addShield(state, acting, shield) };
  },
};

export const redirectDamage: EffectKind<MtgMatchState, RedirectDamageEffect, Effect> = {
  apply({ amount, to, onto, by, from, combat }, acting) {
    const { state } = acting;
    const [redirectTo] = select(onto, acting);
    const left = amount === undefined ? undefined : amountOf(amount, acting);
    if (redirectTo === undefined || (left !== undefined && left <= 0)) return { state };
    const shield = {
      to: select(to, acting),
      redirectTo,
      ...withoutUndefined({ by: by && select(by, acting), byQuality: from, combat, left }),
    };
    return { state: addShield(state, acting, shield) };
  },
};

export const redirectNext: EffectKind<MtgMatchState, RedirectNextEffect, Effect> = {
  asks: ({ from, to }, scene) => (select(to, scene).length === 0 ? undefined : sourceDecision(from, scene)),
  apply({ from, to, onto }, acting) {
    const { state } = acting;
    const source = chosenSource(state, acting.decided);
    const [redirectTo] = select(onto, acting);
    if (source === undefined || redirectTo === undefined) return { state };
    const shield = { by: [source], byQuality: from, to: select(to, acting), once: true, redirectTo };
    return { state: addShield(state, acting, shield) };
  },
};
