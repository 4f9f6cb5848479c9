import { describe, expect, it } from 'vitest';
import { type MtgCardFilter, openFilter } from './filter.js';

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
