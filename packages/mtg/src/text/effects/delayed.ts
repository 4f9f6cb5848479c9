import { type Hole, fixedHole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

const at = fixedHole([
  ['at the beginning of the next end step', 'nextEndStep'],
  ['at the beginning of the next upkeep', 'nextUpkeep'],
  ["at the beginning of the next turn's upkeep", 'nextUpkeep'],
  ['at the beginning of your next upkeep', 'yourNextUpkeep'],
  ['at end of combat', 'endOfCombat'],
]);

/** "Sacrifice it at the beginning of the next end step". */
export const delayedWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('delayed', {
    words: '<effects> <at>',
    also: ['<at>, <effects>'],
    holes: { effects, at },
    make: (values) => ({ effect: 'delayed', ...values }),
    parts: ({ effects: then, at: when }) =>
      when === 'sourceLeaves' ? undefined : { effects: then, at: when },
  }),
];
