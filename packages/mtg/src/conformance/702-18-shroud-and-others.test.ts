import { describe, expect, it } from 'vitest';
import { board, by, change, creature, legal, one, onStack } from '../../test/board.js';
import {
  ability,
  mtgStateOf,
  hasHexproof,
  hasShroud,
  permanent,
  player,
  validateSingleTarget,
  type MtgKeyword,
  type MtgState,
} from '../index.js';

const anyCreature = one(permanent({ type: 'creature' }));
const anyPlayer = one(player());
const red = onStack('red', { colors: ['red'] });
const blue = onStack('blue', { colors: ['blue'] });
const theirs = onStack('theirs', { controller: 'foe', colors: ['red'] });
const bearer = (...keywords: readonly MtgKeyword[]) =>
  board(red, blue, theirs, creature('x', 'foe', { keywords }));
/**
 * Returns which of three spells may target x: your red one, your blue one, and the red one of x's own
 * controller.
 */
const whoMay = (state: MtgState) =>
  [by('red'), by('blue'), by('theirs', 'foe')]
    .filter((attempt) => legal(state, anyCreature, attempt).includes('x'))
    .map(({ source }) => source?.id);
const withPlayer = (keywords: readonly MtgKeyword[], state = bearer()): MtgState => ({
  ...state,
  players: [{ id: 'you' }, { id: 'foe', keywords }],
});

describe('702.18, 702.21, 702.26 and what stands beside them', () => {
  it("702.18a: shroud: not even one's own", () => {
    expect(whoMay(bearer({ keyword: 'shroud' }))).toEqual([]);
    expect(hasShroud({ keywords: [{ keyword: 'shroud' }] })).toBe(true);
  });

  it('702.18b: a player with shroud', () => {
    expect(legal(withPlayer([{ keyword: 'shroud' }]), anyPlayer, by('theirs', 'foe'))).toEqual(['you']);
  });

  it('101.2: "can\'t" beats "can": no permission lifts "can\'t be the target"', () => {
    const state = {
      ...bearer({ keyword: 'cantBeTargeted' }),
      permissions: [{ controller: 'you', ignores: 'hexproof' as const, cards: {} }],
    };
    expect(whoMay(state)).toEqual([]);
  });

  it.each(['613.11', '113.9'])(
    '%s: "can\'t be the target of spells" leaves abilities alone, and the other way round',
    () => {
      const attempts = [by('red'), by('imp')];
      const may = (as: 'spell' | 'ability') => {
        const state = board(
          red,
          creature('imp', 'you'),
          creature('x', 'foe', { keywords: [{ keyword: 'cantBeTargeted', by: { as } }] }),
        );
        return attempts
          .filter((attempt) => legal(state, anyCreature, attempt).includes('x'))
          .map(({ source }) => source?.id);
      };
      expect([may('spell'), may('ability')]).toEqual([['imp'], ['red']]);
      const blueOnly: MtgKeyword = {
        keyword: 'cantBeTargeted',
        by: { quality: { color: 'blue' }, opponentsOnly: true },
      };
      expect(whoMay(bearer(blueOnly))).toEqual(['red', 'theirs']);
    },
  );

  it('702.26b: what is phased out is no candidate', () => {
    expect(legal(board(red, creature('x', 'foe', { phasedOut: true })), anyCreature, by('red'))).toEqual([]);
  });

  it('113.7: protection looks at the source of an ability, not at the ability', () => {
    const imp = creature('imp', 'you', { colors: ['red'] });
    const fromRed = creature('x', 'foe', { keywords: [{ keyword: 'protection', from: { color: 'red' } }] });
    const waiting = {
      id: 'ab',
      ability: 'activated' as const,
      controller: 'you',
      source: { kind: 'card' as const, id: 'imp', incarnation: 0 },
    };
    const state = mtgStateOf({ cards: [imp, fromRed], abilities: [waiting] });
    const asked = { controller: 'you', source: { kind: 'ability', id: 'ab' } };
    expect(legal(state, anyCreature, asked)).toEqual(['imp']);
    expect(legal(change(state, 'imp', { colors: [] }), anyCreature, asked)).toEqual(['imp', 'x']);
  });

  it('113.8: hexproof asks who controls the ability, not who controls its source now', () => {
    const imp = creature('imp', 'you', { controller: 'foe' });
    const hidden = creature('x', 'foe', { keywords: [{ keyword: 'hexproof' }] });
    const waiting = {
      id: 'ab',
      ability: 'activated' as const,
      controller: 'you',
      source: { kind: 'card' as const, id: 'imp', incarnation: 0 },
    };
    const state = mtgStateOf({ cards: [imp, hidden], abilities: [waiting] });
    expect(legal(state, anyCreature, { controller: 'you', source: { kind: 'ability', id: 'ab' } })).toEqual([
      'imp',
    ]);
  });

  it('113.9: an ability on the stack is no spell', () => {
    const waiting = {
      id: 'ab',
      ability: 'triggered' as const,
      controller: 'foe',
      source: { kind: 'card' as const, id: 'imp', incarnation: 0 },
    };
    const state = mtgStateOf({ cards: [creature('imp', 'foe'), onStack('s')], abilities: [waiting] });
    expect(legal(state, one({ kind: 'card', filter: { zone: 'stack' } }))).toEqual(['s']);
    expect(legal(state, one(ability({ ability: 'triggered' })))).toEqual(['ab']);
    expect(legal(state, one(ability({ ability: 'activated' })))).toEqual([]);
  });

  it('tells which protection refuses, with its rule', () => {
    const told = validateSingleTarget(bearer({ keyword: 'hexproof' }), anyCreature, by('red'), {
      kind: 'card',
      id: 'x',
    });
    expect(told).toMatchObject({
      value: {
        legal: false,
        issues: [{ code: 'protectedTarget', data: { protection: 'hexproof', rule: '702.11b' } }],
      },
    });
    expect(hasHexproof({ keywords: [{ keyword: 'hexproof', from: {} }] })).toBe(false);
  });
});
