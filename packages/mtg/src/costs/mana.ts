import { ok, refuse } from '@reticle/core';
import { payMana } from '../mana/pay.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';

/**
 * Mana from the pool, and from permanents that are tapped for it as a plan says (rules 601.2g and 601.2h). Phyrexian
 * symbols are paid with mana.
 */
export const mana: CostKind<CostOf<'mana'>> = {
  could: (cost, { canPayMana }) => canPayMana(cost),
  pay({ mana: cost, onlyOnX }, paying) {
    const { state, source, controller, variables, reserved, mana: means } = paying;
    const pool = state.players.find(({ id }) => id === controller)?.pool ?? {};
    const plan = payMana(cost, {
      pool,
      sources: means.sources(state, reserved),
      ...(variables.X === undefined ? {} : { X: variables.X }),
      ...(onlyOnX === undefined ? {} : { restrict: { X: onlyOnX } }),
    });
    if (!plan.ok) return plan;
    const { taps, pool: left } = plan.value;
    let now = state;
    for (const tap of taps) {
      const tapped = means.tap(now, tap, paying);
      if (!tapped) return refuse(cantPay('mana', source, `${tap.id} can't be tapped for it`));
      now = tapped;
    }
    const players = now.players.map((player) =>
      player.id === controller ? { ...player, pool: left } : player,
    );
    return ok({ ...now, players });
  },
};
