import { fixedHole, sameValue } from '@reticle/core/text';
import type { DigEffect } from '../../language/effects/actions.js';
import type { SearchEffect } from '../../language/effects/cards.js';
import type { Effect } from '../../language/effects/effect.js';
import { countOf, spelled } from '../phrases/amounts.js';
import { type Some, filterOf, someCards } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';

/** The destinations of one card. */
const ends = fixedHole([
  ['put it onto the battlefield', 'battlefield'],
  ['put that card onto the battlefield', 'battlefield'],
  ['put it onto the battlefield tapped', 'tapped'],
  ['put that card onto the battlefield tapped', 'tapped'],
  ['reveal it, put it into your hand', 'revealed'],
  ['reveal that card, put it into your hand', 'revealed'],
  ['put that card into your hand', 'hand'],
  ['put it into your hand', 'hand'],
  ['put that card into your graveyard', 'graveyard'],
  ['put it into your graveyard', 'graveyard'],
]);

/** The destinations of several cards. */
const manyEnds = fixedHole([
  ['put them onto the battlefield', 'battlefield'],
  ['put those cards onto the battlefield', 'battlefield'],
  ['put them onto the battlefield tapped', 'tapped'],
  ['put those cards onto the battlefield tapped', 'tapped'],
  ['reveal them, put them into your hand', 'revealed'],
  ['reveal those cards, put them into your hand', 'revealed'],
  ['put those cards into your hand', 'hand'],
  ['put them into your hand', 'hand'],
  ['put those cards into your graveyard', 'graveyard'],
  ['put them into your graveyard', 'graveyard'],
]);

const WAYS = {
  battlefield: { to: 'battlefield' },
  tapped: { to: 'battlefield', tapped: true },
  revealed: { to: 'hand', reveal: true },
  hand: { to: 'hand' },
  graveyard: { to: 'graveyard' },
} as const;
const NAMES = ['battlefield', 'tapped', 'revealed', 'hand', 'graveyard'] as const;

const wayOf = ({ to, tapped, reveal }: SearchEffect) =>
  NAMES.find((name) => {
    const way: { readonly to: string; readonly tapped?: true; readonly reveal?: true } = WAYS[name];
    return way.to === to && way.tapped === tapped && way.reveal === reveal;
  });

/** "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle". */
export const searchWords: EffectWords = [
  says('search', {
    words: 'you search your library for <card>, <end>, then shuffle',
    also: ['you search your library for <card>, <end>. then shuffle'],
    holes: { card: someCards, end: ends },
    make: ({ card, end }) =>
      card.count === undefined ? { effect: 'search', ...filterOf(card.what), ...WAYS[end] } : undefined,
    parts(effect) {
      const end = effect.count === undefined ? wayOf(effect) : undefined;
      const card: Some = { what: effect.filter ?? {} };
      return end && { card, end };
    },
  }),
  says('search', {
    words: 'you search your library for up to <cards>, <end>, then shuffle',
    also: ['you search your library for up to <cards>, <end>. then shuffle'],
    holes: { cards: someCards, end: manyEnds },
    make: ({ cards: { what, count }, end }) =>
      count === undefined ? undefined : { effect: 'search', ...filterOf(what), count, ...WAYS[end] },
    parts(effect) {
      const { filter = {}, count } = effect;
      const end = wayOf(effect);
      return end && count !== undefined && count !== 'all'
        ? { cards: { what: filter, count }, end }
        : undefined;
    },
  }),
  says('search', {
    words: 'you search your library for <card>, then shuffle and put that card on top',
    holes: { card: someCards },
    make: ({ card }) =>
      card.count === undefined ? { effect: 'search', ...filterOf(card.what), to: 'top' } : undefined,
    parts: ({ filter = {} }) => ({ card: { what: filter } }),
  }),
  says('search', {
    words: 'you search your library for <card>, reveal it, then shuffle and put that card on top',
    also: ['you search your library for <card>, reveal it, then shuffle and put the card on top'],
    holes: { card: someCards },
    make: ({ card }) =>
      card.count === undefined
        ? { effect: 'search', ...filterOf(card.what), reveal: true, to: 'top' }
        : undefined,
    parts: ({ filter = {} }) => ({ card: { what: filter } }),
  }),
];

const BOTH = ['reveal it, and put it into your hand', 'reveal it, then put it into your hand'].flatMap(
  (end) => ['search', 'searched'].map((verb) => `${end}. if you ${verb} your library this way, shuffle`),
);
const bothOf = ({ what, count }: Some): Effect | undefined =>
  count === undefined
    ? { effect: 'search', ...filterOf(what), ...WAYS.revealed, andGraveyard: true }
    : undefined;

