import { describe, expect, it } from 'vitest';
import { after, card, decided, made, PLAIN, refused, table, type Table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import type { Banned } from '../language/filter.js';

type Effects = NonNullable<CardRules['effects']>;
const act = (effects: Effects, name = 'Act') => made(name, { type: 'action', cost: 0 }, { effects });
const pim = made('Pim', { cost: 0 });
const hat = made('Hat', { type: 'item', cost: 0 });
const ban = (players: Banned, lasts: 'thisTurn' | 'untilYourNextTurn'): Effects[number] => ({
  effect: 'ban',
  players,
  cant: 'play',
  on: { type: 'character' },
  for: lasts,
});
const banned = (at: Table, cardId: string): boolean => refused(at, 'play', cardId).includes('lorcana.banned');

describe('1.2.2 what players can’t play', () => {
  const both = (players: Banned, lasts: 'thisTurn' | 'untilYourNextTurn') => {
    const at = after(
      table({ hand: [act([ban(players, lasts)]), pim, hat] }, { hand: [pim, hat] }),
      'play',
      'Act',
    );
    const next = after(at, 'endTurn');
    const again = after(next, 'endTurn');
    return [
      banned(at, 'Pim'),
      banned(next, 'Pim 2'),
      banned(again, 'Pim'),
      banned(at, 'Hat'),
      banned(next, 'Hat 2'),
    ];
  };
  it.each<[Banned, 'thisTurn' | 'untilYourNextTurn', readonly boolean[]]>([
    ['players', 'thisTurn', [true, false, false, false, false]],
    ['players', 'untilYourNextTurn', [true, true, false, false, false]],
    ['opponents', 'untilYourNextTurn', [false, true, false, false, false]],
    ['you', 'untilYourNextTurn', [true, false, false, false, false]],
  ])('%s, %s: such cards, in the turns that are said', (players, lasts, found) => {
    expect(both(players, lasts)).toEqual(found);
  });

  it.each<[Banned, readonly [own: boolean, theirs: boolean]]>([
    ['players', [true, true]],
    ['opponents', [false, true]],
    ['you', [true, false]],
  ])('as long as a card in play says it to %s', (players, [own, theirs]) => {
    const gate = made(
      'Gate',
      { type: 'item' },
      { abilities: [{ kind: 'ban', players, cant: 'play', on: { type: 'character' } }] },
    );
    const at = table({ play: [gate], hand: [pim, hat] }, { hand: [pim, hat] });
    const next = after(at, 'endTurn');
    expect([banned(at, 'Pim'), banned(next, 'Pim 2')]).toEqual([own, theirs]);
    expect([banned(at, 'Hat'), banned(next, 'Hat 2')]).toEqual([false, false]);
  });
});

it('1.2.2 of several things that a card forbids each counts', () => {
  const gate = made(
    'Gate',
    { type: 'item' },
    {
      abilities: [
        { kind: 'ban', players: 'players', cant: 'play', on: { type: 'location' } },
        { kind: 'ban', players: 'players', cant: 'play', on: { type: 'character' } },
        {
          kind: 'ban',
          players: 'players',
          cant: 'play',
          on: { type: 'item' },
          while: { test: 'turn', of: 'opponent' },
        },
      ],
    },
  );
  const at = table({ play: [gate], hand: [pim, hat] });
  expect([banned(at, 'Pim'), banned(at, 'Hat')]).toEqual([true, false]);
});

describe('what an effect leaves where', () => {
  const two = [PLAIN, made('Owl')];
  it.each([
    ['top', 'Fox'],
    ['bottom', 'Pebble'],
  ] as const)('a card that is put on the %s of a deck', (place, first) => {
    const what = { all: { name: 'Fox' } };
    const at = after(
      table({ hand: [act([{ effect: 'putOnDeck', what, place }])], play: [made('Fox')], deck: two }),
      'play',
      'Act',
    );
    const next = after(after(at, 'endTurn'), 'endTurn');
    expect(card(next, first).zone).toBe('hand');
  });

  it('6.1.3 of several cards each its own share of damage is removed, and all of it counts', () => {
    const effects: Effects = [
      { effect: 'removeDamage', what: { all: { type: 'character' } }, amount: 2, upTo: true },
      { effect: 'gainLore', amount: 'result' },
    ];
    const hurt = (name: string) => [made(name), { damage: 2 }] as const;
    const asked = after(table({ hand: [act(effects)], play: [hurt('Owl'), hurt('Fox')] }), 'play', 'Act');
    const done = decided(decided(asked, '2'), '1');
    expect([card(done, 'Owl').damage, card(done, 'Fox').damage]).toEqual([0, 1]);
    expect(done.state.players.map(({ lore }) => lore)).toEqual([3, 0]);
  });
});
