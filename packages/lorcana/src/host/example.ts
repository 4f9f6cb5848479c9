import { lorcanaCardOf, lorcanaStateOf } from '../index.js';

const character = { types: ['character'], cost: 3, strength: 2, willpower: 3, lore: 1 };

/** A made-up board: two characters that may be chosen, and some that may not, each for its own reason. */
const state = lorcanaStateOf({
  cards: [
    lorcanaCardOf({
      instanceId: 'gust',
      owner: 'you',
      name: 'Sudden Gust',
      zone: 'resolving',
      types: ['action'],
    }),
    lorcanaCardOf({ ...character, instanceId: 'own', owner: 'you', name: 'Lamp Keeper' }),
    lorcanaCardOf({ ...character, instanceId: 'keeper', owner: 'foe', name: 'Lamp Keeper' }),
    lorcanaCardOf({ ...character, instanceId: 'giant', owner: 'foe', name: 'Hill Giant', strength: 6 }),
    lorcanaCardOf({ ...character, instanceId: 'shy', owner: 'foe', name: 'Shy Owl', keywords: ['ward'] }),
    lorcanaCardOf({ ...character, instanceId: 'weak', owner: 'foe', name: 'Night Moth', strength: -1 }),
  ],
});

/** A question that `explain` answers: what an action may choose, and one choice. */
export const lorcanaExample = {
  game: 'lorcana',
  spec: {
    slots: [
      {
        kind: 'card',
        filter: { zone: 'play', type: 'character', controller: 'opponent', strength: { lte: 3 } },
      },
    ],
  },
  attempt: { controller: 'you', source: { kind: 'card', id: 'gust' } },
  choice: [{ targets: [{ kind: 'card', id: 'keeper' }] }],
  state,
};
