import { describe, expect, it } from 'vitest';
import {
  MANA_SYMBOLS,
  type ManaCost,
  colorsOfCost,
  countPhyrexian,
  countX,
  manaCost,
  manaValueOf,
  symbolFacts,
} from './mana.js';

describe('costs of mana', () => {
  it.each<[ManaCost, number, number]>([
    [[0], 0, 0],
    [[2, 'U', 'U'], 4, 4],
    [['X', 'X', 'R'], 1, 7],
    [['W/U', 'W/U', 'W/U'], 3, 3],
    [['2/B', '2/B', 3], 7, 7],
    [['G/P', 'W/U/P', 1], 3, 3],
    [['C/R', 'C'], 2, 2],
  ])('202.3e, 202.3f, 202.3g: %j counts %i without X, %i with X as 3', (cost, without, withX) => {
    expect([manaValueOf(cost), manaValueOf(cost, 3)]).toEqual([without, withX]);
  });

  it.each<[ManaCost, readonly string[]]>([
    [[7], []],
    [['X', 'C'], []],
    [
      [1, 'G', 'W'],
      ['white', 'green'],
    ],
    [['R/W'], ['white', 'red']],
    [['2/B'], ['black']],
    [
      ['U/P', 'R/G/P'],
      ['blue', 'red', 'green'],
    ],
    [['C/W'], ['white']],
  ])('202.2, 202.2b, 202.2d: %j is %j', (cost, colors) => {
    expect(colorsOfCost(cost)).toEqual(colors);
  });

  it('105.2, 106.1b: there are five colours, and colourless is a type without being one', () => {
    expect(symbolFacts('C').of).toEqual(['colorless']);
    expect(colorsOfCost(['C', 'W', 'U', 'B', 'R', 'G'])).toEqual(['white', 'blue', 'black', 'red', 'green']);
  });

  it('107.4a, 107.4e, 107.4f: every symbol can be paid in some way', () => {
    expect(MANA_SYMBOLS.length).toBe(new Set(MANA_SYMBOLS).size);
    for (const symbol of MANA_SYMBOLS) expect(symbolFacts(symbol).of.length).toBeGreaterThan(0);
    expect(symbolFacts('2/G')).toEqual({ of: ['green'], orGeneric: 2, orLife: 0 });
    expect(symbolFacts('G/U/P')).toEqual({ of: ['green', 'blue'], orGeneric: 0, orLife: 2 });
  });

  it('counts X and Phyrexian symbols', () => {
    const cost: ManaCost = ['X', 'X', 'R/P', 'G/U/P', 'W'];
    expect([countX(cost), countPhyrexian(cost)]).toEqual([2, 2]);
  });

  it.each([[['Y']], [['U/W']], [[-1]], [[1.5]], [[201]], ['2UU'], [Array.from({ length: 65 }, () => 'W')]])(
    '%j is no cost',
    (json) => {
      expect(manaCost.safeParse(json).success).toBe(false);
    },
  );
});
