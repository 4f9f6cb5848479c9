import { mutation } from '@reticle/vitest-preset/stryker';

/** The floors where the rules are. Left out: language (data), words (text, show), bots, and the cards of a set. */
export default mutation(['src/{state,rules,play}/**/*.ts', '!src/play/{bots,show}/**'], 85);
