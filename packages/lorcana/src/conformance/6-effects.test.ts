import { unwrap } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { checkChoice, lorcana, LorcanaTargetValidator, nextChoice } from '../index.js';
import {
  action,
  board,
  by,
  change,
  character,
  chosen,
  codes,
  legal,
  location,
  matching,
  pick,
  refs,
  specOf,
  verdict,
  withPlayers,
  you,
} from '../../test/board.js';

const inPlay = { zone: 'play', type: 'character' } as const;
const two = (second: object = {}, relation = false) =>
  specOf(
    [
      { id: 'first', kind: 'card', filter: inPlay },
      { id: 'second', kind: 'card', filter: { ...inPlay, ...second } },
    ],
    relation ? [{ relation: 'different', slots: ['first', 'second'] }] : [],
  );

describe('one sentence after the other', () => {
  it('6.1.1, 6.1.2, 6.7.2.3: a later sentence is judged on the board that the earlier one left', () => {
    const before = board(character('a', 'foe'), character('b', 'foe'));
    const spec = two({ damaged: true });
    expect(legal(before, spec, you, pick(['a']))).toEqual([]);
    const after = change(before, 'a', { damage: 1 });
    expect(legal(after, spec, you, pick(['a']))).toEqual(['a']);
    expect(codes(checkChoice(after, spec, you, pick(['a']), pick(['a'])[0]))).toBe('ok');
  });

  it('6.1.3: "up to" may be none, and holds nothing twice', () => {
    const state = board(character('a', 'foe'), character('b', 'foe'), character('c', 'foe'));
    const upTo = chosen({}, { min: 0, max: 2 });
    expect(verdict(state, upTo, pick([]))).toBe('ok');
    expect(verdict(state, upTo, pick(['a', 'b']))).toBe('ok');
    expect(verdict(state, upTo, pick(['a', 'a']))).toEqual(['DUPLICATE_TARGET']);
    expect(verdict(state, upTo, pick(['a', 'b', 'c']))).toEqual(['TOO_MANY_TARGETS']);
    expect(legal(state, upTo, you, [], refs('a'))).toEqual(['b', 'c']);
    expect(legal(state, upTo, you, [], refs('a', 'b'))).toEqual([]);
  });

  it('6.1.3: each "chosen" may choose the same thing again', () => {
    const state = board(character('a', 'foe'), character('b', 'foe'));
    expect(verdict(state, two(), pick(['a'], ['a']))).toBe('ok');
  });

  it('6.1.3.1: a requirement and its limiters are both checked', () => {
    const state = board(
      character('a', 'foe', { strength: 5 }),
      character('b', 'foe', { strength: 4 }),
      location('l', 'foe'),
    );
    const spec = chosen({ type: 'character', strength: { gte: 5 } });
    expect(legal(state, spec)).toEqual(['a']);
    expect(verdict(state, spec, pick(['b']))).toEqual(['INVALID_TARGET']);
    expect(verdict(state, spec, pick(['l']))).toEqual(['INVALID_TARGET']);
  });

  it('6.1.4: "may" is declined before anything is chosen: whoever does it must choose', () => {
    const state = board(character('a', 'foe'));
    expect(verdict(state, chosen(), pick([]))).toEqual(['WRONG_TARGET_COUNT']);
    expect(unwrap(LorcanaTargetValidator.requiresTargetSelection(state, chosen(), you))).toBe(true);
    expect(unwrap(LorcanaTargetValidator.requiresTargetSelection(board(), chosen(), you))).toBe(false);
  });

  it('6.1.6: "another" is not the source', () => {
    const state = board(character('s', 'you'), character('a', 'you'));
    expect(legal(state, chosen({ excludeSelf: true }), by('s'))).toEqual(['a']);
    expect(codes(nextChoice(state, chosen({ excludeSelf: true }), you))).toEqual(['unboundReference']);
  });

  it('6.1.6: a source that left and came back is another card', () => {
    const state = board(character('s', 'you', { incarnation: 2 }));
    const asking = { controller: 'you', source: { kind: 'card', id: 's', incarnation: 0 } };
    const gone = { ...state, lastKnown: [character('s', 'you')] };
    expect(legal(gone, chosen({ excludeSelf: true }), asking)).toEqual(['s']);
  });

  it('6.1.6: or "another" is not what the ability chose before', () => {
    const state = board(character('a', 'foe'), character('b', 'foe'));
    expect(legal(state, two({}, true), you, pick(['a']))).toEqual(['b']);
    expect(verdict(state, two({}, true), pick(['a'], ['a']))).toEqual(['DUPLICATE_TARGET']);
    const left = change(state, 'a', { zone: 'discard', incarnation: 1 });
    expect(
      legal(left, two({}, true), you, [{ targets: [{ kind: 'card', id: 'a', incarnation: 0 }] }]),
    ).toEqual(['b']);
    const back = change(state, 'a', { incarnation: 2 });
    expect(
      legal(back, two({}, true), you, [{ targets: [{ kind: 'card', id: 'a', incarnation: 0 }] }]),
    ).toEqual(['a', 'b']);
  });

  it('6.1.6: with one thing only there is no other to choose', () => {
    const state = board(character('a', 'foe'));
    expect(verdict(state, two({}, true), pick(['a'], []))).toBe('ok');
  });

  it('6.1.11: what leans on a choice that was not made cannot be chosen', () => {
    const state = board(character('a', 'foe'), character('b', 'foe', { strength: 1 }));
    const spec = specOf([
      { id: 'first', kind: 'card', filter: { zone: 'play', upTo: true } },
      { id: 'second', kind: 'card', filter: { zone: 'play', strength: { lt: 'slots.first.strength' } } },
    ]);
    expect(legal(state, spec, you, pick(['a']))).toEqual(['b']);
    expect(legal(state, spec, you, pick([]))).toEqual([]);
    expect(verdict(state, spec, pick([], []))).toBe('ok');
    expect(verdict(state, spec, pick([], ['b']))).toEqual(['TOO_MANY_TARGETS']);
  });

  it('6.1.11.1: what is tied to a card that is gone is refused, not guessed', () => {
    const state = board(character('a', 'foe', { zone: 'discard', incarnation: 1 }), character('b', 'foe'));
    const spec = specOf(
      [
        { id: 'first', kind: 'card', filter: inPlay },
        { id: 'second', kind: 'card', filter: inPlay },
      ],
      [{ relation: 'same', property: 'characteristics', slots: ['first', 'second'] }],
    );
    const earlier = [{ targets: [{ kind: 'card', id: 'a', incarnation: 0 }] }];
    expect(codes(nextChoice(state, spec, you, earlier))).toEqual(['lorcana.goneBefore']);
  });

  it('6.1.11.1: a relation with what is still there is kept', () => {
    const state = board(
      character('a', 'foe', { characteristics: ['Hero'] }),
      character('b', 'foe', { characteristics: ['Hero', 'King'] }),
      character('c', 'foe', { characteristics: ['King'] }),
    );
    const spec = specOf(
      [
        { id: 'first', kind: 'card', filter: inPlay },
        { id: 'second', kind: 'card', filter: inPlay },
      ],
      [{ relation: 'same', property: 'characteristics', slots: ['first', 'second'] }],
    );
    expect(legal(state, spec, you, pick(['a']))).toEqual(['a', 'b']);
    expect(verdict(state, spec, pick(['a'], ['c']))).toEqual(['INVALID_COMBINATION']);
  });
});

