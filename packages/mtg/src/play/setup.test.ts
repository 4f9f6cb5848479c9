/** How a match begins: its options, and what is refused. */
import { unwrap } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, creatureCard, define } from '../../test/made-up.js';
import { sayable } from '../../test/sound.js';
import { createMtgMatch, mtgMatch } from './match.js';

const odd = define('Odd', { types: ['artifact'], cost: [1], unexpressed: ['what it does'] });
const setup = { cards: [...basics, ...bestiary, odd], id: 'made-up' };
const runtime = mtgMatch(setup);

describe('a drawn match', () => {
  it('begins with seven cards each and decks of two colours', () => {
    const { state } = unwrap(runtime.start({ deckSize: 60, startingLife: 30, first: 'bob' }, 1));
    const of = (owner: string, zone: string) =>
      state.cards.filter((card) => card.owner === owner && card.zone === zone);
    expect([of('ann', 'hand').length, of('ann', 'library').length, of('bob', 'library').length]).toEqual([
      7, 53, 53,
    ]);
    expect(state.players.map(({ life }) => life)).toEqual([30, 30]);
    expect(state.turn).toMatchObject({ number: 1, step: 'main1', priority: 'bob' });
    const colors = new Set(state.cards.filter(({ owner }) => owner === 'ann').flatMap((card) => card.colors));
    expect(colors.size).toBe(2);
    expect(state.cards.some(({ publicId }) => publicId === 'odd')).toBe(false);
  });
});

