import { type EffectWords, says } from '../phrases/effect-words.js';
import { sourceOfQuality } from '../phrases/qualities.js';
import { whatOrWho } from '../phrases/selectors.js';

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage". */
export const preventNextWords: EffectWords = [
  { words: '', gains: {} },
  { words: '. you gain life equal to the damage prevented this way', gains: { gainsLife: true as const } },
].map(({ words, gains }) =>
  says('preventNext', {
    words: `the next time <from> of your choice would deal damage to <to> this turn, prevent that damage${words}`,
    holes: { from: sourceOfQuality, to: whatOrWho },
    make: (values) => ({ effect: 'preventNext', ...values, ...gains }),
    parts: ({ from, to }) => ({ from, to }),
  }),
);
