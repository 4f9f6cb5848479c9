import {
  amount,
  coreMatchers,
  defineKind,
  type FilterContext,
  flag,
  frozenCopy,
  type MatcherRecord,
  type Matchers,
  member,
  player,
  strings,
} from '@reticle/core';
import { describeFilter } from '@reticle/core/describe';
import {
  type CardKeys,
  type LocationFilter,
  ownKeys,
  type OwnKeys,
  type PlayerKeys,
} from '../language/filter.js';
import { memo } from '../language/memo.js';
import { lorcanaCard, type LorcanaCard } from './card.js';
import {
  exertion,
  fact,
  isSource,
  nameComparison,
  nameList,
  sourceId,
  sourceNames,
  thisTurn,
  turnFact,
} from './facets.js';
import type { LinkedCard } from './links.js';
import type { LorcanaPlayer } from './state.js';

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(' or ');
const classificationsOf = (card: LorcanaCard) => card.characteristics;

const howManyUnder = ({ cardsUnder }: LorcanaCard): number => cardsUnder;
const { words: UNDER_WORDS } = amount('number of cards under it', howManyUnder);

/** An id that no card has. */
const NOWHERE = '';

/** One matcher for each key of {@link OwnKeys}. */
const ownMatchers: Matchers<LorcanaCard, OwnKeys> = {
  ...coreMatchers,
  ready: exertion(false),
  exerted: exertion(true),
  excludeSelf: {
    test: (card, wanted, context) => !wanted || !isSource(card, context),
    cost: 0,
    words: (wanted) => ({ before: wanted ? 'other' : '' }),
    needsSource: true,
  },
  strength: amount('strength', ({ strength }: LorcanaCard) =>
    strength === undefined ? undefined : Math.max(0, strength),
  ),

  name: nameComparison,
  withName: nameList('any', (names) => `named ${quoted(names)}`),
  withoutName: nameList('none', (names) => `not named ${quoted(names)}`),
  namedCard: {
    ...fact(
      (card, context) => {
        const { named } = sourceNames(context);
        return named !== undefined && card.names.includes(named);
      },
      { yes: 'with the named name', no: 'without the named name' },
    ),
    cost: 4,
    needsSource: true,
  },
  sameNameAsSource: {
    ...fact((card, context) => sourceNames(context).names.some((name) => card.names.includes(name)), {
      yes: 'with the same name as this',
      no: 'with another name than this',
    }),
    cost: 4,
    needsSource: true,
  },

  withAnyKeyword: strings(
    'keywords',
    ({ keywords }: LorcanaCard) => keywords,
    'any',
    (any) => ({ after: `with ${any.join(' or ')}` }),
  ),
  withClassification: strings('characteristics', classificationsOf, 'any', (wanted) => ({
    before: wanted.join(' or '),
  })),
  withoutClassification: strings('characteristics', classificationsOf, 'none', (wanted) => ({
    before: wanted.map((entry) => `non-${entry}`).join(' '),
  })),
  ink: strings(
    'inks',
    ({ inks }: LorcanaCard) => inks,
    'any',
    (inks) => ({ before: inks.join(' or ') }),
  ),
  inkwell: flag('inkwell', ({ inkwell }: LorcanaCard) => inkwell, { yes: 'inkable', no: 'uninkable' }),
  willpower: amount('willpower', ({ willpower }: LorcanaCard) => willpower),
  loreValue: amount('lore', ({ lore }: LorcanaCard) => lore),
  moveCost: amount('moveCost', ({ moveCost }: LorcanaCard) => moveCost),

  damage: amount('damage', ({ damage }: LorcanaCard) => damage),
  drying: flag('drying', ({ drying }: LorcanaCard) => drying, { yes: 'drying', no: 'dry' }),
  faceDown: flag('faceDown', ({ faceDown }: LorcanaCard) => faceDown, { yes: 'facedown', no: 'faceup' }),
  hasCardUnder: {
    test: ({ cardsUnder }, wanted) => cardsUnder > 0 === wanted,
    intrinsic: true,
    actual: ({ cardsUnder }) => cardsUnder > 0,
    changes: (_card, wanted, holds) => [{ cardsUnder: wanted === holds ? 1 : 0 }],
    words: (wanted) => ({ after: wanted ? 'with a card under it' : 'without a card under it' }),
  },
  cardsUnder: {
    ...amount('cardsUnder', howManyUnder),
    ...(UNDER_WORDS === undefined ? {} : { words: UNDER_WORDS }),
  },
  underThis: {
    ...fact(({ under = NOWHERE }, context) => under === sourceId(context), {
      yes: 'under this',
      no: 'not under this',
    }),
    needsSource: true,
  },
  challenging: fact(({ challenging }) => challenging !== undefined, {
    yes: 'that is challenging',
    no: 'that is not challenging',
  }),
  beingChallenged: fact(({ challengedBy }) => challengedBy !== undefined, {
    yes: 'that is being challenged',
    no: 'that is not being challenged',
  }),

  playedThisTurn: turnFact('played', 'was not played'),
  questedThisTurn: turnFact('quested', 'did not quest'),
  sangThisTurn: turnFact('sang', 'did not sing'),
  challengedThisTurn: turnFact('challenged', 'did not challenge'),
  wasChallengedThisTurn: turnFact('wasChallenged', 'was not challenged'),
  wasDamagedThisTurn: turnFact('wasDamaged', 'was not damaged'),
  thisTurn,
};

