import { describe, expect, it } from 'vitest';
import { basics } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { printCard } from '../text/abilities/print-card.js';
import { mtgMatch } from './match.js';

const creature = (name: string, text: string) =>
  readCard(text, { name, types: 'Legendary Creature — Elf', manaCost: '{G}', power: '1', toughness: '1' });
const hero = creature('Nils North', 'Choose a Background');
const [one, two] = [creature('Sara South', 'Friends forever'), creature('Wim West', 'Friends forever')];
const plain = creature('Eva East', 'Trample');
const partner = creature('Pia Port', 'Partner');
const past = (name: string, types: string) =>
  readCard('You have hexproof.', { name, types, manaCost: '{G}' });
const background = past('Moss Childhood', 'Legendary Enchantment — Background');
const other = past('Moss Curtain', 'Legendary Enchantment');
const match = mtgMatch({ cards: [...basics, hero, one, two, plain, partner, background, other] });
const starts = (...names: readonly string[]) => {
  const commander = Object.fromEntries(names.map((name) => [name, 1]));
  const deck = { main: { Forest: 100 - names.length }, commander };
  return match.start({ format: 'commander', decks: { ann: deck, bob: deck } }, 1).ok;
};

describe('702.124: two commanders', () => {
  it('are read and printed', () => {
    expect([hero, one].flatMap((card) => printCard(card).lines)).toEqual([
      'Choose a background',
      'Friends forever',
    ]);
  });

  it('702.124g: both have friends forever', () => {
    expect(starts('Sara South', 'Pia Port')).toBe(false);
    expect([
      starts('Sara South', 'Wim West'),
      starts('Sara South', 'Eva East'),
      starts('Sara South'),
    ]).toEqual([true, false, true]);
  });

  it('702.124i: a legendary Background is the other commander, and none by itself', () => {
    expect(starts('Nils North', 'Moss Childhood')).toBe(true);
    expect([
      starts('Nils North', 'Moss Curtain'),
      starts('Nils North', 'Eva East'),
      starts('Eva East', 'Moss Childhood'),
      starts('Moss Childhood'),
    ]).toEqual([false, false, false, false]);
  });
});
