/** What is printed on a card, as the facts of an object that is nothing else. */
import { expect, it } from 'vitest';
import { define } from '../../test/made-up.js';
import type { CardDefinition } from '../language/card-definition.js';
import { printedFactsOf } from './printed.js';

const tapped = (isManaAbility: boolean): Partial<CardDefinition> => ({
  activated: [{ id: 'a1', costs: [{ cost: 'tap' }], effects: [], isManaAbility }],
});

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

it('605.1a no other ability is a mana ability; 208.1, 306.5 what has no numbers has none', () => {
  const facts = printedFactsOf(define('Card', tapped(false)));
  expect(['manaAbility', 'power', 'toughness', 'loyalty'].filter((fact) => fact in facts)).toEqual([]);
});
