import { type EffectWords, says } from '../phrases/effect-words.js';
import { what } from '../phrases/selectors.js';

/** "Counter target spell". */
export const counterWords: EffectWords = [
  says('counter', {
    words: 'counter <spell>',
    holes: { spell: what },
    make: ({ spell }) => ({ effect: 'counter', what: spell }),
    parts: (effect) => (effect.into === undefined ? { spell: effect.what } : undefined),
  }),
  ...(
    [
      ["exile it instead of putting it into its owner's graveyard", 'exile'],
      ["put it into its owner's hand instead of into that player's graveyard", 'hand'],
      ["put it on top of its owner's library instead of into that player's graveyard", 'library'],
    ] as const
  ).map(([words, into]) =>
    says('counter', {
      words: `counter <spell>. if that spell is countered this way, ${words}`,
      holes: { spell: what },
      make: ({ spell }) => ({ effect: 'counter', what: spell, into }),
      parts: (effect) => (effect.into === into ? { spell: effect.what } : undefined),
    }),
  ),
];
