import type { TargetingGame } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import type { GameFixtures } from '../fixtures.js';
import { findingsOf, LAW_TITLES, lawsFor } from '../laws/index.js';
import { suiteOf } from '../suite/suite.js';
import { describeFinding } from '../words.js';

/** Laws ask many questions; a busy machine is given time. */
const TIMEOUT = 120_000;
const MOST_TOLD = 10;

/** A game whose kinds are known by name, so that a kind without cases does not compile. */
export type KindedGame<State, Kind extends string> = TargetingGame<State> & {
  readonly kinds: readonly { readonly name: Kind }[];
};

/**
 * Registers the laws as tests of vitest, one for each law that the fixtures let be asked. A law that does not hold fails
 * with its findings in words. Call it at the top of a test file.
 */
export function describeGame<State, Kind extends string, MatchState = State>(
  game: KindedGame<State, Kind>,
  fixtures: GameFixtures<State, Kind, MatchState>,
): void {
  describe(`the laws of a game: ${game.id}`, () => {
    const suite = suiteOf<State, MatchState>(game, fixtures);
    it.each(lawsFor(fixtures).map((name) => [name, LAW_TITLES[name]] as const))(
      '%s: %s',
      (name) => {
        const found = findingsOf(name, suite);
        expect(found.slice(0, MOST_TOLD).map((one) => describeFinding(one))).toEqual([]);
      },
      TIMEOUT,
    );
  });
}
