import type { Idiom, Template } from '@reticle/core/text';
import { SEARCHERS, THAT_PLAYER } from './nouns.js';
import type { CardsVerb } from './said.js';

const SEEK = { effect: 'seek', what: '$sought' } as const;

/** Searching libraries for cards. Where these are put, and that the library is shuffled, is said by verbs after it. */
export const searchVerbs: readonly CardsVerb[] = [
  {
    subject: 'player',
    words: 'search {their} library for <sought:sought>',
    means: { ...SEEK, who: '$subject=you' },
  },
  {
    subject: 'you',
    words: "search <library:player> 's library for <sought:sought>",
    means: { ...SEEK, library: '$library' },
  },
  {
    subject: 'you',
    words: 'search your library and/or graveyard for <sought:sought>',
    means: { ...SEEK, also: 'graveyardToo' },
  },
  {
    subject: 'you',
    words: 'search your library and graveyard for <sought:sought>',
    means: { ...SEEK, also: 'graveyard' },
  },
  {
    subject: 'you',
    words: "search <library:player> 's graveyard , hand , and library for <sought:sought>",
    means: { ...SEEK, library: '$library', also: 'everywhere' },
  },
  {
    subject: 'you',
    words: 'put the chosen cards on_top_of your library in any order',
    means: { effect: 'putChosen', to: { to: 'library', position: 'top' } },
  },
  {
    subject: 'player',
    words: ['shuffle', 'shuffle {their} library'],
    means: { effect: 'shuffle', who: '$subject=you' },
  },
  {
    subject: 'player',
    words: 'put one <one:place> and the_other|the_rest <to:place>',
    means: { effect: 'split', who: '$subject=you', one: '$one', to: '$to' },
  },
];

/** How many cards: one, or several. Later words agree with it in number. */
const ONE = { filter: '$filter?', sameNameAs: '$like?' } as const;
const MANY = { ...ONE, count: '$count' } as const;
const NUMBERS = [
  { what: ONE, many: {} },
  { what: MANY, many: { many: true } },
] as const;
const THEN = ', then';
const EVERY = { every: '$every?' } as const;
const PUT = { to: '$to', tapped: '$tapped?' } as const;
const TOP = { to: 'library', position: 'top' } as const;

/** What is said of a search, and what it means. */
interface Searching {
  readonly said: readonly Template[];
  readonly means: { readonly [key: string]: Template };
}

/** A search of a player's own library; the shuffle may be said in other words. */
const own = (who: { readonly who?: string }): readonly Searching[] => {
  return NUMBERS.flatMap(({ what, many }) =>
    [{}, { shown: true }].flatMap((shown): readonly Searching[] => {
      const seek = { effect: 'seek', ...who, what };
      const reveal = 'shown' in shown ? { reveal: true } : {};
      const search = { effect: 'search', ...who, ...what, ...reveal };
      const shuffle = { effect: 'shuffle', ...who };
      const that = { effect: 'putThat', ...who, ...many, ...shown };
      const split = { effect: 'split', ...who, ...shown, one: { to: '$one', tapped: '$first?' }, to: PUT };
      return [
        { said: [seek, { ...that, to: PUT }, THEN, shuffle], means: { ...search, ...PUT } },
        {
          said: [
            seek,
            ...('shown' in shown ? [{ effect: 'showThat', ...who, ...many }] : []),
            THEN,
            shuffle,
            { effect: 'putThat', ...who, ...many, to: TOP },
          ],
          means: { ...search, to: 'top' },
        },
        ...('many' in many
          ? [
              {
                said: [seek, split, THEN, shuffle],
                means: { ...search, ...PUT, one: { to: '$one', tapped: '$first?' } },
              },
            ]
          : []),
      ];
    }),
  );
};

/** A search of another player's library, who shuffles. */
const others: readonly Searching[] = NUMBERS.flatMap(({ what, many }) =>
  [
    { place: {}, to: { to: 'exile' } },
    { place: {}, to: { to: 'battlefield', under: 'you' } },
    { place: { theirs: true }, to: { to: 'graveyard' } },
  ].flatMap(({ place, to }): readonly Searching[] =>
    [
      { library: { bound: '$bound' }, who: { bound: '$bound' } },
      { library: { controllerOf: '$of' }, who: THAT_PLAYER },
      { library: { ownerOf: '$of' }, who: THAT_PLAYER },
    ].flatMap(({ library, who }) =>
      [{}, { also: 'everywhere' }].map((also): Searching => ({
        said: [
          { effect: 'seek', ...also, library, what: { ...what, ...('also' in also ? EVERY : {}) } },
          { effect: 'putThat', ...many, ...place, to },
          '.',
          { effect: 'shuffle', who },
        ],
        means: {
          effect: 'search',
          library,
          ...('also' in also ? { everywhere: true, ...EVERY } : {}),
          ...what,
          ...to,
        },
      })),
    ),
  ),
);

const asIdiom = ({ said, means }: Searching): Idiom => ({ said, means: [means] });
const BOTH = { zone: ['library', 'graveyard'], owner: 'self' } as const;
const KEPT = { bound: 'kept' } as const;

/** Each player who searched shuffles in the end. */
const together = ({ said, means }: Searching): readonly Idiom[] => {
  const [seek, put, joint] = said;
  if (seek === undefined || put === undefined || joint !== THEN) return [];
  const may = (effects: readonly Template[]): Template => ({ effect: 'may', who: '$who', effects });
  const each = (effects: readonly Template[]): Template => ({
    effect: 'forEach',
    what: '$what',
    as: '$as',
    effects: [may(effects)],
  });
  const shuffle = { effect: 'shuffle', who: SEARCHERS };
  return [{ said: [each([seek, put]), '.', shuffle], means: [each([means])] }];
};

export const SEARCH_IDIOMS: readonly Idiom[] = [
  ...[...own({ who: '$who' })].flatMap(together),
  ...[...own({}), ...own({ who: '$who' }), ...others].map(asIdiom),
  // "Search your library and/or graveyard": the library is shuffled only if it was searched.
  {
    said: [
      { effect: 'seek', also: 'graveyardToo', what: ONE },
      { effect: 'putThat', shown: true, to: { to: 'hand' } },
      '.',
      { effect: 'ifSearched', effects: [{ effect: 'shuffle' }] },
    ],
    means: [{ effect: 'search', ...ONE, to: 'hand', reveal: true, andGraveyard: true }],
  },
  {
    said: [
      {
        effect: 'may',
        effects: [
          { effect: 'seek', also: 'graveyardToo', what: ONE },
          { effect: 'putThat', shown: true, to: { to: 'hand' } },
        ],
      },
      '.',
      { effect: 'ifSearched', effects: [{ effect: 'shuffle' }] },
    ],
    means: [
      {
        effect: 'may',
        effects: [{ effect: 'search', ...ONE, to: 'hand', reveal: true, andGraveyard: true }],
      },
    ],
  },
  // A player who looks for cards of a quality need not find them (rule 701.23b).
  {
    said: [
      { effect: 'seek', also: 'graveyard', what: { count: '$count' } },
      { effect: 'rest', to: { to: 'exile' } },
      '.',
      { effect: 'putChosen', to: TOP },
    ],
    means: [
      { effect: 'look', at: { library: 'you' } },
      { effect: 'choose', filter: BOTH, count: '$count', bind: KEPT.bound },
      { effect: 'moveCards', what: { those: { each: BOTH }, except: KEPT }, to: 'exile' },
      { effect: 'moveCards', what: KEPT, ...TOP },
    ],
  },
];
