import { ok, unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  type Effects,
  pim,
  owl,
  hat,
  isle,
  CHARACTERS,
  named,
  hurt,
  playing,
} from '../../../test/effects.js';
import {
  after,
  card,
  decided,
  loreOf,
  made,
  table,
  type Table,
  zoneOf,
  type Side,
} from '../../../test/table.js';
import type { Effect } from '../../language/effects/schema.js';
import { lorcanaMatch } from '../../play/match.js';

describe('6.1.5.1 “A. If you do, B”', () => {
  it.each<[string, Effects, Side, Side, readonly (readonly string[])[], number]>([
    [
      'something was taken',
      [{ effect: 'banish', what: { choose: { type: 'item' } } }],
      { play: [hat] },
      {},
      [],
      1,
    ],
    ['nothing was taken', [{ effect: 'banish', what: { choose: { type: 'item' } } }], {}, {}, [], 0],
    ['an action cannot be exerted', [{ effect: 'exert', what: 'this' }], {}, {}, [], 0],
    [
      'damage was dealt',
      [{ effect: 'dealDamage', what: named('Pim'), amount: 1 }],
      { play: [pim] },
      {},
      [],
      1,
    ],
    [
      '8.8 none came through',
      [{ effect: 'dealDamage', what: named('Wall'), amount: 1 }],
      { play: [made('Wall', { has: [['resist', 2]] })] },
      {},
      [],
      0,
    ],
    [
      'damage was moved',
      [{ effect: 'moveDamage', from: named('Pim'), to: { all: { name: 'Owl' }, as: 'other' }, amount: 1 }],
      { play: [[pim, hurt(1)]] },
      { play: [owl] },
      [],
      1,
    ],
    [
      'there was nobody to move it to',
      [{ effect: 'moveDamage', from: named('Pim'), to: { all: { name: 'Owl' }, as: 'other' }, amount: 1 }],
      { play: [[pim, hurt(1)]] },
      {},
      [],
      0,
    ],
    ['lore was lost', [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }], {}, { lore: 1 }, [], 1],
    ['there was none to lose', [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }], {}, {}, [], 0],
    ['a card was drawn', [{ effect: 'draw', amount: 1 }], {}, {}, [], 1],
    [
      'one of two could not be done, however much the other did',
      [
        { effect: 'gainLore', amount: 0 },
        { effect: 'draw', amount: 1 },
      ],
      { deck: [] },
      {},
      [],
      0,
    ],
    ['there was none to draw', [{ effect: 'draw', amount: 1 }], { deck: [] }, {}, [], 0],
  ])('%s', (_title, first, north, south, choices, lore) => {
    const asked = playing(
      [{ effect: 'ifDone', do: first, next: [{ effect: 'gainLore', amount: 1 }] }],
      north,
      south,
    );
    const at = choices.reduce((now, chosen) => decided(now, ...chosen), asked);
    expect([at.state.resolving, loreOf(at, 'north')]).toEqual([[], lore]);
  });
});

/** Answers every open question with its first answer. */
function answered(at: Table): Table {
  const [player = ''] = lorcanaMatch.toAct(at);
  const offer = [...lorcanaMatch.offers(at, player)].find(({ move }) => move === 'decide');
  if (!offer) return at;
  const first = unwrap(unwrap(lorcanaMatch.open(at, offer)).choices?.nth(0n) ?? ok([]));
  const ids = first.flatMap(({ targets }) => targets.map(({ id }) => id));
  return answered(decided(at, ...ids));
}

/** What an effect needs to be done completely, and the same with one thing too few. */
interface Case {
  readonly first: Effects;
  readonly enough: readonly [north: Side, south?: Side];
  readonly less: readonly [north: Side, south?: Side];
  /** What is answered, with enough and with less. */
  readonly answers?: readonly [enough: Answers, less: Answers];
}
type Answers = readonly (readonly string[])[];

