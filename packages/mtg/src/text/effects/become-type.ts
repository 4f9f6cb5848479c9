import { fixedHole } from '@reticle/core/text';
import { duration, isSaid } from '../phrases/bodies.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as one } from '../phrases/selectors.js';

const landType = fixedHole([
  ['the basic land type of your choice', 'choose'],
  ['a Plains', 'Plains'],
  ['an Island', 'Island'],
  ['a Swamp', 'Swamp'],
  ['a Mountain', 'Mountain'],
  ['a Forest', 'Forest'],
]);

/** "Target land becomes the basic land type of your choice until end of turn". */
export const becomeTypeWords: EffectWords = [
  says('becomeType', {
    words: '<what> becomes <landType> <until>',
    holes: { what: one, landType, until: duration },
    make: (values) => ({ effect: 'becomeType', ...values }),
    parts: ({ what, landType: type, until }) => (isSaid(until) ? { what, landType: type, until } : undefined),
  }),
];