describe('numbers', () => {
  it('6.6.2: a negative strength counts as 0', () => {
    const state = board(
      character('n', 'foe', { strength: -2 }),
      character('z', 'foe', { strength: 0 }),
      character('s', 'you', { strength: -1 }),
    );
    expect(matching(state, { strength: 0 })).toEqual(['n', 'z', 's']);
    expect(matching(state, { strength: { lt: 0 } })).toEqual([]);
    expect(
      legal(state, chosen({ strength: { lte: 'source.strength' }, controller: 'opponent' }), by('s')),
    ).toEqual(['n', 'z']);
  });

  it('6.7.7: a source that left play is read as it last was', () => {
    const state = {
      ...board(
        character('a', 'foe', { strength: 3 }),
        character('b', 'foe', { strength: 4 }),
        character('s', 'you', { zone: 'discard', incarnation: 1, strength: 1 }),
      ),
      lastKnown: [character('s', 'you', { strength: 3 })],
    };
    const asking = { controller: 'you', source: { kind: 'card', id: 's', incarnation: 0 } };
    expect(legal(state, chosen({ strength: { lte: 'source.strength' } }), asking)).toEqual(['a']);
  });

  it('6.7.7: so is a card that was chosen before and is gone', () => {
    const start = board(
      character('a', 'foe', { strength: 3 }),
      character('b', 'foe', { strength: 2 }),
      character('c', 'foe', { strength: 4 }),
    );
    const state = {
      ...change(start, 'a', { zone: 'discard', incarnation: 1, strength: 1 }),
      lastKnown: [start.cards[0]!],
    };
    const spec = two({ strength: { lte: 'slots.first.strength' }, controller: 'slots.first' });
    const earlier = [{ targets: [{ kind: 'card', id: 'a', incarnation: 0 }] }];
    expect(legal(state, spec, you, earlier)).toEqual(['b']);
    expect(legal({ ...state, lastKnown: [] }, spec, you, earlier)).toEqual([]);
  });
});