const kind = defineKind({
  name: 'location',
  object: lorcanaCard,
  filter: ownKeys,
  matchers: ownMatchers,
  list: (cards: readonly LorcanaCard[]) => cards,
  id: ({ instanceId }) => instanceId,
});

/** Whether a location matches a filter, asked in `context`. Returns false if the filter is invalid. */
function isLocation(card: LorcanaCard, filter: LocationFilter, context: FilterContext): boolean {
  const asked = kind.matches(frozen(filter), card, context);
  return asked.ok && asked.value;
}

/** Prints a filter on locations in words. */
function locationWords(filter: LocationFilter): string {
  const words = describeFilter(kind.name, frozen(filter), { kinds: [kind] });
  return words.ok ? words.value : kind.name;
}

/** Freezes a filter. Core caches what it compiles from a filter only if it is frozen. */
const frozen = memo((filter: LocationFilter): LocationFilter => frozenCopy(filter));

type WantedPlace = NonNullable<CardKeys['atLocation']>;

const placed = lorcanaCard.pick({ types: true, at: true }).partial().loose();

/** Returns what "here" means: the source if it is a location, otherwise the location that the source is at. */
function here(context: FilterContext): string | undefined {
  const { source } = context;
  if (source === undefined) return undefined;
  const { types = [], at } = placed.parse(source);
  return types.includes('location') ? sourceId(context) : at;
}

/** Matches by the location that a card is at. */
const atLocation: MatcherRecord<LinkedCard, WantedPlace, unknown> = {
  test: ({ at, location }, wanted, context) => {
    if (typeof wanted === 'boolean') return (at !== undefined) === wanted;
    if (typeof wanted === 'object') return location !== undefined && isLocation(location, wanted, context);
    return at !== undefined && at === (wanted === 'here' ? here(context) : wanted);
  },
  cost: 5,
  actual: ({ at }) => at ?? null,
  words: (wanted) => ({ after: placeWords(wanted) }),
  references: true,
};

function placeWords(wanted: WantedPlace): string {
  if (typeof wanted === 'boolean') return wanted ? 'at a location' : 'at no location';
  if (typeof wanted === 'object') return `at a ${locationWords(wanted)}`;
  return wanted === 'here' ? 'here' : `at ${wanted}`;
}

/** One matcher for each key of `LorcanaCardFilter`. */
export const cardMatchers: Matchers<LinkedCard, CardKeys> = { ...ownMatchers, atLocation };

/** One matcher for each key of `LorcanaPlayerFilter`. */
export const playerMatchers: Matchers<LorcanaPlayer, PlayerKeys> = {
  is: player(
    'id',
    ({ id }: LorcanaPlayer) => id,
    (who) => `who is ${who}`,
    false,
  ),
  playerId: member(
    'id',
    ({ id }: LorcanaPlayer) => id,
    (ids) => `named ${ids}`,
    false,
  ),
  lore: amount('lore', ({ lore }: LorcanaPlayer) => lore),
};

/**
 * The meaning of every restriction: for each key of each filter, the code that validates it. The types make it
 * exhaustive: a key without a validator or a validator without a key does not compile.
 */
export const RESTRICTION_VALIDATORS = { card: cardMatchers, player: playerMatchers } as const;
