import { duration, isSaid } from '../phrases/bodies.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { things } from '../phrases/selectors.js';

/** "Target creature gains protection from the color of your choice until end of turn". */
export const gainProtectionWords: EffectWords = [
  says('gainProtection', {
    words: '<what> gains|gain protection from the color of your choice <until>',
    also: ['<until>, <what> gains|gain protection from the color of your choice'],
    holes: { what: things, until: duration },
    make: (values) => ({ effect: 'gainProtection', ...values }),
    parts: ({ what, until }) => (isSaid(until) ? { what, until } : undefined),
  }),
];
