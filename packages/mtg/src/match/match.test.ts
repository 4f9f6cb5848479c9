import { randomBot, randomFrom, seedRandom, unwrap, canonicalJson, type Bot } from '@reticle/core';
import { expect, it } from 'vitest';
import { basics, bestiary } from '../../test/made-up.js';
import { mtgMatch } from './match.js';

const runtime = mtgMatch({ cards: [...basics, ...bestiary] });

function playOut(seed: number, bot: Bot = randomBot) {
  let match = unwrap(runtime.start({}, seed));
  const record = unwrap(runtime.record({}, seed));
  const random = randomFrom(seedRandom(`bot ${seed}`));
  const moves = [];
  for (;;) {
    const [player] = runtime.toAct(match);
    if (player === undefined) break;
    const move = bot(runtime, match, player, random);
    if (!move) throw new Error('stuck');
    match = unwrap(runtime.apply(match, move)).match;
    moves.push(move);
    if (moves.length > 20_000) throw new Error('endless');
  }
  return { match, record: { ...record, moves } };
}

it('plays to the end, and again', () => {
  for (let seed = 0; seed < 3; seed++) {
    const { match, record } = playOut(seed);
    expect(match.state.ended).toBeDefined();
    expect(canonicalJson(unwrap(runtime.replay(record)).match)).toBe(canonicalJson(match));
  }
});