const CHARACTER = { type: 'character', controller: 'self' } as const;
const two = { choose: CHARACTER, count: 2 } as const;
const onTwo = (effect: 'exert' | 'banish' | 'returnToHand'): Case => ({
  first: [{ effect, what: two }],
  enough: [{ play: [pim, owl] }],
  less: [{ play: [pim] }],
});
const fromHand = { choose: { zone: 'hand', owner: 'role.chooser' }, count: 2 } as const;
const twoOfHand = (effect: 'putIntoInkwell' | 'putIntoDiscard' | 'shuffleIntoDeck' | 'reveal'): Case => ({
  first: [{ effect, what: fromHand }],
  enough: [{ hand: [pim, owl] }],
  less: [{ hand: [pim] }],
});
const YOU_HAVE = { test: 'count', of: CHARACTER } as const;
const ALL = { all: CHARACTER } as const;
const draw2: Effects = [{ effect: 'draw', amount: 2 }];
const [pebble] = [made('Pebble')];
const decks = { enough: [{ deck: [pebble, pebble] }], less: [{ deck: [pebble] }] } as const;
const lasts = { for: 'thisTurn' } as const;
const onOwn = { enough: [{ play: [pim] }], less: [{}] } as const;

/** An effect is always done if it only says what will be, or if only the engine writes it. */
const CASES: { readonly [Name in Effect['effect']]: Case | 'alwaysDone' | 'onlyTheEngine' } = {
  draw: { first: draw2, ...decks },
  drawUntil: { first: [{ effect: 'drawUntil', amount: 2 }], ...decks },
  mill: { first: [{ effect: 'mill', amount: 2 }], ...decks },
  discard: {
    first: [{ effect: 'discard', amount: 2 }],
    enough: [{ hand: [pim, owl] }],
    less: [{ hand: [pim] }],
  },
  gainLore: {
    first: [{ effect: 'gainLore', amount: { count: { ...CHARACTER } } }],
    enough: [{ play: [pim] }],
    less: [{}],
  },
  loseLore: {
    first: [{ effect: 'loseLore', who: 'eachOpponent', amount: 2 }],
    enough: [{}, { lore: 2 }],
    less: [{}, { lore: 1 }],
  },
  revealHand: {
    first: [{ effect: 'revealHand', who: { of: 'opponent', having: 'lore', is: { gte: 1 } } }],
    enough: [{}, { lore: 1 }],
    less: [{}],
  },
  lookAtHand: {
    first: [{ effect: 'lookAtHand', who: { of: 'opponent', having: 'lore', is: { gte: 1 } } }],
    enough: [{}, { lore: 1 }],
    less: [{}],
  },
  count: 'alwaysDone',
  choosePlayer: 'alwaysDone',
  nameCard: 'alwaysDone',
  choose: {
    first: [{ effect: 'choose', what: two }],
    enough: [{ play: [pim, owl] }],
    less: [{ play: [pim] }],
  },
  exert: onTwo('exert'),
  ready: {
    first: [{ effect: 'ready', what: two }],
    enough: [
      {
        play: [
          [pim, { exerted: true }],
          [owl, { exerted: true }],
        ],
      },
    ],
    less: [{ play: [[pim, { exerted: true }], owl] }],
  },
  banish: onTwo('banish'),
  returnToHand: onTwo('returnToHand'),
  putIntoInkwell: twoOfHand('putIntoInkwell'),
  putIntoDiscard: twoOfHand('putIntoDiscard'),
  shuffleIntoDeck: twoOfHand('shuffleIntoDeck'),
  putOnDeck: {
    first: [{ effect: 'putOnDeck', what: fromHand, place: 'top' }],
    enough: [{ hand: [pim, owl] }],
    less: [{ hand: [pim] }],
  },
  putUnder: {
    first: [{ effect: 'putUnder', what: { top: 2 }, under: { all: { name: 'Pim' }, as: 'above' } }],
    enough: [{ play: [pim] }],
    less: [{ play: [pim], deck: [pebble] }],
  },
  playForFree: {
    first: [{ effect: 'playForFree', what: fromHand }],
    enough: [{ hand: [pim, owl] }],
    less: [{ hand: [pim] }],
  },
  reveal: twoOfHand('reveal'),
  moveToLocation: {
    first: [{ effect: 'moveToLocation', what: two, to: { choose: { type: 'location' }, as: 'place' } }],
    enough: [{ play: [pim, owl, isle] }],
    less: [{ play: [pim, isle] }],
  },
  dealDamage: {
    first: [{ effect: 'dealDamage', what: two, amount: 1 }],
    enough: [{ play: [pim, owl] }],
    less: [{ play: [pim] }],
  },
  putDamage: {
    first: [{ effect: 'putDamage', what: two, amount: 1 }],
    enough: [{ play: [pim, owl] }],
    less: [{ play: [pim] }],
  },
  removeDamage: {
    first: [{ effect: 'removeDamage', what: ALL, amount: 2 }],
    enough: [{ play: [[pim, hurt(2)]] }],
    less: [{ play: [[pim, hurt(1)]] }],
  },
  moveDamage: {
    first: [
      { effect: 'moveDamage', from: ALL, to: { all: { controller: 'opponent' }, as: 'other' }, amount: 2 },
    ],
    enough: [{ play: [[pim, hurt(2)]] }, { play: [owl] }],
    less: [{ play: [[pim, hurt(1)]] }, { play: [owl] }],
  },
  look: {
    first: [{ effect: 'look', amount: 2, piles: [{ to: 'hand', max: 2 }], rest: 'bottom' }],
    ...decks,
  },
  sort: 'onlyTheEngine',
  give: { first: [{ effect: 'give', what: ALL, gives: [{ keyword: 'rush' }], ...lasts }], ...onOwn },
  ban: 'alwaysDone',
  moreInk: 'alwaysDone',
  prevent: { first: [{ effect: 'prevent', what: ALL, ...lasts }], ...onOwn },
  payLess: 'alwaysDone',
  may: {
    first: [{ effect: 'may', do: draw2 }],
    ...decks,
    answers: [[['yes']], [['yes']]],
  },
  pay: 'onlyTheEngine',
  if: { first: [{ effect: 'if', if: YOU_HAVE, do: draw2 }], enough: [{ play: [pim] }], less: [{}] },
  either: {
    first: [
      {
        effect: 'either',
        of: [
          { label: 'draw', do: draw2 },
          { label: 'wait', do: [{ effect: 'discard', amount: 1 }] },
        ],
      },
    ],
    ...decks,
  },
  forEach: {
    first: [{ effect: 'forEach', what: ALL, do: [{ effect: 'exert', what: 'each' }] }],
    enough: [{ play: [pim, owl] }],
    less: [{ play: [pim, [owl, { exerted: true }]] }],
  },
  whenever: 'alwaysDone',
  delayed: 'alwaysDone',
  ifDone: { first: [{ effect: 'ifDone', do: draw2, next: [{ effect: 'count', amount: 1 }] }], ...decks },
  done: 'onlyTheEngine',
  once: 'onlyTheEngine',
};

