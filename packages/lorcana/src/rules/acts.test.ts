import { describe, expect, it } from 'vitest';
import { after, card, countIn, loreOf, made, PLAIN, table, told, zoneOf } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import type { Trigger } from '../language/trigger.js';

type Effects = NonNullable<CardRules['effects']>;
type Side = Parameters<typeof table>[0];
const pim = made('Pim');
const owl = made('Owl');
const hurt = { damage: 2 };
const ANY = {};
const PIM = { all: { name: 'Pim', zone: ['play', 'hand', 'discard', 'deck'] } } as const;
const act = (effects: Effects) => made('Act', { type: 'action', cost: 0 }, { effects });
/** An item whose player gains a lore each time something happens. */
const watcher = (on: Trigger) =>
  made(
    'Watcher',
    { type: 'item' },
    {
      abilities: [{ kind: 'triggered', on: [on], effects: [{ effect: 'gainLore', amount: 1 }] }],
    },
  );

/** Returns what an action does, the events it emits, and how often the watcher saw it. */
function done(effects: Effects, on: Trigger, north: Side = {}, south: Side = {}) {
  const side = {
    ...north,
    play: [...(north.play ?? []), watcher(on)],
    hand: [...(north.hand ?? []), act(effects)],
  };
  const { at, events } = told(table(side, south), 'play', { cardId: 'Act' });
  const own = new Set(['played', 'triggered', 'loreGained', 'chosen']);
  return {
    at,
    seen: loreOf(at, 'north') + at.state.waiting.length,
    events: events.filter(({ type }) => !own.has(type)),
  };
}

