import { type Hole, fixedHole, sameValue, standsAt } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { type Some, anyCards, filterOf, someCards } from '../phrases/cards-of.js';
import { type WordsContext, textOf } from '../phrases/context.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { withX } from '../phrases/for-each.js';
import { what, who } from '../phrases/selectors.js';

/** What is searched for: which cards, and how many. */
export type Sought = Pick<EffectNamed<'search'>, 'filter' | 'count' | 'sameNameAs' | 'every'>;
/** Where it goes. */
type SearchEnd = Pick<EffectNamed<'search'>, 'to' | 'tapped' | 'reveal' | 'one'>;
type EndWords = readonly (readonly [words: string, value: SearchEnd])[];

/** The destinations, as "it" or as "them". The first words for a destination are printed. */
const endsOf = (it: string, that: string): EndWords => {
  const hand: SearchEnd = { to: 'hand' };
  const shown: SearchEnd = { to: 'hand', reveal: true };
  const tapped: SearchEnd = { to: 'battlefield', tapped: true };
  return [it, that].flatMap((card) => [
    [`put ${card} onto the battlefield`, { to: 'battlefield' }],
    [`put ${card} onto the battlefield tapped`, tapped],
    [`reveal ${card}, put ${it} into your hand`, shown],
    [`reveal ${card}, and put ${it} into your hand`, shown],
    [`reveal ${card} and put ${it} into your hand`, shown],
    [`put ${card} into your hand`, hand],
    [`put ${card} into your graveyard`, { to: 'graveyard' }],
    [`exile ${card}`, { to: 'exile' }],
  ]);
};

/** "Put one onto the battlefield tapped and the other into your hand": both are shown before, or not. */
const SPLIT: EndWords = ['the other', 'the rest'].flatMap((rest) =>
  [
    [
      'one onto the battlefield tapped',
      `${rest} into your hand`,
      { one: { to: 'battlefield', tapped: true } },
    ] as const,
    ['one onto the battlefield', `${rest} into your hand`, { one: { to: 'battlefield' } }] as const,
  ]
    .map(([first, second, way]): readonly [string, SearchEnd] => [
      `put ${first} and ${second}`,
      { to: 'hand', ...way },
    ])
    .concat([
      [`put one into your hand and ${rest} into your graveyard`, { to: 'graveyard', one: { to: 'hand' } }],
    ])
    .flatMap(([end, way]) => [
      [end, way] as const,
      ...[
        'reveal those cards, ',
        'reveal them, ',
        'reveal those cards, and ',
        'reveal them and ',
        'reveal them. ',
        'reveal those cards. ',
      ].map((shown) => [`${shown}${end}`, { ...way, reveal: true }] as const),
    ]),
);

const ONE_END = endsOf('it', 'that card');
const MANY_ENDS = [...endsOf('them', 'those cards'), ...SPLIT];

/** A hole for destinations. Each is its own key, as a name is. */
function destination(ends: EndWords): Hole<SearchEnd, WordsContext> {
  const keyOf = ({ to, tapped, reveal, one }: SearchEnd): string => JSON.stringify([to, tapped, reveal, one]);
  const ways = new Map(ends.map(([, way]) => [keyOf(way), way]));
  const keys = fixedHole(ends.map(([said, way]) => [said, keyOf(way)] as const));
  return {
    read: (words, context) => ways.get(keys.read(words, context) ?? ''),
    print: (way, context) => keys.print(keyOf(way), context),
    begins: (word) => keys.begins?.(word) ?? true,
    ends: (word) => keys.ends?.(word) ?? true,
  };
}

/** The same words said of another player: "puts it into their hand". */
const saidOf = (words: string, verb: (plain: string) => string): string =>
  words.replaceAll('your', 'their').replaceAll(/\b(?:put|reveal|exile)\b/gu, verb);

const ALIKE = ['with', 'the', 'same', 'name', 'as'] as const;

/** Cards with the same name as something that was mentioned: "a card with the same name as that creature". */
function alike(cards: Hole<Sought, WordsContext>): Hole<Sought, WordsContext> {
  return {
    read(words, context) {
      const at = words.findIndex((_word, index) => standsAt(ALIKE, words, index));
      if (at < 0) return cards.read(words, context);
      const found = cards.read(words.slice(0, at), context);
      const like = found && what.read(words.slice(at + ALIKE.length), context);
      return like === undefined ? undefined : { ...found, sameNameAs: like };
    },
    print({ sameNameAs, ...sought }, context) {
      const words = cards.print(sought, context);
      if (sameNameAs === undefined || words === undefined) return words;
      const like = what.print(sameNameAs, context);
      return like && `${words} ${ALIKE.join(' ')} ${like}`;
    },
  };
}