describe('6.1.5.1 “A to B” does B only if A was done completely', () => {
  const next: Effects = [
    { effect: 'count', amount: 1 },
    { effect: 'loseLore', who: 'you', amount: 7 },
  ];
  /** Whether B was done: north has lost all its lore. */
  const isDone = (first: Effects, [north, south]: Case['enough'], answers: Answers): boolean => {
    const asked = playing([{ effect: 'ifDone', do: first, next }], { lore: 3, ...north }, south);
    const at = answers.reduce((now, chosen) => decided(now, ...chosen), asked);
    const end = answered(at);
    expect(end.state.resolving).toEqual([]);
    return loreOf(end, 'north') === 0;
  };

  const cases = Object.entries(CASES).flatMap(([name, row]) =>
    typeof row === 'string' ? [] : [{ name, row }],
  );
  it.each(cases)('$name: with enough B happens, with one thing too few it does not', ({ row }) => {
    const [enough, less] = row.answers ?? [[], []];
    expect([isDone(row.first, row.enough, enough), isDone(row.first, row.less, less)]).toEqual([true, false]);
  });

  it.each(cases)('$name: the same beside an effect that is always done', ({ row }) => {
    const [, less] = row.answers ?? [[], []];
    const first: Effects = [...row.first, { effect: 'count', amount: 1 }];
    expect(isDone(first, row.less, less)).toBe(false);
  });

  it('8.8.1 Resist lowers what is dealt, and the rest counts as dealt', () => {
    const wall = made('Wall', { willpower: 9, has: [['resist', 1]] });
    expect(isDone([{ effect: 'dealDamage', what: named('Wall'), amount: 2 }], [{ play: [wall] }], [])).toBe(
      true,
    );
  });

  it('6.1.3 “up to” is done with some, and not with none', () => {
    const upTo: Effects = [{ effect: 'exert', what: { choose: CHARACTER, count: 2, upTo: true } }];
    expect([
      isDone(upTo, [{ play: [pim, owl] }], [['Pim']]),
      isDone(upTo, [{ play: [pim, owl] }], [[]]),
    ]).toEqual([true, false]);
  });

  it('a sequence in a sequence is done if both of its parts were', () => {
    const inner: Effects = [{ effect: 'ifDone', do: draw2, next: [{ effect: 'discard', amount: 3 }] }];
    expect([
      isDone(inner, [{ hand: [pim], deck: [pebble, pebble] }], []),
      isDone(inner, [{ deck: [pebble, pebble] }], []),
    ]).toEqual([true, false]);
  });
});

