import type { EffectNamed } from '../../language/effects/effect.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

type Action = EffectNamed<'unperformed'>['action'];

/** Words about nobody, and about objects. */
const ALONE: readonly (readonly [words: string, action: Action])[] = [
  ['venture into the dungeon', 'venture'],
  ['end the turn', 'endTurn'],
];
const OF_THINGS: readonly (readonly [words: string, action: Action, also?: string])[] = [
  ['flip <what>', 'flip'],
];
/** Effects that are understood and not performed yet: "flip ~", "end the turn". */
export const unperformedWords: EffectWords = [
  ...ALONE.map(([words, action]) =>
    says('unperformed', {
      words,
      holes: {},
      make: () => ({ effect: 'unperformed', action }),
      parts: (effect) => (effect.action === action ? {} : undefined),
    }),
  ),
  ...OF_THINGS.map(([words, action]) =>
    says('unperformed', {
      words,
      holes: { what: allOf },
      make: ({ what }) => ({ effect: 'unperformed', action, what }),
      parts: (effect) =>
        effect.action === action && effect.what !== undefined ? { what: effect.what } : undefined,
    }),
  ),
];
