import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { type MtgCardFilter, type QualityFilter, qualityFilter } from '../../language/filter.js';
import { type AbilityAmount, type Selector, isBound } from '../../language/selector.js';
import { countOf, spelled } from '../phrases/amounts.js';
import { type Some, someCards } from '../phrases/cards-of.js';
import { type WordsContext, asToken } from '../phrases/context.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { what as one } from '../phrases/selectors.js';

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
      holes: { what: one },
      make: ({ what }) => (isThing(what) ? { effect: 'copySpell', what, ...asked } : undefined),
      parts: ({ what, times, newTargets, who: player }) =>
        times === undefined && (newTargets === true) === anew && player === undefined ? { what } : undefined,
    }),
    says('copySpell', {
      words: `copy <what> <times> times${often}`,
      holes: { what: one, times: spelled },
      make: ({ what, times }) => (isThing(what) ? { effect: 'copySpell', what, times, ...asked } : undefined),
      parts: ({ what, times, newTargets, who: player }) =>
        times !== undefined && (newTargets === true) === anew && player === undefined
          ? { what, times }
          : undefined,
    }),
    says('copySpell', {
      words: `copy <what> twice${often}`,
      holes: { what: one },
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
const castWords: EffectWords = [
  ...(['hand', 'graveyard'] as const).map((zone) =>
    saysAll({
      words: `you may cast <card> from your ${zone} without paying its mana cost`,
      holes: { card: aSpell },
      make: ({ card }) => (card.count === undefined ? castFrom(zone, card) : undefined),
      parts(effects) {
        const { zone: _zone, owner: _owner, ...what } = effectAt(effects, 0, 'choose')?.filter ?? {};
        return sameValue(effects, castFrom(zone, { what })) ? { card: { what } } : undefined;
      },
    }),
  ),
  says('castCard', {
    words: 'you may cast <what> without paying its mana cost',
    holes: { what: one },
    make: ({ what }) => (isBound(what) ? { effect: 'castCard', what } : undefined),
    parts: ({ what, costs, as, spell, who: player }) =>
      costs === undefined &&
      as === undefined &&
      spell === undefined &&
      player === undefined &&
      what !== 'self'
        ? { what }
        : undefined,
  }),
  // "Its" is a mark of what was mentioned.
  says('castCard', {
    words: "you may cast <what> without paying <same>'s mana cost",
    holes: { what: one, same: one },
    make: ({ what, same }) =>
      isBound(what) && sameValue(what, same) ? { effect: 'castCard', what } : undefined,
    parts: () => undefined,
  }),
];

const FOUND = 'foundCard';
const OTHERS = 'otherCards';
const found: Selector = { bound: FOUND };
const others: Selector = { bound: OTHERS };
type MoveEffect = Extract<Effect, { readonly effect: 'moveCards' }>;

const TO: readonly (readonly [words: string, move: Omit<MoveEffect, 'effect' | 'what'>])[] = [
  ['into your hand', { to: 'hand' }],
  ['onto the battlefield', { to: 'battlefield' }],
];
const RESTS: readonly (readonly [words: string, move: Omit<MoveEffect, 'effect' | 'what'>])[] = [
  ['on the bottom of your library in a random order', { to: 'library', position: 'bottom', order: 'random' }],
  ['on the bottom of your library in any order', { to: 'library', position: 'bottom' }],
  ['into your graveyard', { to: 'graveyard' }],
];

/**
 * Builds the effects of revealing cards until one is found; it goes to one place and the others to another
 * (rule 701.20a).
 */
const untilFound = (
  filter: MtgCardFilter,
  to: Omit<MoveEffect, 'effect' | 'what'>,
  rest: Omit<MoveEffect, 'effect' | 'what'>,
): readonly Effect[] => [
  { effect: 'digUntil', filter, bind: FOUND, rest: OTHERS },
  { effect: 'moveCards', what: found, ...to },
  { effect: 'moveCards', what: others, ...rest },
];
const filterIn = (effects: readonly Effect[]): EffectNamed<'digUntil'>['filter'] | undefined =>
  effectAt(effects, 0, 'digUntil')?.filter;

const digUntilWords: EffectWords = TO.flatMap(([toWords, to]) =>
  RESTS.map(([restWords, rest]) => {
    const lead = 'you reveal cards from the top of your library until you reveal <card>';
    return saysAll({
      words: `${lead}. put that card ${toWords} and the rest ${restWords}`,
      also: [
        `${lead}, put that card ${toWords}, then put the rest ${restWords}`,
        `${lead}. put that card ${toWords} and all other cards revealed this way ${restWords}`,
        `${lead}. put that card ${toWords}, then put all other cards revealed this way ${restWords}`,
        `${lead}. put that card ${toWords} and put all other cards revealed this way ${restWords}`,
      ],
      holes: { card: someCards },
      make: ({ card }) => (card.count === undefined ? untilFound(card.what, to, rest) : undefined),
      parts(effects) {
        const filter = filterIn(effects);
        return filter && sameValue(effects, untilFound(filter, to, rest))
          ? { card: { what: filter } }
          : undefined;
      },
    });
  }),
);

const TOP = 'topCards';
const EXILED = 'exiledCards';
const exiled: Selector = { bound: EXILED };

/** Builds the effects of exiling the top cards, which may be played for some time (rule 601.3b). */
const playable = (top: AbilityAmount, until: 'endOfTurn' | 'endOfYourNextTurn'): readonly Effect[] => [
  { effect: 'reveal', at: { top }, bind: TOP },
  { effect: 'moveCards', what: { bound: TOP }, to: 'exile', bind: EXILED },
  { effect: 'letPlay', what: exiled, until },
];
const LASTS = [
  { until: 'endOfTurn', last: 'this turn', first: 'until end of turn, ' },
  {
    until: 'endOfYourNextTurn',
    last: 'until the end of your next turn',
    first: 'until the end of your next turn, ',
  },
] as const;

const exileTopWords: EffectWords = LASTS.flatMap(({ until, last, first }) => {
  const lead = 'exile the top <cards> of your library';
  const forms = ['that card', 'those cards', 'it', 'them', 'the exiled card', 'cards exiled this way'];
  return [
    saysAll({
      words: `${lead}. ${first}you may play those cards`,
      also: [
        ...forms.map((it) => `${lead}. ${first}you may play ${it}`),
        ...forms.map((it) => `${lead}. you may play ${it} ${last}`),
      ],
      holes: { cards: countOf('card') },
      make: ({ cards }) => playable(cards, until),
      parts(effects) {
        const at = effectAt(effects, 0, 'reveal')?.at;
        const top = at && 'top' in at ? at.top : undefined;
        return top !== undefined && sameValue(effects, playable(top, until)) ? { cards: top } : undefined;
      },
    }),
    // One card is "the top card", without a number.
    saysAll({
      words: `exile the top card of your library. ${first}you may play that card`,
      also: [
        `exile the top card of your library. ${first}you may play it`,
        `exile the top card of your library. you may play that card ${last}`,
        `exile the top card of your library. you may play it ${last}`,
      ],
      holes: nothing,
      make: () => playable(1, until),
      parts: (effects) => (sameValue(effects, playable(1, until)) ? nothing : undefined),
    }),
  ];
}).toReversed();

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
  ...digUntilWords,
  ...exileTopWords,
  ...moreLandsWords,
  ...otherWords,
];
