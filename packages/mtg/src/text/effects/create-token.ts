import { fixedHole } from '@reticle/core/text';
import { keywordList } from '../phrases/keywords.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';
import { tokens } from '../phrases/tokens.js';

/** "Create two 1/1 white Soldier creature tokens". */
export const createTokenWords: EffectWords = [
  says('createToken', {
    words: '<who> creates|create <tokens>. <they> has|have <keywords>',
    holes: {
      who,
      tokens,
      they: fixedHole([
        ['it', 'one'],
        ['they', 'many'],
      ]),
      keywords: keywordList,
    },
    make: ({ who: player, tokens: { token, count, tapped }, they, keywords }) =>
      (they === 'one') === (count === 1)
        ? {
            effect: 'createToken',
            token: { ...token, keywords: [...(token.keywords ?? []), ...keywords] },
            ...unlessYou(player),
            ...(count === 1 ? {} : { count }),
            ...(tapped ? { tapped } : {}),
          }
        : undefined,
    parts: () => undefined,
  }),
  says('createToken', {
    words: '<who> creates|create <tokens>',
    holes: { who, tokens },
    make: ({ who: player, tokens: { token, count, tapped } }) => ({
      effect: 'createToken',
      token,
      ...unlessYou(player),
      ...(count === 1 ? {} : { count }),
      ...(tapped ? { tapped } : {}),
    }),
    parts: ({ who: player = 'you', token, count = 1, tapped = false }) => ({
      who: player,
      tokens: { token, count, tapped },
    }),
  }),
];
