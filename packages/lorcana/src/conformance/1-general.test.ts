import { describe, expect, it } from 'vitest';
import { unwrap } from '@reticle/core';
import { checkChoice, lorcana, LorcanaTargetValidator, nextChoice } from '../index.js';
import {
  action,
  board,
  by,
  character,
  chosen,
  item,
  legal,
  matching,
  pick,
  specOf,
  verdict,
  withPlayers,
  you,
} from '../../test/board.js';

const ward = { keywords: ['ward'] };
const must = { mustBeChosen: { by: 'opponent' } } as const;

describe('what beats what, and as much as possible', () => {
  it('1.2.2: what cannot be chosen need not be, whatever says that it must', () => {
    const state = board(character('a', 'foe'), character('w', 'foe', { ...ward, ...must }));
    expect(legal(state, chosen())).toEqual(['a']);
    expect(verdict(state, chosen(), pick(['a']))).toBe('ok');
  });

  it.each([
    [3, 0, ['a', 'b'], 2],
    [1, 0, ['a', 'b'], 1],
    [3, 1, ['b'], 1],
    [3, 2, [], 0],
  ])(
    '1.2.3: of %i wanted and %i banished before, as many are chosen as there are',
    (count, gone, left, min) => {
      const state = board(...['a', 'b'].slice(gone).map((id) => character(id, 'foe')));
      const spec = chosen({ type: 'character' }, { min: count, max: count });
      expect(legal(state, spec)).toEqual(left);
      expect(unwrap(nextChoice(state, spec, you))?.min).toBe(min);
      expect(verdict(state, spec, pick(left.slice(0, min)))).toBe('ok');
      expect(verdict(state, spec, pick([]))).toEqual(min > 0 ? ['WRONG_TARGET_COUNT'] : 'ok');
    },
  );

  it('1.2.3: with a condition on all of them together, the most that can go together', () => {
    const costs = [2, 3, 4].map((cost) => character(`c${cost}`, 'foe', { cost }));
    const spec = specOf(
      [{ id: 'target', kind: 'card', filter: { zone: 'play', count: 3 } }],
      [{ relation: 'sum', property: 'cost', slots: ['target'], is: { lte: 5 } }],
    );
    const state = board(...costs);
    expect(unwrap(nextChoice(state, spec, you))).toMatchObject({ min: 2, max: 3 });
    expect(legal(state, spec)).toEqual(['c2', 'c3']);
    expect(verdict(state, spec, pick(['c2', 'c3']))).toBe('ok');
    expect(verdict(state, spec, pick(['c2', 'c4']))).toEqual(['INVALID_COMBINATION']);
    expect(verdict(state, spec, pick(['c2']))).toEqual(['WRONG_TARGET_COUNT']);
  });
});

describe('who is who', () => {
  const four = withPlayers(
    board(...['you', 'mate', 'foe', 'third'].map((owner) => character(`c-${owner}`, owner))),
    ['you', 'A'],
    ['mate', 'A'],
    ['foe', 'B'],
    ['third', 'B'],
  );

  it('1.3.3: "you" is the player whose effect it is, whoever owns the source', () => {
    const state = board(character('a', 'you'), character('b', 'foe'), action('s', { owner: 'foe' }));
    expect(legal(state, chosen({ controller: 'self' }), by('s'))).toEqual(['a']);
    expect(legal(state, chosen({ controller: 'self' }), by('s', 'foe'))).toEqual(['b']);
  });

  it("1.3.5.1: opponents are all others but the players of one's own team", () => {
    expect(matching(four, { controller: 'opponent' })).toEqual(['c-foe', 'c-third']);
    const spec = specOf([{ id: 'who', kind: 'player', filter: { is: 'opponent' } }]);
    expect(legal(four, spec)).toEqual(['foe', 'third']);
  });

  it('1.3.6: team-mates are no opponents: Ward does not stop them', () => {
    const warded = { ...four, cards: four.cards.map((card) => ({ ...card, ...ward })) };
    expect(legal(warded, chosen())).toEqual(['c-you', 'c-mate']);
  });

  it('1.4.3: the player whose effect it is chooses among the cards of others, unless the card names another', () => {
    const state = board(character('b', 'foe'), character('c', 'foe'), character('a', 'you'));
    const theirs = chosen({ controller: 'opponent' });
    expect(unwrap(nextChoice(state, theirs, you))?.chooser).toBe('you');
    const own = chosen({ controller: 'role.chooser' }, { chooser: 'opponent' });
    expect(unwrap(nextChoice(state, own, you))).toMatchObject({ chooser: 'foe' });
    expect(legal(state, own)).toEqual(['b', 'c']);
  });

  it('1.3.5.2: which of several opponents chooses is said, never guessed', () => {
    const own = chosen({ controller: 'role.chooser' }, { chooser: 'opponent' });
    expect(nextChoice(four, own, you)).toMatchObject({ ok: false, issues: [{ code: 'unboundReference' }] });
    expect(legal(four, own, { controller: 'you', choosers: { target: 'third' } })).toEqual(['c-third']);
    expect(nextChoice(four, own, { controller: 'you', choosers: { target: 'mate' } }).ok).toBe(false);
  });
});

