import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  board,
  character,
  chosen,
  codes,
  legal,
  location,
  pick,
  specOf,
  withPlayers,
  you,
} from '../../../test/board.js';
import { lorcana, checkChoice, nextChoice, LorcanaTargetValidator } from '../../index.js';
import { nextQuestion } from './request.js';

const inPlay = { zone: 'play' } as const;
const card = (id: string, filter: object = {}) =>
  ({ id, kind: 'card', filter: { ...inPlay, ...filter } }) as const;
const state = board(
  character('a', 'foe', { strength: 1, exerted: true }),
  character('b', 'foe', { strength: 2, damage: 1 }),
  character('c', 'you', { strength: 3 }),
  location('l', 'you'),
);
const option = (id: string) => ({ targets: [{ kind: 'choice', id }] });

describe('6.1.11 what a later choice says of an earlier one', () => {
  it.each<[says: string, object, earlier: string, legal: readonly string[]]>([
    [
      'a number of it, beside what is said of itself',
      { strength: { lt: 'slots.first.strength' }, damaged: false, cost: 2 },
      'c',
      ['a'],
    ],
    [
      'in a part of a filter',
      { anyOf: [{ type: 'location' }, { strength: { gt: 'slots.first.strength' } }] },
      'b',
      ['c', 'l'],
    ],
    ['whose it is', { controller: 'slots.first' }, 'b', ['a', 'b']],
    ['a fact that it has not', { strength: { lt: 'slots.first.moveCost' } }, 'a', []],
    ['a fact that is no number', { strength: { lt: 'slots.first.name' } }, 'a', []],
    ['a word that only looks like it', { name: 'slots.first.name' }, 'a', []],
  ])('%s', (_says, filter, earlier, wanted) => {
    const spec = specOf([card('first'), card('second', filter)]);
    expect(legal(state, spec, you, pick([earlier]))).toEqual(wanted);
  });

  it('a role of the one who asks keeps its name', () => {
    const spec = specOf([card('first'), card('second', { controller: 'slots.first' })]);
    const asking = { controller: 'you', roles: { of0: 'you', of0_: 'you' } };
    expect(legal(state, spec, asking, pick(['a']))).toEqual(['a', 'b']);
  });

  it('who was chosen chooses, and nobody where nobody was', () => {
    const spec = specOf([
      { id: 'who', kind: 'player', min: 0, max: 1 },
      { ...card('what', { controller: 'self' }), chooser: 'slots.who' },
    ]);
    expect(unwrap(nextChoice(state, spec, you, pick(['foe'])))).toMatchObject({ chooser: 'foe' });
    expect(unwrap(nextChoice(state, spec, you, pick([])))).toMatchObject({
      chooser: 'you',
      max: 0,
      legal: [],
    });
  });
});

describe('6.1.6 another', () => {
  const different = [{ relation: 'different', slots: ['one', 'two'] }] as const;
  const modes = specOf(
    [
      { id: 'one', options: ['deal', 'heal'] },
      { id: 'two', options: ['heal'] },
    ],
    different,
  );

  it('of options none is left: nothing is chosen', () => {
    expect(unwrap(nextChoice(state, modes, you, [option('heal')]))).toMatchObject({ max: 0, legal: [] });
    expect(legal(state, modes, you, [option('deal')])).toEqual(['heal']);
    expect(codes(checkChoice(state, modes, you, [option('heal')], option('heal')))).toEqual([
      'tooManyTargets',
    ]);
    expect(unwrap(checkChoice(state, modes, you, [option('heal')], { targets: [] }))).toEqual({
      choice: { slot: 'two', targets: [] },
      events: [],
    });
  });

  it('what was taken as another kind of thing is not in the way', () => {
    const spec = specOf(
      [
        {
          id: 'one',
          accepts: [
            { kind: 'player', filter: {} },
            { kind: 'card', filter: inPlay },
          ],
          min: 1,
          max: 1,
        },
        {
          id: 'two',
          accepts: [
            { kind: 'player', filter: {} },
            { kind: 'card', filter: inPlay },
          ],
          min: 1,
          max: 1,
        },
      ],
      different,
    );
    expect(legal(state, spec, you, pick(['foe']))).toEqual(['a', 'b', 'c', 'l', 'you']);
    expect(legal(state, spec, you, pick(['b']))).toEqual(['a', 'c', 'l', 'you', 'foe']);
  });
});

