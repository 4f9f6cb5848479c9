import { lorcanaMessages } from '../state/issues.js';
import { lorcanaGrammar } from '../text/lexicon/index.js';
import { parseTargetRequirements, targetSpecOf } from '../text/targets/parse.js';
import type { HostWords } from '@reticle/core/host';

/** Reads text that asks for a choice, for the host. */
export const lorcanaWords: HostWords = {
  messages: lorcanaMessages,
  read(text, context) {
    const requirements = parseTargetRequirements(text, context);
    return { requirements, specOf: (which) => targetSpecOf(requirements, which) };
  },
  reader: async () => (await import('../text/read-card.js')).cardReader,
  isAnchor: lorcanaGrammar.isAnchor,
  types: ['action', 'song', 'character', 'item', 'location'],
  examples: [
    {
      title: 'Several choices',
      text: 'Deal 2 damage to chosen opposing character. Deal 1 damage to another chosen character.',
      about: { types: ['action'] },
    },
    {
      title: 'A list of things, each with its own words',
      text: 'Exert chosen item, damaged character, or location with cost 2 or less.',
      about: { types: ['action'] },
    },
    {
      title: 'Up to, and a limit',
      text: 'Ready up to 2 chosen characters of yours with cost 3 or less.',
      about: { types: ['action', 'song'] },
    },
    {
      title: 'A number that the words count',
      text: 'Deal damage to chosen character equal to the number of characters you have in play.',
      about: { types: ['action'] },
    },
    {
      title: 'A total over all that is chosen: its choice alone is read',
      text: 'Exert any number of chosen characters with total {S} 9 or less.',
      about: { types: ['action'] },
    },
    {
      title: 'A choice that leans on an earlier one: its choices alone are read',
      text: 'Exert one of your characters to banish chosen character with less {S} than that character.',
      about: { types: ['action'] },
    },
    {
      title: 'Others choose, in modes',
      text: 'Choose one:\n• Each opponent chooses and banishes one of their items.\n• Each opponent chooses and exerts one of their characters.',
      about: { types: ['action'] },
    },
    {
      title: 'A character: named abilities and a cost',
      text: 'LOUD LANDING When you play this character, exert up to 2 chosen items.\nLANTERN TRADE {E}, Banish one of your items — Chosen opponent loses 1 lore.\nHARD TO CATCH Whenever this character is chosen, draw a card.',
      about: { name: 'Pip Lanternwing', types: ['character'] },
    },
    {
      title: 'Words that are refused, openly',
      text: 'Banish chosen character that hums. Ready chosen item.',
      about: { types: ['action'] },
    },
  ],
};
