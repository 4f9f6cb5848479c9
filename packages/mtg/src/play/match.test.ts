import { canonicalJson, unwrap } from '@reticle/core';
import { greedyBot, randomBot, randomFrom, seedRandom, type Bot, seatOf } from '@reticle/core/match';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, define } from '../../test/made-up.js';
import { createMtgMatch, mtgMatch } from './match.js';
import { mtgNarration } from './show/narration.js';

const odd = define('Odd', { types: ['artifact'], cost: [1], unexpressed: ['what it does'] });
const setup = { cards: [...basics, ...bestiary, odd], id: 'made-up' };
const runtime = mtgMatch(setup);
const { narrate, describeMove } = mtgNarration(setup);

function playOut(seed: number, bot: Bot = randomBot) {
  let match = unwrap(runtime.start({}, seed));
  const record = unwrap(runtime.record({}, seed));
  const random = randomFrom(seedRandom(`bot ${seed}`));
  const moves = [];
  const words: string[] = [];
  for (let [player] = runtime.toAct(match); player !== undefined; [player] = runtime.toAct(match)) {
    const move = bot(seatOf(runtime, match, player), random);
    if (!move) throw new Error(`${player} has no move`);
    words.push(describeMove(match.state, move));
    const applied = unwrap(runtime.apply(match, move));
    match = applied.match;
    words.push(...applied.events.map((event) => narrate(event, match.state)));
    moves.push(move);
    if (moves.length > 5_000) throw new Error('endless');
  }
  return { match, words, record: { ...record, moves } };
}

describe('a match of drawn decks', () => {
  it('ends, is told in words, and plays again to the same bytes', () => {
    for (const seed of [1, 2]) {
      const { match, record, words } = playOut(seed);
      expect(match.state.ended).toBeDefined();
      expect(words.filter((line) => line.includes('{"'))).toEqual([]);
      expect(canonicalJson(unwrap(runtime.replay(record)).match)).toBe(canonicalJson(match));
    }
  });

  it('is plain JSON at any time, and comes back as it was', () => {
    const { match } = playOut(3);
    expect(unwrap(runtime.parseMatch(JSON.parse(JSON.stringify(match))))).toEqual(match);
  });

  it('every move that is offered is accepted', () => {
    let match = unwrap(runtime.start({}, 8));
    const random = randomFrom(seedRandom(8));
    for (let count = 0; count < 150; count++) {
      const [player] = runtime.toAct(match);
      if (player === undefined) break;
      const moves = [...runtime.legalMoves(match, player, 5)];
      const refused = moves.filter((move) => !runtime.apply(match, move).ok);
      expect(refused).toEqual([]);
      match = unwrap(runtime.apply(match, moves[random.below(moves.length)])).match;
    }
  });

  it('greedy bots get to the end, too', () => {
    expect(playOut(4, greedyBot).match.state.ended?.winners).toHaveLength(1);
  });

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
