import { type Hole, sameValue } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { printThing, readOneThing, withArticle } from '../phrases/things.js';
import { spell as onStack, what } from '../phrases/selectors.js';

/** "An artifact or creature spell". */
const someSpells: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const { zone, ...those } = readOneThing(words) ?? {};
    return zone === 'stack' ? those : undefined;
  },
  print(those) {
    const words = printThing({ zone: 'stack', ...those }, false);
    return words && withArticle(words);
  },
};

/** A countered spell goes onto the battlefield. "That card" may be resolved already. */
const INTO_PLAY = ['that card', '<that>'].flatMap((that) =>
  ["into its owner's graveyard", "into that player's graveyard"].map(
    (place, at) =>
      [
        `${that} onto the battlefield under your control instead of ${place}`,
        that === 'that card' && at === 0,
      ] as const,
  ),
);

/** "Counter target spell". */
export const counterWords: EffectWords = [
  says('counter', {
    words: 'counter <spell>',
    holes: { spell: onStack },
    make: ({ spell }) => ({ effect: 'counter', what: spell }),
    parts: (effect) => (effect.into === undefined ? { spell: effect.what } : undefined),
  }),
  ...INTO_PLAY.map(([words, isPrinted]) =>
    says('counter', {
      words: `counter <spell>. if <those> is countered this way, put ${words}`,
      holes: { spell: onStack, those: someSpells, ...(words.includes('<that>') ? { that: what } : {}) },
      make: ({ spell, those, ...same }) =>
        Object.values(same).every((one) => sameValue(one, spell))
          ? { effect: 'counter', what: spell, into: 'battlefield', those }
          : undefined,
      parts: ({ what: spell, into, those }) =>
        isPrinted && into === 'battlefield' && those ? { spell, those } : undefined,
    }),
  ),
  ...(
    [
      ["exile <it> instead of putting <again> into <its>'s owner's graveyard", 'exile'],
      ["put <it> into <again>'s owner's hand instead of into <its>'s owner's graveyard", 'hand'],
    ] as const
  ).map(([words, into]) =>
    says('counter', {
      words: `counter <spell>. if <that> is countered this way, ${words}`,
      holes: { spell: onStack, that: what, it: what, again: what, its: what },
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
      holes: { spell: onStack, that: what, it: what, its: what },
      make: ({ spell, ...same }) =>
        Object.values(same).every((one) => sameValue(one, spell))
          ? { effect: 'counter', what: spell, into }
          : undefined,
      parts: ({ what: spell, into: goes }) =>
        goes === into ? { spell, that: spell, it: spell, its: spell } : undefined,
    }),
  ),
];
