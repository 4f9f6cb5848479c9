import { BOTS, randomFrom, seatOf, seedRandom, SEEDING, type Move } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import type { PlayPlace } from '../../address/place.js';
import { lorcanaMatches, taktikMatches } from '../../../test/hosts.js';
import type { GameMatches } from '../contract.js';
import { playOf } from './play.js';

/** A match of greedy bots, up to so many moves. */
function played<State>({ runtime, setups }: GameMatches<State>, setup: string, seed: string, most: number) {
  const { options } = setups.find(({ id }) => id === setup) ?? setups[0];
  const started = runtime.start(options, seed);
  if (!started.ok) throw new Error('The match does not begin.');
  let match = started.value;
  const moves: Move[] = [];
  while (moves.length < most) {
    const [player] = runtime.toAct(match);
    const random = randomFrom(seedRandom(`${seed} ${moves.length}`));
    const move = player === undefined ? undefined : BOTS.greedy(seatOf(runtime, match, player), random);
    const applied = move && runtime.apply(match, move);
    if (!move || !applied?.ok) break;
    match = applied.value.match;
    moves.push(move);
  }
  return {
    outcome: runtime.outcome(match),
    place: { setup, seed, seeding: SEEDING, moves } satisfies PlayPlace,
  };
}

describe('who is how far ahead', () => {
  it('is one for whoever wins, and a hundred is shared after every step', () => {
    const { outcome, told, place } = taktikMatches.with((matches) => {
      const match = played(matches, 'duel', '7', 500);
      return { ...match, told: playOf(matches, () => 0).chances(match.place) };
    });
    if (!told.ok) throw new Error('There are no chances.');
    const { players, shares, isWhole } = told.value;
    expect(isWhole).toBe(true);
    expect(shares).toHaveLength(place.moves.length + 1);
    for (const share of shares)
      expect(Math.abs(share.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(1);
    expect(players.filter((_player, at) => shares.at(-1)?.[at] === 100)).toEqual(outcome?.winners);
    expect(shares[0]).toEqual([50, 50]);
  });

  it.each([
    [1, [73, 27]],
    [-1, [27, 73]],
    [0, [50, 50]],
    [3, [95, 5]],
  ])('a lead of %i times what the game says is %j of 100', (times, wanted) => {
    const told = taktikMatches.with((matches) => {
      const { runtime, lead = 1 } = matches;
      const evaluate = (_match: unknown, player: string) => (player === 'red' ? 1 : -1) * times * lead;
      return playOf({ ...matches, runtime: { ...runtime, evaluate } }, () => 0).chances({ seed: '1' });
    });
    expect(told.ok && told.value.players).toEqual(['red', 'blue']);
    expect(told.ok && told.value.shares).toEqual([wanted]);
  });

  it('is told as far as there was time, and goes on from there', () => {
    let clock = 0;
    const { place, play } = taktikMatches.with((matches) => ({
      ...played(matches, 'duel', '7', 40),
      play: playOf(matches, () => (clock += 1)),
    }));
    let asked = 0;
    let known = -1;
    for (;;) {
      const told = play.chances(place);
      if (!told.ok) throw new Error('There are no chances.');
      expect(told.value.shares.length).toBeGreaterThan(known);
      known = told.value.shares.length;
      asked += 1;
      if (told.value.isWhole) break;
    }
    expect(asked).toBeGreaterThan(1);
    expect(known).toBe(41);
  });

  it('is counted for a person in worlds that they cannot tell from the real one, never in that', () => {
    lorcanaMatches.with((matches) => {
      const { place } = played(matches, 'standard', '5', 30);
      /** What the matches are in which somebody counts, for these seats. */
      const countedIn = (seats: readonly string[]): readonly string[] => {
        const states: string[] = [];
        const { runtime } = matches;
        const spied = {
          ...matches,
          runtime: {
            ...runtime,
            evaluate: (...asked: Parameters<typeof runtime.evaluate>) => {
              states.push(JSON.stringify(asked[0].state));
              return runtime.evaluate(...asked);
            },
          },
        };
        playOf(spied, () => 0).chances({ ...place, seats });
        return states;
      };
      const real = new Set(countedIn(['greedy', 'greedy']));
      expect(real.size).toBeGreaterThan(20);
      expect(countedIn(['you', 'greedy']).filter((state) => real.has(state))).toEqual([]);
    });
  });

  it('with several players all of them share a hundred', () => {
    const told = lorcanaMatches.with((matches) =>
      playOf(matches, () => 0).chances(played(matches, 'four', '7', 24).place),
    );
    if (!told.ok) throw new Error('There are no chances.');
    expect(told.value.players).toHaveLength(4);
    for (const share of told.value.shares)
      expect(Math.abs(share.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(2);
  });

  it('is not told of a game that does not say what a lead is worth', () => {
    const told = taktikMatches.with((matches) => {
      const { place } = played(matches, 'duel', '7', 4);
      const runtime = { ...matches.runtime, lookAhead: undefined };
      return playOf({ ...matches, runtime, lead: undefined }, () => 0).chances(place);
    });
    expect(told.ok && told.value.shares).toEqual([]);
  });
});
