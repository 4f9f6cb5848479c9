/** The printed examples of chapter 1, with made-up cards. */
import { expect, it } from 'vitest';
import { banish, chosen, damage, draw, may, opposing, when } from '../../sets/phrases.js';
import { act, out, pim } from '../../../test/example-cards.js';
import {
  after,
  card,
  countIn,
  decided,
  loreOf,
  made,
  PLAIN,
  refused,
  table,
  told,
  type Table,
  zoneOf,
} from '../../../test/table.js';
import type { Effect } from '../../language/effects/schema.js';

const song = (name: string, ...effects: Effect[]) => made(name, { type: 'song', cost: 1 }, { effects });
const gain: Effect = { effect: 'gainLore', amount: 1 };

it('1.2.1 ex.: a card may be played in the turn of another, since a card says so', () => {
  const fallen = when(
    { event: 'isBanished', card: 'this' },
    may(
      { effect: 'reveal', what: { top: 1 } },
      {
        effect: 'if',
        if: { test: 'is', what: 'them', so: { type: 'character' } },
        do: [{ effect: 'playForFree', what: 'them', exerted: true }],
      },
    ),
  );
  const herald = made('Herald', {}, { abilities: [fallen] });
  const lamp = made('Lamp', { type: 'item' });
  const strike = act('Strike', banish(chosen(opposing())));
  for (const [top, zone] of [
    [pim, 'play'],
    [lamp, 'deck'],
  ] as const) {
    const at = table({ hand: [strike], ink: 1 }, { play: [herald], deck: [top, PLAIN] });
    const done = decided(after(at, 'play', 'Strike'), 'yes');
    expect(done.state.activePlayer).toBe('north');
    expect(card(done, top.facts.name)).toMatchObject({ zone, exerted: zone === 'play', controller: 'south' });
  }
});

it('1.2.3 ex.: of three cards that are looked at, two are put back where there are two', () => {
  const tune = song('Tune', { effect: 'look', amount: 3, piles: [], rest: 'top' });
  const deck = [made('One'), made('Two')];
  const { at, events } = told(table({ hand: [tune], ink: 1, deck }), 'play', { cardId: 'Tune' });
  expect(events).toContainEqual({ type: 'looked', player: 'north', count: 2 });
  const done = decided(at, 'Two');
  expect([countIn(done, 'north', 'deck'), zoneOf(done, 'Tune')]).toEqual([2, 'discard']);
  expect(
    done.state.objects.zones.find(({ zone, player }) => zone === 'deck' && player === 'north')?.ids,
  ).toContain('One');
});

it('1.4.3 ex.: whose card it is shuffles it in and plays another; whose effect it is chooses', () => {
  const page = when(
    { event: 'played', card: 'this' },
    may(
      { effect: 'shuffleIntoDeck', what: chosen(opposing()) },
      {
        effect: 'may',
        who: { ownerOf: 'them' },
        do: [
          {
            effect: 'playForFree',
            who: { ownerOf: 'them' },
            what: {
              choose: { zone: 'discard', owner: 'role.chooser', type: 'character' },
              by: { ownerOf: 'them' },
            },
          },
        ],
      },
    ),
  );
  const owl = made('Owl', {}, { abilities: [page] });
  const at = table(
    { hand: [owl], ink: 2, discard: [made('Ash')] },
    { play: [pim, made('Pom')], discard: [made('Elm')] },
  );
  const asked = decided(after(at, 'play', 'Owl'), 'yes');
  const away = decided(asked, 'Pim');
  expect(zoneOf(away, 'Pim')).toBe('deck');
  const done = decided(away, 'yes');
  expect([card(done, 'Elm').zone, card(done, 'Elm').controller, zoneOf(done, 'Ash')]).toEqual([
    'play',
    'south',
    'discard',
  ]);
});

it('1.7.2 ex.: a song resolves wholly before what triggers from it', () => {
  const watch = when(
    { event: 'played', card: { type: 'song', controller: 'self' } },
    { effect: 'look', amount: 2, piles: [{ to: 'top' }], rest: 'bottom' },
  );
  const muse = made('Muse', {}, { abilities: [watch] });
  const { at, events } = told(table({ play: [muse], hand: [song('Tune', gain)], ink: 1 }), 'play', {
    cardId: 'Tune',
  });
  const order = events.map(({ type }) => type);
  expect(order.indexOf('loreGained')).toBeLessThan(order.indexOf('triggered'));
  expect(zoneOf(at, 'Tune')).toBe('discard');
});

