import {
  amount,
  flag,
  member,
  player,
  quantified,
  isInRelation,
  strings,
  text,
  type Quantifier,
} from './facets.js';
import {
  controllerSieve,
  costSieve,
  damagedSieve,
  exertedSieve,
  ownerSieve,
  strengthSieve,
  typeSieve,
  withKeywordSieve,
  withoutKeywordSieve,
  zoneSieve,
} from './core-sieves.js';
import type { Matchers } from './matcher.js';
import type { BaseCard, baseCardFilter } from './schema.js';
import type * as z from 'zod';

type CoreKeys = z.infer<typeof baseCardFilter>;

const CHARACTERISTICS: { readonly [Q in Quantifier]: (wanted: readonly string[]) => string } = {
  all: (wanted) => wanted.join(' '),
  any: (wanted) => wanted.join(' or '),
  none: (wanted) => wanted.map((entry) => `non-${entry}`).join(' '),
};

/** The matchers of {@link baseCardFilter}'s keys. Spread them into a game's own matchers. */
export const coreMatchers: Matchers<BaseCard, CoreKeys> = {
  zone: {
    ...member(
      'zone',
      (card) => card.zone,
      (zones) => `in ${zones}`,
      true,
      (only) => (card) => card.zone === only,
    ),
    sieve: zoneSieve,
  },
  owner: {
    ...player(
      'owner',
      (card) => card.owner,
      (who) => `owned by ${who}`,
      true,
      (wanted) => (card, context) => isInRelation(card.owner, wanted, context),
    ),
    sieve: ownerSieve,
  },
  controller: {
    ...player(
      'controller',
      (card) => card.controller,
      (who) => `controlled by ${who}`,
      true,
      (wanted) => (card, context) => isInRelation(card.controller, wanted, context),
    ),
    sieve: controllerSieve,
  },
  publicId: member(
    'publicId',
    (card) => card.publicId,
    (ids) => `printed as ${ids}`,
    false,
  ),
  instanceId: member(
    'instanceId',
    (card) => card.instanceId,
    (ids) => `that is ${ids}`,
    false,
  ),
  withCharacteristics: {
    test: (card, wanted, _context, { characteristicsMode = 'all' }) =>
      quantified(card.characteristics, wanted, characteristicsMode),
    cost: 3,
    intrinsic: true,
    actual: (card) => card.characteristics,
    changes: ({ characteristics }, wanted) => [
      { characteristics: [...new Set([...characteristics, ...wanted])] },
      { characteristics: characteristics.filter((entry) => !wanted.includes(entry)) },
    ],
    words: (wanted, { characteristicsMode = 'all' }) => ({
      before: CHARACTERISTICS[characteristicsMode](wanted),
    }),
  },
  type: {
    ...strings(
      'types',
      (card) => card.types,
      'any',
      (types) => ({ before: types.join(' or ') }),
      (only) => (card) => card.types.includes(only),
    ),
    sieve: typeSieve,
  },
  ready: flag('exerted', (card) => card.exerted, { yes: 'ready', no: 'exerted' }, false),
  exerted: {
    ...flag(
      'exerted',
      (card) => card.exerted,
      { yes: 'exerted', no: 'ready' },
      true,
      (value) => (card) => card.exerted === value,
    ),
    sieve: exertedSieve,
  },
  damaged: {
    test: (card, wanted) => card.damage > 0 === wanted,
    prepare: (wanted) => (card) => card.damage > 0 === wanted,
    sieve: damagedSieve,
    intrinsic: true,
    actual: (card) => card.damage > 0,
    changes: (_card, wanted, holds) => [{ damage: wanted === holds ? 1 : 0 }],
    words: (wanted) => ({ before: wanted ? 'damaged' : 'undamaged' }),
  },
  cost: {
    ...amount(
      'cost',
      (card) => card.cost,
      (holds) => (card, context) => holds(card.cost, context),
    ),
    sieve: costSieve,
  },
  strength: {
    ...amount(
      'strength',
      (card) => card.strength,
      (holds) => (card, context) => holds(card.strength, context),
    ),
    sieve: strengthSieve,
  },
  name: text('name', (card) => card.name),
  withKeyword: {
    ...strings(
      'keywords',
      (card) => card.keywords,
      'all',
      (all) => ({ after: `with ${all.join(' and ')}` }),
      (only) => (card) => card.keywords.includes(only),
    ),
    sieve: withKeywordSieve,
  },
  withoutKeyword: {
    ...strings(
      'keywords',
      (card) => card.keywords,
      'none',
      (all) => ({ after: `without ${all.join(' or ')}` }),
      (only) => (card) => !card.keywords.includes(only),
    ),
    sieve: withoutKeywordSieve,
  },
  characteristicsMode: { test: () => true, modifies: 'withCharacteristics' },
  excludeSelf: {
    cost: 0,
    test: (card, wanted, { source }) => !wanted || source !== card,
    words: (wanted) => ({ before: wanted ? 'other' : '' }),
    needsSource: true,
  },
};