describe('6.1.11.1 what ties choices together', () => {
  const sum = (...slots: readonly string[]) =>
    [{ relation: 'sum', property: 'strength', slots, is: { lte: 4 } }] as const;

  it('a total counts with the last choice that it is of, and earlier ones stand as they were chosen', () => {
    const spec = specOf([card('one'), card('two'), card('three')], sum('one', 'two'));
    expect(legal(state, spec)).toEqual(['a', 'b', 'c', 'l']);
    expect(legal(state, spec, you, pick(['c']))).toEqual(['a']);
    expect(legal(state, spec, you, pick(['c'], ['a']))).toEqual(['a', 'b', 'c', 'l']);
    const last = specOf([card('one'), card('two'), card('three')], sum('one', 'three'));
    expect(legal(state, last, you, pick(['c']))).toEqual(['a', 'b', 'c', 'l']);
    expect(legal(state, last, you, pick(['c'], ['c']))).toEqual(['a']);
  });

  it('what nothing was chosen for ties nothing', () => {
    const spec = specOf([card('one', { upTo: true }), card('two')], sum('one', 'two'));
    // A card without strength does not count for a sum of strengths.
    expect(legal(state, spec, you, pick([]))).toEqual(['a', 'b', 'c']);
  });

  it('a player and an option stay what they were', () => {
    const spec = specOf(
      [
        {
          id: 'one',
          accepts: [
            { kind: 'card', filter: inPlay },
            { kind: 'player', filter: {} },
          ],
          min: 2,
          max: 2,
        },
        card('two'),
      ],
      [{ relation: 'same', property: 'controller', slots: ['one', 'two'] }],
    );
    const told = nextChoice(state, spec, you, pick(['a', 'foe']));
    expect(told.ok ? told.value?.bound?.spec.slots[0] : told).toMatchObject({
      accepts: [
        { kind: 'card', filter: { instanceId: ['a'] } },
        { kind: 'player', filter: { playerId: ['foe'] } },
      ],
      min: 2,
      max: 2,
      chooser: 'controller',
      mode: 'target',
    });
    const options = specOf(
      [{ id: 'one', options: ['deal', 'heal'] }, card('two')],
      [{ relation: 'same', property: 'controller', slots: ['one', 'two'] }],
    );
    const chose = nextChoice(state, options, you, [option('heal')]);
    expect(chose.ok ? chose.value?.bound?.spec.slots[0] : chose).toMatchObject({
      accepts: [{ kind: 'choice', options: ['heal'] }],
    });
  });
});

describe('6.7.6 players who choose one after the other', () => {
  const four = withPlayers(state, ['you', 'x'], ['mate', 'x'], ['foe', 'y'], ['third', 'y']);
  const each = (chooser: 'eachPlayer' | 'eachOpponent') =>
    specOf([{ ...card('what', { controller: 'self', upTo: true }), chooser }]);
  const order = (chooser: 'eachPlayer' | 'eachOpponent') => {
    const found: (string | undefined)[] = [];
    for (let count = 0; count <= 4; count++) {
      const told = nextChoice(
        four,
        each(chooser),
        you,
        Array.from({ length: count }, () => ({ targets: [] })),
      );
      if (told.ok && told.value) found.push(`${told.value.slot} ${told.value.chooser}`);
    }
    return found;
  };
  it('the active one first; team-mates are no opponents', () => {
    expect(order('eachPlayer')).toEqual([
      'what:you you',
      'what:mate mate',
      'what:foe foe',
      'what:third third',
    ]);
    expect(order('eachOpponent')).toEqual(['what:foe foe', 'what:third third']);
  });
  it('1.3.5.2 of several opponents it is said which', () => {
    const spec = specOf([{ ...card('what'), chooser: 'opponent' }]);
    expect(codes(nextChoice(four, spec, you))).toEqual(['unboundReference']);
    const asked = (who: string) => nextChoice(four, spec, { ...you, choosers: { what: who } });
    expect(unwrap(asked('third'))).toMatchObject({ chooser: 'third' });
    expect(codes(asked('mate'))).toEqual(['unboundReference']);
    const unbound = (chooser: 'opponent' | 'role.who') => {
      const told = nextChoice(four, specOf([{ ...card('what'), chooser }]), you);
      return told.ok ? [] : told.issues.map(({ data }) => data);
    };
    expect(unbound('opponent')).toEqual([{ slot: 'what', reference: 'choosers.what' }]);
    expect(unbound('role.who')).toEqual([{ slot: 'what', reference: 'role.who' }]);
  });
});

