import type { TriggeredAbility } from '../abilities/ability.js';

/** Vanish (8.14.1, 8.14.2): when an opponent chooses it for the effect of an action, it is banished, out of the bag. */
export const vanish: TriggeredAbility = {
  kind: 'triggered',
  on: [{ event: 'isChosen', card: 'this', chosenBy: 'opponent', chosenFor: 'action' }],
  effects: [{ effect: 'banish', what: 'this' }],
};
