import { mutation } from '@reticle/vitest-preset/stryker';

/** The floors where the rules are. Left out: language (data), text (words), and the cards of a set. */
export default mutation(['src/{state,rules,play}/**/*.ts'], 85);
