import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.js';

const unread = (types: string, text: string): number =>
  parseCard({ name: 'Moss Druid', types, power: '2', toughness: '2', text }).unexpressed.length;

describe('a text without a word that it needs is refused', () => {
  describe.each([
    ['Creature — Elf', '{T}: ', '.'],
    ['Sorcery', '', '.'],
  ])('on a card with the types %s', (types, before, after) => {
    it.each([
      // "Or" between two words that are not said of one thing.
      ['Destroy target artifact or enchantment', 'Destroy target artifact enchantment'],
      ['Destroy target creature or enchantment', 'Destroy target creature enchantment'],
      ['Destroy target creature or planeswalker', 'Destroy target creature planeswalker'],
      ['Destroy target land or creature', 'Destroy target creature land'],
      ['Destroy target white or blue creature', 'Destroy target white blue creature'],
      ['Destroy target attacking or blocking creature', 'Destroy target attacking blocking creature'],
      ['Destroy target Treefolk or Forest', 'Destroy target Treefolk Forest'],
      ['Counter target instant or sorcery spell', 'Counter target instant sorcery spell'],
      // How many.
      ['Destroy all lands', 'Destroy lands'],
      ['Tap all creatures you control', 'Tap creatures you control'],
      ['Put a +1/+1 counter on each Elf you control', 'Put a +1/+1 counter on Elves you control'],
      ["Exile all cards from target player's graveyard", "Exile cards from target player's graveyard"],
      ['You and target opponent each draw a card', 'You and target opponent draw a card'],
      ['Two target players each lose 1 life', 'Two target players lose 1 life'],
      // What is on the stack (rule 109.2).
      ['Counter target creature spell', 'Counter target creature'],
      ['Counter target instant or sorcery spell', 'Counter target instant or sorcery'],
      ['Copy target instant spell', 'Copy target instant'],
      // The verb without which "it" is named twice.
      [
        'Put a +1/+1 counter on target creature and untap it',
        'Put a +1/+1 counter on target creature and it',
      ],
    ])('%s', (whole, damaged) => {
      expect(unread(types, `${before}${whole}${after}`)).toBe(0);
      expect(unread(types, `${before}${damaged}${after}`)).toBe(1);
    });
  });

  it.each([
    [
      'Whenever you cast a Spirit or Arcane spell, draw a card.',
      'Whenever you cast a Spirit Arcane spell, draw a card.',
    ],
    [
      'Threshold — As long as seven or more cards are in your graveyard, Moss Druid has flying.',
      '— As long as seven or more cards are in your graveyard, Moss Druid has flying.',
    ],
  ])('%s', (whole, damaged) => {
    expect(unread('Creature — Elf', whole)).toBe(0);
    expect(unread('Creature — Elf', damaged)).toBe(1);
  });

  it.each([
    'Destroy target artifact creature.',
    'Destroy target enchantment artifact.',
    'Destroy target land creature.',
    'Destroy target artifact land.',
    'Destroy target Elf Druid.',
    'Destroy target tapped attacking creature.',
    'Draw two cards and lose 2 life.',
    'Gain control of target creature.',
    'Prevent all damage that would be dealt this turn by attacking creatures.',
    'Prevent all combat damage that would be dealt to creatures you control this turn.',
    'Draw cards equal to the number of +1/+1 counters on Elves you control.',
  ])('still reads "%s"', (text) => {
    expect(unread('Sorcery', text)).toBe(0);
  });
});

describe('lines that belong to none before them', () => {
  it.each([
    'Flying\n• Draw a card.',
    'Flying\n— Other creatures you control get +1/+1.',
    'Flying, haste\n• Draw a card.\n• You gain 2 life.',
    'Other creatures you control get +1/+1.\n• Draw a card.\n• You gain 2 life.',
  ])('are not lost: %j', (text) => {
    expect(unread('Creature — Elf', text)).toBe(1);
  });
});

describe('what a spell is attached to', () => {
  it('is nothing', () => {
    expect(unread('Sorcery', 'Destroy enchanted creature.')).toBe(1);
    expect(
      unread('Enchantment — Aura', 'Enchant creature\nWhen Moss Druid enters, tap enchanted creature.'),
    ).toBe(0);
  });
});
