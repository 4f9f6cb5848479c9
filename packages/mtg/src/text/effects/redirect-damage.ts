import { digits } from '../phrases/amounts.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { sourcesOfQuality } from '../phrases/qualities.js';
import { whatOrWho } from '../phrases/selectors.js';

/** "The next 2 damage that would be dealt to ~ this turn is dealt to target creature instead". */
export const redirectDamageWords: EffectWords = [
  says('redirectDamage', {
    words: 'the next <amount> damage that would be dealt to <to> this turn is dealt to <onto> instead',
    holes: { amount: digits, to: whatOrWho, onto: whatOrWho },
    make: (values) => ({ effect: 'redirectDamage', ...values }),
    parts: ({ amount, to, onto }) => (amount === undefined ? undefined : { amount, to, onto }),
  }),
  says('redirectDamage', {
    words: 'all combat damage that would be dealt to <to> by <from> this turn is dealt to <onto> instead',
    holes: { to: whatOrWho, from: sourcesOfQuality, onto: whatOrWho },
    make: (values) => ({ effect: 'redirectDamage', combat: true, ...values }),
    parts: ({ to, from, onto }) => from && { to, from, onto },
  }),
];
