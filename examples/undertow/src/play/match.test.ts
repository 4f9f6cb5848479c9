import { unwrap } from '@reticle/core';
import { greedyBot, randomBot, randomFrom, seedRandom, seatOf } from '@reticle/core/match';
import { goldenPlaythrough } from '@reticle/testkit/vitest';
import { expect, it } from 'vitest';
import { match } from './match.js';

it.each([1, 2, 3, 4])('is played to its end by bots: seed %i', (seed) => {
  const dice = randomFrom(seedRandom(seed));
  let now = unwrap(match.start({}, seed));
  while (!match.outcome(now)) {
    const [player = ''] = match.toAct(now);
    const bot = player === 'ann' ? greedyBot : randomBot;
    now = unwrap(match.apply(now, bot(seatOf(match, now, player), dice))).match;
  }
  expect(match.outcome(now)).toMatchObject({ winners: ['ann'] });
});

it('shows nobody the hand of another', () => {
  const now = unwrap(match.start({ hand: 3 }, 1));
  const hands = ['ann', 'bob', undefined].map(
    (viewer) => JSON.stringify(match.view(now, viewer)).match(/"zone":"hand"/g)?.length ?? 0,
  );
  expect(hands).toEqual([3, 3, 0]);
});

it('plays as it did', () => {
  const file = new URL('../../test/golden/seed-7.txt', import.meta.url);
  expect(
    goldenPlaythrough({ runtime: match, options: { lives: 2 }, seed: 7, bot: greedyBot, file }),
  ).not.toBe('');
});
