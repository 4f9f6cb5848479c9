import { optionDecision, type EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selectPlayers, selector, type Selector } from '../abilities/selector.js';
import { manaAmounts, type ManaAmounts } from '../mana/mana.js';
import { addMana as addToPool, amountsOf } from '../mana/pool.js';
import type { ManaOutput } from '../mana/sources.js';
import { printManaAmounts } from '../mana/symbols.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Adds mana to players' pools: these, or one of several, as the controller chooses; so many times. */
export interface AddManaEffect {
  readonly effect: 'addMana';
  /** You, where it is left out. */
  readonly who?: Selector | undefined;
  readonly mana: ManaAmounts | readonly ManaAmounts[];
  readonly times?: AbilityAmount | undefined;
}

export const addManaEffect = z.strictObject({
  effect: z.literal('addMana'),
  who: selector.optional(),
  mana: z.union([manaAmounts, z.array(manaAmounts).min(2).max(64).readonly()]),
  times: abilityAmount.optional(),
});

const isChoice = (mana: AddManaEffect['mana']): mana is readonly ManaAmounts[] => Array.isArray(mana);
const bundlesOf = ({ mana }: AddManaEffect): readonly ManaAmounts[] => (isChoice(mana) ? mana : [mana]);

/** What it could add, as a source of mana that is tapped for a payment; not known ahead where the amount is. */
export function outputsOf(effect: AddManaEffect, weight: number): readonly ManaOutput[] | undefined {
  if (effect.times !== undefined || effect.who !== undefined) return undefined;
  return bundlesOf(effect).map((mana) => (weight === 0 ? { mana } : { mana, weight }));
}

export const addMana: EffectKind<MtgMatchState, AddManaEffect, Effect> = {
  asks: (effect, { controller, source }) =>
    isChoice(effect.mana)
      ? optionDecision({ controller, source }, effect.mana.map(printManaAmounts), 'mana')
      : undefined,
  apply(effect, scene) {
    const { state, decided, emit } = scene;
    const who = selectPlayers(effect.who ?? 'you', scene);
    const chosen = decided?.slots[0]?.targets[0]?.id;
    const bundles = bundlesOf(effect);
    const mana = bundles.find((bundle) => printManaAmounts(bundle) === chosen) ?? bundles[0] ?? {};
    const times = Math.max(0, effect.times === undefined ? 1 : amountOf(effect.times, scene));
    const more = amountsOf((type) => (mana[type] ?? 0) * times);
    const players = state.players.map((player) => {
      if (!who.includes(player.id)) return player;
      const pool = addToPool(player.pool, more);
      return pool.ok ? { ...player, pool: pool.value } : player;
    });
    for (const player of who) emit({ type: 'manaAdded', player, mana: more });
    return { state: { ...state, players } };
  },
};