describe('options', () => {
  const decks = {
    ann: Array.from({ length: 20 }, () => 'forest'),
    bob: Array.from({ length: 20 }, () => 'swamp'),
  };

  it.each<[string, object, string]>([
    ['an unknown key', { colors: 3 }, 'unknownKey'],
    ['another set', { set: '9ed' }, 'invalidValue'],
    ['a deck of an unknown card', { decks: { ...decks, bob: [...decks.bob, 'lotus'] } }, 'mtg.unknownCard'],
    ['a card that is not all said', { decks: { ...decks, bob: [...decks.bob, 'odd'] } }, 'mtg.notWhole'],
    ['a deck that is too small', { decks: { ...decks, bob: ['forest'] } }, 'invalidValue'],
    ['no life', { startingLife: 0 }, 'invalidValue'],
  ])('with %s are refused', (_name, options, code) => {
    const started = runtime.start(options, 1);
    expect(started.ok ? [] : started.issues.map((found) => found.code)).toEqual([code]);
  });

  it.each<[string, object, string]>([
    ['one of too many in all', { decks: { ...decks, ann: { Forest: 200, Swamp: 51 } } }, 'invalidValue'],
    ['one of too few in all', { decks: { ...decks, ann: { Forest: 3, Swamp: 3 } } }, 'invalidValue'],
    [
      'a card beside the set that is not whole',
      { cards: [odd], decks: { ...decks, ann: { Odd: 7 } } },
      'mtg.notWhole',
    ],
  ])('with %s are refused', (_name, options, code) => {
    const started = runtime.start(options, 1);
    expect(started.ok ? [] : started.issues.map((found) => found.code)).toEqual([code]);
  });

  it('deal decks of 7 to 250 cards, by ids or by names', () => {
    const deck = (ann: object) => runtime.start({ decks: { ...decks, ann } }, 1).ok;
    expect(deck({ Forest: 7 })).toBe(true);
    expect(deck({ Forest: 125, Swamp: 125 })).toBe(true);
    const { state } = unwrap(
      runtime.start({ decks: { ann: { Forest: 5, 'W Scout': 4 }, bob: decks.bob } }, 1),
    );
    const own = state.cards.filter(({ owner }) => owner === 'ann').map(({ publicId }) => publicId);
    expect(own.toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'forest'),
      ...Array.from({ length: 4 }, () => 'w-scout'),
    ]);
  });

  it('name what each refused card lacks, once, with its place in the deck', () => {
    const started = runtime.start({ decks: { ann: { Odd: 7, Lotus: 2, Forest: 9 }, bob: decks.bob } }, 1);
    const lacks = started.ok
      ? []
      : started.issues.flatMap(({ data }) => ('lacks' in data ? [data['lacks']] : []));
    expect(
      started.ok ? [] : sayable(started.issues).map(({ code, path, data }) => [code, path?.join(' '), data]),
    ).toEqual([
      ['mtg.notWhole', 'decks ann Odd', { card: 'Odd', lacks: lacks[0] }],
      ['mtg.unknownCard', 'decks ann Lotus', { card: 'Lotus' }],
    ]);
    const listed = runtime.start({ decks: { ann: decks.ann, bob: [...decks.bob, 'odd', 'odd'] } }, 1);
    expect(listed.ok ? [] : listed.issues.map(({ path }) => path?.join(' '))).toEqual(['decks bob 20']);
    expect(lacks[0]).not.toEqual([]);
  });

  it('take the place of a card of the set, or are drawn alone', () => {
    const scout = creatureCard('G Scout', ['G'], 5, 5);
    const pet = creatureCard('Pet', ['G'], 1, 1);
    const deck = { ann: Array.from({ length: 7 }, () => 'g-scout'), bob: decks.bob };
    const powers = (options: object) =>
      unwrap(runtime.start(options, 1)).state.cards.flatMap(({ owner, power }) =>
        owner === 'ann' ? [power] : [],
      );
    expect(new Set(powers({ decks: deck }))).toEqual(new Set([1]));
    expect(new Set(powers({ decks: deck, cards: [scout] }))).toEqual(new Set([5]));
    const night = creatureCard('Night', [], 6, 6);
    const turning = mtgMatch({
      cards: [...basics, { ...creatureCard('Day', ['G'], 1, 1), other: { ...night, layout: 'transform' } }],
    });
    const apart = [creatureCard('Day', ['G'], 2, 2), creatureCard('Night', ['G'], 3, 3)];
    const tried = [apart, apart.slice(1)].map((own) => turning.start({ decks, cards: own }, 1));
    expect(tried.map((started) => (started.ok ? 'ok' : started.issues[0]?.code))).toEqual([
      'ok',
      'mtg.duplicateAbilities',
    ]);
    const others = ['Rat', 'Cat', 'Bat', 'Dog', 'Hen', 'Pig', 'Elk', 'Ape', 'Yak', 'Fox'].map((name) =>
      creatureCard(name, ['G'], 1, 1),
    );
    const only = runtime.start({ cards: [pet, ...others], only: true, deckSize: 20 }, 1);
    const ids = unwrap(only).state.cards.map(({ publicId }) => publicId);
    expect(ids.filter((id) => id.includes('-'))).toEqual([]);
    expect(ids).toContain('forest');
  });

  it('refuse cards that are none, with their place', () => {
    const twice = runtime.start({ cards: [odd, odd] }, 1);
    expect(twice.ok ? [] : twice.issues.map(({ path }) => path?.[0])).toEqual(['cards']);
  });

  it('103.1 say who begins, or leave it to the seed', () => {
    const first = (options: object, seed: number) => unwrap(runtime.start(options, seed)).state.activePlayer;
    expect(first({ first: 'ann' }, 1)).toBe('ann');
    expect(first({ first: 'bob' }, 1)).toBe('bob');
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => first({}, seed)))).toEqual(new Set(['ann', 'bob']));
  });

  it('are kept in the match: the limit of turns, the stops, its own cards', () => {
    const { state } = unwrap(
      runtime.start({ decks, turnLimit: 9, stops: ['upkeep'], cards: [creatureCard('Pet', ['G'], 1, 1)] }, 1),
    );
    expect(state.house).toMatchObject({ turnLimit: 9, stops: ['upkeep'], cards: [{ id: 'pet' }] });
    expect(unwrap(runtime.start({ decks }, 1)).state.house).not.toHaveProperty('cards');
  });

  it('a refused card is said with its place', () => {
    const started = runtime.start({ decks: { ...decks, bob: [...decks.bob, 'lotus', 'lotus'] } }, 1);
    expect(started.ok ? [] : started.issues.map((found) => describeIssue(found, runtime.game))).toEqual([
      'decks.bob.20: No card of the set is called lotus.',
    ]);
  });

  it('name decks, card by card', () => {
    const { state } = unwrap(runtime.start({ decks }, 1));
    expect(
      new Set(state.cards.filter(({ owner }) => owner === 'bob').map(({ publicId }) => publicId)),
    ).toEqual(new Set(['swamp']));
  });

  it('103.3 each deck is shuffled, by the seed', () => {
    const mixed = { ann: [...decks.ann, ...decks.bob], bob: [...decks.ann, ...decks.bob] };
    const orderOf = (seed: number, owner: string) => {
      const { state } = unwrap(runtime.start({ decks: mixed }, seed));
      const inLibrary = state.cards.filter((card) => card.owner === owner && card.zone === 'library');
      const order = inLibrary
        .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
        .map(({ publicId }) => publicId);
      expect(order).toHaveLength(33);
      return order.join(' ');
    };
    const orders = [1, 2, 3].flatMap((seed) => [orderOf(seed, 'ann'), orderOf(seed, 'bob')]);
    expect(new Set([...orders, orderOf(1, 'ann')]).size).toBe(6);
    for (const order of orders) expect(order).toMatch(/swamp.*forest.*swamp.*forest/u);
  });

  it('no deck is drawn from too few cards', () => {
    const poor = mtgMatch({ cards: basics }).start({}, 1);
    expect(poor).toMatchObject({ ok: false, issues: [{ code: 'mtg.tooFewCards' }] });
  });
});

it('two cards of one id are refused', () => {
  expect(createMtgMatch({ cards: [odd, odd] })).toMatchObject({
    ok: false,
    issues: [{ code: 'mtg.duplicateAbilities' }],
  });
});
