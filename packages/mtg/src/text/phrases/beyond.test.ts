import { describe, expect, it } from 'vitest';
import { BEYOND_BATTLEFIELD } from '../../language/vocabulary.js';
import { parseCard } from '../abilities/parse-card.js';
import { unexpressedOf } from '../../language/unexpressed.js';
import { printCard } from '../abilities/print-card.js';

const read = (text: string) => {
  const found = parseCard({ name: 'Pale Morning', types: 'Enchantment', manaCost: '{W}', text });
  return { ...found, lacks: found.unexpressed.map(({ code }) => code) };
};
const OWN = { owner: 'self', not: { type: 'land' } };

describe('what is said of cards beyond the battlefield', () => {
  it('611.3 the same is true for spells, and for cards elsewhere', () => {
    const text =
      "Nonland permanents you control are blue. The same is true for spells you control and nonland cards you own that aren't on the battlefield.";
    const { card, lacks } = read(text);
    expect(lacks).toEqual([]);
    expect(card.static.map(({ affects, change }) => ({ affects, change }))).toEqual([
      { affects: { each: { controller: 'self', not: { type: 'land' } } }, change: { colors: ['blue'] } },
      {
        affects: {
          each: { zone: BEYOND_BATTLEFIELD, anyOf: [{ zone: 'stack', controller: 'self' }, OWN] },
        },
        change: { colors: ['blue'] },
      },
    ]);
    expect(read(printCard(card).lines.join(' ')).card.static).toEqual(card.static);
  });

  it.each([
    ["Creature cards you own that aren't on the battlefield are colorless.", []],
    ['Creatures you control are colorless.', []],
    ['The same is true for creatures you control.', ['mtg.unreadStatic']],
    [
      "Nonland permanents you control are blue. The same is true for cards that aren't on the battlefield.",
      ['mtg.unreadStatic'],
    ],
  ])('%s', (text, codes) => {
    expect(read(text).lacks).toEqual(codes);
  });
});

it('613.1f abilities of cards beyond the battlefield are read, and no match performs them', () => {
  const { card, lacks } = read(
    "Creatures you control have flying. The same is true for creature cards you own that aren't on the battlefield.",
  );
  expect(lacks).toEqual([]);
  expect(unexpressedOf(card)).toMatchObject([{ code: 'mtg.notPerformed' }]);
});

describe('609.4b what mana may be spent as', () => {
  it.each([
    ['You may spend mana as though it were mana of any color.', { who: 'you', mana: 'any', as: 'anyColor' }],
    ['You may spend mana as though it were mana of any type.', { who: 'you', mana: 'any', as: 'anyType' }],
    [
      'Players may spend mana as though it were mana of any color.',
      { who: 'any', mana: 'any', as: 'anyColor' },
    ],
    ['You may spend blue mana as though it were red mana.', { who: 'you', mana: 'blue', as: 'red' }],
    [
      'You may spend other mana only as though it were colorless mana.',
      { who: 'you', mana: 'other', as: 'colorless', only: true },
    ],
  ])('%s', (text, data) => {
    const { card, lacks } = read(text);
    expect([card.keywords, lacks]).toEqual([[{ keyword: 'spendsManaAs', ...data }], []]);
    expect(printCard(card).lines.join(' ')).toBe(text);
  });
});
