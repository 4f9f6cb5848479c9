import { type Match, randomFrom, seedRandom } from '@reticle/core/match';
import type { Answer } from '../answer.js';
import type { GameMatches } from '../contract.js';
import type { Step } from './line.js';
import type { OpenedMatch } from './open.js';
import { viewerOf } from './seats.js';
import type { ChancesShown } from './shown.js';

/** The share of each player, in order; they sum to 1. */
type Shares = readonly number[];

/**
 * Returns the chances: odds of e to 1 for each lead of that size. With more than two players, their shares
 * are scaled to sum to 1.
 */
function sharesOf(worths: readonly number[], lead: number): Shares {
  const chances = worths.map((worth) => 1 / (1 + Math.exp(-worth / lead)));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => (total > 0 ? chance / total : 1 / worths.length));
}

/**
 * Makes a function that computes who was ahead after each step, by the bots' evaluation: without search, and
 * only with what the viewer may know. What is hidden from the viewer is dealt anew for each step, as bots do
 * it.
 */
export function chancesTeller<State>({ runtime, lead = runtime.lookAhead?.lead }: GameMatches<State>) {
  const known = new WeakMap<Match<State>, Map<string | undefined, Shares>>();

  function sharesAt(match: Match<State>, players: readonly string[], viewer: string | undefined): Shares {
    const over = runtime.outcome(match);
    if (over) {
      const winners = over.winners.length === 0 ? players : over.winners;
      return players.map((player) => (winners.includes(player) ? 1 / winners.length : 0));
    }
    const random = randomFrom(seedRandom(`chances ${match.step}`));
    const world = viewer === undefined ? undefined : runtime.determinize(match, viewer, random);
    const seen = world?.ok ? world.value : match;
    return sharesOf(
      players.map((player) => runtime.evaluate(seen, player)),
      lead ?? 1,
    );
  }

  /** Returns all steps as far as time allows, or nothing if the game does not say what a lead is worth. */
  return ({ line, seats }: OpenedMatch<State>, isLate: () => boolean): Answer<ChancesShown> => {
    const players = [...seats.keys()];
    if (lead === undefined) return { ok: true, value: { players, shares: [], isWhole: true } };
    const viewer = viewerOf(seats, undefined);
    const matches = [line.start, ...line.steps.map(({ after }: Step<State>) => after)];
    const shares: Shares[] = [];
    for (const match of matches) {
      const ofMatch = known.get(match) ?? new Map<string | undefined, Shares>();
      const found = ofMatch.get(viewer);
      if (!found && isLate()) break;
      const share = found ?? sharesAt(match, players, viewer);
      known.set(match, ofMatch.set(viewer, share));
      shares.push(share.map((each) => Math.round(each * 100)));
    }
    return { ok: true, value: { players, shares, isWhole: shares.length === matches.length } };
  };
}
