import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { printThing, readThings, readUnion } from '../phrases/things.js';

const permanents: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readThings(words) ?? readUnion(words);
    return found?.zone === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
  plural: () => true,
};

const chosen = (filter: MtgCardFilter, bind: string): Effect => ({
  effect: 'choose',
  filter,
  count: 'all',
  upTo: true,
  bind,
});

/** Builds a sentence about what you do to as many objects as you choose. */
function anyNumber(
  words: string,
  done: (things: MtgCardFilter) => readonly Effect[] | undefined,
  thingsIn: (filter: MtgCardFilter) => MtgCardFilter | undefined,
) {
  return saysAll({
    words,
    holes: { things: permanents },
    make: ({ things }) => done(things),
    parts(effects) {
      const { filter } = effectAt(effects, 0, 'choose') ?? {};
      const things = filter && thingsIn(filter);
      return things && sameValue(effects, done(things)) ? { things } : undefined;
    },
  });
}

const SACRIFICED = 'sacrificed';
const DISCARDED: readonly Effect[] = [
  chosen({ zone: 'hand', owner: 'self' }, 'discarded'),
  { effect: 'moveCards', what: { bound: 'discarded' }, to: 'graveyard', as: 'discard' },
];

/** "Sacrifice any number of creatures", "discard any number of cards", "tap any number of untapped creatures you control". */
export const anyNumberWords: EffectWords = [
  anyNumber(
    'you sacrifice any number of <things>',
    (things) =>
      things.controller === undefined
        ? [
            chosen({ ...things, controller: 'self' }, SACRIFICED),
            { effect: 'moveCards', what: { bound: SACRIFICED }, to: 'graveyard', as: 'sacrifice' },
          ]
        : undefined,
    ({ controller, ...things }) => (controller === 'self' ? things : undefined),
  ),
  anyNumber(
    'tap any number of <things>',
    (things) => [chosen(things, 'tapped'), { effect: 'tap', what: { bound: 'tapped' } }],
    (things) => things,
  ),
  saysAll({
    words: 'you discard any number of cards',
    holes: {},
    make: () => DISCARDED,
    parts: (effects) => (sameValue(effects, DISCARDED) ? {} : undefined),
  }),
];
