import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, made, table, type Table } from '../../test/table.js';
import type { Cost } from '../language/cost.js';
import { refTo } from '../state/board.js';
import { cardsOf } from '../state/board.js';
import { costDecision, canPay, costChoices, dryEnough, payInk, payNow } from './cost.js';
import { readyInk } from './ink.js';

type Side = Parameters<typeof table>[0];
const pim = made('Pim');
const owl = made('Owl');
const cog = made('Cog', { type: 'item' });
const stuck = made('Stuck', {}, { abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'exert' }] }] });
const out = { exerted: true };
const character = { zone: 'play', type: 'character', controller: 'self' } as const;

/** Answers for an ability of north's Pim. */
const namingOf = (at: Table) => ({ controller: 'north', source: refTo(card(at, 'Pim')), bound: {} });
const exertOne = { to: 'exert', of: character } as const;
const banishOne = { to: 'banish', of: character } as const;
const discardOne = { to: 'discard', of: { zone: 'hand', owner: 'self' } } as const;

describe('1.5.3 whether a cost can be paid, all of it', () => {
  it.each<[string, Cost, Side, boolean]>([
    ['ink, as much as there is', { ink: 2 }, { play: [pim], ink: 2 }, true],
    ['more ink than there is', { ink: 3 }, { play: [pim], ink: 2 }, false],
    ['exert this, ready', { exert: 'this' }, { play: [pim] }, true],
    ['exert this, exerted', { exert: 'this' }, { play: [[pim, out]] }, false],
    ['exert this, in a hand', { exert: 'this' }, { hand: [pim] }, false],
    ['exert what has no name', { exert: 'nobody' }, { play: [pim] }, false],
    ['banish this, exerted', { banish: 'this' }, { play: [[pim, out]] }, true],
    ['banish this, in a discard', { banish: 'this' }, { discard: [pim] }, false],
    ['exert and banish this', { exert: 'this', banish: 'this' }, { play: [pim] }, true],
    ['exert one', { choose: [exertOne] }, { play: [pim] }, true],
    ['exert one that is exerted', { choose: [exertOne] }, { play: [[pim, out]] }, false],
    ['exert one that is drying', { choose: [exertOne] }, { play: [[pim, { drying: true }]] }, false],
    ["exert one that can't", { choose: [exertOne] }, { play: [[pim, out], stuck] }, false],
    ['exert this and another', { exert: 'this', choose: [exertOne] }, { play: [pim, owl] }, true],
    ['exert this, and no other is there', { exert: 'this', choose: [exertOne] }, { play: [pim] }, false],
    ['exert this, and banish one', { exert: 'this', choose: [banishOne] }, { play: [pim] }, true],
    ['banish this and another', { banish: 'this', choose: [banishOne] }, { play: [pim, owl] }, true],
    ['banish this, and no other is there', { banish: 'this', choose: [banishOne] }, { play: [pim] }, false],
    ['banish this, and exert one', { banish: 'this', choose: [exertOne] }, { play: [pim] }, false],
    ['exert one, then banish one', { choose: [exertOne, banishOne] }, { play: [pim] }, true],
    ['banish one, then exert one', { choose: [banishOne, exertOne] }, { play: [pim] }, false],
    ['banish one, then exert another', { choose: [banishOne, exertOne] }, { play: [pim, owl] }, true],
    ['exert one, and one', { choose: [exertOne, exertOne] }, { play: [pim] }, false],
    ['banish one, and one', { choose: [banishOne, banishOne] }, { play: [pim] }, false],
    ['exert two', { choose: [{ ...exertOne, count: 2 }] }, { play: [pim] }, false],
    ['discard one', { choose: [discardOne] }, { play: [pim], hand: [owl] }, true],
    ['discard one of none', { choose: [discardOne] }, { play: [pim] }, false],
    [
      'discard one, and exert one of none',
      { choose: [discardOne, exertOne] },
      { play: [[pim, out]], hand: [owl] },
      false,
    ],
    [
      'ink, and what is chosen is not there',
      { ink: 1, choose: [discardOne] },
      { play: [pim], ink: 1 },
      false,
    ],
  ])('%s', (_name, cost, north, can) => {
    const at = table(north, { play: [made('Foe')], hand: [made('Held')], ink: 5 });
    expect(canPay(at.state, namingOf(at), cost)).toBe(can);
  });

  it('what is chosen is asked as one question, and Ward has no part in it', () => {
    const shy = made('Shy', { has: ['ward'] });
    const at = table({ play: [pim, [owl, out], shy, cog] });
    const asked = costChoices(at.state, namingOf(at), [exertOne, banishOne]);
    expect(asked?.decision).toMatchObject({
      player: 'north',
      spec: {
        slots: [
          { min: 1, max: 1, accepts: [{ filter: { instanceId: ['Pim', 'Shy'] } }] },
          { min: 1, max: 1, accepts: [{ filter: { instanceId: ['Pim', 'Owl', 'Shy'] } }] },
        ],
        relations: [],
        timing: 'resolution',
        description: 'cost',
      },
    });
    expect(asked?.decision.spec.slots.map(({ mode }) => mode)).toEqual(['target', 'target']);
    expect(costChoices(at.state, namingOf(at), [banishOne, exertOne])?.decision.spec.relations).toEqual([
      { relation: 'different', slots: ['paid0', 'paid1'] },
    ]);
  });
});

