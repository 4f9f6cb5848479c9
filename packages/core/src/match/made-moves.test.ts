import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { start } from '../../test/embers-played.js';
import { embersMatch, type EmbersState } from '../../test/embers.js';
import { canonicalJson, unwrap } from '../index.js';
import { randomBot, randomFrom, seatOf, seedRandom, type Match, type Move } from './index.js';

/** Collects the states of a match of random bots, with all moves that were on offer in them. */
function played(seed: number) {
  const random = randomFrom(seedRandom(`made ${seed}`));
  const matches: Match<EmbersState>[] = [];
  const moves: Move[] = [];
  let match = start(seed);
  for (let [player] = embersMatch.toAct(match); player !== undefined; [player] = embersMatch.toAct(match)) {
    matches.push(match);
    moves.push(...embersMatch.legalMoves(match, player, 3));
    const move = randomBot(seatOf(embersMatch, match, player), random);
    if (!move) throw new Error(`${player} has no move`);
    match = unwrap(embersMatch.apply(match, move)).match;
  }
  return { matches, moves };
}

describe('a move that was made of an offer', () => {
  it('does in any state, twice, what the same move does there that somebody sends', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { matches, moves } = played(seed);
        for (const match of matches) {
          for (const move of moves) {
            const sent = embersMatch.apply(match, structuredClone(move));
            expect(embersMatch.apply(match, move)).toEqual(sent);
            expect(embersMatch.apply(match, move)).toEqual(sent);
          }
        }
      }),
      { numRuns: 3 },
    );
  });

  it('cannot be changed, and is plain JSON', () => {
    for (const move of played(1).moves) {
      const frozen = (value: unknown): boolean =>
        typeof value !== 'object' ||
        value === null ||
        (Object.isFrozen(value) && Object.values(value).every(frozen));
      expect(frozen(move)).toBe(true);
      expect(JSON.parse(JSON.stringify(move))).toStrictEqual(move);
      expect(Reflect.ownKeys(move)).toEqual(Object.keys(move));
    }
  });

  it('is judged with its targets if they are not what the choices gave', () => {
    const match = start(1);
    const [player = ''] = embersMatch.toAct(match);
    for (const offer of embersMatch.offers(match, player)) {
      const { choices, ready } = unwrap(embersMatch.open(match, offer));
      if (!choices) continue;
      const own = structuredClone(unwrap(choices.nth(0n)));
      const [first] = own;
      const more = { ...first, cheat: 1, targets: first?.targets ?? [] };
      for (const targets of [own, [more], [{ targets: [{ kind: 'ember', id: 'x'.repeat(999) }] }]]) {
        const move = ready(targets);
        if (!move) throw new Error('refused before it is applied');
        const before = canonicalJson(match);
        const sent = embersMatch.apply(match, structuredClone(move));
        expect(sent.ok).toBe(targets === own);
        expect(embersMatch.apply(match, move)).toEqual(sent);
        expect(canonicalJson(match)).toBe(before);
      }
    }
    expect.hasAssertions();
  });
});
