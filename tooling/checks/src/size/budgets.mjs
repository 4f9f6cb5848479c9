/** @typedef {{ from: string, names: string, budget: number, goal?: number }} Budget */

const A_GAME = 'defineGame, defineKind, cardKind, baseCard, baseCardFilter, coreMatchers';

/**
 * What a bundle may weigh: bytes of minified and gzipped JavaScript without what the package depends on. Each way in
 * that a published package exports has a row for all of it (`*`). A goal that is missed is told, a budget that is
 * exceeded fails.
 * @type {readonly Budget[]}
 */
export const BUDGETS = [
  { from: '@reticle/core', names: '*', budget: 40_000, goal: 20_000 },
  { from: '@reticle/core', names: 'defineGame', budget: 20_000 },
  { from: '@reticle/core', names: A_GAME, budget: 24_000, goal: 20_000 },
  { from: '@reticle/core', names: 'defineMatch, defineMove', budget: 10_000 },
  { from: '@reticle/core', names: 'phraseGrammar, lexicon, textMessages', budget: 17_000 },
  { from: '@reticle/taktik', names: '*', budget: 17_000 },
  { from: '@reticle/mtg', names: '*', budget: 110_000 },
  { from: '@reticle/mtg/sets/6ed', names: '*', budget: 17_000 },
  { from: '@reticle/lorcana', names: '*', budget: 65_000 },
  { from: '@reticle/lorcana/sets/the-first-chapter', names: '*', budget: 17_000 },
  { from: '@reticle/testkit', names: '*', budget: 20_000 },
  { from: '@reticle/testkit/scenario', names: '*', budget: 5_000 },
  { from: '@reticle/testkit/vitest', names: '*', budget: 20_000 },
  { from: '@reticle/boardgame.io', names: '*', budget: 4_000 },
  { from: '@reticle/cli', names: '*', budget: 27_000 },
  { from: 'create-reticle-game', names: '*', budget: 20_000 },
];
