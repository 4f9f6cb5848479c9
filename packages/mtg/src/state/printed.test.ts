/** The printed facts of a card, as the facts of an object without anything else. */
import { expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import type { CardDefinition } from '../language/card-definition.js';
import { printedFactsOf, sidesOf } from './printed.js';

const tapped = (isManaAbility: boolean): Partial<CardDefinition> => ({
  activated: [{ id: 'a1', costs: [{ cost: 'tap' }], effects: [], isManaAbility }],
});

const other = {
  id: 'other',
  name: 'Other',
  types: ['instant'],
  cost: [2, 'R' as const],
  supertypes: [],
  subtypes: [],
  keywords: [],
  activated: [],
  triggered: [],
  static: [],
  unexpressed: [],
};

it.each<[string, Partial<CardDefinition>, Partial<ReturnType<typeof printedFactsOf>>]>([
  ['202.2 colors of its cost', { cost: [1, 'U', 'R'] }, { colors: ['blue', 'red'], manaValue: 3 }],
  ['204 a color indicator', { colorIndicator: ['green'] }, { colors: ['green'] }],
  ['702.114a devoid', { cost: ['U'], keywords: [{ keyword: 'devoid' }] }, { colors: [] }],
  ['306.5a loyalty', { types: ['planeswalker'], loyalty: 4 }, { loyalty: 4 }],
  [
    '208.2 * is 0 until it is defined',
    { power: { count: { type: 'land' } }, toughness: { count: { type: 'land' } } },
    { power: 0, toughness: 0 },
  ],
  ['605.1a a mana ability', tapped(true), { manaAbility: true }],
])('%s', (_title, parts, facts) => {
  expect(printedFactsOf(define('Card', parts))).toMatchObject(facts);
});

it('709.4, 202.3d a split card is of the colors of both halves, and of no other', () => {
  const facts = printedFactsOf(
    define('Card', { types: ['sorcery'], cost: ['U'], other: { ...other, layout: 'split' } }),
  );
  expect(facts).toMatchObject({ names: ['Card', 'Other'], colors: ['blue', 'red'], manaValue: 4 });
});

it.each([
  ['202.3c one that is played by itself has its own', 'modal', 3],
  ['202.3b one that transforms has that of the front', 'transform', 1],
] as const)('what is on the back: %s', (_title, layout, manaValue) => {
  const back = { ...other, layout };
  const sides = sidesOf(define('Card', { types: ['creature'], cost: ['U'], other: back }));
  expect(sides).toMatchObject({ up: 'front', other: { printed: { names: ['Other'], manaValue } } });
  expect(sidesOf(define('Card', { other: { ...other, layout: 'split' } }))).toBeUndefined();
});

it('605.1a no other ability is a mana ability; 208.1, 306.5 what has no numbers has none', () => {
  const facts = printedFactsOf(define('Card', tapped(false)));
  expect(['manaAbility', 'power', 'toughness', 'loyalty'].filter((fact) => fact in facts)).toEqual([]);
});
