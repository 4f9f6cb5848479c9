import { mutation } from '@reticle/vitest-preset/stryker';

/** The folders where the rules are. Left out: words (messages, names, narration, text), what only bots ask, and the cards of a set. */
export default mutation(
  [
    'src/{language,state,rules,play}/**/*.ts',
    '!src/state/issues.ts',
    '!src/play/{determinize,names,narration,render}.ts',
  ],
  85,
);