it('1.7.7 ex. A, 1.7.6: what cannot be paid is taken back: the card is in hand, the ink ready', () => {
  const big = made('Big', { cost: 4 });
  const at = table({ hand: [big], ink: 3 });
  expect(refused(at, 'play', 'Big')).toEqual(['lorcana.notEnoughInk']);
  expect([zoneOf(at, 'Big'), at.state.objects.objects.some(({ exerted }) => exerted)]).toEqual([
    'hand',
    false,
  ]);
});

it('1.7.7 ex. B: an illegal choice alone is made anew; the song stays played', () => {
  const tune = song('Tune', damage(1, chosen({ type: 'character' })), draw());
  const warded = made('Wisp', { has: ['ward'] });
  const at = after(
    table({ hand: [tune], ink: 1, play: [pim] }, { play: [warded, made('Pom')] }),
    'play',
    'Tune',
  );
  expect(refused(at, 'decide', undefined, ['Wisp'])).not.toEqual([]);
  const done = decided(at, 'Pom');
  expect([card(done, 'Pom').damage, countIn(done, 'north', 'hand'), zoneOf(done, 'Tune')]).toEqual([
    1,
    1,
    'discard',
  ]);
});

it('1.8.3 ex. A: the check after an action banishes what it damaged to death, the next one finds nothing', () => {
  const frail = made('Frail', { willpower: 2 });
  const strike = act('Strike', damage(2, chosen(opposing())));
  const { at, events } = told(table({ hand: [strike], ink: 1 }, { play: [frail] }), 'play', {
    cardId: 'Strike',
  });
  expect(zoneOf(at, 'Frail')).toBe('discard');
  expect(events.filter(({ type }) => type === 'banished')).toHaveLength(1);
});

it('1.8.3 ex. B: who lived by the location that fell is banished by the next check', () => {
  const keep = made(
    'Keep',
    { type: 'location', willpower: 5, moveCost: 1, cost: 2 },
    {
      abilities: [
        {
          kind: 'static',
          for: { type: 'character', atLocation: 'here' },
          gives: [{ stat: 'willpower', amount: 2 }],
        },
      ],
    },
  );
  const frail = made('Frail', { willpower: 2 });
  const ogre = made('Ogre', { strength: 7, willpower: 9 });
  const at = table({ play: [ogre] }, { play: [keep, [frail, { damage: 2, at: 'Keep' }]] });
  const { at: done, events } = told(at, 'challenge', { cardId: 'Ogre' }, ['Keep']);
  expect(events.filter(({ type }) => type === 'banished').map((event) => event['name'])).toEqual([
    'Keep',
    'Frail',
  ]);
  expect([zoneOf(done, 'Keep'), zoneOf(done, 'Frail')]).toEqual(['discard', 'discard']);
});

it('1.2.2 ex.: what forbids beats what allows', () => {
  const warden = made(
    'Warden',
    {},
    {
      abilities: [
        {
          kind: 'ban',
          players: 'opponents',
          cant: 'play',
          on: { type: 'action' },
          while: {
            test: 'all',
            that: [
              { test: 'is', what: 'this', so: { exerted: true } },
              { test: 'not', that: { test: 'count', of: { zone: 'hand', owner: 'self' } } },
            ],
          },
        },
      ],
    },
  );
  const bard = made(
    'Bard',
    {},
    {
      abilities: [
        when(
          { event: 'quests', card: 'this' },
          may({
            effect: 'playForFree',
            what: { choose: { zone: 'hand', owner: 'self', type: 'action', cost: { lte: 5 } } },
          }),
        ),
      ],
    },
  );
  const north = { play: [bard], hand: [act('Gift', gain)], ink: 1 };
  const banned = table(north, { play: [[warden, out]] });
  expect(refused(banned, 'play', 'Gift')).toEqual(['lorcana.banned']);
  const sung = (at: Table) => decided(decided(after(at, 'quest', 'Bard'), 'yes'), 'Gift');
  const tried = sung(banned);
  expect([zoneOf(tried, 'Gift'), loreOf(tried, 'north')]).toEqual(['hand', 1]);
  const free = table(north, { play: [[warden, out]], hand: [pim] });
  expect(loreOf(sung(free), 'north')).toBe(2);
});

it('1.2.2: a ban on opponents is none on its player, and ends with its turn', () => {
  const hush = act('Hush', {
    effect: 'ban',
    players: 'opponents',
    cant: 'play',
    on: { type: 'action' },
    for: 'thisTurn',
  });
  const own = after(
    table({ hand: [hush, act('Own', gain)], ink: 2 }, { hand: [act('Gift', gain)], ink: 1 }),
    'play',
    'Hush',
  );
  expect([own.state.standing.length, refused(own, 'play', 'Own')]).toEqual([1, []]);
  const next = after(own, 'endTurn');
  expect([next.state.standing, refused(next, 'play', 'Gift')]).toEqual([[], []]);
});
