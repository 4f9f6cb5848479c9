import { describe, expect, it } from 'vitest';
import { board, card, creature, onStack } from '../../../test/board.js';
import {
  getSourceColors,
  hasHexproof,
  hasProtectionFrom,
  hasProtectionFromAllColors,
  hasProtectionFromSource,
  hasShroud,
  type MtgKeyword,
} from '../../index.js';

const red = onStack('red', { colors: ['red'] });
const withKeywords = (...keywords: readonly MtgKeyword[]) => ({ keywords });

describe('questions about one object', () => {
  it('hexproof without a "from", and shroud', () => {
    expect(hasHexproof(withKeywords({ keyword: 'hexproof' }))).toBe(true);
    expect(hasHexproof(withKeywords({ keyword: 'hexproof', from: { color: 'red' } }))).toBe(false);
    expect([hasShroud(withKeywords({ keyword: 'shroud' })), hasShroud(withKeywords())]).toEqual([
      true,
      false,
    ]);
  });

  it('the colours of a source are those it has, or had', () => {
    const state = board(red, card('artifact', 'you'));
    const ability = {
      id: 'ab',
      ability: 'activated' as const,
      controller: 'you',
      source: { kind: 'card' as const, id: 'red', incarnation: 0 },
    };
    expect(getSourceColors(state, { kind: 'card', id: 'red' })).toEqual(['red']);
    const other = { ...ability, id: 'other', source: { ...ability.source, id: 'artifact' } };
    expect(getSourceColors({ ...state, abilities: [other, ability] }, { kind: 'ability', id: 'ab' })).toEqual(
      ['red'],
    );
    expect(
      getSourceColors({ ...state, cards: [], lastKnown: [red] }, { kind: 'card', id: 'red', incarnation: 0 }),
    ).toEqual(['red']);
    expect(getSourceColors(state, { kind: 'card', id: 'artifact' })).toEqual([]);
    expect(getSourceColors(state, { kind: 'card', id: 'nothing' })).toEqual([]);
  });

  it('protection from a source, as it stands', () => {
    const keywords: MtgKeyword[] = [{ keyword: 'protection', from: { color: 'red' } }];
    const state = {
      ...board(red, onStack('blue', { colors: ['blue'] }), creature('x', 'foe', { keywords })),
      players: [{ id: 'you' }, { id: 'foe', keywords }],
    };
    const from = (id: string, target = { kind: 'card', id: 'x' }) =>
      hasProtectionFromSource(state, target, { controller: 'you', source: { kind: 'card', id } });
    expect([from('red'), from('blue'), from('red', { kind: 'player', id: 'foe' })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it.each<[string, readonly MtgKeyword[], boolean]>([
    ['none', [], false],
    [
      'four of five',
      (['white', 'blue', 'black', 'red'] as const).map((color) => ({
        keyword: 'protection',
        from: { color },
      })),
      false,
    ],
    ['everything', [{ keyword: 'protection', from: {} }], true],
    ['coloured', [{ keyword: 'protection', from: { not: { colorCount: 0 } } }], true],
  ])('protection from all colours: %s', (_name, keywords, all) => {
    expect(hasProtectionFromAllColors({ keywords })).toBe(all);
  });

  it('protection from a quality that the source would have', () => {
    expect(
      hasProtectionFrom(withKeywords({ keyword: 'protection', from: { type: 'artifact' } }), {
        types: ['artifact'],
      }),
    ).toBe(true);
    expect(
      hasProtectionFrom(withKeywords({ keyword: 'protection', fromPlayer: 'foe' }), { controller: 'foe' }),
    ).toBe(true);
  });
});