describe('6.2 what happens to a card is told, and seen by abilities', () => {
  it.each<[string, Effects, Trigger, Side, number, readonly object[]]>([
    [
      'what is ready is exerted',
      [{ effect: 'exert', what: PIM }],
      { event: 'isExerted', card: { exerted: true } },
      { play: [pim] },
      1,
      [{ type: 'exerted', cardId: 'Pim', name: 'Pim' }],
    ],
    [
      'what is exerted is not exerted',
      [{ effect: 'exert', what: PIM }],
      { event: 'isExerted', card: ANY },
      { play: [[pim, { exerted: true }]] },
      0,
      [],
    ],
    [
      'what is exerted is readied',
      [{ effect: 'ready', what: PIM }],
      { event: 'isReadied', card: { exerted: false } },
      { play: [[pim, { exerted: true }]] },
      1,
      [{ type: 'readied', cardId: 'Pim', name: 'Pim' }],
    ],
    [
      'what is ready is not readied',
      [{ effect: 'ready', what: PIM }],
      { event: 'isReadied', card: ANY },
      { play: [pim] },
      0,
      [],
    ],
    [
      'what is banished',
      [{ effect: 'banish', what: PIM }],
      { event: 'isBanished', card: { name: 'Pim' } },
      { play: [pim] },
      1,
      [{ type: 'banished', cardId: 'Pim', name: 'Pim' }],
    ],
    [
      'what is banished leaves play',
      [{ effect: 'banish', what: PIM }],
      { event: 'leavesPlay', card: { name: 'Pim' } },
      { play: [pim] },
      1,
      [{ type: 'banished' }],
    ],
    [
      'only what is in play is banished',
      [{ effect: 'banish', what: PIM }],
      { event: 'isBanished', card: ANY },
      { hand: [pim] },
      0,
      [],
    ],
    [
      'what comes from a hand leaves no play',
      [{ effect: 'putIntoInkwell', what: PIM }],
      { event: 'leavesPlay', card: ANY },
      { hand: [pim] },
      0,
      [{ type: 'putIntoInkwell' }],
    ],
    [
      'what goes into an inkwell',
      [{ effect: 'putIntoInkwell', what: PIM }],
      { event: 'isInked', card: { name: 'Pim' } },
      { hand: [pim] },
      1,
      [{ type: 'putIntoInkwell' }],
    ],
    [
      'what is discarded from a hand',
      [{ effect: 'discard', amount: 1 }],
      { event: 'isDiscarded', card: { name: 'Pim' } },
      { hand: [pim] },
      1,
      [{ type: 'discarded', player: 'north', cardId: 'Pim', name: 'Pim' }],
    ],
    [
      'what is put into a discard from a deck is not discarded',
      [{ effect: 'putIntoDiscard', what: { top: 1 } }],
      { event: 'isDiscarded', card: ANY },
      { deck: [pim, PLAIN] },
      0,
      [{ type: 'putIntoDiscard', player: 'north', cardId: 'Pim', name: 'Pim' }],
    ],
    [
      '1.9.1 damage that is dealt',
      [{ effect: 'dealDamage', what: PIM, amount: 2 }],
      { event: 'isDealtDamage', card: { name: 'Pim' } },
      { play: [pim] },
      1,
      [{ type: 'damaged', cardId: 'Pim', name: 'Pim', amount: 2 }],
    ],
    [
      '1.9.1 damage that is put is not dealt',
      [{ effect: 'putDamage', what: PIM, amount: 2 }],
      { event: 'isDealtDamage', card: ANY },
      { play: [pim] },
      0,
      [{ type: 'damaged', amount: 2 }],
    ],
    [
      'no damage is none',
      [{ effect: 'dealDamage', what: PIM, amount: 0 }],
      { event: 'isDealtDamage', card: ANY },
      { play: [pim] },
      0,
      [],
    ],
    [
      'an item takes no damage',
      [{ effect: 'dealDamage', what: { all: { type: 'item' } }, amount: 2 }],
      { event: 'isDealtDamage', card: ANY },
      {},
      0,
      [],
    ],
    [
      'damage that is removed',
      [{ effect: 'removeDamage', what: PIM, amount: 3 }],
      { event: 'isDealtDamage', card: ANY },
      { play: [[pim, hurt]] },
      0,
      [{ type: 'healed', cardId: 'Pim', name: 'Pim', amount: 2 }],
    ],
    [
      'no damage is removed where there is none',
      [{ effect: 'removeDamage', what: PIM, amount: 3 }],
      { event: 'isDealtDamage', card: ANY },
      { play: [pim] },
      0,
      [],
    ],
    [
      'each card that is drawn',
      [{ effect: 'draw', amount: 2 }],
      { event: 'drawsCard', player: 'you' },
      { deck: [pim, PLAIN, PLAIN] },
      2,
      [
        { type: 'cardDrawn', player: 'north', cardId: 'Pim', name: 'Pim', visibleTo: ['north'] },
        { type: 'cardDrawn', visibleTo: ['north'] },
        { type: 'drew', player: 'north', count: 2 },
      ],
    ],
    ['no card is drawn', [{ effect: 'draw', amount: 0 }], { event: 'drawsCard', player: 'any' }, {}, 0, []],
  ])('%s', (_name, effects, on, north, seen, events) => {
    const came = done(effects, on, north);
    expect(came.events).toMatchObject(events);
    expect(came.events).toHaveLength(events.length);
    expect(came.seen).toBe(seen);
  });

  it('lore that is lost, as much as there is; that which is gained', () => {
    const lost = done(
      [{ effect: 'loseLore', who: 'eachOpponent', amount: 3 }],
      { event: 'losesLore', player: 'opponent' },
      {},
      { lore: 2 },
    );
    expect([lost.seen, lost.events]).toEqual([
      1,
      [{ type: 'loreLost', player: 'south', amount: 2, lore: 0 }],
    ]);
    const none = done([{ effect: 'loseLore', who: 'eachOpponent', amount: 3 }], {
      event: 'losesLore',
      player: 'any',
    });
    expect([none.seen, none.events]).toEqual([0, []]);
    const { events } = told(table({ hand: [act([{ effect: 'gainLore', amount: 2 }])], lore: 3 }), 'play', {
      cardId: 'Act',
    });
    expect(events).toContainEqual({ type: 'loreGained', player: 'north', amount: 2, lore: 5 });
    const nothing = told(table({ hand: [act([{ effect: 'gainLore', amount: 0 }])] }), 'play', {
      cardId: 'Act',
    });
    expect(nothing.events.some(({ type }) => type === 'loreGained')).toBe(false);
  });
});

