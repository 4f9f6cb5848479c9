import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import type { Change } from '../../language/change.js';
import { staticsOfDefinition } from './statics.js';
import { areApart } from './defining.js';

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

describe('604.3, 613 what defines itself by what no later layer changes is made by itself', () => {
  const lands = { count: { type: 'land' } } as const;
  const strong = { count: { type: 'creature', power: { gte: 3 } } } as const;
  it.each<[string, Change, boolean]>([
    ['numbers', { setPower: 2, setToughness: 3 }, true],
    ['a number and a count', { setPower: 2, setToughness: lands }, true],
    ['a count and a number', { setPower: lands, setToughness: 1 }, true],
    ['one of both', { setToughness: lands }, true],
    ['cards in a zone', { setPower: { cardsIn: 'hand', whose: 'you' } }, true],
    ['so many times a count', { setPower: { multiply: lands, by: 2 } }, true],
    ['a count and more', { setPower: { plus: lands, more: 1 } }, true],
    ['less a count', { setPower: { minus: lands } }, true],
    ['half a count, rounded up', { setPower: { halfUp: lands } }, true],
    ['half a count, rounded down', { setPower: { halfDown: lands } }, true],
    ['X', { setPower: 'X' }, false],
    ['what is not counted of cards', { setPower: { life: 'you' } }, false],
    ['a count by power', { setPower: strong }, false],
    ['a count by keywords', { setToughness: { count: { withKeyword: 'flying' } } }, false],
    ['more than a count by power', { setPower: { plus: strong, more: 1 } }, false],
    ['times a count by power', { setPower: lands, setToughness: { multiply: strong, by: 2 } }, false],
    ['less a count by power', { setPower: { minus: strong } }, false],
    ['half a count by power', { setPower: { halfUp: strong } }, false],
    ['half of it, rounded down', { setPower: { halfDown: strong } }, false],
  ])('%s', (_name, change, apart) => {
    const there = card('there', 'you', { zone: 'hand' });
    expect(areApart([there], () => [{ id: 's', affects: 'self', change }])).toBe(apart);
  });
});
