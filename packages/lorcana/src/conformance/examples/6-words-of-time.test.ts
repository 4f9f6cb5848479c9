/** The printed examples of 6.1, with made-up cards. */
import { expect, it } from 'vitest';
import {
  always,
  banish,
  chosen,
  draw,
  during,
  give,
  keyword,
  lore,
  may,
  noQuest,
  ready,
  thereIs,
  thisTurn,
  when,
  winsChallenge,
  yourCharacters,
  yourTurn,
} from '../../sets/phrases.js';
import type { Ability } from '../../language/ability.js';
import { act, gain, hero, out, pim } from '../../../test/example-cards.js';
import {
  after,
  card,
  decided,
  loreOf,
  made,
  refused,
  table,
  told,
  zoneOf,
  type Table,
} from '../../../test/table.js';

const ended = (at: Table, times = 1): Table =>
  Array.from({ length: times }).reduce<Table>((now) => after(now, 'endTurn'), at);

const encore: Ability = when(
  { event: 'sings', card: 'this' },
  may({ effect: 'playForFree', what: 'song', afterwards: 'bottom' }),
);
const verse = (name: string) => made(name, { type: 'song', cost: 2 }, { effects: [gain()] });
const bottomOf = (at: Table) =>
  at.state.objects.zones.find(({ zone, player }) => zone === 'deck' && player === 'north')?.ids.at(-1);

it('6.1.11 ex.: the song that was just sung is played again, no other one', () => {
  const singer = made('Singer', {}, { abilities: [encore] });
  const at = table({ play: [singer], hand: [verse('Air')], discard: [verse('Old')] });
  const done = decided(after(at, 'sing', 'Air', ['Singer']), 'yes');
  expect([loreOf(done, 'north'), bottomOf(done), zoneOf(done, 'Old')]).toEqual([2, 'Air', 'discard']);
});

it('6.1.11.1 ex.: the second finds the song gone, whatever lies in the discard', () => {
  const singer = made('Singer', {}, { abilities: [encore] });
  const round = made('Round', { type: 'song', cost: 4, has: [['sing together', 4]] }, { effects: [gain()] });
  const at = table({ play: [singer, singer], hand: [round], discard: [round] });
  let now = after(at, 'sing', 'Round', ['Singer', 'Singer 2']);
  while (now.state.waiting.length > 0 || now.state.resolving.length > 0) {
    const [next] = now.state.waiting;
    now =
      now.state.resolving.length > 0
        ? decided(now, 'yes')
        : after(now, 'resolveTrigger', undefined, undefined, { id: next?.id ?? -1 });
  }
  expect([loreOf(now, 'north'), bottomOf(now), zoneOf(now, 'Round 2')]).toEqual([2, 'Round', 'discard']);
});

it('6.1.12 ex. B: what lies in the discard says that it may be played from there', () => {
  const rise: Ability = {
    kind: 'triggered',
    in: 'discard',
    on: [{ event: 'turnBegins', player: 'you' }],
    effects: [may({ effect: 'playForFree', what: 'this', exerted: true })],
  };
  const shade = made('Shade', {}, { abilities: [rise] });
  const asked = ended(table({}, { discard: [shade] }));
  expect(card(decided(asked, 'yes'), 'Shade')).toMatchObject({ zone: 'play', exerted: true });
  expect(zoneOf(decided(asked, 'no'), 'Shade')).toBe('discard');
  expect(ended(table({}, { play: [shade] })).state.phase).toBe('main');
});

it('6.1.12 ex. A: what a card says of its own cost works outside of play', () => {
  const grave = made(
    'Grave',
    { cost: 3 },
    {
      abilities: [
        {
          kind: 'discount',
          on: 'this',
          amount: { count: { zone: 'discard', owner: 'self', type: 'character' } },
        },
      ],
    },
  );
  expect(refused(table({ hand: [grave], ink: 1, discard: [pim, pim] }), 'play', 'Grave')).toEqual([]);
  expect(refused(table({ hand: [grave], ink: 1, discard: [pim] }), 'play', 'Grave')).toEqual([
    'lorcana.notEnoughInk',
  ]);
});

it('6.1.13.1 ex.: during your turn is in no other turn', () => {
  const owl = hero(during(yourTurn, 'this', keyword('evasive')));
  const at = table({ play: [owl] });
  expect([card(at, 'Hero').keywords, card(ended(at), 'Hero').keywords]).toEqual([['evasive'], []]);
});

it('6.1.13.2 ex.: once a turn counts for each copy, and what resolved before', () => {
  const isle = (name: string) => made(name, { type: 'location', willpower: 5, moveCost: 1 });
  const nomad = made(
    'Nomad',
    {},
    {
      abilities: [
        {
          kind: 'triggered',
          on: [{ event: 'movesToLocation', card: 'this' }],
          oncePerTurn: true,
          effects: [gain(2)],
        },
      ],
    },
  );
  const at = table({ play: [isle('A'), isle('B'), nomad, nomad], ink: 3 });
  const once = after(at, 'moveToLocation', 'Nomad', ['A']);
  const twice = after(once, 'moveToLocation', 'Nomad', ['B']);
  const other = after(twice, 'moveToLocation', 'Nomad 2', ['A']);
  expect([once, twice, other].map((one) => loreOf(one, 'north'))).toEqual([2, 2, 4]);
});

it('6.1.13.3 ex.: until the start of your next turn is from now to then', () => {
  const veil = act(
    'Veil',
    give(chosen(yourCharacters()), 'untilYourNextTurn', keyword('ward'), keyword('evasive')),
  );
  const at = after(table({ hand: [veil], ink: 1, play: [pim] }), 'play', 'Veil');
  expect([at, ended(at), ended(at, 2)].map((one) => card(one, 'Pim').keywords)).toEqual([
    ['ward', 'evasive'],
    ['ward', 'evasive'],
    [],
  ]);
});