describe('what a card remembers of the turn', () => {
  it.each<[string, Effects, Side, readonly string[]]>([
    ['that it was damaged', [{ effect: 'putDamage', what: PIM, amount: 1 }], { play: [pim] }, ['wasDamaged']],
    [
      'that damage was removed from it',
      [{ effect: 'removeDamage', what: PIM, amount: 1 }],
      { play: [[pim, hurt]] },
      ['lostDamage'],
    ],
    [
      'that it was put into an inkwell',
      [{ effect: 'putIntoInkwell', what: PIM }],
      { hand: [pim] },
      ['putIntoInkwell'],
    ],
    ['that it was played', [{ effect: 'playForFree', what: PIM }], { hand: [pim] }, ['played']],
  ])('%s', (_name, effects, north, facts) => {
    const at = after(table({ ...north, hand: [...(north.hand ?? []), act(effects)] }), 'play', 'Act');
    expect(card(at, 'Pim').thisTurn).toEqual(facts);
  });

  it('what cannot be damaged is not', () => {
    const stone = made(
      'Stone',
      {},
      { abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'beDamaged' }] }] },
    );
    const hits = act([{ effect: 'dealDamage', what: { all: { name: 'Stone' } }, amount: 1 }]);
    expect(card(after(table({ play: [stone], hand: [hits] }), 'play', 'Act'), 'Stone').damage).toBe(0);
  });
});

describe('8.10 Shift', () => {
  const young = made('Queen', { cost: 2 });
  const old = made('Queen', { cost: 5, version: 'Crowned', has: [['shift', 3]] });
  const ray = act([
    { effect: 'give', what: { all: { type: 'character' } }, gives: [{ keyword: 'rush' }], for: 'thisTurn' },
  ]);
  const ids = { below: 'Queen', top: 'Queen 2' };
  const start = (status: object) => table({ play: [[young, status], owl], hand: [old, ray], ink: 3 });

  it.each([
    ['exerted', { exerted: true }, { exerted: true, drying: false, damage: 0 }],
    ['ready', {}, { exerted: false, drying: false, damage: 0 }],
    ['drying', { drying: true }, { exerted: false, drying: true, damage: 0 }],
    ['damaged', { damage: 2 }, { exerted: false, drying: false, damage: 2 }],
  ])('8.10.2, 8.10.4, 8.10.6 takes over what the one under it was', (_name, status, wanted) => {
    const { at, events } = told(start(status), 'shift', { cardId: ids.top }, [ids.below]);
    expect(card(at, ids.top)).toMatchObject({
      ...wanted,
      zone: 'play',
      cardsUnder: 1,
      thisTurn: ['played', 'shifted'],
    });
    expect(card(at, ids.below)).toMatchObject({ zone: 'under', under: ids.top, incarnation: 1 });
    expect(events).toContainEqual({
      type: 'shifted',
      player: 'north',
      cardId: ids.top,
      name: 'Queen',
      ontoId: ids.below,
    });
    expect(card(at, 'Owl')).toMatchObject({ zone: 'play', cardsUnder: 0 });
  });

  it('8.10.5 keeps what lasts; no other card loses it', () => {
    const given = after(start({}), 'play', 'Act');
    const at = after(given, 'shift', ids.top, [ids.below]);
    expect([card(at, ids.top).keywords.includes('rush'), card(at, 'Owl').keywords]).toEqual([true, ['rush']]);
    expect(at.state.modifiers.flatMap(({ affects }) => affects.map(({ id }) => id))).toEqual([
      ids.top,
      'Owl',
    ]);
  });

  it('8.10.7 a stack goes together, and takes over what lies under the one below', () => {
    const oldest = made('Queen', { cost: 7, version: 'Aged', has: [['shift', 3]] });
    const at = table({
      play: [young, owl],
      hand: [old, oldest, act([{ effect: 'banish', what: { all: { name: 'Queen' } } }])],
      ink: 6,
    });
    const twice = after(after(at, 'shift', 'Queen 2', ['Queen']), 'shift', 'Queen 3', ['Queen 2']);
    expect(card(twice, 'Queen 3').cardsUnder).toBe(2);
    expect(['Queen', 'Queen 2'].map((id) => card(twice, id).under)).toEqual(['Queen 3', 'Queen 3']);
    const gone = after(twice, 'play', 'Act');
    expect(['Queen', 'Queen 2', 'Queen 3', 'Owl'].map((id) => zoneOf(gone, id))).toEqual([
      'discard',
      'discard',
      'discard',
      'play',
    ]);
    expect(countIn(gone, 'north', 'discard')).toBe(4);
  });
});
