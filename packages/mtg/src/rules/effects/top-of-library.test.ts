import { describe, expect, it } from 'vitest';
import { card, cardOf } from '../../../test/board.js';
import { idsIn } from '../../../test/json.js';
import { type By, happen, matchOf } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import { libraryOf } from '../../state/library.js';
import type { MtgMatchState } from '../../state/match-state.js';

const inLibrary = (id: string, order: number, types: readonly string[] = ['creature'], owner = 'you') =>
  card(id, owner, { zone: 'library', order, types: [...types] });
const deck = [
  inLibrary('a', 0),
  inLibrary('b', 1, ['land']),
  inLibrary('c', 2),
  inLibrary('d', 3, ['artifact']),
];
const state = matchOf(...deck, inLibrary('f', 0, ['creature'], 'foe'), inLibrary('g', 1, ['land'], 'foe'));
const of = (now: MtgMatchState, player = 'you') => libraryOf(now, player).map(({ instanceId }) => instanceId);

/** Returns where the cards of the library are at the end, and the events about them. */
const ends = (effect: Effect, answers: By['answers'] = []) => {
  const done = happen(state, effect, { answers });
  expect(done.decision).toBeUndefined();
  return {
    library: of(done.state).join(''),
    graveyard: idsIn(done, 'graveyard').join(''),
    hand: idsIn(done, 'hand').join(''),
    exile: idsIn(done, 'exile').join(''),
    battlefield: idsIn(done, 'battlefield').join(''),
    told: done.events.flatMap(({ type }) => (['moved', 'reordered'].includes(type) ? [] : [type])).join(),
  };
};
const nowhere = { graveyard: '', hand: '', exile: '', battlefield: '', told: 'lookedAt' };

describe('701.22, 701.25 scry and surveil', () => {
  it.each<[string, Effect, By['answers'], object]>([
    ['none away', { effect: 'scry', amount: 2 }, [[], ['a', 'b']], { library: 'abcd' }],
    ['none away, in another order', { effect: 'scry', amount: 2 }, [[], ['b', 'a']], { library: 'bacd' }],
    ['one away', { effect: 'scry', amount: 2 }, [['a']], { library: 'bcda' }],
    [
      'all away',
      { effect: 'scry', amount: 2 },
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      { library: 'cdba' },
    ],
    ['one card, kept', { effect: 'scry', amount: 1 }, [[]], { library: 'abcd' }],
    ['0', { effect: 'scry', amount: 0 }, [], { library: 'abcd', told: '' }],
    ['surveil, none away', { effect: 'surveil', amount: 1 }, [[]], { library: 'abcd' }],
    ['surveil, one away', { effect: 'surveil', amount: 2 }, [['b']], { library: 'acd', graveyard: 'b' }],
    ['surveil, all', { effect: 'surveil', amount: 2 }, [['a', 'b']], { library: 'cd', graveyard: 'ab' }],
  ])('%s', (_title, effect, answers, end) => {
    expect(ends(effect, answers)).toEqual({ ...nowhere, ...end });
  });

  it('each player does it with their own library, the active one first', () => {
    const done = happen(state, { effect: 'scry', who: 'eachPlayer', amount: 1 }, { answers: [['a'], ['f']] });
    expect([of(done.state), of(done.state, 'foe')]).toEqual([
      ['b', 'c', 'd', 'a'],
      ['g', 'f'],
    ]);
    expect(done.events.flatMap(({ visibleTo }) => visibleTo ?? [])).toEqual(['you', 'foe']);
    // Everybody sees where a card is put, and nobody which one it is.
    const placed = done.events.flatMap((event) => (event.type === 'reordered' ? [Object.values(event)] : []));
    expect(placed).toEqual(['you', 'foe'].map((player) => ['reordered', player, 'bottom']));
  });
});

describe('cards are taken from the top, and the rest goes elsewhere', () => {
  const dig = { effect: 'dig', top: 3, take: 1, to: 'hand', rest: 'graveyard' } as const;
  it.each<[string, Effect, By['answers'], object]>([
    ['into the hand', dig, [['b']], { hand: 'b', graveyard: 'ac', library: 'd' }],
    [
      'shown first',
      { ...dig, reveal: true },
      [['b']],
      { hand: 'b', graveyard: 'ac', library: 'd', told: 'lookedAt,revealed' },
    ],
    [
      'all are seen by all',
      { ...dig, revealed: true },
      [['b']],
      { hand: 'b', graveyard: 'ac', library: 'd', told: 'revealed' },
    ],
    ['two of them', { ...dig, take: 2 }, [['a', 'c']], { hand: 'ac', graveyard: 'b', library: 'd' }],
    ['up to one: none', { ...dig, upTo: true }, [[]], { graveyard: 'abc', library: 'd' }],
    [
      'only of a kind',
      { ...dig, filter: { type: 'land' } },
      [['b']],
      { hand: 'b', graveyard: 'ac', library: 'd' },
    ],
    [
      'none of a kind',
      { ...dig, top: 1, filter: { type: 'land' } },
      [[]],
      { graveyard: 'a', library: 'bcd' },
    ],
    [
      'all of a kind',
      { ...dig, take: 'all', filter: { type: 'creature' } },
      [],
      { hand: 'ac', graveyard: 'b', library: 'd' },
    ],
    ['to the bottom', { ...dig, rest: 'bottom' }, [['b'], ['c', 'a']], { hand: 'b', library: 'dca' }],
    ['to the top', { ...dig, rest: 'top' }, [['b'], ['c', 'a']], { hand: 'b', library: 'cad' }],
    ['into exile', { ...dig, rest: 'exile' }, [['b']], { hand: 'b', exile: 'ac', library: 'd' }],
    [
      'on top, the rest below',
      { ...dig, to: 'top', rest: 'bottom' },
      [['c'], ['a', 'b']],
      { library: 'cdab' },
    ],
    [
      'on top, the rest into the graveyard',
      { ...dig, to: 'top' },
      [['c']],
      { library: 'cd', graveyard: 'ab' },
    ],
    [
      'into the graveyard, the rest into the hand',
      { ...dig, to: 'graveyard', rest: 'hand' },
      [['c']],
      { graveyard: 'c', hand: 'ab', library: 'd' },
    ],
    [
      'onto the battlefield',
      { ...dig, to: 'battlefield' },
      [['c']],
      { battlefield: 'c', graveyard: 'ab', library: 'd' },
    ],
  ])('%s', (_title, effect, answers, end) => {
    expect(ends(effect, answers)).toEqual({ ...nowhere, ...end });
  });

  it.each([
    [true, true],
    [undefined, false],
  ] as const)('onto the battlefield, tapped: %s', (how, tapped) => {
    const effect: Effect = { ...dig, to: 'battlefield', ...(how ? { tapped: how } : {}) };
    const done = happen(state, effect, { answers: [['c']] });
    expect(cardOf(done.state, 'c')).toMatchObject({ tapped, controller: 'you' });
  });

  it('701.24: the rest is shuffled into the library', () => {
    const done = happen(state, { ...dig, rest: 'shuffled' }, { answers: [['b']] });
    expect(of(done.state).toSorted()).toEqual(['a', 'c', 'd']);
    expect(done.events.map(({ type }) => type)).toContain('shuffled');
  });

  it('at random to the bottom: below what is there, and nobody orders it', () => {
    const done = happen(state, { ...dig, rest: 'bottomRandom' }, { answers: [['b']] });
    expect(done.decision).toBeUndefined();
    expect(of(done.state)[0]).toBe('d');
    expect(of(done.state).toSorted()).toEqual(['a', 'c', 'd']);
  });
});