const soughtOf = ({ what: filter, count }: Some): Sought => ({
  ...filterOf(filter),
  ...(count === undefined ? {} : { count }),
});

/** "A basic land card". */
const aCard = alike({
  read(words, context) {
    const found = someCards.read(words, context);
    return found && found.count === undefined ? soughtOf(found) : undefined;
  },
  print: ({ filter = {}, count }, context) =>
    count === undefined ? someCards.print({ what: filter }, context) : undefined,
});

const UP_TO = ['up', 'to'] as const;
const ANY_NUMBER = ['any', 'number', 'of'] as const;

/** "Up to two creature cards", "any number of Goblin cards", "two cards". */
export const someOfThem = alike({
  read(given, outer) {
    // "Up to X basic land cards, where X is ..."
    const { words, context } = withX(given, outer) ?? { words: given, context: outer };
    if (standsAt(ANY_NUMBER, words, 0)) {
      const any = anyCards.read(words.slice(ANY_NUMBER.length), context);
      return any && { ...filterOf(any), count: 'all' };
    }
    const isMost = standsAt(UP_TO, words, 0);
    const found = someCards.read(isMost ? words.slice(UP_TO.length) : words, context);
    // 701.23d: of cards without a quality just so many are found.
    const fits = found?.count !== undefined && isMost === Object.keys(found.what).length > 0;
    return found && fits ? soughtOf(found) : undefined;
  },
  print({ filter = {}, count, every }, context) {
    if (every) return undefined;
    if (count === 'all') {
      const words = anyCards.print(filter, context);
      return words && `${ANY_NUMBER.join(' ')} ${words}`;
    }
    const words = count === undefined ? undefined : someCards.print({ what: filter, count }, context);
    return words && (Object.keys(filter).length > 0 ? `${UP_TO.join(' ')} ${words}` : words);
  },
});

/** "All cards with the same name as that creature". */
export const allAlike = alike({
  read: (words) => (textOf(words) === 'all cards' ? { count: 'all', every: true } : undefined),
  print: (sought) => (sameValue(sought, { count: 'all', every: true }) ? 'all cards' : undefined),
});

const THEN_SHUFFLE = [', then shuffle', '. then shuffle'];
const EACH_SEARCHED = '. then each player who searched their library this way shuffles';

/** Returns the search that some effects are, with its player, if they are nothing else. */
export const searchIn = (effects: readonly Effect[]): EffectNamed<'search'> | undefined =>
  effects.length === 1 ? effectAt(effects, 0, 'search') : undefined;

/** Returns what a search is for. */
export const soughtIn = ({ filter, count, sameNameAs, every }: EffectNamed<'search'>): Sought => ({
  ...(filter === undefined ? {} : { filter }),
  ...(count === undefined ? {} : { count }),
  ...(sameNameAs === undefined ? {} : { sameNameAs }),
  ...(every ? { every } : {}),
});

const wayIn = ({ to, tapped, reveal, one }: EffectNamed<'search'>): SearchEnd => ({
  to,
  ...(tapped ? { tapped } : {}),
  ...(reveal ? { reveal } : {}),
  ...(one ? { one } : {}),
});

const partsOf = (search: EffectNamed<'search'>) => ({ sought: soughtIn(search), end: wayIn(search) });

const GROUP = 'player';
const isGroup = (player: Selector): boolean => player === 'eachPlayer' || player === 'eachOpponent';

/** A player searches if that player likes to; of several each by themselves. */
const mayDo = (player: Selector, search: EffectNamed<'search'>): Effect =>
  isGroup(player)
    ? { effect: 'forEach', what: player, as: GROUP, effects: [mayDo({ bound: GROUP }, search)] }
    : { effect: 'may', who: player, effects: [{ ...search, who: player }] };

/** Returns who may search, and what; see {@link mayDo}. */
function mayIn(effects: readonly Effect[]): readonly [Selector, EffectNamed<'search'>] | undefined {
  const each = effectAt(effects, 0, 'forEach');
  const may = effectAt(each ? each.effects : effects, 0, 'may');
  const search = may && searchIn(may.effects);
  const player = each?.what ?? may?.who;
  return search && player !== undefined && sameValue(effects, [mayDo(player, search)])
    ? [player, search]
    : undefined;
}