describe('what must be chosen', () => {
  const must = { mustBeChosen: { by: 'opponent' } } as const;
  const state = board(character('j', 'foe', must), character('a', 'foe'), character('own', 'you'));

  it('6.7.3: an opponent who chooses must choose it if able', () => {
    expect(legal(state, chosen())).toEqual(['j']);
    expect(verdict(state, chosen(), pick(['a']))).toEqual(['MUST_CHOOSE']);
    expect(verdict(state, chosen(), pick(['j']))).toBe('ok');
    expect(legal(state, chosen(), { controller: 'foe' })).toEqual(['j', 'a', 'own']);
  });

  it('6.7.3: only where the limiters let it be chosen', () => {
    expect(legal(state, chosen({ controller: 'self' }))).toEqual(['own']);
    expect(legal(state, chosen({ strength: { gte: 3 } }))).toEqual([]);
  });

  it('6.7.3: of two, a choice of one takes either; a choice of two takes both', () => {
    const both = board(character('j', 'foe', must), character('k', 'foe', must), character('a', 'foe'));
    expect(legal(both, chosen())).toEqual(['j', 'k']);
    expect(verdict(both, chosen(), pick(['k']))).toBe('ok');
    const pair = chosen({}, { min: 2, max: 2 });
    expect(legal(both, pair)).toEqual(['j', 'k']);
    expect(verdict(both, pair, pick(['j', 'a']))).toEqual(['MUST_CHOOSE']);
    expect(verdict(both, pair, pick(['j', 'k']))).toBe('ok');
  });

  it('6.7.3: a choice of several leaves room for it', () => {
    const pair = chosen({}, { min: 2, max: 2 });
    expect(legal(state, pair)).toEqual(['j', 'a', 'own']);
    expect(legal(state, pair, you, [], refs('a'))).toEqual(['j']);
    expect(verdict(state, pair, pick(['a', 'own']))).toEqual(['MUST_CHOOSE']);
    expect(verdict(state, pair, pick(['a', 'j']))).toBe('ok');
  });

  it('6.7.3: "up to" may still be none; all, each and random ask nobody', () => {
    const upTo = chosen({}, { min: 0, max: 2 });
    expect(verdict(state, upTo, pick([]))).toBe('ok');
    expect(verdict(state, upTo, pick(['a']))).toEqual(['MUST_CHOOSE']);
    expect(matching(state, { controller: 'opponent' })).toEqual(['j', 'a']);
  });

  it('6.7.3: for actions, for abilities, or for both', () => {
    const forActions = board(
      character('j', 'foe', { mustBeChosen: { by: 'opponent', for: ['action'] } }),
      character('a', 'foe'),
      action('s'),
      character('q', 'you'),
    );
    expect(legal(forActions, chosen({ controller: 'opponent' }), by('s'))).toEqual(['j']);
    expect(legal(forActions, chosen({ controller: 'opponent' }), by('q'))).toEqual(['j', 'a']);
  });

  it('6.7.3: with a condition on all together, one that fits is enough', () => {
    const costs = board(
      character('j', 'foe', { ...must, cost: 4 }),
      character('a', 'foe', { cost: 1 }),
      character('b', 'foe', { cost: 2 }),
    );
    const spec = (most: number) =>
      specOf(
        [{ id: 'target', kind: 'card', filter: { zone: 'play', count: 2, upTo: true } }],
        [{ relation: 'sum', property: 'cost', slots: ['target'], is: { lte: most } }],
      );
    expect(verdict(costs, spec(5), pick(['a', 'b']))).toEqual(['MUST_CHOOSE']);
    expect(verdict(costs, spec(5), pick(['a', 'j']))).toBe('ok');
    expect(verdict(costs, spec(3), pick(['a', 'b']))).toBe('ok');
  });

  it('6.7.3: it counts in every choice of an effect', () => {
    expect(verdict(state, two(), pick(['j'], ['a']))).toEqual(['MUST_CHOOSE']);
    expect(verdict(state, two(), pick(['j'], ['j']))).toBe('ok');
    expect(verdict(state, two({}, true), pick(['j'], ['a']))).toBe('ok');
  });
});

