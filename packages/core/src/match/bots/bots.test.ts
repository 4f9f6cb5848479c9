import { describe, expect, it } from 'vitest';
import { playOut, start } from '../../../test/embers-played.js';
import { embersMatch } from '../../../test/embers.js';
import { unwrap } from '../../index.js';
import { BOTS, greedyBot, isBotName, randomBot, randomFrom, seedRandom, seatOf } from '../index.js';

describe('bots', () => {
  it('the greedy one beats the random one, playing first or second', () => {
    const won = Array.from({ length: 40 }, (_match, seed) => {
      const random = randomFrom(seedRandom(seed));
      const greedy = seed % 2 === 0 ? 'ann' : 'bob';
      let match = start(seed, { embers: 6, turns: 40 });
      for (
        let [player] = embersMatch.toAct(match);
        player !== undefined;
        [player] = embersMatch.toAct(match)
      ) {
        const bot = player === greedy ? greedyBot : randomBot;
        const move = bot(seatOf(embersMatch, match, player), random);
        match = unwrap(embersMatch.apply(match, move)).match;
      }
      return embersMatch.outcome(match)?.winners.includes(greedy) ?? false;
    });
    expect(won.filter(Boolean).length).toBeGreaterThan(34);
  });

  it.each([
    ['random', true],
    ['greedy', true],
    ['__proto__', false],
    ['constructor', false],
    ['', false],
  ])('have names: %j, %j', (name, known) => expect(isBotName(name)).toBe(known));

  it.each(Object.entries(BOTS))('%s plays a match to its end', (_name, bot) => {
    expect(embersMatch.outcome(playOut(4, bot).match)).toBeDefined();
  });

  it('draw from their own random source: the match they play is the same for any', () => {
    const { record, match } = playOut(6);
    expect(unwrap(embersMatch.replay(record)).match.random).toEqual(match.random);
  });
});

it('a match is worth what the weights say: the game’s own, but for those that are given', () => {
  const { embers, ...rest } = start().state;
  const lost = embers.map((ember) => ({ ...ember, cold: ember.owner === 'ann' }));
  const match = { ...start(), state: { ...rest, embers: lost } };
  const count = lost.filter(({ cold }) => cold).length;
  const worth = (player: string, weights?: Readonly<Record<string, number>>) =>
    embersMatch.evaluate(match, player, weights);
  expect(embersMatch.weights).toEqual({ own: 1, theirs: 1 });
  expect([worth('ann'), worth('bob')]).toEqual([-count, count]);
  expect([worth('ann', { own: 3 }), worth('bob', { own: 3 })]).toEqual([-3 * count, count]);
});