/** "Search your library and/or graveyard for a card named ~": the library is shuffled only if it was searched. */
export const searchBothWords: EffectWords = ['you search', 'you may search'].map((lead) => {
  const [words = '', ...also] = BOTH.map((end) => `${lead} your library and/or graveyard for <card>, ${end}`);
  const done = (search: Effect): Effect =>
    lead === 'you search' ? search : { effect: 'may', effects: [search] };
  return saysAll({
    words,
    also,
    holes: { card: someCards },
    make({ card }) {
      const search = bothOf(card);
      return search && [done(search)];
    },
    parts(effects) {
      const row = effectAt(effects, 0, 'may')?.effects ?? effects;
      const card: Some = { what: effectAt(row, 0, 'search')?.filter ?? {} };
      const search = bothOf(card);
      return search && sameValue(effects, [done(search)]) ? { card } : undefined;
    },
  });
});

/** "Goblin cards", after "any number of". */
const anyNumber = allCards();

/** "Search your library for any number of Goblin cards, reveal them, then shuffle and put those cards on top in any order". */
export const searchAnyWords: EffectWords = [
  says('search', {
    words: 'you search your library for any number of <cards>, <end>, then shuffle',
    also: ['you search your library for any number of <cards>, <end>. then shuffle'],
    holes: { cards: anyNumber, end: manyEnds },
    make: ({ cards: { what }, end }) => ({ effect: 'search', ...filterOf(what), count: 'all', ...WAYS[end] }),
    parts(effect) {
      const { filter = {}, count, who: player, library } = effect;
      const end =
        count === 'all' && player === undefined && library === undefined ? wayOf(effect) : undefined;
      return end && { cards: { what: filter }, end };
    },
  }),
  says('search', {
    words:
      'you search your library for any number of <cards>, reveal them, then shuffle and put those cards on top in any order',
    holes: { cards: anyNumber },
    make: ({ cards: { what } }) => ({
      effect: 'search',
      ...filterOf(what),
      count: 'all',
      reveal: true,
      to: 'top',
    }),
    parts: ({ filter = {}, count, reveal, to, who: player, library }) =>
      count === 'all' && reveal && to === 'top' && player === undefined && library === undefined
        ? { cards: { what: filter } }
        : undefined,
  }),
];

type Rest = DigEffect['rest'];
const cards = countOf('card');

/** The destinations of the others, after "and". */
const REST = fixedHole<Rest>([
  ['the rest on the bottom of your library in any order', 'bottom'],
  ['the rest on the bottom of your library in a random order', 'bottomRandom'],
  ['the rest into your graveyard', 'graveyard'],
  ['the rest into your hand', 'hand'],
  ['the rest back on top of your library in any order', 'top'],
  ['the rest on top of your library in any order', 'top'],
]);
const OTHER = fixedHole<Rest>([
  ['the other on the bottom of your library', 'bottom'],
  ['the other into your graveyard', 'graveyard'],
  ['the other on top of your library', 'top'],
]);
const LEADS = [
  { lead: 'you look at the top <cards> of your library', revealed: {} },
  { lead: 'you reveal the top <cards> of your library', revealed: { revealed: true } },
] as const;
const isPlain = ({ revealed, tapped, reveal, ...dig }: DigEffect, wanted: Partial<DigEffect>): boolean =>
  revealed === wanted.revealed &&
  tapped === wanted.tapped &&
  reveal === wanted.reveal &&
  dig.to === (wanted.to ?? 'hand');
const TO = [
  { to: 'hand', words: 'into your hand', more: {} },
  { to: 'battlefield', words: 'onto the battlefield', more: {} },
  { to: 'battlefield', words: 'onto the battlefield tapped', more: { tapped: true } },
  { to: 'graveyard', words: 'into your graveyard', more: {} },
] as const;

