import { describe, expect, it } from 'vitest';
import { board, card as boardCard, character } from '../../test/board.js';
import { after, card, made, PLAIN, QUIET, table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import type { Trigger } from '../language/trigger.js';
import { allIn, cardById, inPlay, knownCard, refTo } from './board.js';
import { lorcanaStateOf, turnOrder } from './state.js';
import { emitEvents } from './table.js';
import { waitsOf } from './words.js';

const pim = made('Pim');
const owl = made('Owl');
const says = (name: string, rules: CardRules) => made(name, {}, rules);
const objects = (at: { readonly state: Parameters<typeof inPlay>[0] }) => allIn(at.state, 'play');

describe('what does not change stays the very same', () => {
  it('cards to which nothing happened, as a turn begins and as a challenge ends', () => {
    const at = table({ play: [pim, [owl, { thisTurn: ['quested'] }]] });
    const begun = emitEvents(at.state, QUIET, { type: 'turnStarts', player: 'south' });
    expect(cardById(begun, 'Pim')).toBe(cardById(at.state, 'Pim'));
    expect(cardById(begun, 'Owl')?.thisTurn).toEqual([]);
    const over = emitEvents(at.state, QUIET, { type: 'challengeEnds' });
    expect(objects({ state: over })).toEqual(objects(at));
    expect(cardById(over, 'Owl')).toBe(cardById(at.state, 'Owl'));
  });
  it('5.1.1.10 a facedown card is not in play', () => {
    const at = table({ play: [pim, [owl, { faceDown: true }]] });
    expect(inPlay(at.state).map(({ instanceId }) => instanceId)).toEqual(['Pim']);
  });
  it('what happens to nobody is nothing', () => {
    const { state } = table({ play: [pim] });
    expect(emitEvents(state, QUIET)).toBe(state);
  });
});

describe('6.7.7 what left is read as it last was', () => {
  const gone = (id: string, incarnation: number) => boardCard(id, 'you', { incarnation, strength: -1 });
  const state = {
    ...board(character('a', 'you', { incarnation: 2 }), character('b', 'you')),
    lastKnown: [gone('b', 1), gone('a', 0), gone('a', 1)],
  };
  it.each<[id: string, incarnation: number | undefined, found: readonly [string, number] | undefined]>([
    ['a', 2, ['a', 2]],
    ['a', undefined, ['a', 2]],
    ['a', 1, ['a', 1]],
    ['b', 1, ['b', 1]],
    ['b', 7, undefined],
    ['c', undefined, undefined],
  ])('%s of incarnation %s', (id, incarnation, found) => {
    const known = knownCard(state, { id, incarnation });
    expect(known && [known.instanceId, known.incarnation]).toEqual(found);
  });
  it('6.6.2 with a strength of 0 at least', () => {
    expect(knownCard(state, { id: 'a', incarnation: 1 })).toMatchObject({ strength: 0, debt: -1 });
  });
});

it('6.7.6 in turn order the active player is first, or the first player where nobody is active', () => {
  const players = ['a', 'b', 'c'].map((id) => ({ id, lore: 0 }));
  expect(turnOrder({ players, activePlayer: 'b' })).toEqual(['b', 'c', 'a']);
  expect(turnOrder({ players })).toEqual(['a', 'b', 'c']);
  expect(turnOrder(lorcanaStateOf())).toEqual(['you', 'foe']);
  expect(lorcanaStateOf({ players: [] })).toStrictEqual({ players: [], cards: [], lastKnown: [] });
});

describe('6.4 abilities that lean on each other', () => {
  it('each counts after that on which it leans, whichever came first', () => {
    const swift = says('Swift', {
      abilities: [
        {
          kind: 'static',
          for: { type: 'character', withKeyword: 'evasive' },
          gives: [{ stat: 'strength', amount: 1 }],
        },
      ],
    });
    const wing = says('Wing', {
      abilities: [
        {
          kind: 'static',
          while: { test: 'count', of: { type: 'character', strength: { gte: 2 } } },
          for: { name: 'Pim' },
          gives: [{ keyword: 'evasive' }],
        },
      ],
    });
    for (const play of [
      [swift, wing, pim],
      [wing, swift, pim],
    ])
      expect(cardById(table({ play }).state, 'Pim')?.strength).toBe(3);
  });
  it.each<[string, CardRules, strength: number]>([
    [
      'as many as there are',
      {
        abilities: [
          { kind: 'static', for: 'this', gives: [{ stat: 'strength', amount: { count: { name: 'Owl' } } }] },
        ],
      },
      4,
    ],
    [
      'as strong as another one is now',
      {
        abilities: [
          { kind: 'static', for: { name: 'Owl' }, gives: [{ stat: 'strength', amount: 3 }] },
          {
            kind: 'static',
            while: { test: 'count', of: { name: 'Owl', strength: { gte: 5 } } },
            for: 'this',
            gives: [{ stat: 'strength', amount: 1 }],
          },
        ],
      },
      3,
    ],
    [
      'as much as another number is now',
      {
        abilities: [
          {
            kind: 'static',
            for: 'this',
            gives: [{ stat: 'strength', amount: { of: 'this', property: 'willpower' } }],
          },
          { kind: 'static', for: { name: 'Leans' }, gives: [{ stat: 'willpower', amount: 2 }] },
        ],
      },
      7,
    ],
    [
      'as strong as it is itself now',
      {
        abilities: [
          {
            kind: 'static',
            while: { test: 'count', of: { name: 'Owl', strength: { lt: 'source.strength' } } },
            for: 'this',
            gives: [{ stat: 'strength', amount: 1 }],
          },
          { kind: 'static', for: { name: 'Leans' }, gives: [{ stat: 'strength', amount: 3 }] },
        ],
      },
      6,
    ],
    [
      'as a name that says nothing of facts',
      {
        abilities: [
          {
            kind: 'static',
            while: { test: 'count', of: { name: 'Owl' } },
            for: 'this',
            gives: [{ stat: 'strength', amount: 1 }, { keyword: 'rush' }],
          },
        ],
      },
      3,
    ],
  ])('6.1.8 what is counted is counted now: %s', (_title, rules, strength) => {
    const at = table({ play: [says('Leans', rules), owl, owl] });
    expect(cardById(at.state, 'Leans')?.strength).toBe(strength);
  });
});

it('6.7.8 a card enters as it says: hurt, exerted, or both', () => {
  const enters = (name: string, ...ways: readonly { exerted?: true; damage?: number }[]) =>
    made(name, { version: 'New', cost: 0 }, { abilities: ways.map((way) => ({ kind: 'enters', ...way })) });
  const of = (...ways: readonly { exerted?: true; damage?: number }[]) => {
    const found = card(after(table({ hand: [enters('Pim', ...ways)] }), 'play', 'Pim'), 'Pim');
    return [found.exerted, found.damage, found.version];
  };
  expect(of({ damage: 1 })).toEqual([false, 1, 'New']);
  expect(of({ exerted: true })).toEqual([true, 0, 'New']);
  expect(of({ exerted: true }, { damage: 1 }, { damage: 1 })).toEqual([true, 2, 'New']);
});

describe('for what a trigger waits', () => {
  it.each<[Trigger, readonly object[]]>([
    [{ event: 'quests', card: 'this' }, [{ on: [{ on: 'quests', card: 'self' }] }]],
    [{ event: 'leavesPlay', card: 'this' }, [{ on: [{ on: 'moved', from: 'play', card: 'self' }] }]],
    [
      { event: 'isChosen', card: 'this', chosenBy: 'you', chosenFor: 'action' },
      [{ on: [{ on: 'isChosen', card: 'self', chooser: 'self', effect: 'action' }] }],
    ],
    [
      { event: 'isChosen', card: 'this', chosenBy: 'opponent' },
      [{ on: [{ on: 'isChosen', card: 'self', chooser: 'opponent' }] }],
    ],
    [
      { event: 'isBanished', card: 'this', inChallenge: 'either' },
      [{ on: [{ on: 'isBanished', card: 'self', role: ['challenging', 'challenged'] }] }],
    ],
    [
      { event: 'isBanished', card: 'this', inChallenge: 'challenged' },
      [{ on: [{ on: 'isBanished', card: 'self', role: 'challenged' }] }],
    ],
    [{ event: 'drawsCard', player: 'you' }, [{ on: [{ on: 'drawsCard', player: 'self' }] }]],
    [{ event: 'drawsCard', player: 'opponent' }, [{ on: [{ on: 'drawsCard', player: 'opponent' }] }]],
    [
      { event: 'quests', card: 'this', during: 'yourTurn' },
      [{ on: [{ on: 'quests', card: 'self' }], if: { test: 'turn', of: 'you' } }],
    ],
    [
      { event: 'quests', card: 'this', during: 'opponentsTurn' },
      [{ on: [{ on: 'quests', card: 'self' }], if: { test: 'turn', of: 'opponent' } }],
    ],
    // No event has such facts.
    [{ event: 'isExerted', card: 'this', other: {} }, []],
    [{ event: 'isExerted', card: 'this', chosenBy: 'you' }, []],
  ])('%j', (trigger, wanted) => {
    expect(waitsOf([trigger])).toMatchObject(wanted);
    expect(waitsOf([trigger])).toHaveLength(wanted.length);
  });
});

describe('8.10 what shifts is what it lay on', () => {
  const small = made('Bo', { version: 'Small' });
  const big = made('Bo', { version: 'Big', has: [['shift', 1]] });
  it('exerted, hurt, drying or not, where it was, and what lay under that lies under it', () => {
    const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });
    const lying = { exerted: true, damage: 2, drying: true, at: 'Isle' };
    const at = after(table({ play: [isle, [small, lying], owl], hand: [big], ink: 1 }), 'shift', 'Bo 2', [
      'Bo',
    ]);
    expect(card(at, 'Bo 2')).toMatchObject({
      zone: 'play',
      ...lying,
      cardsUnder: 1,
      thisTurn: ['played', 'shifted'],
    });
    expect(card(at, 'Bo')).toMatchObject({ zone: 'under', under: 'Bo 2', exerted: false, damage: 0 });
    expect(card(at, 'Owl')).toMatchObject({ zone: 'play', damage: 0 });
    const third = after(
      {
        ...at,
        state: emitEvents(at.state, QUIET, {
          type: 'moved',
          card: refTo(card(at, 'Owl')),
          to: 'hand',
          position: 'bottom',
        }),
      },
      'endTurn',
    );
    expect(card(third, 'Bo').under).toBe('Bo 2');
    expect(PLAIN.facts.name).toBe('Pebble');
  });
  it('what it had for a while it has still', () => {
    const ray = made(
      'Ray',
      { type: 'action', cost: 0 },
      {
        effects: [
          {
            effect: 'give',
            what: { all: { name: 'Bo' } },
            gives: [{ stat: 'strength', amount: 3 }],
            for: 'thisTurn',
          },
        ],
      },
    );
    const lit = after(table({ play: [small, owl], hand: [ray, big], ink: 1 }), 'play', 'Ray');
    const at = after(lit, 'shift', 'Bo 2', ['Bo']);
    expect(cardById(at.state, 'Bo 2')?.strength).toBe(5);
    expect(cardById(after(at, 'endTurn').state, 'Bo 2')?.strength).toBe(2);
  });
});
