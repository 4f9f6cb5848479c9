import { describe, expect, it } from 'vitest';
import { cardFilter, type MtgCardFilter, openFilter } from './filter.js';

const isTaken = (filter: object): boolean => cardFilter.safeParse(filter).success;

describe('a word that would match no object is refused', () => {
  it.each<[string, MtgCardFilter, object]>([
    ['a type', { type: 'creature' }, { type: 'Creature' }],
    ['one of some types', { type: ['creature', 'land'] }, { type: ['creature', 'Land'] }],
    ['all of some types', { allTypes: ['artifact', 'land'] }, { allTypes: ['artifact', 'LAND'] }],
    ['a type of a set of one’s own', { type: 'weather' }, { type: 'Weather' }],
    ['a supertype', { supertype: 'legendary' }, { supertype: 'Legendary' }],
    ['a subtype', { subtype: 'Elf' }, { subtype: 'elf' }],
    ['a known subtype', { subtype: 'Aura' }, { subtype: 'AURA' }],
    ['of two words', { subtype: 'Power-Plant' }, { subtype: 'Power-plant' }],
    ['all of some subtypes', { allSubtypes: ['Elf', 'Druid'] }, { allSubtypes: ['Elf', 'druid'] }],
    ['a subtype of a set of one’s own', { subtype: 'Baker' }, { subtype: 'baker' }],
    ['a keyword', { withKeyword: 'first strike' }, { withKeyword: 'First strike' }],
    ['a keyword that it lacks', { withoutKeyword: 'flying' }, { withoutKeyword: 'Flying' }],
    ['a keyword of a set of one’s own', { withKeyword: 'glimmer' }, { withKeyword: 'Glimmer' }],
    ['a colour', { color: 'red' }, { color: 'Red' }],
    ['a zone', { zone: 'hand' }, { zone: 'Hand' }],
    ['deep inside', { not: { type: 'land' } }, { not: { anyOf: [{ type: 'Land' }] } }],
  ])('%s', (_what, printed, other) => {
    expect([isTaken(printed), isTaken(other)]).toEqual([true, false]);
  });
});

describe('400.2 what everybody can see of a filter', () => {
  const own = { zone: 'hand', owner: 'self' } as const;
  it.each<[MtgCardFilter, MtgCardFilter]>([
    [{ ...own, type: 'land' }, own],
    [{ ...own, anyOf: [{ type: 'land' }, { color: 'red' }] }, own],
    [{ type: 'land', allOf: [own, { color: 'red' }] }, { allOf: [own, {}] }],
    [
      {
        anyOf: [
          { ...own, type: 'land' },
          { zone: 'graveyard', type: 'land' },
        ],
      },
      { anyOf: [own, { zone: 'graveyard', type: 'land' }] },
    ],
    [
      { zone: 'graveyard', type: 'land' },
      { zone: 'graveyard', type: 'land' },
    ],
    [{ type: 'land' }, { type: 'land' }],
  ])('%j', (filter, open) => {
    expect(openFilter(filter)).toEqual(open);
  });
});