/** Destinations with what stands before and after them: ", put it onto the battlefield, then shuffle". */
const whole = (ends: EndWords, tails: readonly string[]): Hole<SearchEnd, WordsContext> =>
  destination(
    [', ', ' and ', '. '].flatMap((join) =>
      tails.flatMap((tail) => ends.map(([words, way]) => [`${join}${words}${tail}`, way] as const)),
    ),
  );

/** The sentences of searching one's own library, for one card or for several. */
const ownWords = (cards: typeof aCard, ends: EndWords): EffectWords => {
  const said = (verb: (plain: string) => string): EndWords =>
    ends.map(([words, way]) => [saidOf(words, verb), way]);
  return [
    saysAll({
      words: 'you search your library for <sought> <end>',
      holes: { sought: cards, end: whole(ends, THEN_SHUFFLE) },
      make: ({ sought, end }) => [{ effect: 'search', ...sought, ...end }],
      parts(effects) {
        const search = searchIn(effects);
        return search && search.who === undefined ? partsOf(search) : undefined;
      },
    }),
    saysAll({
      words: '<player> searches their library for <sought> <end>',
      holes: {
        player: who,
        sought: cards,
        end: whole(
          said((verb) => `${verb}s`),
          [', then shuffles', '. then shuffles', EACH_SEARCHED],
        ),
      },
      make: ({ player, sought, end }) =>
        player === 'you' ? undefined : [{ effect: 'search', who: player, ...sought, ...end }],
      parts(effects) {
        const search = searchIn(effects);
        return search?.who === undefined ? undefined : { player: search.who, ...partsOf(search) };
      },
    }),
    saysAll({
      words: '<player> may search their library for <sought> <end>',
      holes: {
        player: who,
        sought: cards,
        end: whole(
          said((verb) => verb),
          [...THEN_SHUFFLE, EACH_SEARCHED],
        ),
      },
      make: ({ player, sought, end }) =>
        player === 'you' ? undefined : [mayDo(player, { effect: 'search', ...sought, ...end })],
      parts(effects) {
        const found = mayIn(effects);
        return found && { player: found[0], ...partsOf(found[1]) };
      },
    }),
  ];
};

/** The sentences that put what is found on top: it is shown or not, and put there once the library is shuffled. */
const topWords = (cards: typeof aCard, it: string, endings: readonly string[]): EffectWords =>
  [false, true].map((shown) => {
    const lead = `you search your library for <sought>, ${shown ? `reveal ${it}, ` : ''}then shuffle and put`;
    const [words = '', ...also] = endings.map((ending) => `${lead} ${ending}`);
    const way: SearchEnd = { to: 'top', ...(shown ? { reveal: true } : {}) };
    return saysAll({
      words,
      also,
      holes: { sought: cards },
      make: ({ sought }) => [{ effect: 'search', ...sought, ...way }],
      parts(effects) {
        const search = searchIn(effects);
        const parts = search && search.who === undefined ? partsOf(search) : undefined;
        return parts && sameValue(parts.end, way) ? { sought: parts.sought } : undefined;
      },
    });
  });

const BOTH = ['reveal it, and put it into your hand', 'reveal it, then put it into your hand'].flatMap(
  (end) => ['search', 'searched'].map((verb) => `${end}. if you ${verb} your library this way, shuffle`),
);

/** "Search your library and/or graveyard for a card named ~": the library is shuffled only if it was searched. */
const bothWords: EffectWords = ['you search', 'you may search'].map((lead) => {
  const [words = '', ...also] = BOTH.map(
    (end) => `${lead} your library and/or graveyard for <sought>, ${end}`,
  );
  const done = (sought: Sought): Effect => {
    const search: Effect = { effect: 'search', ...sought, to: 'hand', reveal: true, andGraveyard: true };
    return lead === 'you search' ? search : { effect: 'may', effects: [search] };
  };
  return saysAll({
    words,
    also,
    holes: { sought: aCard },
    make: ({ sought }) => [done(sought)],
    parts(effects) {
      const search = searchIn(effectAt(effects, 0, 'may')?.effects ?? effects);
      const sought = search && partsOf(search).sought;
      return sought && sameValue(effects, [done(sought)]) ? { sought } : undefined;
    },
  });
});

/** "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle". */
export const searchWords: EffectWords = [
  ...ownWords(aCard, ONE_END),
  ...ownWords(someOfThem, MANY_ENDS),
  ...topWords(aCard, 'it', ['that card on top', 'the card on top']),
  ...topWords(someOfThem, 'them', ['those cards on top in any order', 'those cards on top', 'them on top']),
  ...bothWords,
];
