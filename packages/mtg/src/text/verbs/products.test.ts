import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';

const effectsOf = (text: string) => sorcery(text).spell?.effects;

/** Kinds of damage, recipients and sources. */
const DAMAGE = ['damage', 'combat damage'];
const TO = [
  'to you',
  'to target creature',
  'to creatures you control',
  'to players',
  'to you and creatures you control',
];
const BY = ['by target creature', 'by creatures'];

describe('615.1 prevention of damage this turn', () => {
  it.each(
    DAMAGE.flatMap((kind) => [
      ...TO.flatMap((to) =>
        ['', ...BY.map((by) => ` ${by}`)].map(
          (by) => `Prevent all ${kind} that would be dealt ${to} this turn${by}.`,
        ),
      ),
      ...BY.map((by) => `Prevent all ${kind} that would be dealt this turn ${by}.`),
      `Prevent all ${kind} that creatures would deal this turn.`,
    ]),
  )('is read: %s', (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it('keeps which damage, from what and to whom', () => {
    expect(effectsOf('Prevent all combat damage that creatures would deal to players this turn.')).toEqual([
      { effect: 'preventDamage', by: { each: { type: 'creature' } }, to: 'eachPlayer', combat: true },
    ]);
  });

  it.each([
    'Prevent all damage that would be dealt.',
    'Prevent combat damage that would be dealt to you this turn.',
    'Prevent all damage that would be dealt to player this turn.',
    'Prevent the next damage that would be dealt to you this turn.',
  ])('is not read: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});

const COUNTERS = ['a +1/+1 counter', 'two charge counters', 'a first strike counter', 'X +1/+1 counters'];
const ON = [
  'on target creature',
  'on each creature you control',
  'on a creature you control',
  'on two lands you control',
];

describe('122.1 counters', () => {
  it.each(COUNTERS.flatMap((counters) => ON.map((on) => [`Put ${counters} ${on}.`])))(
    'are put: %s',
    (text) => {
      expect(unreadOf(text, '{X}')).toEqual([]);
    },
  );

  it('are put on a permanent that you choose as it happens', () => {
    expect(effectsOf('Put a menace counter on a creature you control.')).toEqual([
      { effect: 'choose', filter: { type: 'creature', controller: 'self' }, bind: 'picked' },
      { effect: 'putCounters', what: { bound: 'picked' }, counter: 'menace', amount: 1 },
    ]);
  });

  it('are put on two things with one verb', () => {
    expect(
      effectsOf(
        'Put a +1/+1 counter on target creature and two charge counters on each artifact you control.',
      ),
    ).toMatchObject([
      { what: { bound: 't1' }, counter: '+1/+1', amount: 1 },
      { what: { each: { type: 'artifact' } }, counter: 'charge', amount: 2 },
    ]);
  });

  it.each([
    ['Target player gets three poison counters.', { bound: 't1' }, 'poison', 3],
    ['You get an experience counter.', 'you', 'experience', 1],
  ])('are given to players: %s', (text, what, counter, amount) => {
    expect(effectsOf(text)).toEqual([{ effect: 'putCounters', what, counter, amount }]);
  });

  it.each([
    'Put a strike counter counter on target creature.',
    'Put counters on target creature.',
    'You get a creature.',
  ])('are not read: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});

describe('permanents that a player chooses', () => {
  it.each(
    ['Tap', 'Untap', 'Exile'].flatMap((verb) => [
      [`${verb} a land you control.`],
      [`You may ${verb.toLowerCase()} two creatures you control.`],
    ]),
  )('are read: %s', (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it('are chosen by each player among their own', () => {
    expect(effectsOf('Each opponent taps an untapped creature they control.')).toEqual([
      {
        effect: 'choose',
        who: 'eachOpponent',
        filter: { type: 'creature', controller: 'self', tapped: false },
        bind: 'givenUp',
      },
      { effect: 'tap', what: { bound: 'givenUp' } },
    ]);
  });

  it.each(['Each opponent taps a creature you control.', 'Untap a land they control.'])(
    'are not read: %s',
    (text) => {
      expect(unreadOf(text)).not.toEqual([]);
    },
  );
});

describe('combat this turn', () => {
  it.each([
    ['Target creature gets -2/-0 until end of turn and attacks this turn if able.', 'mustAttack'],
    [
      'Target creature gains trample until end of turn and must be blocked this turn if able.',
      'mustBeBlocked',
    ],
    [
      "Target creature gets +1/+0 until end of turn and can attack this turn as though it didn't have defender.",
      'attacksDespiteDefender',
    ],
  ])('is joined with other changes: %s', (text, keyword) => {
    expect(effectsOf(text)?.at(-1)).toMatchObject({ keywords: [{ keyword }], until: 'endOfTurn' });
  });

  it('508.1d is said of the card itself', () => {
    expect(
      readCard("{1}: Moss Druid can attack this turn as though it didn't have defender.").activated,
    ).toHaveLength(1);
  });
});

describe("a card chosen from a player's hand", () => {
  it.each([
    'Target opponent reveals their hand. You choose a nonland card from it. Exile that card.',
    'Target opponent reveals their hand. You choose a nonland card from it and exile that card.',
    'Target opponent reveals their hand and you choose a nonland card from it. Exile that card.',
  ])('is exiled: %s', (text) => {
    expect(effectsOf(text)).toEqual([
      { effect: 'reveal', at: { hand: { bound: 't1' } }, bind: 'hand' },
      { effect: 'choose', from: { bound: 'hand' }, filter: { not: { type: 'land' } }, bind: 'chosen' },
      { effect: 'moveCards', what: { bound: 'chosen' }, to: 'exile' },
    ]);
  });
});

it("701.19c a creature destroyed this way can't be regenerated", () => {
  expect(effectsOf("Destroy target creature. A creature destroyed this way can't be regenerated.")).toEqual([
    { effect: 'destroy', what: { bound: 't1' }, cantRegenerate: true },
  ]);
});
