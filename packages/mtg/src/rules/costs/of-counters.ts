import { type PinnedRef, type Result, ok, refuse } from '@reticle/core';
import type { CostOf } from '../../language/cost.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf } from '../../state/refs.js';
import { entryAt, sure } from '../../state/sure.js';
import { knownNow, playerOf } from '../../state/state.js';
import { changeCounters } from '../actions/permanents.js';
import { countersOn } from '../events/counters.js';
import { type CostKind, type Paying, cantPay, choiceOf, numberOf, payable } from './kind.js';

/** Returns how many counters of a kind an object on the battlefield has. */
function onPermanent(state: MtgMatchState, ref: PinnedRef, counter: string): number {
  const card = knownNow(state, ref);
  return card?.zone === 'battlefield' ? countersOn(card, counter) : 0;
}

/** Returns the state with more, or fewer, counters. */
const payCounters = (ref: PinnedRef, counter: string, more: number, { state, emit }: Paying): MtgMatchState =>
  changeCounters(state, ref, counter, more, emit, { cost: true });

/** Removes counters from the source, or from a chosen permanent that has that many. */
export const removeCounters: CostKind<CostOf<'removeCounters'>> = {
  slot: ({ what, counter, amount }) =>
    what && choiceOf(payable({ ...what, counters: { [counter]: { gte: amount } } }, 'battlefield')),
  could: ({ counter, amount, what }, { card, X }) =>
    what !== undefined || (card.zone === 'battlefield' && countersOn(card, counter) >= numberOf(amount, X)),
  pay({ counter, amount, what }, paying): Result<MtgMatchState> {
    const { state, source, chosen, variables } = paying;
    const from = what === undefined ? source : entryAt(chosen, 0);
    const wanted = numberOf(amount, variables.X);
    const has = onPermanent(state, from, counter);
    if (has < wanted) return refuse(cantPay('removeCounters', source, `it has ${has} of them`));
    return ok(payCounters(from, counter, -wanted, paying));
  },
};

/** Puts counters on the source, which must be on the battlefield, or on a chosen permanent. */
export const putCounters: CostKind<CostOf<'putCounters'>> = {
  slot: ({ what }) => (what === 'self' ? undefined : choiceOf(payable(what, 'battlefield'))),
  could: ({ what }, { card }) => what !== 'self' || card.zone === 'battlefield',
  pay({ counter, amount, what }, paying) {
    const { state, source, chosen } = paying;
    const on = what === 'self' ? source : entryAt(chosen, 0);
    if (knownNow(state, on)?.zone !== 'battlefield')
      return refuse(cantPay('putCounters', source, 'it is not on the battlefield'));
    return ok(payCounters(on, counter, amount, paying));
  },
};

/** Pays energy counters, only if the payer has that many (rule 107.14). */
export const energy: CostKind<CostOf<'energy'>> = {
  could: ({ amount }, { payer }) => countersOn(payer, 'energy') >= amount,
  pay({ amount }, paying) {
    const { state, source, controller } = paying;
    const has = countersOn(sure(playerOf(state, controller)), 'energy');
    if (has < amount) return refuse(cantPay('energy', source, `${controller} has ${has} energy`));
    return ok(payCounters(playerRefOf(controller), 'energy', -amount, paying));
  },
};

/** Returns how many loyalty counters are put on it; negative if they are removed. */
const loyaltyOf = ({ amount }: CostOf<'loyalty'>, X = 0): number => (amount === '-X' ? 0 - X : amount);

/** Puts loyalty counters on the source, or removes them if it has that many (rules 606.4, 606.6). */
export const loyalty: CostKind<CostOf<'loyalty'>> = {
  could: (cost, { card, X }) =>
    card.zone === 'battlefield' && countersOn(card, 'loyalty') + loyaltyOf(cost, X) >= 0,
  pay(cost, paying) {
    const { state, source, variables } = paying;
    const more = loyaltyOf(cost, variables.X);
    if (onPermanent(state, source, 'loyalty') + more < 0 || knownNow(state, source) === undefined)
      return refuse(cantPay('loyalty', source, 'it has too little loyalty'));
    return ok(payCounters(source, 'loyalty', more, paying));
  },
};
