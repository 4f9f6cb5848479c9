import {
  type FilterContext,
  type MatcherRecord,
  type Matchers,
  amount,
  defineKind,
  flag,
  frozenCopy,
  member,
  player,
  strings,
} from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import { type QualityFilter, type QualityKeys, qualityKeys } from '../../language/filter.js';
import { BASIC_LAND_TYPES, PERMANENT_TYPES, isCreatureType } from '../../language/vocabulary.js';
import { type CardFacts, cardFacts, controllerOf } from '../../state/facts.js';
import { memo } from '../../state/memo.js';
import {
  chosenMatcher,
  counters,
  fact,
  isSource,
  nameMatcher,
  sourceId,
  sourceNameMatcher,
  sourceOwnerMatcher,
  thisTurn,
  wordsOfPlayer,
} from './facets.js';

const before = (joint: string) => (wanted: readonly string[]) => ({ before: wanted.join(joint) });

const after = (joint: string, lead: string) => (wanted: readonly string[]) => ({
  after: `${lead} ${wanted.join(joint)}`,
});
const keywordsOf = (card: CardFacts): readonly string[] => card.keywords.map(({ keyword }) => keyword);

/** Returns an object's types, with `permanent` if a permanent can have one of them. */
const typesOf = ({ types }: CardFacts): readonly string[] =>
  types.some((type) => PERMANENT_TYPES.some((known) => known === type)) ? [...types, 'permanent'] : types;

const hasEveryCreatureType = ({ keywords }: CardFacts): boolean =>
  keywords.some(({ keyword }) => keyword === 'changeling' || keyword === 'everyCreatureType');

const creatureTypesAmong = memo((cards: readonly CardFacts[]): readonly string[] => [
  ...new Set(['Shapeshifter', ...cards.flatMap(({ subtypes }) => subtypes.filter(isCreatureType))]),
]);

/**
 * Returns an object's creature types (rule 205.3m). For one that has all of them, returns those that any of
 * the cards has, and one more: any other type would make no difference.
 */
export const creatureTypes = (card: CardFacts, cards: readonly CardFacts[]): readonly string[] =>
  hasEveryCreatureType(card) ? creatureTypesAmong(cards) : card.subtypes.filter(isCreatureType);

type Subtypes = MatcherRecord<CardFacts, string | readonly string[], unknown>;

/** Changeling: an object with it has every creature type (rule 702.73a). */
function isAnyType(card: CardFacts, wanted: string | readonly string[], how: 'some' | 'every') {
  if (!hasEveryCreatureType(card)) return false;
  const isIt = (subtype: string) => isCreatureType(subtype) || card.subtypes.includes(subtype);
  return typeof wanted === 'string' ? isIt(wanted) : wanted[how](isIt);
}

/** Extends a matcher of subtypes by changeling. */
function withAllTypes(matcher: Subtypes, how: 'some' | 'every'): Subtypes {
  const { prepare } = matcher;
  return {
    ...matcher,
    test: (card, wanted, context, object) =>
      matcher.test(card, wanted, context, object) || isAnyType(card, wanted, how),
    ...(prepare
      ? {
          prepare(wanted, game) {
            const test = prepare(wanted, game);
            return (card, context) => test(card, context) || isAnyType(card, wanted, how);
          },
        }
      : {}),
  };
}

