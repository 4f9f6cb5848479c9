import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.js';

const issuesOf = (types: string, text: string) =>
  parseCard({ name: 'Moss Rite', types, text }).unexpressed.map(({ code, data }) => [code, data['rule']]);

describe('what the rules never let be done to a thing is not read', () => {
  it.each([
    ['701.8a', 'Destroy target spell.'],
    ['701.8a', 'Destroy all spells.'],
    ['701.8a', 'Destroy target card in a graveyard.'],
    ['701.26a', 'Tap target spell.'],
    ['701.26a', 'Tap all spells.'],
    ['701.26b', 'Untap target spell.'],
    ['701.26a', 'Tap target instant.'],
    ['701.21a', 'Sacrifice target spell.'],
    ['701.21a', 'Sacrifice an instant.'],
    ['701.21a', 'Each opponent sacrifices a sorcery.'],
    ['701.19a', 'Regenerate target spell.'],
    ['701.6a', 'Counter all creatures.'],
    ['120.1', 'Moss Rite deals 3 damage to target spell.'],
    ['701.8a', 'Choose one \u2014\n\u2022 Draw a card.\n\u2022 Destroy target spell.'],
  ])('%s: %s', (rule, text) => {
    expect(issuesOf('Instant', text)).toEqual([['mtg.wrongThing', rule]]);
  });

  it.each([
    ['701.8a', 'Creature', 'When this creature enters, destroy target spell.'],
    ['701.21a', 'Creature', 'Sacrifice an instant: Draw a card.'],
    ['701.26a', 'Creature', '{2}: Tap target spell.'],
  ])('%s, %s: %s', (rule, types, text) => {
    expect(issuesOf(types, text)).toEqual([['mtg.wrongThing', rule]]);
  });
});

it.each([
  'Destroy target creature.',
  'Destroy target artifact or enchantment.',
  'Destroy all creatures.',
  'Counter target spell.',
  'Counter target activated or triggered ability.',
  'Counter target instant or sorcery spell.',
  'Exile target spell.',
  "Return target spell to its owner's hand.",
  'Sacrifice a creature.',
  'Each player sacrifices a permanent.',
  'Tap up to two target creatures.',
  'Moss Rite deals 3 damage to any target.',
  'Moss Rite deals 2 damage to each creature and each player.',
  'Target creature you control fights target creature an opponent controls.',
  'Destroy target permanent.',
  'Destroy target creature or planeswalker.',
])('%s is read', (text) => {
  expect(issuesOf('Instant', text)).toEqual([]);
});
