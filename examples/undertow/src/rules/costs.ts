import { cashier } from '@reticle/core/play';
import { table, type Undertow } from './table.js';

/** A cost: energy of a total worth, attached to the source or to any creature of its player. */
export interface Cost {
  readonly cost: 'energy';
  readonly amount: number;
  readonly from: 'it' | 'any';
}

/** The cashier: costs are paid by discarding energy cards that were chosen for it. */
export const costs = cashier<Undertow, Cost>(table, {
  energy: {
    slots: ({ amount, from }) => {
      const filter = { zone: 'attached', ...(from === 'it' ? { attached: true } : { controller: 'self' }) };
      const accepts = [{ kind: 'card', filter }];
      return {
        slots: [{ id: 'cost', accepts, min: 1, max: 'any', chooser: 'controller', mode: 'choose' }],
        relations: [{ relation: 'sum', property: 'worth', slots: ['cost'], is: { gte: amount } }],
      };
    },
    pay: (_part, _scene, chosen) => chosen('cost').map((card) => ({ type: 'moved', card, to: 'discard' })),
  },
});
