import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import {
  board,
  change,
  character,
  chosen,
  codes,
  legal,
  pick,
  refs,
  specOf,
  you,
} from '../../../test/board.js';
import {
  lorcana,
  checkChoice,
  LorcanaTargetValidator,
  lorcanaTargetValidator,
  nextChoice,
} from '../../index.js';
import { TARGET_ERRORS } from './validator.js';

const state = board(character('a', 'foe'), character('b', 'foe'), character('c', 'you'));
const theirs = chosen({ controller: 'opponent' });
const errorsOf = (selection: unknown, spec = theirs) => {
  const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, you, selection);
  return told.ok ? [] : told.errors.map(({ code, issue }) => [code, issue.code]);
};

describe('short codes stand beside the issues', () => {
  it.each<[unknown, readonly (readonly string[])[]]>([
    [pick(['a']), []],
    [pick(['c']), [['INVALID_TARGET', 'filterMismatch']]],
    [pick(['nobody']), [['INVALID_TARGET', 'unknownTarget']]],
    [pick(['you']), [['INVALID_TARGET', 'wrongKind']]],
    [[{ targets: [{ kind: 'card', id: 'a', incarnation: 4 }] }], [['INVALID_TARGET', 'changedZone']]],
    [pick(['a', 'b']), [['TOO_MANY_TARGETS', 'tooManyTargets']]],
    [pick([]), [['WRONG_TARGET_COUNT', 'tooFewTargets']]],
    [[], [['WRONG_TARGET_COUNT', 'wrongSlotCount']]],
    [pick(['a'], ['a']), [['WRONG_TARGET_COUNT', 'wrongSlotCount']]],
    [
      [{ targets: [], division: [1] }],
      [
        ['WRONG_TARGET_COUNT', 'tooFewTargets'],
        ['INVALID_COMBINATION', 'wrongDivision'],
      ],
    ],
    ['all', [['INVALID_QUESTION', 'wrongType']]],
    [
      [{ aims: [] }],
      [
        ['INVALID_QUESTION', 'wrongType'],
        ['INVALID_QUESTION', 'unknownKey'],
      ],
    ],
  ])('%j', (selection, errors) => {
    expect(errorsOf(selection)).toEqual(errors);
    expect(TARGET_ERRORS).toEqual(expect.arrayContaining(errors.map(([code]) => code)));
  });

  it('for what is chosen twice, and for what nobody chooses', () => {
    expect(errorsOf(pick(['a', 'a']), chosen({}, { max: 2 }))).toEqual([
      ['DUPLICATE_TARGET', 'repeatedTarget'],
    ]);
    expect(errorsOf(pick(['a']), chosen({}, { chooser: 'all', min: 0, max: 'any' }))).toEqual([
      ['NOT_CHOSEN', 'notChosen'],
    ]);
  });

  it('for who is no player', () => {
    const told = LorcanaTargetValidator.validateSelectedTargets(
      state,
      theirs,
      { controller: 'x' },
      pick(['a']),
    );
    expect(told).toMatchObject({ ok: false, standing: 0, errors: [{ code: 'INVALID_QUESTION' }] });
  });

  it('choices beyond the last are refused', () => {
    expect(codes(nextChoice(state, theirs, you, pick(['a'], ['a'])))).toEqual(['wrongSlotCount']);
    expect(codes(checkChoice(state, theirs, you, pick(['a']), pick(['a'])[0]))).toEqual(['wrongSlotCount']);
    expect(unwrap(nextChoice(state, theirs, you, pick(['a'])))).toBeUndefined();
  });
});