it('6.1.13.4 ex.: this turn is to its end', () => {
  const praise = act('Praise', thisTurn(chosen(yourCharacters()), lore(1)));
  const at = after(table({ hand: [praise], ink: 1, play: [pim] }), 'play', 'Praise');
  expect([card(at, 'Pim').lore, card(ended(at), 'Pim').lore]).toEqual([2, 1]);
});

it('6.1.13.5 ex. A: while there is an item, and no longer', () => {
  const guard = hero(
    during(thereIs({ type: 'item', controller: 'self' }), 'this', keyword('resist', 1), keyword('ward')),
  );
  const smash = act('Smash', banish(chosen({ type: 'item' })));
  const at = table({ play: [guard, made('Jug', { type: 'item' })], hand: [smash], ink: 1 });
  expect([card(at, 'Hero').keywords, card(after(at, 'play', 'Smash'), 'Hero').keywords]).toEqual([
    ['resist', 'ward'],
    [],
  ]);
});

it('6.1.13.5 ex. B: while here, and no longer', () => {
  const isle = (name: string, ...abilities: readonly Ability[]) =>
    made(name, { type: 'location', willpower: 5, moveCost: 1 }, { abilities });
  const keep = isle(
    'Keep',
    always({ type: 'character', atLocation: 'here' }, { stat: 'willpower', amount: 2 }),
  );
  const at = table({ play: [keep, isle('Moor'), [pim, { at: 'Keep' }]], ink: 1 });
  expect([
    card(at, 'Pim').willpower,
    card(after(at, 'moveToLocation', 'Pim', ['Moor']), 'Pim').willpower,
  ]).toEqual([5, 3]);
  const raze = act('Raze', banish(chosen({ withName: 'Keep' })));
  const razed = after(table({ play: [keep, [pim, { at: 'Keep' }]], hand: [raze], ink: 1 }), 'play', 'Raze');
  expect([card(razed, 'Pim').willpower, card(razed, 'Pim').at]).toEqual([3, undefined]);
});

it('6.1.13.6 ex. A: both conditions must hold for it to trigger at all', () => {
  const reader = made(
    'Reader',
    {},
    {
      abilities: [
        {
          kind: 'triggered',
          on: [{ event: 'drawsCard', player: 'you', during: 'yourTurn' }],
          while: { test: 'is', what: 'this', so: { exerted: true } },
          effects: [gain()],
        },
      ],
    },
  );
  const lesson = act('Lesson', draw());
  const gained = (status: object) =>
    loreOf(after(table({ play: [[reader, status]], hand: [lesson], ink: 1 }), 'play', 'Lesson'), 'north');
  expect([gained(out), gained({})]).toEqual([1, 0]);
  const gift = act('Gift', { effect: 'draw', who: 'eachOpponent', amount: 1 });
  expect(
    loreOf(after(table({ hand: [gift], ink: 1 }, { play: [[reader, out]] }), 'play', 'Gift'), 'south'),
  ).toBe(0);
});

it('6.1.13.6 ex. B: in another turn, or elsewhere, nothing triggers', () => {
  const pit = made(
    'Pit',
    { type: 'location', willpower: 9, moveCost: 1 },
    {
      abilities: [
        when(
          { event: 'banishesInChallenge', card: yourCharacters({ atLocation: 'here' }), during: 'yourTurn' },
          gain(2),
        ),
      ],
    },
  );
  const champ = made('Champ', { strength: 9, willpower: 9 });
  const fight = (status: object) =>
    loreOf(
      after(table({ play: [pit, [champ, status]] }, { play: [[pim, out]] }), 'challenge', 'Champ', ['Pim']),
      'north',
    );
  expect([fight({ at: 'Pit' }), fight({})]).toEqual([2, 0]);
  const theirs = after(
    table({ play: [pim] }, { play: [pit, [champ, { at: 'Pit', ...out }]] }),
    'challenge',
    'Pim',
    ['Champ'],
  );
  expect([zoneOf(theirs, 'Pim'), loreOf(theirs, 'south')]).toEqual(['discard', 0]);
});

it('6.1.14.2 ex., 6.1.14.1: only of the cards that are looked at some are revealed', () => {
  const scout = act('Scout', {
    effect: 'look',
    amount: 3,
    piles: [{ to: 'hand', of: { type: 'character' }, min: 0, max: 2, reveal: true }],
    rest: 'bottom',
  });
  const jug = made('Jug', { type: 'item' });
  const at = after(
    table({ hand: [scout], ink: 1, deck: [made('A'), jug, made('B'), made('C')] }),
    'play',
    'Scout',
  );
  for (const wrong of ['C', 'Jug']) expect(refused(at, 'decide', undefined, [wrong])).not.toEqual([]);
  const { events } = told(at, 'decide', {}, ['A', 'B']);
  expect(events.filter(({ type }) => type === 'revealed').map((event) => event['name'])).toEqual(['A', 'B']);
});

it('6.2.5 ex.: the second sentence hangs on the trigger, not on the first', () => {
  const wild = made(
    'Wild',
    { willpower: 9 },
    { abilities: [when(winsChallenge, may(ready('this')), noQuest('this'))] },
  );
  const at = after(
    table({ play: [wild] }, { play: [[made('Foe', { willpower: 1 }), out]] }),
    'challenge',
    'Wild',
    ['Foe'],
  );
  for (const answer of ['yes', 'no']) expect(card(decided(at, answer), 'Wild').cant).toEqual(['quest']);
  expect(card(decided(at, 'yes'), 'Wild').exerted).toBe(false);
});
