import { ok, refuse } from '@reticle/core';
import { loseLife } from '../life/life.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind } from './kind.js';

/** Life is paid only by who has that much (rule 119.4); it is lost as it is paid. */
export const life: CostKind<CostOf<'life'>> = {
  could: ({ amount }, { payer }) => payer.life >= amount,
  pay({ amount }, { state, controller, source, emit }) {
    const has = state.players.find(({ id }) => id === controller)?.life ?? 0;
    if (has < amount) return refuse(cantPay('life', source, `${controller} has ${has} life`));
    return ok(loseLife(state, controller, amount, (event) => emit({ ...event, paid: true })));
  },
};