describe('1.5.3 what a cost chose is known to the effect', () => {
  const say = (effects: Effects) =>
    made(
      'Well',
      { type: 'item' },
      {
        abilities: [
          {
            kind: 'activated',
            cost: { choose: [{ to: 'banish', of: { ...CHARACTERS, controller: 'self' } }] },
            effects,
          },
        ],
      },
    );
  it('its numbers as it was', () => {
    const well = say([{ effect: 'gainLore', amount: { of: 'paid0', property: 'strength' } }]);
    const asked = after(
      table({ play: [well, pim, made('Bear', { strength: 5 })] }),
      'activate',
      'Well',
      undefined,
      { ability: 0 },
    );
    expect(loreOf(decided(asked, 'Bear'), 'north')).toBe(5);
    const only = after(table({ play: [well, pim] }), 'activate', 'Well', undefined, { ability: 0 });
    expect([only.state.resolving, loreOf(only, 'north'), zoneOf(only, 'Pim')]).toEqual([[], 2, 'discard']);
  });
});

describe('what "if you do" looks at', () => {
  const heal: Effects = [{ effect: 'removeDamage', what: 'each', amount: 1 }];
  const ifHealed: Effects = [{ effect: 'ifDone', do: heal, next: [{ effect: 'exert', what: 'each' }] }];

  it('is each for itself, and not forgotten between', () => {
    const what = { all: { type: 'character' } } as const;
    const at = playing([{ effect: 'forEach', what, do: ifHealed }], { play: [[pim, hurt(1)], owl] });
    expect([card(at, 'Pim'), card(at, 'Owl')].map(({ exerted, damage }) => [exerted, damage])).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  it('is not what was taken under the same name before', () => {
    const at = playing(
      [
        { effect: 'exert', what: named('Pim') },
        {
          effect: 'ifDone',
          do: [{ effect: 'banish', what: { choose: { type: 'item' } } }],
          next: [{ effect: 'gainLore', amount: 1 }],
        },
      ],
      { play: [pim] },
    );
    expect([at.state.resolving, loreOf(at, 'north')]).toEqual([[], 0]);
  });
});
