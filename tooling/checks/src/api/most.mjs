/**
 * The most names that each entry point may export, which is as many as it does: no number grows, and a
 * smaller one is recorded. If you need a new name, give up another, or say in the review why all of them are
 * needed.
 * @type {import('./names.mjs').Names}
 */
export const MOST = {
  '@reticle/boardgame.io': 7,
  '@reticle/boardgame.io/server': 2,
  '@reticle/cli': 1,
  '@reticle/client': 4,
  '@reticle/client/online': 1,
  '@reticle/core': 91,
  '@reticle/core/match': 56,
  '@reticle/core/play': 89,
  '@reticle/core/text': 112,
  '@reticle/core/host': 81,
  '@reticle/core/describe': 5,
  '@reticle/core/schema': 4,
  'create-reticle-game': 11,
  '@reticle/lorcana': 17,
  '@reticle/lorcana/cards': 3,
  '@reticle/lorcana/decks': 3,
  '@reticle/lorcana/text': 11,
  '@reticle/lorcana/sets/the-first-chapter': 1,
  '@reticle/lorcana/host': 1,
  '@reticle/mtg': 40,
  '@reticle/mtg/abilities': 25,
  '@reticle/mtg/mana': 7,
  '@reticle/mtg/stack': 20,
  '@reticle/mtg/text': 18,
  '@reticle/mtg/sets/6ed': 1,
  '@reticle/mtg/host': 1,
  '@reticle/protocol': 24,
  '@reticle/react': 15,
  '@reticle/react/match': 3,
  '@reticle/react/client': 1,
  '@reticle/server': 18,
  '@reticle/taktik': 8,
  '@reticle/taktik/host': 1,
  '@reticle/testkit': 20,
  '@reticle/testkit/scenario': 15,
  '@reticle/testkit/vitest': 4,
};
