import type { Effect } from './effects/effect.js';
import type { TokenFacts } from './effects/permanents.js';
import type { GIFTS } from './keyword-lists.js';
import { predefinedToken } from './predefined-tokens.js';

const who = 'chosenPlayer';
const token = (facts: TokenFacts): Effect => ({ effect: 'createToken', who, token: facts });
const blue = (subtype: string, power: number, toughness: number): TokenFacts => ({
  types: ['creature'],
  subtypes: [subtype],
  colors: ['blue'],
  power,
  toughness,
});

/** What each kind of gift gives to the opponent to whom it was promised (rules 702.174d to 702.174i). */
const GIFT: { readonly [Name in (typeof GIFTS)[number]]: () => Effect } = {
  card: () => ({ effect: 'draw', who }),
  'extra turn': () => ({ effect: 'extraTurn', who }),
  Food: () => token(predefinedToken('Food')),
  Octopus: () => token(blue('Octopus', 8, 8)),
  'tapped Fish': () => ({ effect: 'createToken', who, tapped: true, token: blue('Fish', 1, 1) }),
  Treasure: () => token(predefinedToken('Treasure')),
};

/** Returns what the opponent gets, as an effect whose source is the object with the gift. */
export const giftOf = (name: (typeof GIFTS)[number]): Effect => GIFT[name]();
