import type { GameMessages } from '@reticle/core';

const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What each refusal of the words of abilities says in English. */
export const wordsMessages: GameMessages = {
  'mtg.unreadAbility': ({ words }) => `This ability is of a form that is not read: "${text(words)}".`,
  'mtg.unreadCost': ({ words }) => `Not all of the cost "${text(words)}" is understood.`,
  'mtg.unreadEffect': ({ words }) => `Not all of "${text(words)}" is understood.`,
  'mtg.unreadTiming': ({ words }) => `When it may be activated is not understood: "${text(words)}".`,
  'mtg.unreadTarget': ({ words }) => `No effect was found for a target in "${text(words)}".`,
  'mtg.unreadTrigger': ({ words }) => `What "${text(words)}" waits for is not understood.`,
  'mtg.unexpressed': ({ words }) => `Not said by the data of the card: ${text(words)}.`,
  'mtg.loyaltyAbility': ({ words }) => `Loyalty abilities are not read: "${text(words)}".`,
  'mtg.conditionalAbility': ({ words }) => `The card does not always have this ability: "${text(words)}".`,
  'mtg.keywordAbility': ({ words }) => `"${text(words)}" is a keyword, whose rule says what it does.`,
  'mtg.noWords': ({ what, id }) => `There are no words for the ${text(what)} of ${text(id)}.`,
};
