import type { Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

/** "You may draw a card". */
export const mayWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('may', {
    words: 'you may <effects>',
    holes: { effects },
    make: (values) => ({ effect: 'may', ...values }),
    parts: (effect) => ({ effects: effect.effects }),
  }),
];
