import type { EffectNamed } from '../../language/effects/effect.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf, who } from '../phrases/selectors.js';

type Action = EffectNamed<'unperformed'>['action'];

/** Words about nobody, about objects, and about players. */
const ALONE: readonly (readonly [words: string, action: Action])[] = [
  ['venture into the dungeon', 'venture'],
  ['end the turn', 'endTurn'],
];
const OF_THINGS: readonly (readonly [words: string, action: Action, also?: string])[] = [
  ['flip <what>', 'flip'],
  ['goad <what>', 'goad'],
];
const OF_PLAYERS: readonly (readonly [words: string, action: Action, also?: string])[] = [
  ['<who> becomes|become the monarch', 'monarch'],
];

/** Effects that are understood and not performed yet: "transform ~", "you become the monarch". */
export const unperformedWords: EffectWords = [
  ...ALONE.map(([words, action]) =>
    says('unperformed', {
      words,
      holes: {},
      make: () => ({ effect: 'unperformed', action }),
      parts: (effect) => (effect.action === action && effect.who === undefined ? {} : undefined),
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
  ...OF_PLAYERS.map(([words, action]) =>
    says('unperformed', {
      words,
      holes: { who },
      make: ({ who: player }) => ({ effect: 'unperformed', action, who: player }),
      parts: (effect) =>
        effect.action === action && effect.who !== undefined ? { who: effect.who } : undefined,
    }),
  ),
];
