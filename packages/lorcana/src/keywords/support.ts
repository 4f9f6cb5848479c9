import { effects } from '../abilities/effects/schema.js';
import type { TriggeredAbility } from '../abilities/ability.js';

/** Support (8.13.1): as it quests, another chosen character may get its strength this turn; anybody's. */
export const support: TriggeredAbility = {
  kind: 'triggered',
  on: [{ event: 'quests', card: 'this' }],
  effects: effects.parse([
    {
      effect: 'may',
      do: [
        {
          effect: 'give',
          what: { choose: { type: 'character', excludeSelf: true } },
          gives: [{ stat: 'strength', amount: { of: 'this', property: 'strength' } }],
          for: 'thisTurn',
        },
      ],
    },
  ]),
};
