import { mutation } from '@reticle/vitest-preset/stryker';

/** The folders where the rules are. Left out: words (messages, text, words), the cards of a set, and files of types alone. */
export default mutation(
  [
    'src/{abilities,attach,combat,continuous,copy,costs,counters,damage,effects,facts,filter,life,mana}/**/*.ts',
    'src/{match,protections,retarget,stack,state,state-based,targeting,triggers,turn,zones}/**/*.ts',
  ],
  85,
);
