import { type Result, ok, refuse } from '@reticle/core';
import type { CostOf } from '../../language/cost.js';
import { isSummoningSick } from '../../state/card.js';
import { EMPTY_POOL } from '../../state/mana-pool.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownNow } from '../../state/state.js';
import { loseLife } from '../actions/life.js';
import { standardTapCheck, turned } from '../actions/tapping.js';
import { payMana, payManaAgain } from '../mana/pay.js';
import { type CostKind, type Paying, cantPay, choiceOf, numberOf, payable } from './kind.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';

/** Life is paid only by who has that much (rule 119.4); it is lost as it is paid. */
export const life: CostKind<CostOf<'life'>> = {
  could: ({ amount }, { payer }) => payer.life >= amount,
  pay({ amount }, { state, controller, source, emit }) {
    const has = state.players.find(({ id }) => id === controller)?.life ?? 0;
    if (has < amount) return refuse(cantPay('life', source, `${controller} has ${has} life`));
    return ok(loseLife(state, controller, amount, (event) => emit({ ...event, paid: true })));
  },
};

/**
 * Mana from the pool, and from permanents that are tapped for it as a plan says (rules 601.2g and 601.2h). Phyrexian
 * symbols are paid with mana.
 */
export const mana: CostKind<CostOf<'mana'>> = {
  could: (cost, { canPayMana }) => canPayMana(cost),
  pay({ mana: cost, onlyOnX }, paying) {
    const { state, source, controller, variables, reserved, mana: means } = paying;
    const pool = state.players.find(({ id }) => id === controller)?.pool ?? EMPTY_POOL;
    const { X } = variables;
    const sources = means.sources(state, reserved);
    const plan =
      onlyOnX === undefined
        ? payManaAgain(cost, X, pool, sources)
        : payMana(cost, { X, pool, sources, restrict: { X: onlyOnX } });
    if (!plan.ok) return plan;
    const { taps, pool: left } = plan.value;
    let now = state;
    for (const tap of taps) {
      const tapped = means.tap(now, tap, paying);
      if (!tapped) return refuse(cantPay('mana', source, `${tap.id} can't be tapped for it`));
      now = tapped;
    }
    const players = now.players.map((player) =>
      player.id === controller ? playerWith(player, { pool: left }) : player,
    );
    return ok(matchWith(now, { players }));
  },
};

/** Untapped permanents are tapped. No {T} symbol: creatures that came this turn do as well (rule 302.6). */
export const tapOthers: CostKind<CostOf<'tapOthers'>> = {
  slot: ({ what, count }) => choiceOf(payable({ ...what, tapped: false }, 'battlefield'), count),
  uses: () => ({ of: 'chosen', its: 'untapped' }),
  could: () => true,
  pay({ count }, paying) {
    const { chosen, source, variables } = paying;
    const wanted = numberOf(count, variables.X);
    if (chosen.length !== wanted)
      return refuse(cantPay('tapOthers', source, `${chosen.length} of ${wanted} are there`));
    let { state } = paying;
    for (const ref of chosen) {
      const card = knownNow(state, ref);
      if (card?.zone !== 'battlefield' || card.tapped) {
        return refuse(cantPay('tapOthers', source, `${ref.id} is not there untapped`));
      }
      state = turned(state, card, true, paying);
    }
    return ok(state);
  },
};

/** Taps or untaps the source; not a creature that came too lately (rules 107.5, 107.6 and 302.6). */
function turnSource(cost: 'tap' | 'untap', { state, source, emit }: Paying): Result<MtgMatchState> {
  const card = knownNow(state, source);
  const tapped = cost === 'tap';
  if (card?.zone !== 'battlefield') return refuse(cantPay(cost, source, 'it is not on the battlefield'));
  if (card.tapped === tapped)
    return refuse(cantPay(cost, source, `it is ${tapped ? '' : 'un'}tapped already`));
  if (isSummoningSick(card)) return refuse(cantPay(cost, source, 'it came under your control this turn'));
  return ok(turned(state, card, tapped, { emit }));
}

export const tap: CostKind<CostOf<'tap'>> = {
  uses: () => ({ of: 'source', its: 'untapped' }),
  could: (_cost, { card }) => standardTapCheck(card),
  pay: (_cost, paying) => turnSource('tap', paying),
};

export const untap: CostKind<CostOf<'untap'>> = {
  could: (_cost, { card }) => standardTapCheck(cardWith(card, { tapped: !card.tapped })),
  pay: (_cost, paying) => turnSource('untap', paying),
};
