import { canonicalJson, unwrap } from '@reticle/core';
import { greedyBot, randomBot, randomFrom, seedRandom, type Bot, seatOf } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, define } from '../../test/made-up.js';
import { mtgMatch } from './match.js';
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
});
