import { digits } from '../words/amounts.js';
import { says, type EffectWords } from '../words/effect-words.js';
import { sourcesOfQuality } from '../words/qualities.js';
import { whatOrWho } from '../words/selectors.js';

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
