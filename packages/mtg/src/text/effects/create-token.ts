import { fixedHole, sameValue, type Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type Some, filterOf, some } from '../phrases/cards-of.js';
import type { WordsContext } from '../phrases/context.js';
import { tokens } from '../phrases/counters.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { keywordList } from '../phrases/keywords.js';
import { who, what } from '../phrases/selectors.js';

/** "Create two 1/1 white Soldier creature tokens". */
export const createTokenWords: EffectWords = [
  says('createToken', {
    words: '<who> creates|create <tokens>. <they> has|have <keywords>',
    holes: {
      who,
      tokens,
      they: fixedHole([
        ['it', 'one'],
        ['they', 'many'],
      ]),
      keywords: keywordList,
    },
    make: ({ who: player, tokens: { token, count, tapped }, they, keywords }) =>
      (they === 'one') === (count === 1)
        ? {
            effect: 'createToken',
            token: { ...token, keywords: [...(token.keywords ?? []), ...keywords] },
            ...unlessYou(player),
            ...(count === 1 ? {} : { count }),
            ...(tapped ? { tapped } : {}),
          }
        : undefined,
    parts: () => undefined,
  }),
  says('createToken', {
    words: '<who> creates|create <tokens>',
    holes: { who, tokens },
    make: ({ who: player, tokens: { token, count, tapped } }) => ({
      effect: 'createToken',
      token,
      ...unlessYou(player),
      ...(count === 1 ? {} : { count }),
      ...(tapped ? { tapped } : {}),
    }),
    parts: ({ who: player = 'you', token, count = 1, tapped = false }) => ({
      who: player,
      tokens: { token, count, tapped },
    }),
  }),
];

/** "Sacrifice ~", "each opponent sacrifices a creature". */
export const sacrificeWords: EffectWords = [
  says('sacrifice', {
    words: 'you sacrifice <what>',
    holes: { what },
    make: (values) => (values.what === 'self' ? { effect: 'sacrifice', what: 'self' } : undefined),
    parts: (effect) => (effect.what === 'self' ? { what: effect.what } : undefined),
  }),
  says('sacrifice', {
    words: '<who> sacrifices|sacrifice <some>',
    holes: { who, some },
    make: ({ who: player, some: wanted }) => ({
      effect: 'sacrifice',
      ...unlessYou(player),
      ...filterOf(wanted.what),
      ...(wanted.count === undefined ? {} : { count: wanted.count }),
    }),
    parts({ who: player = 'you', what: named, filter = {}, count }) {
      if (named !== undefined || count === 'all') return undefined;
      const wanted: Some = { what: filter, ...(count === undefined || count === 1 ? {} : { count }) };
      return { who: player, some: wanted };
    },
  }),
];

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

/** "Flip a coin. If you win the flip, draw a card. If you lose the flip, ~ deals 1 damage to you". */
export const flipCoinWords = (effects: Hole<readonly Effect[], WordsContext>): EffectWords => [
  says('flipCoin', {
    words: 'flip a coin. if you win the flip, <win>. if you lose the flip, <lose>',
    holes: { win: effects, lose: effects },
    make: (values) => ({ effect: 'flipCoin', ...values }),
    parts: ({ win, lose }) => win && lose && { win, lose },
  }),
  says('flipCoin', {
    words: 'flip a coin. if you win the flip, <win>',
    holes: { win: effects },
    make: ({ win }) => ({ effect: 'flipCoin', win }),
    parts: ({ win }) => win && { win },
  }),
  says('flipCoin', {
    words: 'flip a coin. if you lose the flip, <lose>',
    holes: { lose: effects },
    make: ({ lose }) => ({ effect: 'flipCoin', lose }),
    parts: ({ lose }) => lose && { lose },
  }),
];

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
