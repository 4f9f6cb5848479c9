import type { MtgCardFilter } from '../../language/filter.js';
import type { Kind } from './kind.js';

const ARMY: MtgCardFilter = { subtype: 'Army', controller: 'self' };

/** Rule 701.47a. */
export const amass: Kind<'amass'> = {
  apply: ({ amount, subtype = 'Zombie' }, { state }) => ({
    state,
    first: [
      {
        effect: 'if',
        condition: { what: { each: ARMY } },
        else: [
          {
            effect: 'createToken',
            token: {
              types: ['creature'],
              subtypes: [subtype, 'Army'],
              colors: ['black'],
              power: 0,
              toughness: 0,
            },
          },
        ],
      },
      { effect: 'choose', filter: ARMY, bind: 'amassed' },
      { effect: 'putCounters', what: { bound: 'amassed' }, counter: '+1/+1', amount },
      // 701.47a: an Army of another type becomes one of this type as well.
      {
        effect: 'if',
        condition: { not: { what: { bound: 'amassed' }, is: { subtype } } },
        effects: [
          {
            effect: 'become',
            what: { bound: 'amassed' },
            change: { addSubtypes: [subtype] },
            until: 'forever',
          },
        ],
      },
    ],
  }),
};
