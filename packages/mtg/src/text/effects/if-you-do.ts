import type { Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

/** What always can be done, so that who says yes did it. */
const ALWAYS: ReadonlySet<Effect['effect']> = new Set([
  'draw',
  'gainLife',
  'loseLife',
  'createToken',
  'scry',
  'surveil',
]);

/** A target that is still legal moves; where it is not, nothing of the ability happens (rule 608.2b). */
export const isDone = (first: Effect): boolean =>
  ALWAYS.has(first.effect) ||
  (first.effect === 'moveCards' &&
    first.to === 'exile' &&
    typeof first.what === 'object' &&
    'bound' in first.what &&
    /^t\d+$/u.test(first.what.bound));

/** "You may draw a card. If you do, discard a card": one thing that is done, and another after it. */
export const ifYouDoWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('may', {
    words: 'you may <first>. if you do, <after>',
    holes: { first: effects, after: effects },
    make: ({ first: [first, ...others], after }) =>
      first && others.length === 0 && isDone(first)
        ? { effect: 'may', effects: [first, { effect: 'sequence', effects: after }] }
        : undefined,
    parts({ effects: [first, second, ...others], else: otherwise, who }) {
      const plain = others.length === 0 && otherwise === undefined && who === undefined;
      return first && plain && second?.effect === 'sequence'
        ? { first: [first], after: second.effects }
        : undefined;
    },
  }),
];
