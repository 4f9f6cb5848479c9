import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.js';

const codesOf = (types: string, text: string): readonly string[] =>
  parseCard({ name: 'Moss Rite', types, text }).unexpressed.map(({ code }) => code);

describe('"other" that need not be other than the card itself is not read', () => {
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
    ['Creature', 'Whenever a creature enters, destroy all other creatures.'],
    ['Creature', 'Creatures you control get +1/+1 for each other creature you control.'],
    ['Creature', 'Whenever a creature enters or attacks, destroy all other creatures.'],
    ['Creature', 'When this creature enters, tap target creature. Untap all other creatures.'],
    [
      'Creature',
      'When this creature enters, target creature gets +1/+1 until end of turn for each other creature you control.',
    ],
  ])('%s: %s', (types, text) => {
    expect(codesOf(types, text)).toContain('mtg.unclearOther');
  });

  it.each([
    ['Creature', 'Other creatures you control get +1/+1.'],
    ['Creature', 'Whenever an artifact enters, other creatures you control get +1/+1 until end of turn.'],
    ['Creature', 'When this creature enters, destroy target land. Untap all other creatures.'],
    [
      'Creature',
      'Whenever you cast a noncreature spell, put a +1/+1 counter on each other creature you control.',
    ],
    [
      'Creature',
      'When this creature enters, tap target creature an opponent controls. Put a stun counter on that creature if you control another creature.',
    ],
    ['Creature', '{T}: Another target creature gets +1/+1 until end of turn.'],
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
    expect(codesOf(types, text)).not.toContain('mtg.unclearOther');
  });
});

describe('rule 110.2a: a card enters under the control of who puts it, which the words must say of a card of another', () => {
  it.each([
    ["Put target creature card from an opponent's graveyard onto the battlefield.", true],
    ['Put target creature card from a graveyard onto the battlefield.', true],
    ['Put target creature card from a graveyard onto the battlefield under your control.', false],
    ['Return target creature card from your graveyard to the battlefield.', false],
    ["Exile target creature, then return it to the battlefield under its owner's control.", false],
  ])('%s', (text, isUnclear) => {
    expect(codesOf('Sorcery', text).includes('mtg.unclearControl')).toBe(isUnclear);
  });
});
