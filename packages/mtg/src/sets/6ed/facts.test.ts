import { describe, expect, it } from 'vitest';
import { SIXTH_EDITION } from './index.js';
import { colorsOfCost, manaValueOf } from '../../language/mana.js';

const named = (name: string) => {
  const found = SIXTH_EDITION.find((card) => card.name === name);
  if (!found) throw new Error(name);
  return found;
};

describe('the facts of the set', () => {
  it('name 335 cards once each', () => {
    expect(SIXTH_EDITION).toHaveLength(335);
    expect(new Set(SIXTH_EDITION.map(({ name }) => name)).size).toBe(335);
    expect(new Set(SIXTH_EDITION.map(({ id }) => id)).size).toBe(335);
  });

  it('give every creature its numbers, and nothing else any', () => {
    for (const { types, power, toughness } of SIXTH_EDITION) {
      expect([power !== undefined, toughness !== undefined]).toEqual(
        types.includes('creature') ? [true, true] : [false, false],
      );
    }
  });

  it('give every card but lands a cost, of one colour or none', () => {
    for (const { types, cost } of SIXTH_EDITION) {
      expect(cost === undefined).toBe(types.includes('land'));
      expect(colorsOfCost(cost ?? []).length).toBe(
        types.includes('artifact') || types.includes('land') ? 0 : 1,
      );
    }
  });

  it.each([
    ['Air Elemental', 5, ['creature'], ['Elemental'], 4, 4],
    ['Crimson Hellkite', 9, ['creature'], ['Dragon'], 6, 6],
    ['Dancing Scimitar', 4, ['artifact', 'creature'], ['Spirit'], 1, 5],
    ["Hero's Resolve", 2, ['enchantment'], ['Aura'], undefined, undefined],
    ['Counterspell', 2, ['instant'], [], undefined, undefined],
  ])('such as %s', (name, manaValue, types, subtypes, power, toughness) => {
    const card = named(name);
    expect(manaValueOf(card.cost ?? [])).toBe(manaValue);
    expect([card.types, card.subtypes, card.power, card.toughness]).toEqual([
      types,
      subtypes,
      power,
      toughness,
    ]);
  });

  it('write keywords as data', () => {
    expect(named('Elvish Archers').keywords).toEqual([{ keyword: 'first strike' }]);
    expect(named('Burrowing').keywords).toEqual([{ keyword: 'enchant', cards: { type: 'creature' } }]);
    expect(named('Animate Wall').keywords).toEqual([{ keyword: 'enchant', cards: { subtype: 'Wall' } }]);
    expect(named('Swamp')).toMatchObject({ supertypes: ['basic'], subtypes: ['Swamp'] });
  });
});