describe('costs', () => {
  it('1.5.3, 4.1.4: what is picked for a cost must be there in full', () => {
    const state = board(item('i', 'you'));
    const cost = chosen({ type: 'item', controller: 'self' }, { mode: 'target', min: 2, max: 2 });
    expect(unwrap(nextChoice(state, cost, you))).toMatchObject({ min: 2, legal: [] });
    expect(verdict(state, cost, pick(['i']))).toEqual(['WRONG_TARGET_COUNT']);
    expect(verdict(state, cost, pick([]))).toEqual(['WRONG_TARGET_COUNT']);
  });

  it('1.5.4: filters read the printed cost', () => {
    const state = board(character('a', 'foe', { cost: 3 }), character('b', 'foe', { cost: 4 }));
    expect(matching(state, { cost: { lte: 3 } })).toEqual(['a']);
    expect(lorcana.parseState({ ...state, cards: [{ ...state.cards[0], paid: 1 }] }).ok).toBe(false);
  });
});

describe('when it is chosen', () => {
  it('1.7.3: a spec that says nothing is a choice as an effect resolves', () => {
    const spec = chosen();
    expect([spec.timing, spec.slots[0]?.mode]).toEqual(['resolution', 'choose']);
  });

  it('1.7.3, 6.2.4: it is judged by the board as the effect resolves', () => {
    const damaged = chosen({ damaged: true });
    const before = board(character('a', 'foe'));
    const after = board(character('a', 'foe', { damage: 1 }));
    expect(verdict(before, damaged, pick(['a']))).toEqual(['INVALID_TARGET']);
    expect(verdict(after, damaged, pick(['a']))).toBe('ok');
  });

  it('1.7.7: an illegal choice undoes no earlier one', () => {
    const state = board(character('a', 'you'), character('b', 'foe'), character('w', 'foe', ward));
    const spec = specOf([
      { id: 'mine', kind: 'card', filter: { zone: 'play', controller: 'self' } },
      { id: 'theirs', kind: 'card', filter: { zone: 'play', controller: 'opponent' } },
    ]);
    const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, you, pick(['a'], ['w']));
    expect(told).toMatchObject({ ok: false, standing: 1, errors: [{ code: 'INVALID_TARGET' }] });
    const [first] = pick(['a']);
    expect(checkChoice(state, spec, you, [first!], pick(['b'])[0])).toMatchObject({
      ok: true,
      value: { choice: { slot: 'theirs', targets: [{ id: 'b' }] } },
    });
  });

  it('1.7.7: where nothing can be chosen the effect does nothing, and the others happen', () => {
    const state = board(character('w', 'foe', ward), character('a', 'you'));
    const spec = specOf([
      { id: 'theirs', kind: 'card', filter: { zone: 'play', controller: 'opponent' } },
      { id: 'mine', kind: 'card', filter: { zone: 'play', controller: 'self' } },
    ]);
    expect(legal(state, spec)).toEqual([]);
    expect(verdict(state, spec, pick([], ['a']))).toBe('ok');
    expect(verdict(state, spec, pick(['w'], ['a']))).toEqual(['INVALID_TARGET']);
  });

  it('1.8.5: what has lethal damage is still there for the next sentence', () => {
    const state = board(character('a', 'foe', { damage: 9 }));
    const spec = specOf([
      { id: 'first', kind: 'card', filter: { zone: 'play' } },
      { id: 'second', kind: 'card', filter: { zone: 'play', damaged: true } },
    ]);
    expect(legal(state, spec, you, pick(['a']))).toEqual(['a']);
  });
});
