import { unwrap } from '@reticle/core';
import { greedyBot, randomBot, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { match } from './match.js';
import { set } from './set.js';

it.each([1, 2, 3])('is played to its end by bots: seed %i', (seed) => {
  const dice = randomFrom(seedRandom(seed));
  let now = unwrap(match.start({}, seed));
  while (!match.outcome(now)) {
    const [player = ''] = match.toAct(now);
    const bot = player === 'ann' ? greedyBot : randomBot;
    now = unwrap(match.apply(now, bot(seatOf(match, now, player), dice))).match;
  }
  expect(['life', 'time']).toContain(match.outcome(now)?.reason);
});

it('shows each player their own hand, and nobody a deck', () => {
  const now = unwrap(match.start({ hand: 3 }, 1));
  const deck = 3 * set.cards.length - 3;
  const seen = (viewer?: string) => match.view(now, viewer).state;
  expect(seen('ann')).toMatchObject({
    cards: [{ owner: 'ann' }, { owner: 'ann' }, { owner: 'ann' }],
    counts: { ann: { hand: 3, deck }, bob: { hand: 3, deck } },
  });
  expect(seen()).toMatchObject({ cards: [] });
});

it('is played with other cards, and decks of them; a card that is not understood is refused', () => {
  const fox = { name: 'Oil Fox', cost: 1, power: 2, health: 1, text: 'Swift.' };
  const start = (cards: readonly object[]) =>
    match.start({ hand: 2, cards, decks: [{ 'Oil Fox': 1, 'ash owl': 1 }] }, 1);
  const { cards } = match.view(unwrap(start([fox])), 'ann').state;
  expect(cards).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Oil Fox', text: 'Swift.' })]),
  );
  const refused = start([{ ...fox, text: 'Hum.' }]);
  expect(refused.ok ? [] : refused.issues.map(({ code }) => code)).toEqual(['standard.unreadCard']);
});