/** The matchers of {@link qualityKeys}, one for each key. */
export const qualityMatchers: Matchers<CardFacts, QualityKeys> = {
  zone: member(
    'zone',
    (card: CardFacts) => card.zone,
    (zones) => `in ${zones}`,
  ),
  owner: player(
    'owner',
    (card: CardFacts) => card.owner,
    (who) => `owned by ${who}`,
  ),
  controller: player('controller', controllerOf, (who) => `controlled by ${who}`),
  publicId: member(
    'publicId',
    (card: CardFacts) => card.publicId,
    (ids) => `printed as ${ids}`,
    false,
  ),
  instanceId: member(
    'instanceId',
    (card: CardFacts) => card.instanceId,
    (ids) => `that is ${ids}`,
    false,
  ),
  ownedAlike: sourceOwnerMatcher,
  name: nameMatcher,
  namedAsThis: sourceNameMatcher,
  excludeSelf: {
    test: (card, wanted, context) => !wanted || !isSource(card, context),
    words: (wanted) => ({ before: wanted ? 'other' : '' }),
    needsSource: true,
  },

  type: { ...strings('types', (card: CardFacts) => card.types, 'any', before(' or ')), ...typeMatcher() },
  allTypes: strings('types', (card: CardFacts) => card.types, 'all', before(' ')),
  supertype: strings('supertypes', (card: CardFacts) => card.supertypes, 'any', before(' or ')),
  subtype: withAllTypes(
    strings('subtypes', (card: CardFacts) => card.subtypes, 'any', before(' or ')),
    'some',
  ),
  allSubtypes: withAllTypes(
    strings('subtypes', (card: CardFacts) => card.subtypes, 'all', before(' ')),
    'every',
  ),
  color: strings('colors', (card: CardFacts) => card.colors, 'any', before(' or ')),
  allColors: strings('colors', (card: CardFacts) => card.colors, 'all', before(' and ')),
  colorCount: { ...amount('colour count', (card: CardFacts) => card.colors.length), changes: () => [] },
  historic: fact(
    ({ supertypes, types, subtypes }: CardFacts) =>
      supertypes.includes('legendary') || types.includes('artifact') || subtypes.includes('Saga'),
    { yes: 'that is historic', no: 'that is not historic' },
  ),
  withKeyword: { ...strings('keywords', keywordsOf, 'all', after(' and ', 'with')), changes: () => [] },
  withoutKeyword: { ...strings('keywords', keywordsOf, 'none', after(' or ', 'without')), changes: () => [] },
  power: amount('power', (card: CardFacts) => card.power),
  toughness: amount('toughness', (card: CardFacts) => card.toughness),
  loyalty: amount('loyalty', (card: CardFacts) => card.loyalty),
  manaValue: amount('manaValue', (card: CardFacts) => card.manaValue),

  manaAbility: fact(
    (card: CardFacts) => {
      const ofType =
        card.types.includes('land') && BASIC_LAND_TYPES.some((type) => card.subtypes.includes(type));
      return ofType || (card.manaAbility === true && !card.faceDown && !hasKeyword(card, 'onlyLandTypes'));
    },
    { yes: 'with mana abilities', no: 'without mana abilities' },
  ),

  tapped: flag('tapped', (card: CardFacts) => card.tapped, { yes: 'tapped', no: 'untapped' }),
  token: flag('token', (card: CardFacts) => card.token, { yes: 'token', no: 'nontoken' }),
  copy: flag('copy', (card: CardFacts) => card.copy, { yes: 'copied', no: 'uncopied' }),
  faceDown: flag('faceDown', (card: CardFacts) => card.faceDown, { yes: 'face-down', no: 'face-up' }),
  castFrom: {
    test: ({ castFrom }, wanted) => castFrom !== undefined && (wanted === 'anywhere' || wanted === castFrom),
    actual: ({ castFrom }) => castFrom,
    words: (wanted) => ({ after: `that was cast from ${wanted}` }),
  },
  counters,
  counterCount: {
    ...amount('counters', (card: CardFacts) =>
      Object.values(card.counters).reduce((sum, count) => sum + count, 0),
    ),
    changes: () => [],
  },
  damage: amount('damage', (card: CardFacts) => card.damage),
  commander: flag('commander', (card: CardFacts) => card.commander, { yes: 'commander', no: 'noncommander' }),
  chosen: chosenMatcher,

  attacking: fact((card: CardFacts) => card.attacking !== undefined, {
    yes: 'that attacks',
    no: 'that does not attack',
  }),
  attackingPlayer: {
    ...player(
      'attacking',
      ({ attacking }: CardFacts) => (attacking?.permanent === undefined ? attacking?.player : undefined),
      (who) => `attacking ${who}`,
    ),
    changes: () => [],
  },
  blocking: fact((card: CardFacts) => card.blocking.length > 0, {
    yes: 'that blocks',
    no: 'that does not block',
  }),
  blocked: {
    test: (card, wanted) => card.attacking !== undefined && isBlocked(card) === wanted,
    actual: isBlocked,
    words: (wanted) => ({ before: wanted ? 'blocked' : 'unblocked' }),
  },
  blockingThis: {
    ...fact((card: CardFacts, context) => card.blocking.some((id) => id === sourceId(context)), {
      yes: 'blocking this',
      no: 'not blocking this',
    }),
    needsSource: true,
  },
  blockedByThis: {
    ...fact((card: CardFacts, context) => card.blockedBy.some((id) => id === sourceId(context)), {
      yes: 'blocked by this',
      no: 'not blocked by this',
    }),
    needsSource: true,
  },

  thisTurn,
  dealtDamageTo: {
    test: (card, wanted, context) => card.dealtDamageTo.some((id) => context.isPlayer(id, wanted)),
    actual: (card) => card.dealtDamageTo,
    ...wordsOfPlayer((who) => `that dealt damage to ${who} this turn`),
    references: true,
  },
};

