import { ok, refuse } from '@reticle/core';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';

/** Life is paid only by who has that much (rule 119.4); 0 life can always be paid (119.4b). */
export const life: CostKind<CostOf<'life'>> = {
  pay({ amount }, { state, controller, source, emit }) {
    const has = state.players.find(({ id }) => id === controller)?.life ?? 0;
    if (has < amount) return refuse(cantPay('life', source, `${controller} has ${has} life`));
    emit({ type: 'lifeLost', player: controller, amount, paid: true });
    const players = state.players.map((player) =>
      player.id === controller ? { ...player, life: has - amount } : player,
    );
    return ok({ ...state, players });
  },
};
