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
    ['Sorcery', 'Each opponent draws a card. Each other player loses 1 life.'],
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

describe('what words need not, or cannot, mean is not read', () => {
  it.each([
    ['701.21a', 'Sorcery', 'Each opponent sacrifices a creature you control.'],
    ['701.21a', 'Sorcery', 'Target player sacrifices a creature you own.'],
    ['509.1d', 'Instant', "Target creature can't block this turn unless its controller pays {2}."],
    ['611.2a', 'Instant', "Your opponents can't gain life."],
    ['611.2a', 'Instant', "Players can't cast creature spells."],
    ['611.2a', 'Sorcery', 'You have hexproof.'],
    ['106.6', 'Sorcery', 'Add {R}. Add {G}. Spend this mana only to cast creature spells.'],
    ['611.2a', 'Sorcery', 'Spells cost {1} less to cast.'],
  ])('%s, %s: %s', (_rule, types, text) => {
    expect(codesOf(types, text)).toContain('mtg.unclearWords');
  });

  it.each([
    'Destroy target creature. Its controller loses life equal to its power and you gain that much life.',
    'Discard two cards. You gain 2 life and draw that many cards.',
  ])('608.2c: "that much" after two amounts: %s', (text) => {
    expect(codesOf('Sorcery', text)).toHaveLength(1);
  });

  it.each([
    'Whenever Moss Rite deals combat damage to a player, you gain 2 life and that player loses that much life.',
    'Whenever you gain life, Moss Rite deals 1 damage to any target and you lose that much life.',
  ])('608.2c: "that much" after the amounts of the event and of an effect: %s', (text) => {
    expect(codesOf('Enchantment', text)).toEqual(['mtg.unclearWords']);
  });

  it.each([
    'You may have target player may draw a card.',
    'You may have each opponent may draw a card.',
    "You may have target creature can't block this turn.",
    'You may have you may draw a card.',
    'You may you may draw a card.',
  ])('a choice of a choice: %s', (text) => {
    expect(codesOf('Sorcery', text)).toHaveLength(1);
  });

  it.each([
    ['608.2c', 'Draw a card, then discard a card if you control a creature.'],
    ['608.2c', 'Destroy target creature, then draw a card if it was green.'],
    ['608.2c', 'Draw two cards, then discard a card unless you discard a creature card.'],
    ['608.2c', 'You gain 2 life and draw a card if you control a creature.'],
  ])('%s: the condition after two effects is of which? %s', (_rule, text) => {
    expect(codesOf('Sorcery', text)).toHaveLength(1);
  });

  it.each([
    ['Sorcery', 'Each opponent sacrifices a creature.'],
    ['Sorcery', 'Target opponent becomes the monarch.'],
    ['Instant', "This spell can't be countered.\nDraw a card."],
    ['Instant', 'This spell costs {2} less to cast if you control a Wizard.\nDraw a card.'],
    ['Enchantment', "Your opponents can't gain life."],
    ['Sorcery', 'Draw a card if you control a creature.'],
    ['Sorcery', 'You may put a land card from your hand onto the battlefield if you control a creature.'],
    [
      'Creature',
      'At the beginning of your upkeep, unless you sacrifice an Island, sacrifice this creature and it deals 6 damage to you.',
    ],
    ['Instant', 'Counter target spell unless its controller pays {2}.'],
  ])('%s: %s is read', (types, text) => {
    expect(codesOf(types, text)).toEqual([]);
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

  it.each([
    ['When Moss Rite dies, return it to the battlefield.', true],
    ['Whenever a creature you control dies, return that card to the battlefield.', true],
    ["When Moss Rite dies, return it to the battlefield under its owner's control.", false],
    ['When Moss Rite dies, return it to the battlefield under your control.', false],
    ['When Moss Rite dies, return another creature card from your graveyard to the battlefield.', false],
  ])('what died need not be owned by who controlled it: %s', (text, isUnclear) => {
    expect(codesOf('Enchantment', text).includes('mtg.unclearControl')).toBe(isUnclear);
  });
});
