import { mutation } from '@reticle/vitest-preset/stryker';

/** The folders where the rules are. Left out: words (messages, text, words), the cards of a set, and files of types alone. */
export default mutation(['src/{language,state,rules,play}/**/*.ts'], 85);
