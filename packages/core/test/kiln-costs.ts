import { cashier } from '../src/play/index.js';
import { table, type Cost, type Kiln } from './kiln.js';

/** The cashier of Kiln: the kinds of its abilities' costs. */
export const costs = cashier<Kiln, Cost>(table, {
  exert: {
    pay: (_part, scene) => {
      const source = scene.thing(scene.source);
      return source && !source.exerted ? [{ type: 'exerted', card: scene.source }] : undefined;
    },
  },
  discard: {
    slots: ({ count }) => ({
      slots: [
        {
          id: 'discarded',
          accepts: [{ kind: 'card', filter: { zone: 'hand', controller: 'self' } }],
          min: count,
          max: count,
          chooser: 'controller',
          mode: 'choose',
        },
      ],
      relations: [],
    }),
    pay: ({ count }, _scene, chosen) => {
      const refs = chosen('discarded');
      return refs.length === count
        ? refs.map((card_) => ({ type: 'moved', card: card_, to: 'pit' }))
        : undefined;
    },
  },
  hurt: {
    pay: ({ amount: much }, scene) =>
      scene.thing(scene.source)
        ? [{ type: 'damaged', card: scene.source, by: scene.source, amount: much }]
        : undefined,
  },
});

// --- boards
