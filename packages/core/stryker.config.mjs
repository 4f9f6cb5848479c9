import { mutation } from '@reticle/vitest-preset/stryker';

/**
 * The folders where legality is decided. Left out: what is words (messages, text), what is built on legality and tested through
 * games (match, ability), and files of types alone.
 */
export default mutation(['src/{filter,targeting,choice}/**/*.ts'], 80);
