/** @typedef {{ from: string, names: string, budget: number }} Budget */

const A_GAME = 'defineGame, defineKind, cardKind, baseCard, baseCardFilter, coreMatchers';

/**
 * The size limits of bundles: bytes of minified and gzipped JavaScript without dependencies. Each entry point
 * of a published package has a row for all of it (`*`). A larger bundle fails.
 * @type {readonly Budget[]}
 */
export const BUDGETS = [
  { from: '@reticle/core', names: '*', budget: 26_000 },
  { from: '@reticle/core', names: 'defineGame', budget: 20_500 },
  { from: '@reticle/core', names: A_GAME, budget: 25_000 },
  { from: '@reticle/core/match', names: '*', budget: 21_500 },
  { from: '@reticle/core/match', names: 'defineMatch, defineMove', budget: 20_500 },
  { from: '@reticle/core/play', names: '*', budget: 22_500 },
  { from: '@reticle/core/text', names: '*', budget: 42_000 },
  { from: '@reticle/core/text', names: 'phraseGrammar, lexicon, textMessages', budget: 21_000 },
  { from: '@reticle/core/standard', names: '*', budget: 48_500 },
  { from: '@reticle/core/host', names: '*', budget: 27_500 },
  { from: '@reticle/core/describe', names: '*', budget: 9_000 },
  { from: '@reticle/core/schema', names: '*', budget: 9_000 },
  { from: '@reticle/taktik', names: '*', budget: 19_000 },
  { from: '@reticle/taktik/host', names: '*', budget: 26_000 },
  { from: '@reticle/mtg', names: '*', budget: 273_000 },
  { from: '@reticle/mtg/abilities', names: '*', budget: 82_000 },
  { from: '@reticle/mtg/mana', names: '*', budget: 11_500 },
  { from: '@reticle/mtg/stack', names: '*', budget: 30_000 },
  { from: '@reticle/mtg/text', names: '*', budget: 173_500 },
  { from: '@reticle/mtg/host', names: '*', budget: 314_500 },
  { from: '@reticle/mtg/sets/6ed', names: '*', budget: 24_000 },
  { from: '@reticle/lorcana', names: '*', budget: 93_500 },
  { from: '@reticle/lorcana/host', names: '*', budget: 118_000 },
  { from: '@reticle/lorcana/cards', names: '*', budget: 7_000 },
  { from: '@reticle/lorcana/decks', names: '*', budget: 8_500 },
  { from: '@reticle/lorcana/text', names: '*', budget: 52_000 },
  { from: '@reticle/lorcana/sets/the-first-chapter', names: '*', budget: 15_000 },
  { from: '@reticle/testkit', names: '*', budget: 23_000 },
  { from: '@reticle/testkit/scenario', names: '*', budget: 7_500 },
  { from: '@reticle/testkit/vitest', names: '*', budget: 20_000 },
  { from: '@reticle/boardgame.io', names: '*', budget: 2_500 },
  { from: '@reticle/boardgame.io/server', names: '*', budget: 3_000 },
  { from: '@reticle/cli', names: '*', budget: 62_500 },
  { from: '@reticle/protocol', names: '*', budget: 8_500 },
  { from: '@reticle/client', names: '*', budget: 4_000 },
  { from: '@reticle/client/online', names: '*', budget: 1_000 },
  { from: '@reticle/react', names: '*', budget: 31_500 },
  { from: '@reticle/react', names: 'Card', budget: 16_000 },
  { from: '@reticle/react/match', names: '*', budget: 4_500 },
  { from: '@reticle/react/client', names: '*', budget: 4_000 },
  { from: '@reticle/server', names: '*', budget: 25_000 },
  { from: 'create-reticle-game', names: '*', budget: 20_000 },
];
