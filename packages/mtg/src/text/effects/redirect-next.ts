import { type EffectWords, says } from '../phrases/effect-words.js';
import { sourceOfQuality } from '../phrases/qualities.js';
import { whatOrWho } from '../phrases/selectors.js';

/** "The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead". */
export const redirectNextWords: EffectWords = [
  says('redirectNext', {
    words:
      'the next time <from> of your choice would deal damage to <to> this turn, that source deals that damage to <onto> instead',
    holes: { from: sourceOfQuality, to: whatOrWho, onto: whatOrWho },
    make: (values) => ({ effect: 'redirectNext', ...values }),
    parts: ({ from, to, onto }) => ({ from, to, onto }),
  }),
];
