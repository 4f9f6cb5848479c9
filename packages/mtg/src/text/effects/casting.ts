import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type MtgCardFilter, type QualityFilter, qualityFilter } from '../../language/filter.js';
import { type Selector, isBound } from '../../language/selector.js';
import { countOf, spelled } from '../phrases/amounts.js';
import { type Some, someCards } from '../phrases/cards-of.js';
import { type WordsContext, asToken } from '../phrases/context.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { spell as onStack, what as one } from '../phrases/selectors.js';

const nothing = {};
const isThing = (value: Selector): boolean => value === 'self' || isBound(value);

/** Copies of spells and abilities (rule 707.10). */
const copyWords: EffectWords = [false, true].flatMap((anew) => {
  const [once, often] = anew
    ? ['. you may choose new targets for the copy', '. you may choose new targets for the copies']
    : ['', ''];
  const asked = anew ? { newTargets: true as const } : {};
  return [
    says('copySpell', {
      words: `copy <what>${once}`,
      holes: { what: onStack },
      make: ({ what }) => (isThing(what) ? { effect: 'copySpell', what, ...asked } : undefined),
      parts: ({ what, times, newTargets, who: player }) =>
        times === undefined && (newTargets === true) === anew && player === undefined ? { what } : undefined,
    }),
    says('copySpell', {
      words: `copy <what> <times> times${often}`,
      holes: { what: onStack, times: spelled },
      make: ({ what, times }) => (isThing(what) ? { effect: 'copySpell', what, times, ...asked } : undefined),
      parts: ({ what, times, newTargets, who: player }) =>
        times !== undefined && (newTargets === true) === anew && player === undefined
          ? { what, times }
          : undefined,
    }),
    says('copySpell', {
      words: `copy <what> twice${often}`,
      holes: { what: onStack },
      make: ({ what }) => (isThing(what) ? { effect: 'copySpell', what, times: 2, ...asked } : undefined),
      parts: () => undefined,
    }),
  ];
});

const FROM = 'castFrom';

/** Builds the effects for a card of your hand or graveyard that you may cast for free (rule 118.9). */
const castFrom = (zone: 'hand' | 'graveyard', { what }: Some): readonly Effect[] => [
  { effect: 'choose', filter: { zone, owner: 'self', ...what }, upTo: true, bind: FROM },
  { effect: 'castCard', what: { bound: FROM }, ...spellLike(what) },
];

/** Applies the filter on the card to the spell as well. */
function spellLike(what: MtgCardFilter): { readonly spell?: QualityFilter } {
  const spell = Object.keys(what).length === 0 ? undefined : qualityFilter.safeParse(what).data;
  return spell ? { spell } : {};
}

/** "A creature spell", "a creature card": a card, or a spell of which only the card is there (rule 601.3). */
const aSpell: Hole<Some, WordsContext> = {
  read: (words, context) =>
    someCards.read(
      words.map((word) => (word.text === 'spell' ? asToken(word, 'card') : word)),
      context,
    ),
  print: (value, context) => someCards.print(value, context)?.replace(' card', ' spell'),
};

/** Cards that are cast during a resolution (rule 608.2g). */
const castWords: EffectWords = (['hand', 'graveyard'] as const).map((zone) =>
  saysAll({
    words: `you may cast <card> from your ${zone} without paying its mana cost`,
    holes: { card: aSpell },
    make: ({ card }) => (card.count === undefined ? castFrom(zone, card) : undefined),
    parts(effects) {
      const { zone: _zone, owner: _owner, ...what } = effectAt(effects, 0, 'choose')?.filter ?? {};
      return sameValue(effects, castFrom(zone, { what })) ? { card: { what } } : undefined;
    },
  }),
);

const DISCARDED = 'thrownAway';
const thrown = (filter: MtgCardFilter): readonly Effect[] => [
  {
    effect: 'choose',
    filter: { zone: 'hand', owner: 'self', ...filter },
    count: 'all',
    upTo: true,
    bind: DISCARDED,
  },
  { effect: 'moveCards', what: { bound: DISCARDED }, to: 'graveyard', as: 'discard', bind: DISCARDED },
  { effect: 'draw', amount: { numberOf: { bound: DISCARDED } } },
];

/** Other effects on cards in a few words. */
const otherWords: EffectWords = [
  saysAll({
    words: 'you discard any number of cards, then draw that many cards',
    holes: nothing,
    make: () => thrown({}),
    parts: (effects) => (sameValue(effects, thrown({})) ? nothing : undefined),
  }),
];

/** "Change the target of target spell with a single target" (rule 115.7a). */
const changeTargetWords: EffectWords = [
  says('changeTarget', {
    words: 'change the target of <what>',
    holes: { what: one },
    make: ({ what }) => (isThing(what) ? { effect: 'changeTarget', what } : undefined),
    parts: ({ what }) => ({ what }),
  }),
];

const additionalLands = countOf('additional land');

/** "You may play an additional land this turn" (rule 305.2). */
const moreLandsWords: EffectWords = [
  says('moreLands', {
    words: 'you may play <lands> this turn',
    holes: { lands: additionalLands },
    make: ({ lands }) => (lands === 1 ? { effect: 'moreLands', amount: 1 } : undefined),
    parts: ({ amount }) => (amount === 1 ? { lands: amount } : undefined),
  }),
  says('moreLands', {
    words: 'you may play up to <lands> this turn',
    holes: { lands: additionalLands },
    make: ({ lands }) => (lands === 1 ? undefined : { effect: 'moreLands', amount: lands }),
    parts: ({ amount }) => (amount === 1 ? undefined : { lands: amount }),
  }),
];

/**
 * Copies of spells, cards that an effect lets you cast or play, and cards that are revealed until one is
 * found.
 */
export const castingWords: EffectWords = [
  ...copyWords,
  ...castWords,
  ...changeTargetWords,
  ...moreLandsWords,
  ...otherWords,
];
