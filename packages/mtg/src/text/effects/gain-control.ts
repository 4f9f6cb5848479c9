import { duration } from '../phrases/durations.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as one } from '../phrases/selectors.js';

/** "Gain control of target creature until end of turn". */
export const gainControlWords: EffectWords = [
  says('gainControl', {
    words: 'gain control of <what> <until>',
    holes: { what: one, until: duration },
    make: (values) => ({ effect: 'gainControl', ...values }),
    parts: ({ what, who, until }) =>
      who === undefined && (until === 'endOfTurn' || until === 'whileSourceTapped')
        ? { what, until }
        : undefined,
  }),
];