describe("whether somebody must be asked is the caller's policy, never the rules'", () => {
  const forced = lorcanaTargetValidator({ autoChoose: 'whenForced' });
  const one = board(character('a', 'foe'));

  it('the only thing is chosen for a player only where the caller wants that', () => {
    expect(unwrap(LorcanaTargetValidator.autoResolution(one, theirs, you))).toBeUndefined();
    expect(unwrap(LorcanaTargetValidator.requiresTargetSelection(one, theirs, you))).toBe(true);
    expect(unwrap(forced.autoResolution(one, theirs, you))?.targets).toMatchObject([{ id: 'a' }]);
    expect(unwrap(forced.requiresTargetSelection(one, theirs, you))).toBe(false);
  });

  it('what leaves a choice is left to the player: two things, or none', () => {
    expect(unwrap(forced.autoResolution(state, theirs, you))).toBeUndefined();
    expect(unwrap(forced.autoResolution(one, chosen({}, { min: 0, max: 1 }), you))).toBeUndefined();
    const paid = chosen({ type: 'item' }, { mode: 'target' });
    expect(unwrap(forced.autoResolution(one, paid, you))).toBeUndefined();
    const both = chosen({ controller: 'opponent' }, { min: 2, max: 2 });
    expect(unwrap(forced.autoResolution(state, both, you))?.targets).toHaveLength(2);
  });

  it('what must be chosen leaves none', () => {
    const must = change(state, 'b', { mustBeChosen: { by: 'opponent' } });
    expect(unwrap(forced.autoResolution(must, theirs, you))?.targets).toMatchObject([{ id: 'b' }]);
    const two = chosen({}, { min: 2, max: 2 });
    expect(unwrap(forced.autoResolution(must, two, you))).toBeUndefined();
  });

  it("a division among several is the player's", () => {
    const divided = (max: number) =>
      specOf([
        {
          id: 'target',
          kind: 'card',
          filter: { controller: 'opponent' },
          min: max,
          max,
          division: { total: 3 },
        },
      ]);
    expect(unwrap(forced.autoResolution(state, divided(2), you))).toBeUndefined();
    expect(unwrap(forced.autoResolution(one, divided(1), you))).toMatchObject({
      targets: [{ id: 'a' }],
      division: [3],
    });
  });

  it('all are taken, nothing is taken where there is nothing, chance is not drawn in a query', () => {
    const all = specOf([{ id: 'all', kind: 'card', filter: { zone: 'play', count: 'all' } }]);
    expect(unwrap(LorcanaTargetValidator.autoResolution(state, all, you))?.targets).toHaveLength(3);
    expect(unwrap(LorcanaTargetValidator.autoResolution(board(), theirs, you))).toEqual({ targets: [] });
    const random = chosen({}, { chooser: 'random', min: 2, max: 2 });
    expect(unwrap(forced.autoResolution(state, random, you))).toBeUndefined();
    expect(unwrap(forced.requiresTargetSelection(state, random, you))).toBe(false);
    const resolver = lorcana.resolver(state);
    expect(unwrap(resolver.takeRandom(random, you, randomFrom(seedRandom(1))))).toHaveLength(2);
    expect(unwrap(resolver.takeAll(all, you))).toHaveLength(3);
  });

  it('the first slot that needs a player is enough', () => {
    const spec = specOf([
      { id: 'all', kind: 'card', filter: { zone: 'play', count: 'all' } },
      { id: 'one', kind: 'card', filter: { zone: 'play' } },
    ]);
    expect(unwrap(LorcanaTargetValidator.requiresTargetSelection(state, spec, you))).toBe(true);
    expect(unwrap(LorcanaTargetValidator.requiresTargetSelection(state, spec, you, pick([], ['a'])))).toBe(
      false,
    );
  });
});

describe('what may be picked next', () => {
  it('follows what is picked already', () => {
    const two = chosen({}, { min: 2, max: 2 });
    expect(legal(state, two, you, [], refs('a'))).toEqual(['b', 'c']);
    expect(legal(state, two, you, [], refs('a', 'b'))).toEqual([]);
    expect(codes(nextChoice(state, two, you, [], refs('nobody')))).toEqual(['unknownTarget']);
  });

  it('an earlier choice may be among options or players', () => {
    const spec = specOf([
      { id: 'mode', options: ['deal', 'heal'] },
      { id: 'who', kind: 'player', filter: { is: 'opponent' } },
      { id: 'card', kind: 'card', filter: { zone: 'play', controller: 'slots.who' } },
    ]);
    const earlier = [{ targets: [{ kind: 'choice', id: 'heal' }] }, ...pick(['foe'])];
    expect(legal(state, spec, you)).toEqual(['deal', 'heal']);
    expect(legal(state, spec, you, earlier)).toEqual(['a', 'b']);
  });

  it('another option, and another player', () => {
    const options = specOf(
      [
        { id: 'one', options: ['deal', 'heal'] },
        { id: 'two', options: ['deal', 'heal'] },
      ],
      [{ relation: 'different', slots: ['one', 'two'] }],
    );
    expect(legal(state, options, you, [{ targets: [{ kind: 'choice', id: 'heal' }] }])).toEqual(['deal']);
    const players = specOf(
      [
        { id: 'one', kind: 'player' },
        { id: 'two', kind: 'player' },
      ],
      [{ relation: 'different', slots: ['one', 'two'] }],
    );
    expect(legal(state, players, you, pick(['you']))).toEqual(['foe']);
  });
});
