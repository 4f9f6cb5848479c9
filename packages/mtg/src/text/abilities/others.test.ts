import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.js';

const codesOf = (types: string, text: string): readonly string[] =>
  parseCard({ name: 'Moss Rite', types, text }).unexpressed.map(({ code }) => code);

describe('"other" that cannot be other than the card itself is not read', () => {
  it.each([
    ['Sorcery', 'Tap target creature. Untap all other creatures.'],
    ['Sorcery', 'Target creature you control deals damage equal to its power to each other creature.'],
    ['Instant', 'Target creature gets +1/+1 until end of turn for each other creature you control.'],
    ['Enchantment', 'Whenever a creature enters, destroy all other creatures.'],
    [
      'Enchantment — Aura',
      'Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.',
    ],
    ['Enchantment', 'Whenever a player casts a spell, each other player draws a card.'],
    ['Sorcery', 'Target player gains 3 life. Each other player loses 1 life.'],
  ])('%s: %s', (types, text) => {
    expect(codesOf(types, text)).toContain('mtg.unclearReference');
  });

  it.each([
    ['Creature', 'Other creatures you control get +1/+1.'],
    [
      'Artifact — Vehicle',
      'Whenever this Vehicle attacks, each other creature you control gets +1/+0 until end of turn.',
    ],
    [
      'Enchantment',
      'Creatures you control have "Whenever this creature attacks, each other creature you control gets +1/+0 until end of turn."',
    ],
    ['Enchantment', 'Whenever you cast a spell, each other player draws a card.'],
    ['Enchantment', 'Whenever you sacrifice another permanent, draw a card.'],
    ['Creature', 'When this creature enters, exile another card from your graveyard.'],
  ])('%s: %s is read', (types, text) => {
    expect(codesOf(types, text)).not.toContain('mtg.unclearReference');
  });
});
