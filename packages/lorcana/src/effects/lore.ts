import * as acts from '../acts/players.js';
import { amountOf } from '../board/amount.js';
import { withResult, type Kind } from './kind.js';
import { playersOf } from './players.js';

export const gainLore: Kind<'gainLore'> = {
  apply({ who, amount }, acting) {
    const number = amountOf(acting.state, acting, amount);
    return {
      state: playersOf(acting.state, acting, who).reduce(
        (state, player) => acts.gainLore(state, player, number, acting),
        acting.state,
      ),
    };
  },
};

/** Each loses as much as there is; `result` is what all of them lost. */
export const loseLore: Kind<'loseLore'> = {
  apply({ who, amount }, acting) {
    const number = amountOf(acting.state, acting, amount);
    let { state } = acting;
    let total = 0;
    for (const player of playersOf(state, acting, who)) {
      const done = acts.loseLore(state, player, number, acting);
      state = done.state;
      total += done.lost;
    }
    return withResult(state, total);
  },
};