describe('6.7.3 what must be chosen', () => {
  const proud = (by: 'opponent' | 'any', more: object = {}) => ({ mustBeChosen: { by, ...more } }) as const;
  it.each<[title: string, facts: object, owner: string, legal: readonly string[]]>([
    ['by opponents, of an opponent', proud('opponent'), 'foe', ['must']],
    ['by opponents, not of its own player', proud('opponent'), 'you', ['a', 'must']],
    ['by anybody, of its own player too', proud('any'), 'you', ['must']],
    ['for actions alone, not for an ability', proud('any', { for: ['action'] }), 'you', ['a', 'must']],
    ['for abilities', proud('any', { for: ['ability'] }), 'you', ['must']],
    ['while it is in play alone', { ...proud('any'), zone: 'discard' }, 'you', ['a', 'must']],
  ])('%s', (_title, facts, owner, wanted) => {
    const told = board(character('a', 'foe'), character('must', owner, facts));
    const spec = specOf([{ id: 'one', kind: 'card', filter: { zone: ['play', 'discard'] } }]);
    expect(legal(told, spec)).toEqual(wanted);
  });

  it('a thing of another kind is not it', () => {
    const told = board(character('foe', 'foe', proud('any')), character('a', 'you'));
    const spec = specOf([
      {
        id: 'one',
        accepts: [
          { kind: 'player', filter: {} },
          { kind: 'card', filter: inPlay },
        ],
        min: 1,
        max: 1,
      },
    ]);
    expect(legal(told, spec)).toEqual(['foe']);
    const player = { targets: [{ kind: 'player', id: 'foe' }] };
    expect(codes(checkChoice(told, spec, you, [], player))).toEqual(['lorcana.mustChoose']);
  });

  it('with a total it need be only one of those that fit', () => {
    const told = board(
      character('a', 'you', { strength: 1 }),
      character('big', 'foe', { strength: 9, ...proud('any') }),
      character('one', 'foe', { strength: 1, ...proud('any') }),
      character('two', 'foe', { strength: 3, ...proud('any') }),
    );
    const spec = specOf(
      [{ id: 'all', kind: 'card', filter: inPlay, min: 2, max: 2 }],
      [{ relation: 'sum', property: 'strength', slots: ['all'], is: { lte: 4 } }],
    );
    const request = unwrap(nextChoice(told, spec, you));
    expect(request?.must).toMatchObject({ wanted: 1, among: [{ id: 'one' }, { id: 'two' }] });
    expect(request?.min).toBe(2);
  });

  it('1.2.3 of those that a total keeps apart as many are chosen as go together', () => {
    const told = board(character('a', 'you', { strength: 3 }), character('b', 'you', { strength: 3 }));
    const spec = specOf(
      [{ id: 'all', kind: 'card', filter: inPlay, min: 2, max: 2 }],
      [{ relation: 'sum', property: 'strength', slots: ['all'], is: { lte: 4 } }],
    );
    expect(unwrap(nextChoice(told, spec, you))).toMatchObject({ min: 1 });
  });
});

