import { describe, expect, it } from 'vitest';
import { staticsOfDefinition } from './active.js';

describe('static abilities of a definition', () => {
  const own = { id: 'always', affects: 'host', change: { power: 1 } } as const;
  const hand = { count: { zone: 'hand', owner: 'self' } } as const;

  it('are those it has', () => {
    expect(staticsOfDefinition({ power: 2, toughness: 2, static: [own] })).toEqual([own]);
    expect(staticsOfDefinition({ static: [] })).toEqual([]);
  });

  it('604.3 and the one that defines its power and toughness', () => {
    expect(staticsOfDefinition({ power: hand, toughness: hand, static: [own] })).toEqual([
      own,
      { id: 'power-and-toughness', affects: 'self', change: { setPower: hand, setToughness: hand } },
    ]);
    expect(staticsOfDefinition({ power: hand, toughness: 1, static: [] })).toMatchObject([
      { change: { setPower: hand } },
    ]);
  });
});
