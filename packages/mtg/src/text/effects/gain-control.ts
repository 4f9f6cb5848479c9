import { duration, isSaid } from '../phrases/durations.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as one } from '../phrases/selectors.js';

/** "Gain control of target creature until end of turn". */
export const gainControlWords: EffectWords = [
  says('gainControl', {
    words: 'gain control of <what>',
    holes: { what: one },
    make: (values) => ({ effect: 'gainControl', ...values, until: 'forever' }),
    parts: ({ what, who, until }) => (who === undefined && until === 'forever' ? { what } : undefined),
  }),
  says('gainControl', {
    words: 'gain control of <what> <until>',
    holes: { what: one, until: duration },
    make: (values) => ({ effect: 'gainControl', ...values }),
    parts: ({ what, who, until }) => (who === undefined && isSaid(until) ? { what, until } : undefined),
  }),
];