describe('a choice as core asks it', () => {
  const none = specOf([card('one', { upTo: true }), card('two', { strength: { lt: 'slots.one.strength' } })]);
  it('is none where all are made, and asks nothing where nothing can be chosen', () => {
    expect(unwrap(nextQuestion(state, chosen(), you, pick(['a'])))).toBeUndefined();
    expect(unwrap(nextQuestion(state, none, you, pick([])))).toEqual({ slot: 'two', given: [] });
  });
  it('has what came before it, and accepts what holds what must be chosen', () => {
    const spec = specOf(
      [card('one'), card('two')],
      [{ relation: 'sum', property: 'strength', slots: ['one', 'two'], is: { lte: 4 } }],
    );
    const told = unwrap(nextQuestion(state, spec, you, pick(['c'])));
    expect(told).toMatchObject({
      slot: 'two',
      given: [{ kind: 'card', id: 'c' }],
      question: { attempt: { controller: 'you', roles: { chooser: 'you' } } },
    });
    expect(told?.question?.accepts).toBeUndefined();
    const must = board(character('a', 'foe'), character('must', 'foe', { mustBeChosen: { by: 'any' } }));
    const asked = unwrap(nextQuestion(must, chosen(), you, []));
    expect(asked?.question?.accepts?.(pick(['must']))).toBe(true);
    expect(asked?.question?.accepts?.(pick(['a']))).toBe(false);
    expect(codes(nextQuestion(state, spec, { controller: 'nobody' }, []))).toEqual(['unknownPlayer']);
  });
});

it('8.14.2 what was chosen is told with its source; an option is no thing', () => {
  const asking = { controller: 'you', source: { kind: 'card', id: 'c' } };
  const chose = unwrap(checkChoice(state, chosen(), asking, [], { targets: [{ kind: 'card', id: 'a' }] }));
  expect(chose.events).toMatchObject([
    {
      type: 'chosen',
      slot: 'target',
      target: { kind: 'card', id: 'a', incarnation: 0 },
      chooser: 'you',
      effect: 'ability',
      source: { kind: 'card', id: 'c' },
    },
  ]);
  const modes = specOf([{ id: 'one', options: ['deal', 'heal'], mode: 'choose' }]);
  expect(unwrap(checkChoice(state, modes, asking, [], option('deal'))).events).toEqual([]);
});

describe('whole selections', () => {
  it('7.1.6 the source is the very one that asks now', () => {
    const told = (id: string, more: object = {}) =>
      LorcanaTargetValidator.validateSelectedTargets(
        state,
        chosen(),
        { controller: 'you', source: { kind: 'card', id, ...more } },
        pick(['a']),
      );
    const attemptOf = (id: string, more: object = {}) => {
      const found = told(id, more);
      return found.ok ? found.value.targets.attempt.source : found.errors.map(({ code }) => code);
    };
    expect(attemptOf('c')).toEqual({ kind: 'card', id: 'c', incarnation: 0 });
    expect(attemptOf('c', { incarnation: 0 })).toEqual({ kind: 'card', id: 'c', incarnation: 0 });
    expect(lorcana.kinds.map(({ name }) => name)).toContain('card');
  });

  it('1.7.7 what stands is told with a refusal, and each issue has its short code', () => {
    const spec = specOf(
      [card('one'), card('two')],
      [{ relation: 'same', property: 'controller', slots: ['one', 'two'] }],
    );
    const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, you, pick(['a'], ['c']));
    expect(told).toMatchObject({ ok: false, standing: 1, errors: [{ code: 'INVALID_COMBINATION' }] });
  });

  it.each<[min: number, max: number, asks: boolean]>([
    [1, 1, true],
    [0, 1, true],
    [0, 0, false],
  ])('from %d to %d of some: whether a player is asked', (min, max, asks) => {
    expect(unwrap(LorcanaTargetValidator.requiresTargetSelection(state, chosen({}, { min, max }), you))).toBe(
      asks,
    );
  });
});
