import type { Hole } from '@reticle/core/text';
import type { WordsContext } from '../phrases/context.js';
import { says, type EffectWords } from '../phrases/effect-words.js';
import type { Effect } from '../../effects/effect.js';

/** "You may draw a card". */
export const mayWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('may', {
    words: 'you may <effects>',
    holes: { effects },
    make: (values) => ({ effect: 'may', ...values }),
    parts: (effect) => ({ effects: effect.effects }),
  }),
];
