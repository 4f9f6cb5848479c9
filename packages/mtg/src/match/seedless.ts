import { randomFrom, seedRandom, type Tools } from '@reticle/core/match';

/** Tools to try with whether something can be done: nothing is told, and chance is never the match's. */
export const seedless = (): Tools => ({ random: randomFrom(seedRandom(0)), emit: () => undefined });
