import type { Modification } from '../../language/modification.js';
import { amountOf } from '../amount.js';
import { refTo } from '../../state/board.js';
import { withLasting } from '../lasting.js';
import { onCards, type Act, type Kind } from './kind.js';

/** A number that an effect gives is counted once, as it is given (rule 6.1.8). */
const counted = (acting: Act, given: Modification): Modification =>
  'stat' in given ? { ...given, amount: amountOf(acting.state, acting, given.amount) } : given;

/** Cards in play get something for a while. */
export const give: Kind<'give'> = onCards((effect, cards, acting) => {
  const given = {
    controller: acting.controller,
    gives: effect.gives.map((part) => counted(acting, part)),
    for: effect.for,
  };
  return cards
    .filter(({ zone }) => zone === 'play')
    .reduce((state, card) => {
      acting.emit({
        type: 'given',
        cardId: card.instanceId,
        name: card.name,
        gives: given.gives,
        for: given.for,
      });
      return withLasting(state, card, refTo(card), given);
    }, acting.state);
});

/** The controller pays less this turn. */
export const payLess: Kind<'payLess'> = {
  apply({ amount, on, next = false }, acting) {
    const { state, controller, source } = acting;
    const less = Math.max(0, amountOf(state, acting, amount));
    return {
      state: {
        ...state,
        discounts: [...state.discounts, { player: controller, source, amount: less, on, next }],
      },
    };
  },
};
