import { type LexiconEntry, tail } from '@reticle/core/text';

function relation(words: string, ties: object, example: string, also: readonly string[] = []): LexiconEntry {
  return tail(words, undefined, example, { phrase: { relations: [{ ...ties }] }, also });
}

/** How the chosen ones relate to each other; `EARLIER` is the target chosen before. */
export const RELATION_TAILS: readonly LexiconEntry[] = [
  relation(
    'controlled by different players',
    { relation: 'distinct', property: 'controller' },
    'two target creatures controlled by different players',
    [
      'that are controlled by different players',
      'controlled by different opponents',
      'each controlled by a different player',
    ],
  ),
  relation(
    'controlled by the same player',
    { relation: 'same', property: 'controller' },
    'two target creatures controlled by the same player',
    ['with the same controller'],
  ),
  relation(
    'with different names',
    { relation: 'distinct', property: 'names' },
    'two target creatures with different names',
  ),
  relation(
    'that share a creature type',
    { relation: 'same', property: 'subtypes' },
    'two target creatures that share a creature type',
    ['of the creature type of your choice'],
  ),
  relation(
    'that share a color',
    { relation: 'same', property: 'colors' },
    'two target creatures that share a color',
    ['of the color of your choice'],
  ),
  relation(
    'with the same name',
    { relation: 'same', property: 'names' },
    'two target creatures with the same name',
  ),
  relation(
    'that share a card type',
    { relation: 'same', property: 'types' },
    'two target permanents that share a card type',
  ),
  relation(
    'with total mana value <number> or less',
    { relation: 'sum', property: 'manaValue', is: { lte: '<number>' } },
    'any number of target permanents with total mana value 6 or less',
  ),
  relation(
    'with total power <number> or less',
    { relation: 'sum', property: 'power', is: { lte: '<number>' } },
    'any number of target creatures with total power 4 or less',
  ),
  relation(
    'that shares a card type with it',
    { relation: 'same', property: 'types', with: 'earlier' },
    'target permanent that shares a card type with it',
    ['that shares a card type with that permanent', 'that shares a permanent type with it'],
  ),
  tail(
    'with an equal or lesser mana value',
    { manaValue: { lte: 'slots.EARLIER.manaValue' } },
    'target permanent with an equal or lesser mana value',
    {
      also: ['with equal or lesser mana value'],
    },
  ),
];