function isBlocked({ blocked, blockedBy }: CardFacts): boolean {
  return blocked || blockedBy.length > 0;
}

/**
 * Matches types, with `permanent` as one of them. It is never proposed as a change, since no object has that
 * type itself.
 */
function typeMatcher() {
  const any = strings('types', typesOf, 'any', before(' or '));
  const plain = strings('types', (card: CardFacts) => card.types, 'any', before(' or '));
  return {
    test: any.test,
    prepare: (wanted: string | readonly string[], beside: object) => {
      const list = typeof wanted === 'string' ? [wanted] : wanted;
      return (list.includes('permanent') ? any : plain).prepare?.(wanted, beside) ?? (() => false);
    },
    changes: (
      card: CardFacts,
      wanted: string | readonly string[],
      holds: boolean,
      context: FilterContext,
    ) => {
      const real = (typeof wanted === 'string' ? [wanted] : wanted).filter((type) => type !== 'permanent');
      return plain.changes?.(card, real, holds, context) ?? [];
    },
  };
}

const kind = defineKind({
  name: 'quality',
  object: cardFacts,
  filter: qualityKeys,
  matchers: qualityMatchers,
  list: (cards: readonly CardFacts[]) => cards,
  id: ({ instanceId }) => instanceId,
});

/** The player whom a quality means by "you", if that isn't the asking player. */
export interface Seat {
  readonly player: string;
  readonly isOpponent: (other: string) => boolean;
}

/** Whether an object has a quality, asked as in `context`. False for an invalid filter. */
export function hasQuality(
  card: CardFacts,
  quality: QualityFilter,
  context: FilterContext,
  seat?: Seat,
): boolean {
  const asked = kind.matches(frozen(quality), card, seat ? seenFrom(seat, context) : context);
  return asked.ok && asked.value;
}

/** Core caches what it compiles of a filter only if the filter is frozen. */
const copies = new WeakMap<QualityFilter, QualityFilter>();

function frozen(quality: QualityFilter): QualityFilter {
  const found = copies.get(quality) ?? frozenCopy(quality);
  copies.set(quality, found);
  return found;
}

/** Returns the same question as another seat asks it. */
export function seenFrom(seat: Seat, context: FilterContext): FilterContext {
  return {
    controller: seat.player,
    source: context.source,
    sourceRef: context.sourceRef,
    players: context.players,
    number: (value) => context.number(value),
    isPlayer(who, reference) {
      if (who === undefined) return context.isPlayer(who, reference);
      if (reference === 'self') return who === seat.player;
      if (reference === 'opponent') return seat.isOpponent(who);
      if (reference === 'teammate') return who !== seat.player && !seat.isOpponent(who);
      return context.isPlayer(who, reference);
    },
  };
}
