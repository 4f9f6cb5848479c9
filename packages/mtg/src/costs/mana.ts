import { ok } from '@reticle/core';
import { payMana } from '../mana/pay.js';
import type { CostOf } from './cost.js';
import type { CostKind } from './kind.js';

/** Mana from the pool, and from permanents that are tapped for it as a plan says (rules 601.2g and 601.2h). */
export const mana: CostKind<CostOf<'mana'>> = {
  pay({ mana: cost, onlyOnX }, { state, controller, variables, reserved, mana: means }) {
    const pool = state.players.find(({ id }) => id === controller)?.pool ?? {};
    const plan = payMana(cost, {
      pool,
      sources: means.sources(state, reserved),
      ...(variables.X === undefined ? {} : { X: variables.X }),
      ...(onlyOnX === undefined ? {} : { restrict: { X: onlyOnX } }),
    });
    if (!plan.ok) return plan;
    const { taps, pool: left } = plan.value;
    const tapped = taps.reduce((now, tap) => means.tap(now, tap), state);
    const players = tapped.players.map((player) =>
      player.id === controller ? { ...player, pool: left } : player,
    );
    return ok({ ...tapped, players });
  },
};
