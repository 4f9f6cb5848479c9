import { frozenCopy } from '@reticle/core';
import { effects, type ActivatedAbility, type TriggeredAbility } from './effects/schema.js';

/** Boost N (8.4.1-3): once on its controller's turn, for N ink, the top card of the deck goes under it, facedown. */
const boost = (ink: number): ActivatedAbility => ({
  kind: 'activated',
  cost: { ink },
  oncePerTurn: true,
  effects: [{ effect: 'putUnder', what: { top: 1 }, under: 'this' }],
});

/** Support (8.13.1): as it quests, another chosen character may get its strength this turn; anybody's. */
const support: TriggeredAbility = {
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

/** Vanish (8.14.1, 8.14.2): when an opponent chooses it for the effect of an action, it is banished, out of the bag. */
const vanish: TriggeredAbility = {
  kind: 'triggered',
  on: [{ event: 'isChosen', card: 'this', chosenBy: 'opponent', chosenFor: 'action' }],
  effects: [{ effect: 'banish', what: 'this' }],
};

/** The keywords that are triggered abilities. */
export const TRIGGERED_KEYWORDS: ReadonlyMap<string, TriggeredAbility> = new Map([
  ['support', frozenCopy(support)],
  ['vanish', frozenCopy(vanish)],
]);

/** The keywords that are activated abilities, by their N. */
export const ACTIVATED_KEYWORDS: ReadonlyMap<string, (n: number) => ActivatedAbility> = new Map([
  ['boost', boost],
]);
