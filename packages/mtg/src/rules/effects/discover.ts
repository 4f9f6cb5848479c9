import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import { amountOf } from '../select/select.js';
import type { Kind } from './kind.js';

const FOUND: Selector = { bound: 'discovered' };
const PASSED: Selector = { bound: 'passed' };

/** Rule 701.57a. */
export const discover: Kind<'discover'> = {
  apply({ amount }, acting) {
    const small: MtgCardFilter = { manaValue: { lte: Math.max(0, amountOf(amount, acting)) } };
    return {
      state: acting.state,
      first: [
        {
          effect: 'digUntil',
          exiled: true,
          filter: { not: { type: 'land' }, ...small },
          bind: 'discovered',
          rest: 'passed',
        },
        { effect: 'castCard', what: FOUND, spell: small },
        {
          effect: 'if',
          condition: { what: FOUND, is: { zone: 'exile' } },
          effects: [{ effect: 'moveCards', what: FOUND, to: 'hand' }],
        },
        { effect: 'moveCards', what: PASSED, to: 'library', position: 'bottom', order: 'random' },
      ],
    };
  },
};
