import { optionDecision, type EffectContext } from '@reticle/core/play';
import type { damageEffects } from '../../language/effects/families.js';
import type { LorcanaMatchState } from '../../state/match.js';
import type { EffectNamed } from '../../language/effects/schema.js';
import { amountOf } from '../../state/table.js';
import { numberRef, refsNamed } from '../../state/conditions.js';
import { attemptOf } from '../ask.js';
import * as acts from '../damage.js';
import {
  type Actions,
  cardsNamed,
  type Kind,
  NEVER,
  nameOf,
  onCards,
  optionOf,
  withResult,
  chosenFirst,
} from './kind.js';

const dealDamage: Kind<'dealDamage'> = onCards(({ what, amount }, cards, acting) => {
  const number = amountOf(acting.state, acting, amount);
  const { state, total, hits } = acts.deal(
    acting.state,
    cards.map((card) => ({ card, amount: number, by: acting.source })),
    acting,
  );
  // Resist lowers what is dealt, and the rest is still dealt (rule 8.8.1).
  return withResult(acting, state, total, { asked: refsNamed(acting, nameOf(what)).length, done: hits });
});

const putDamage: Kind<'putDamage'> = onCards(({ what, amount }, cards, acting) => {
  const number = amountOf(acting.state, acting, amount);
  const { state, total } = acts.put(
    acting.state,
    cards.map((card) => ({ card, amount: number, by: acting.source })),
    acting,
  );
  const asked = number * refsNamed(acting, nameOf(what)).length;
  return withResult(acting, state, total, { asked, done: total });
});

/** Returns how much damage to take at most. "All" is more than there can be. */
const mostOf = (
  scene: EffectContext<LorcanaMatchState>,
  amount: EffectNamed<'removeDamage'>['amount'],
): number => (amount === 'all' ? Infinity : Math.max(0, amountOf(scene.state, scene, amount)));

/** Returns how much must be taken from each card: "up to" and "all" are as much as there is. */
const askedOf = (most: number, upTo: boolean | undefined): number =>
  upTo === true || most === Infinity ? 0 : most;

/** Returns the answers to "how much", from 0 to a number. */
const upToOptions = (most: number): readonly string[] =>
  Array.from({ length: most + 1 }, (_option, index) => String(index));

interface DamageShare {
  readonly name: string;
  readonly most: number;
  readonly upTo: boolean | undefined;
}

/**
 * Asks how much of the damage on one card is taken. Returns undefined if there is nothing to decide (6.1.3).
 */
function askHowMuch(scene: EffectContext<LorcanaMatchState>, { name, most, upTo }: DamageShare) {
  const { state, controller } = scene;
  const cards = cardsNamed(scene, name);
  const [card] = cards;
  if (upTo !== true || !card || cards.length > 1) return undefined;
  const limit = Math.min(card.damage, most);
  if (limit <= 0) return undefined;
  return optionDecision(attemptOf(state, scene, controller), upToOptions(limit), 'how much damage');
}

/** Removes damage. With "up to" and several cards, it asks about one card after the other. */
const removeDamage: Kind<'removeDamage'> = {
  asks: ({ what, amount, upTo }, scene) =>
    typeof what === 'string'
      ? askHowMuch(scene, { name: what, most: mostOf(scene, amount), upTo })
      : undefined,
  apply(effect, acting) {
    const { what, amount, upTo, more } = effect;
    const { state } = acting;
    if (typeof what !== 'string') return chosenFirst(acting.state, what, { ...effect, what: nameOf(what) });
    const cards = cardsNamed(acting, what);
    const most = mostOf(acting, amount);
    if (upTo && cards.length > 1) {
      const each = refsNamed(acting, what).map((ref) => ({
        effect: 'choose' as const,
        what: { these: [ref], as: 'each' },
      }));
      const first = each.flatMap((one) => [
        one,
        {
          effect: 'removeDamage' as const,
          what: 'each',
          amount: most === Infinity ? ('all' as const) : most,
          upTo: true,
          more: true,
        },
      ]);
      return { state, bind: { result: [numberRef(0)] }, first };
    }
    const wanted = Number(optionOf(acting) ?? most);
    const removed = cards.reduce((sum, card) => sum + Math.min(card.damage, wanted), 0);
    const healed = cards.reduce(
      (now, card) => acts.heal(now, { card, amount: wanted, by: acting.controller }, acting),
      state,
    );
    const asked = askedOf(most, upTo) * refsNamed(acting, what).length;
    const result = removed + (more ? amountOf(state, acting, 'result') : 0);
    return withResult(acting, healed, result, { asked, done: removed });
  },
};

/** Moves an amount of damage from each card to another one. This damage is not dealt (rule 1.9.2). */
const moveDamage: Kind<'moveDamage'> = {
  asks: ({ from, to, amount, upTo }, scene) =>
    typeof from === 'string' && typeof to === 'string' && cardsNamed(scene, to).length === 1
      ? askHowMuch(scene, { name: from, most: mostOf(scene, amount), upTo })
      : undefined,
  apply(effect, acting) {
    const { from, to, amount, upTo } = effect;
    const { state } = acting;
    if (typeof from !== 'string') return chosenFirst(acting.state, from, { ...effect, from: nameOf(from) });
    if (typeof to !== 'string') return chosenFirst(acting.state, to, { ...effect, to: nameOf(to) });
    const [taker] = cardsNamed(acting, to);
    if (!taker || !acts.damageable(taker)) return withResult(acting, state, 0, NEVER);
    const most = mostOf(acting, amount);
    const wanted = Number(optionOf(acting) ?? most);
    const givers = cardsNamed(acting, from).filter(({ instanceId }) => instanceId !== taker.instanceId);
    const moved = givers.reduce((sum, { damage }) => sum + Math.min(damage, wanted), 0);
    const less = givers.reduce(
      (now, card) => acts.giveAway(now, { card, amount: Math.min(card.damage, wanted) }, acting),
      state,
    );
    const { state: put } = acts.put(less, [{ card: taker, amount: moved, by: acting.source }], acting);
    const asked = askedOf(most, upTo) * refsNamed(acting, from).length;
    return withResult(acting, put, moved, { asked, done: moved });
  },
};

/** The handlers of the effects on damage. */
export const damageActions: Actions<typeof damageEffects> = {
  dealDamage,
  putDamage,
  removeDamage,
  moveDamage,
};
