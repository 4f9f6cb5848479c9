/** What games with one fault are made of. */
import type { TargetingGame } from '@reticle/core';
import { defineMatch, type MatchRuntime } from '@reticle/core/match';
import * as z from 'zod';
import type { GameFixtures, LawName } from '../../src/index.js';
import type { FindingCode } from '../../src/finding.js';
import { fixtures, matchOf, type Harbor } from '../harbor.js';

type Fixtures = GameFixtures<Harbor, 'ship'>;
type Definition = ReturnType<typeof matchOf>;

/** A game, and what is known of it. */
export interface Faulty {
  readonly game?: TargetingGame<Harbor>;
  readonly fixtures?: Fixtures;
}

/** A law, a fault that breaks it, what the law finds. */
export type Fault = readonly [law: LawName, fault: string, finding: FindingCode, game: () => Faulty];

/** Harbor with its matches run otherwise. */
export function withRuntime(
  change: (runtime: MatchRuntime<Harbor>) => Partial<MatchRuntime<Harbor>>,
): Faulty {
  const runtime = defineMatch(matchOf());
  return {
    fixtures: { ...fixtures, match: { ...fixtures.match, runtime: { ...runtime, ...change(runtime) } } },
  };
}

/** Harbor with its matches defined otherwise. */
export const withMatch = (parts: Partial<Definition>): Faulty =>
  withRuntime(() => defineMatch({ ...matchOf(), ...parts }));
export const withMoves = (moves: Definition['moves']): Faulty =>
  withMatch({ moves: { ...matchOf().moves, ...moves } });

/** Numbers that outlive what they count: what no rule may have. */
export function counter(): () => number {
  let count = 0;
  return () => ++count;
}

/** A move that anybody may make at any time. */
export const still = { params: z.strictObject({}), refuses: () => [], variants: () => [{}] } as const;
