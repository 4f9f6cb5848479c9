import { sameValue } from '@reticle/core/text';
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
      ["exile <it> instead of putting <again> into <its>'s owner's graveyard", 'exile'],
      ["put <it> into <again>'s owner's hand instead of into <its>'s owner's graveyard", 'hand'],
    ] as const
  ).map(([words, into]) =>
    says('counter', {
      words: `counter <spell>. if <that> is countered this way, ${words}`,
      holes: { spell: what, that: what, it: what, again: what, its: what },
      make: ({ spell, ...same }) =>
        Object.values(same).every((one) => sameValue(one, spell))
          ? { effect: 'counter', what: spell, into }
          : undefined,
      parts: ({ what: spell, into: goes }) =>
        goes === into ? { spell, that: spell, it: spell, again: spell, its: spell } : undefined,
    }),
  ),
  ...(
    [
      ["put <it> into <its>'s owner's hand instead of into that player's graveyard", 'hand'],
      ["put <it> on top of <its>'s owner's library instead of into that player's graveyard", 'library'],
    ] as const
  ).map(([words, into]) =>
    says('counter', {
      words: `counter <spell>. if <that> is countered this way, ${words}`,
      holes: { spell: what, that: what, it: what, its: what },
      make: ({ spell, ...same }) =>
        Object.values(same).every((one) => sameValue(one, spell))
          ? { effect: 'counter', what: spell, into }
          : undefined,
      parts: ({ what: spell, into: goes }) =>
        goes === into ? { spell, that: spell, it: spell, its: spell } : undefined,
    }),
  ),
];
