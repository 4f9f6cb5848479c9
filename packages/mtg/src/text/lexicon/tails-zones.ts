import type { Entries } from './entries.js';

const grave = 'graveyard';

/** Where it is. */
export const ZONE_TAILS: Entries = [
  {
    role: 'tail',
    words: 'from your graveyard',
    filter: { zone: grave, owner: 'self' },
    also: ['in your graveyard'],
    examples: ['target creature card from your graveyard', 'target card in your graveyard'],
  },
  {
    role: 'tail',
    words: 'from a graveyard',
    filter: { zone: grave },
    also: ['in a graveyard', 'from graveyards', 'in graveyards', 'from any graveyard', 'in any graveyard'],
    examples: ['target card from a graveyard'],
  },
  {
    role: 'tail',
    words: "from an opponent's graveyard",
    filter: { zone: grave, owner: 'opponent' },
    also: ["in an opponent's graveyard", "from your opponents' graveyards", "in your opponents' graveyards"],
    examples: ["target card from an opponent's graveyard"],
  },
  {
    role: 'tail',
    words: "from that player's graveyard",
    filter: { zone: grave, owner: 'role.thatPlayer' },
    also: ["in that player's graveyard", 'from their graveyard', 'in their graveyard'],
    examples: ["target card from that player's graveyard"],
  },
  {
    role: 'tail',
    words: "from defending player's graveyard",
    filter: { zone: grave, owner: 'role.defendingPlayer' },
    also: ["in defending player's graveyard"],
    examples: ["target card from defending player's graveyard"],
  },
  {
    role: 'tail',
    words: 'from a single graveyard',
    filter: { zone: grave },
    phrase: { relations: [{ relation: 'same', property: 'owner' }] },
    also: ['in a single graveyard', 'from the same graveyard'],
    examples: ['up to two target cards from a single graveyard'],
  },
  {
    role: 'tail',
    words: 'in exile',
    filter: { zone: 'exile' },
    also: ['from exile'],
    examples: ['target card in exile'],
  },
  {
    role: 'tail',
    words: 'you own in exile',
    filter: { zone: 'exile', owner: 'self' },
    examples: ['target card you own in exile'],
  },
  {
    role: 'tail',
    words: 'on the battlefield',
    filter: { zone: 'battlefield' },
    also: ['from the battlefield'],
    examples: ['target creature on the battlefield'],
  },
];
