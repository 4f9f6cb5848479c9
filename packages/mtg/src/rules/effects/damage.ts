import type { PinnedRef } from '@reticle/core';
import type { EffectContext, EffectExecution } from '@reticle/core/play';
import type { damageEffects } from '../../language/effects/damage.js';
import type { Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { gainLife } from '../actions/life.js';
import { type Dealt, dealt } from '../damage/deal.js';
import { sharesFor } from '../damage/shares.js';
import { lastingFilter, openFilter } from '../select/lasting-filter.js';
import { type ShieldFacts, addShield, chosenSource, sourceDecision } from '../damage/shields.js';
import { amountOf, select, selectKnown } from '../select/select.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { Actions, Kind } from './kind.js';

/** Finds the object that deals the damage; if it has left, as it last was (rule 608.2h). */
function dealerOf(by: Selector | undefined, acting: EffectExecution<MtgMatchState>): PinnedRef | undefined {
  return selectKnown(by ?? 'self', acting)[0];
}

const damage: Kind<'damage'> = {
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

/**
 * Returns whose damage a shield is about: the objects and players that there are, and whatever permanents
 * match as the damage would be dealt (rule 611.2c).
 */
function concerned(
  { to, by }: { readonly to?: Selector | undefined; readonly by?: Selector | undefined },
  scene: EffectContext<MtgMatchState>,
): Pick<ShieldFacts, 'to' | 'toEach' | 'by' | 'byEach' | 'roles' | 'X'> {
  const [recipients, sources] = [meantBy(to, scene), meantBy(by, scene)];
  const roles = { ...recipients.roles, ...sources.roles };
  return withoutUndefined({
    to: recipients.refs,
    toEach: recipients.each,
    by: sources.refs,
    byEach: sources.each,
    roles: Object.keys(roles).length === 0 ? undefined : roles,
    X: recipients.X ?? sources.X,
  });
}

function meantBy(
  selector: Selector | undefined,
  scene: EffectContext<MtgMatchState>,
): { readonly refs?: readonly PinnedRef[] } & Partial<ReturnType<typeof lastingFilter>> {
  if (selector === undefined) return {};
  const parts = typeof selector === 'object' && 'among' in selector ? selector.among : [selector];
  const [filter, ...others] = parts.flatMap((part) => openFilter(part) ?? []);
  if (!filter) return { refs: select(selector, scene) };
  const settled = parts.filter((part) => openFilter(part) === undefined);
  return {
    ...lastingFilter(others.length === 0 ? filter : { anyOf: [filter, ...others] }, scene),
    ...(settled.length === 0 ? {} : { refs: settled.flatMap((part) => select(part, scene)) }),
  };
}

const preventDamage: Kind<'preventDamage'> = {
  apply({ amount, to, by, from, combat, divided }, acting) {
    const quality = withoutUndefined({ byQuality: from, combat });
    if (amount === undefined) {
      const shield = { ...concerned({ to, by }, acting), ...quality };
      return { state: addShield(acting.state, acting, shield) };
    }
    const facts = { ...concerned({ by }, acting), ...quality };
    const recipients = to && select(to, acting);
    const share = sharesFor(amount, divided ? to : undefined, acting);
    const state = (recipients ?? []).reduce((now, one) => {
      const left = share(one);
      return left > 0 ? addShield(now, acting, { ...facts, to: [one], left }) : now;
    }, acting.state);
    return { state };
  },
};

const preventNext: Kind<'preventNext'> = {
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

const redirectDamage: Kind<'redirectDamage'> = {
  apply({ amount, to, onto, by, from, combat }, acting) {
    const { state } = acting;
    const [redirectTo] = select(onto, acting);
    const left = amount === undefined ? undefined : amountOf(amount, acting);
    if (redirectTo === undefined || (left !== undefined && left <= 0)) return { state };
    const shield = {
      ...(left === undefined
        ? concerned({ to, by }, acting)
        : { ...concerned({ by }, acting), to: select(to, acting) }),
      redirectTo,
      ...withoutUndefined({ byQuality: from, combat, left }),
    };
    return { state: addShield(state, acting, shield) };
  },
};

const redirectNext: Kind<'redirectNext'> = {
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

export const damageActions: Actions<typeof damageEffects> = {
  damage,
  preventDamage,
  preventNext,
  redirectDamage,
  redirectNext,
};
