import type { HostWords } from '@reticle/core/host';
import { actsAsIn } from '../index.js';
import { mtgMessages } from '../language/messages.js';
import { parseTargetRequirements, targetSpecOf } from '../entries/text.js';
import { mtgGrammar } from '../text/lexicon/index.js';

/** Magic's words: what a text targets, and what a whole card says. */
export const mtgWords: HostWords = {
  messages: mtgMessages,
  read(text, context) {
    const requirements = parseTargetRequirements(text, context);
    return { requirements, specOf: (which) => targetSpecOf(requirements, which) };
  },
  reader: async () => (await import('../text/read-card.js')).cardReader,
  isAnchor: mtgGrammar.isAnchor,
  actsAs: actsAsIn,
  types: ['instant', 'sorcery', 'creature', 'artifact', 'enchantment', 'land', 'planeswalker', 'battle'],
  examples: [
    {
      title: 'Several targets',
      text: 'Lash deals 3 damage to target creature an opponent controls and 1 damage to up to one other target creature.',
      about: { name: 'Lash', types: ['instant'] },
    },
    {
      title: 'A list of things, each with its own words',
      text: 'Exile target artifact, tapped creature, or nonbasic land an opponent controls.',
      about: { types: ['sorcery'] },
    },
    {
      title: 'X in the number and in the cost: its targets alone are read',
      text: 'Return X target creature cards with mana value X or less from your graveyard to your hand.',
      about: { types: ['sorcery'] },
    },
    {
      title: 'X that the words name',
      text: 'Tap up to two target creatures with power less than or equal to the number of lands you control.',
      about: { types: ['instant'] },
    },
    {
      title: 'A total over all that is chosen',
      text: 'Put any number of target creatures with total power 7 or less on top of their owners’ libraries.',
      about: { types: ['sorcery'] },
    },
    {
      title: 'Two targets that are tied',
      text: 'Exchange control of target artifact you control and target permanent an opponent controls that shares a card type with it.',
      about: { types: ['sorcery'] },
    },
    {
      title: 'Others choose',
      text: 'Destroy target creature of an opponent’s choice.',
      about: { types: ['instant'] },
    },
    {
      title: 'Modes',
      text: 'Choose one —\n• Counter target red or green spell with mana value 4 or less.\n• Untap up to two target lands.\n• Target player mills a card, then draws a card.',
      about: { types: ['instant'] },
    },
    {
      title: 'A permanent: three abilities and a keyword',
      text: 'When Brine Warden enters, return up to one other target permanent to its owner’s hand.\nWhenever Brine Warden becomes the target of a spell, tap target nonland permanent.\n{2}, {T}: Destroy target creature blocking Brine Warden.\nEquip {3}',
      about: { name: 'Brine Warden', types: ['artifact', 'creature'] },
    },
    {
      title: 'Words that are refused, openly',
      text: 'Destroy target creature that hums, then tap target land.',
      about: { types: ['sorcery'] },
    },
  ],
};