/** "Look at the top three cards of your library, put one of them into your hand and the rest on the bottom". */
export const digWords: EffectWords = LEADS.flatMap(({ lead, revealed }) => [
  ...TO.flatMap(({ to, words, more }) => [
    says('dig', {
      words: `${lead}. put <take> of them ${words} and <rest>`,
      also: [
        `${lead}. put <take> of those cards ${words} and <rest>`,
        `${lead}, put <take> of them ${words}, then put <rest>`,
        `${lead}, then put <take> of them ${words} and <rest>`,
        `${lead}. put <take> of them ${words}. put <rest>`,
      ],
      holes: { cards, take: spelled, rest: REST },
      make: ({ cards: top, take, rest }) => ({ effect: 'dig', top, take, to, rest, ...revealed, ...more }),
      parts: (dig) =>
        isPlain(dig, { ...revealed, ...more, to }) && dig.take !== 'all' && !dig.upTo && !dig.filter
          ? { cards: dig.top, take: dig.take, rest: dig.rest }
          : undefined,
    }),
    says('dig', {
      words: `${lead}. put one of them ${words} and <rest>`,
      also: [
        `${lead}. put one of those cards ${words} and <rest>`,
        `${lead}, then put one of them ${words} and <rest>`,
      ],
      holes: { cards, rest: OTHER },
      make: ({ cards: top, rest }) =>
        top === 2 ? { effect: 'dig', top, take: 1, to, rest, ...revealed, ...more } : undefined,
      parts: () => undefined,
    }),
    says('dig', {
      words: `${lead}. you may put <some> from among them ${words}. put <rest>`,
      also: [
        `${lead}. you may put <some> from among them ${words} and <rest>`,
        `${lead}. you may put <some> from among those cards ${words}. put <rest>`,
      ],
      holes: { cards, some: someCards, rest: REST },
      make: ({ cards: top, some, rest }) => ({
        effect: 'dig',
        top,
        ...taken(some),
        upTo: true,
        to,
        rest,
        ...revealed,
        ...more,
      }),
      parts(dig) {
        const some = dig.upTo ? someOf(dig) : undefined;
        return some && isPlain(dig, { ...revealed, ...more, to })
          ? { cards: dig.top, some, rest: dig.rest }
          : undefined;
      },
    }),
  ]),
  says('dig', {
    words: `${lead}. you may reveal <some> from among them and put it into your hand. put <rest>`,
    also: [
      `${lead}. you may reveal <some> from among them and put that card into your hand. put <rest>`,
      `${lead}. you may reveal <some> from among those cards and put it into your hand. put <rest>`,
      `${lead}. you may reveal <some> from among them and put it into your hand, then put <rest>`,
    ],
    holes: { cards, some: someCards, rest: REST },
    make: ({ cards: top, some, rest }) =>
      some.count === undefined
        ? { effect: 'dig', top, ...taken(some), upTo: true, reveal: true, to: 'hand', rest, ...revealed }
        : undefined,
    parts(dig) {
      const some = dig.upTo && dig.take === 1 ? someOf(dig) : undefined;
      return some && isPlain(dig, { ...revealed, reveal: true })
        ? { cards: dig.top, some, rest: dig.rest }
        : undefined;
    },
  }),
  says('dig', {
    words: `${lead}. you may reveal up to <some> from among them and put them into your hand. put <rest>`,
    also: [
      `${lead}. you may reveal any number of <some> from among them and put the revealed cards into your hand. put <rest>`,
      `${lead}. you may reveal up to <some> from among them, put them into your hand, then put <rest>`,
    ],
    holes: { cards, some: someCards, rest: REST },
    make: ({ cards: top, some, rest }) =>
      some.count === undefined
        ? undefined
        : { effect: 'dig', top, ...taken(some), upTo: true, reveal: true, to: 'hand', rest, ...revealed },
    parts(dig) {
      const some = dig.upTo && dig.take !== 1 ? someOf(dig) : undefined;
      return some && isPlain(dig, { ...revealed, reveal: true })
        ? { cards: dig.top, some, rest: dig.rest }
        : undefined;
    },
  }),
  says('dig', {
    words: `${lead}. put all <some> revealed this way into your hand and <rest>`,
    holes: { cards, some: allCards(), rest: REST },
    make: ({ cards: top, some, rest }) =>
      'revealed' in revealed
        ? { effect: 'dig', top, take: 'all', filter: some.what, to: 'hand', rest, ...revealed }
        : undefined,
    parts: (dig) =>
      dig.take === 'all' && dig.filter && isPlain(dig, revealed)
        ? { cards: dig.top, some: { what: dig.filter }, rest: dig.rest }
        : undefined,
  }),
]);

const taken = ({ what, count = 1 }: Some) => ({ take: count, ...filterOf(what) });
const someOf = ({ take, filter = {} }: DigEffect): Some | undefined =>
  take === 'all' ? undefined : { what: filter, ...(take === 1 ? {} : { count: take }) };

/** "Creature cards", in the plural, without a number. */
function allCards(): typeof someCards {
  const TWO = { text: 'two', raw: 'two', start: 0, end: 0, capital: false, depth: 0 };
  return {
    read(words, context) {
      const found = someCards.read([TWO, ...words], context);
      // Without a kind, the data would mean all cards.
      return found && Object.keys(found.what).length > 0 ? { what: found.what } : undefined;
    },
    print: ({ what }, context) => someCards.print({ what, count: 2 }, context)?.slice('two '.length),
  };
}