describe('several players', () => {
  const three = withPlayers(
    board(...['you', 'foe', 'third'].map((owner) => character(`c-${owner}`, owner))),
    ['you'],
    ['foe'],
    ['third'],
  );
  const each = (chooser: 'eachPlayer' | 'eachOpponent') =>
    chosen({ controller: 'role.chooser' }, { chooser });

  it('6.7.6: each player chooses, the active one first, then in turn order', () => {
    const order = (active: string) => {
      const state = { ...three, activePlayer: active };
      const made: { targets: { kind: string; id: string }[] }[] = [];
      for (;;) {
        const request = unwrap(nextChoice(state, each('eachPlayer'), you, made));
        if (!request) return made.map(({ targets }) => targets[0]?.id);
        expect(request.legal.map(({ id }) => id)).toEqual([`c-${request.chooser}`]);
        made.push({ targets: [{ kind: 'card', id: `c-${request.chooser}` }] });
      }
    };
    expect(order('you')).toEqual(['c-you', 'c-foe', 'c-third']);
    expect(order('foe')).toEqual(['c-foe', 'c-third', 'c-you']);
  });

  it('1.4.3.1: several players at once are all of them, each with a choice of their own', () => {
    expect(verdict(three, each('eachOpponent'), pick(['c-foe'], ['c-third']))).toBe('ok');
    expect(verdict(three, each('eachOpponent'), pick(['c-third'], ['c-foe']))).toEqual(['INVALID_TARGET']);
    expect(verdict(three, each('eachOpponent'), pick(['c-foe']))).toEqual(['WRONG_TARGET_COUNT']);
  });

  it('6.7.6: the controller of an earlier choice chooses', () => {
    const spec = specOf([
      { id: 'first', kind: 'card', filter: inPlay },
      {
        id: 'second',
        kind: 'card',
        filter: { ...inPlay, controller: 'role.chooser' },
        chooser: 'slots.first',
      },
    ]);
    expect(unwrap(nextChoice(three, spec, you, pick(['c-third'])))).toMatchObject({
      chooser: 'third',
      legal: [{ id: 'c-third' }],
    });
  });
});

describe('what an effect asks is plain data', () => {
  it('6.1.3.1: a request survives JSON', () => {
    const state = board(character('a', 'foe'));
    const request = unwrap(nextChoice(state, chosen({}, { max: 'any' }), you));
    expect(JSON.parse(JSON.stringify(request))).toEqual(request);
    expect(describeSpec(chosen({ damaged: true }), lorcana)).toContain('damaged');
  });
});
