import { describe, expect, it } from 'vitest';
import { after, loreOf, made, PLAIN, table, type Table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import type { Condition } from '../language/condition.js';
import type { LorcanaMatchState } from '../state/match.js';

type Side = Parameters<typeof table>[0];
const pim = made('Pim', { classifications: ['Hero'] });
const owl = made('Owl');
const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
const HERO = { withClassification: 'Hero' } as const;
const OWN = { zone: 'play', controller: 'self', type: 'character' } as const;

/** Whether an action that tests the condition finds it true. */
function found(
  asked: Condition,
  north: Side = {},
  south: Side = {},
  state: Partial<LorcanaMatchState> = {},
  before: (at: Table) => Table = (at) => at,
): boolean {
  const act = made(
    'Act',
    { type: 'action', cost: 1 },
    { effects: [{ effect: 'if', if: asked, do: [{ effect: 'gainLore', amount: 1 }] }] },
  );
  const at = table({ ...north, hand: [act, ...(north.hand ?? [])], ink: 9 }, south);
  const ready = before({ ...at, state: { ...at.state, ...state } });
  return loreOf(after(ready, 'play', 'Act'), 'north') - loreOf(ready, 'north') === 1;
}

describe('what an ability asks', () => {
  it.each<[string, Condition, Side, Side, boolean]>([
    ['one such card', { test: 'count', of: OWN }, { play: [pim] }, {}, true],
    ['no such card', { test: 'count', of: OWN }, { play: [isle] }, { play: [pim] }, false],
    ['two of them', { test: 'count', of: OWN, is: { gte: 2 } }, { play: [pim, owl] }, {}, true],
    ['not two of them', { test: 'count', of: OWN, is: { gte: 2 } }, { play: [pim] }, {}, false],
    ['none of them', { test: 'count', of: OWN, is: 0 }, {}, {}, true],
    ['more than a number', { test: 'more', amount: { count: OWN }, than: 1 }, { play: [pim, owl] }, {}, true],
    ['as many is not more', { test: 'more', amount: { count: OWN }, than: 1 }, { play: [pim] }, {}, false],
    ['lore of your own', { test: 'lore', of: 'you', is: { gte: 3 } }, { lore: 3 }, {}, true],
    ['not an opponent’s', { test: 'lore', of: 'you', is: { gte: 3 } }, { lore: 2 }, { lore: 5 }, false],
    ['an opponent’s lore', { test: 'lore', of: 'opponent', is: { gte: 3 } }, {}, { lore: 3 }, true],
    ['not your own', { test: 'lore', of: 'opponent', is: { gte: 3 } }, { lore: 3 }, { lore: 2 }, false],
    ['your turn', { test: 'turn', of: 'you' }, {}, {}, true],
    ['an opponent’s turn', { test: 'turn', of: 'opponent' }, {}, {}, false],
    ['not', { test: 'not', that: { test: 'turn', of: 'opponent' } }, {}, {}, true],
    ['not so', { test: 'not', that: { test: 'turn', of: 'you' } }, {}, {}, false],
    [
      'both',
      {
        test: 'all',
        that: [
          { test: 'turn', of: 'you' },
          { test: 'count', of: OWN },
        ],
      },
      { play: [pim] },
      {},
      true,
    ],
    [
      'one of both',
      {
        test: 'all',
        that: [
          { test: 'turn', of: 'you' },
          { test: 'count', of: OWN },
        ],
      },
      {},
      {},
      false,
    ],
    [
      'either',
      {
        test: 'any',
        that: [
          { test: 'turn', of: 'opponent' },
          { test: 'count', of: OWN },
        ],
      },
      { play: [pim] },
      {},
      true,
    ],
    [
      'neither',
      {
        test: 'any',
        that: [
          { test: 'turn', of: 'opponent' },
          { test: 'count', of: OWN },
        ],
      },
      {},
      {},
      false,
    ],
    ['the card itself', { test: 'is', what: 'this', so: { type: 'action' } }, {}, {}, true],
    ['the card itself is not so', { test: 'is', what: 'this', so: HERO }, {}, {}, false],
    ['a name for nothing', { test: 'is', what: 'nobody', so: {} }, {}, {}, false],
  ])('%s', (_title, asked, north, south, so) => {
    expect(found(asked, north, south)).toBe(so);
  });

  it.each<[string, Partial<LorcanaMatchState>, boolean]>([
    ['the second turn of two players', { turn: 2 }, true],
    ['the first turn', { turn: 1 }, false],
    ['the third turn of two players', { turn: 3 }, false],
  ])('8.17 Underdog: %s', (_title, state, so) => {
    expect(found({ test: 'underdog' }, {}, {}, state)).toBe(so);
  });

  it.each<[string, Condition, boolean]>([
    ['it happened', { test: 'happened', fact: 'played' }, true],
    ['to such a card', { test: 'happened', fact: 'played', to: HERO }, true],
    ['to no such card', { test: 'happened', fact: 'played', to: { type: 'item' } }, false],
    ['so often', { test: 'happened', fact: 'played', is: { gte: 3 } }, false],
    ['never', { test: 'happened', fact: 'banished' }, false],
    ['never, which is asked', { test: 'happened', fact: 'banished', is: 0 }, true],
  ])('this turn %s', (_title, asked, so) => {
    expect(found(asked, { hand: [pim] }, {}, {}, (at) => after(at, 'play', 'Pim'))).toBe(so);
  });

  it.each<[fact: Extract<Condition, { test: 'happened' }>['fact'], before: (at: Table) => Table, to: string]>(
    [
      ['challenged', (at) => after(at, 'challenge', 'Owl', ['Foe']), 'Owl'],
      ['damaged', (at) => after(at, 'challenge', 'Owl', ['Foe']), 'Foe'],
      ['banished', (at) => after(at, 'challenge', 'Brute', ['Foe']), 'Foe'],
      ['banishedInChallenge', (at) => after(at, 'challenge', 'Brute', ['Foe']), 'Foe'],
      ['healed', (at) => after(at, 'play', 'Balm'), 'Owl'],
      ['played', (at) => after(at, 'play', 'Pim'), 'Pim'],
      ['gotCardUnder', (at) => after(at, 'play', 'Tuck'), 'Owl'],
    ],
  )('this turn, to which card: %s', (fact, before, to) => {
    const balm: CardRules = {
      effects: [{ effect: 'removeDamage', what: { all: { name: 'Owl' } }, amount: 1 }],
    };
    const tuck: CardRules = {
      effects: [{ effect: 'putUnder', what: { top: 1 }, under: { all: { name: 'Owl' }, as: 'it' } }],
    };
    const actions = [
      made('Balm', { type: 'action', cost: 1 }, balm),
      made('Tuck', { type: 'action', cost: 1 }, tuck),
    ];
    const north: Side = {
      play: [[made('Owl', { willpower: 9 }), { damage: 1 }], made('Brute', { strength: 9 })],
      hand: [pim, ...actions],
    };
    const south: Side = { play: [[made('Foe'), { exerted: true }]] };
    const asked = (name: string): Condition => ({ test: 'happened', fact, to: { name } });
    expect(found(asked(to), north, south, {}, before)).toBe(true);
    expect(found(asked('Nobody'), north, south, {}, before)).toBe(false);
    expect(found(asked(to), north, south)).toBe(false);
    expect(found(asked(to), north, south, {}, (at) => after(after(before(at), 'endTurn'), 'endTurn'))).toBe(
      false,
    );
  });

  it('6.1.11 what the ability itself has just put elsewhere is still that card', () => {
    const gone = made(
      'Gone',
      { type: 'action', cost: 1 },
      {
        effects: [
          { effect: 'returnToHand', what: { choose: { type: 'character' } } },
          {
            effect: 'if',
            if: { test: 'is', what: 'them', so: HERO },
            do: [{ effect: 'gainLore', amount: 1 }],
          },
        ],
      },
    );
    const lore = (card: typeof pim) => {
      const at = table({ hand: [gone], play: [card, PLAIN], ink: 1 });
      return loreOf(after(after(at, 'play', 'Gone'), 'decide', undefined, [card.facts.name]), 'north');
    };
    expect([lore(pim), lore(owl)]).toEqual([1, 0]);
  });
});