it.each<[string, Side, boolean]>([
  ['a dry character', { play: [pim] }, true],
  ['a drying character', { play: [[pim, { drying: true }]] }, false],
  ['a drying item', { play: [[made('Pim', { type: 'item' }), { drying: true }]] }, true],
])('5.1.1.11 exerted for its ability: %s', (_name, north, dry) => {
  const at = table(north);
  expect(dryEnough(at.state, namingOf(at), { exert: 'this' })).toBe(dry);
  expect(dryEnough(at.state, namingOf(at), { ink: 1 })).toBe(true);
});

it('1.5.3 pays what is not chosen; what is chosen comes first of what follows', () => {
  const at = table({ play: [pim], ink: 3 });
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  const { state, chosen } = unwrap(
    payNow(at.state, namingOf(at), { ink: 2, exert: 'this', choose: [exertOne] }, tools),
  );
  expect(
    cardsOf(state)
      .filter(({ exerted }) => exerted)
      .map(({ zone }) => zone),
  ).toEqual(['play', 'inkwell', 'inkwell']);
  expect(chosen).toEqual([{ effect: 'pay', choose: [exertOne] }]);
  const banished = unwrap(payNow(at.state, namingOf(at), { banish: 'this' }, tools));
  expect([banished.chosen, card({ ...at, state: banished.state }, 'Pim').zone]).toEqual([[], 'discard']);
});

it('1.5.3 pays all of a cost or nothing: the ink stays where the card cannot be exerted', () => {
  const at = table({ play: [[pim, out]], ink: 3 });
  const seen: unknown[] = [];
  const tools = { random: randomFrom(seedRandom(1)), emit: (event: unknown) => void seen.push(event) };
  expect(payNow(at.state, namingOf(at), { ink: 2, exert: 'this' }, tools)).toMatchObject({
    ok: false,
    issues: [{ code: 'cannotPay', data: { cost: 'exert' } }],
  });
  expect(seen).toEqual([]);
});

it('1.5.3 ink is paid as much as is wanted, or not at all', () => {
  const at = table({ play: [pim], ink: 3 }, { ink: 2 });
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  const paid = unwrap(payInk(at.state, 'north', card(at, 'Pim'), 2, tools));
  expect([readyInk(paid, 'north'), readyInk(paid, 'south')]).toEqual([1, 2]);
  expect(unwrap(payInk(paid, 'north', card(at, 'Pim'), 0, tools))).toBe(paid);
  expect(payInk(paid, 'north', card(at, 'Pim'), 2, tools).ok).toBe(false);
});

it('1.5.3 all that is to be exerted can be', () => {
  const at = table({ play: [pim, [owl, out]] });
  const both = [refTo(card(at, 'Pim')), refTo(card(at, 'Owl'))];
  const naming = { ...namingOf(at), bound: { both, gone: [{ kind: 'card', id: 'nobody', incarnation: 0 }] } };
  expect(canPay(at.state, naming, { exert: 'both' })).toBe(false);
  expect(canPay(at.state, naming, { exert: 'gone' })).toBe(false);
  expect(canPay(at.state, naming, { exert: 'this' })).toBe(true);
});

it.each<[string, Side, boolean]>([
  ['none', { play: [[pim, out]] }, false],
  ['one', { play: [pim] }, false],
  ['one of two', { play: [pim, owl] }, true],
])('6.1.3 who pays is asked only where there is a choice: %s', (_how, north, asks) => {
  const at = table(north);
  expect(costDecision(at.state, namingOf(at), [exertOne]) !== undefined).toBe(asks);
});

it('nothing is told of a cost of no ink', () => {
  const at = table({ play: [pim], ink: 1 });
  const { state } = unwrap(
    payNow(
      at.state,
      namingOf(at),
      { choose: [discardOne] },
      { random: randomFrom(seedRandom(1)), emit: () => undefined },
    ),
  );
  expect(state).toBe(at.state);
});
