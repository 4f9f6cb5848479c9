import type { PinnedRef } from '@reticle/core';
import { optionDecision } from '@reticle/core/play';
import type { playerEffects } from '../../language/effects/players.js';
import type { EffectNamed } from '../../language/effects/effect.js';
import { printManaAmounts, type ManaAmounts } from '../../language/mana.js';
import { amountsOf } from '../../state/mana-pool.js';
import { gainLife as gain, loseLife as lose } from '../actions/life.js';
import { playerOf } from '../../state/state.js';
import { happen } from '../events/happen.js';
import { portion } from '../mana/offers.js';
import type { ManaOutput } from '../mana/sources.js';
import { amountOf, chosenOption, selectPlayers } from '../select/select.js';
import { purposeOf } from '../../state/purposes.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { Actions, Kind } from './kind.js';

const gainLife: Kind<'gainLife'> = {
  apply({ who = 'you', amount }, acting) {
    const much = amountOf(amount, acting);
    const players = selectPlayers(who, acting);
    return { state: players.reduce((state, player) => gain(state, player, much, acting.emit), acting.state) };
  },
};

const loseLife: Kind<'loseLife'> = {
  apply({ who = 'you', amount, gainsLife }, acting) {
    const much = amountOf(amount, acting);
    const players = selectPlayers(who, acting);
    const lost = players.reduce((state, player) => lose(state, player, much, acting.emit), acting.state);
    const together = Math.max(0, much) * players.length;
    return { state: gainsLife ? gain(lost, acting.controller, together, acting.emit) : lost };
  },
};
/** Changes each life total by itself. The new total is counted before (rule 119.5). */
const setLife: Kind<'setLife'> = {
  apply({ who = 'you', amount }, acting) {
    const wanted = amountOf(amount, acting);
    const state = selectPlayers(who, acting).reduce((now, player) => {
      const more = wanted - (playerOf(now, player)?.life ?? wanted);
      return more < 0 ? lose(now, player, -more, acting.emit) : gain(now, player, more, acting.emit);
    }, acting.state);
    return { state };
  },
};

const isChoice = (mana: EffectNamed<'addMana'>['mana']): mana is readonly ManaAmounts[] =>
  Array.isArray(mana);
const bundlesOf = ({ mana }: EffectNamed<'addMana'>): readonly ManaAmounts[] =>
  isChoice(mana) ? mana : [mana];

/**
 * Returns what it could add as a mana source that is tapped for a payment. Returns undefined if the amount
 * isn't known in advance.
 */
export function outputsOf(
  effect: EffectNamed<'addMana'>,
  weight: number,
  source: PinnedRef,
): readonly ManaOutput[] | undefined {
  if (effect.times !== undefined || effect.who !== undefined) return undefined;
  const facts = withoutUndefined({
    weight: weight === 0 ? undefined : weight,
    only: purposeOf(effect, source),
  });
  return bundlesOf(effect).map((mana) => ({ mana, ...facts }));
}

const addMana: Kind<'addMana'> = {
  asks: (effect, { controller, source }) =>
    isChoice(effect.mana)
      ? optionDecision({ controller, source }, effect.mana.map(printManaAmounts), 'mana')
      : undefined,
  apply(effect, scene) {
    const { state, decided, emit } = scene;
    const who = selectPlayers(effect.who ?? 'you', scene);
    const chosen = chosenOption(decided);
    const bundles = bundlesOf(effect);
    const mana = bundles.find((bundle) => printManaAmounts(bundle) === chosen) ?? bundles[0] ?? {};
    const times = Math.max(0, effect.times === undefined ? 1 : amountOf(effect.times, scene));
    const more = amountsOf((type) => (mana[type] ?? 0) * times);
    const only = purposeOf(effect, scene.source);
    const added = portion(more, only);
    return {
      state: who.reduce(
        (now, player) => happen(now, { type: 'manaAdded', player, mana: more }, emit, added),
        state,
      ),
    };
  },
};

const loseMana: Kind<'loseMana'> = {
  apply({ who = 'you' }, acting) {
    return {
      state: selectPlayers(who, acting).reduce(
        (now, player) => happen(now, { type: 'manaLost', player }, acting.emit),
        acting.state,
      ),
    };
  },
};

export const playerActions: Actions<typeof playerEffects> = {
  addMana,
  gainLife,
  loseLife,
  loseMana,
  setLife,
};
