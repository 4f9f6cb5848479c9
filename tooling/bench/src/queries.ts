import type { BaseCard, BaseCoreCardFilter } from '@reticle/core';
import type { TopLevelCondition } from 'json-rules-engine';

/** One question in the language of each contestant. The player who asks is ann. */
export interface Query {
  readonly name: string;
  readonly filter: BaseCoreCardFilter;
  /** One pass for each condition, the most selective first, as written by hand. */
  readonly chain: (cards: readonly BaseCard[]) => readonly BaseCard[];
  /** For sift and mingo. */
  readonly mongo: Readonly<Record<string, unknown>>;
  readonly jsonLogic: object;
  /** For json-rules-engine, over the fact `card`. */
  readonly conditions: TopLevelCondition;
}

const read = (name: string) => ({ var: name });
const fact = (path: string, operator: string, value: unknown) => ({
  fact: 'card',
  path: `$.${path}`,
  operator,
  value,
});
const inPlay = (card: BaseCard) => card.zone === 'play';

export const QUERIES: readonly Query[] = [
  {
    name: 'exerted opposing lamps in play',
    filter: { zone: 'play', type: 'lamp', controller: 'opponent', exerted: true },
    chain: (cards) =>
      cards
        .filter((card) => card.exerted)
        .filter((card) => card.controller !== 'ann')
        .filter(inPlay)
        .filter((card) => card.types.includes('lamp')),
    mongo: { exerted: true, controller: { $ne: 'ann' }, zone: 'play', types: 'lamp' },
    jsonLogic: {
      and: [
        read('exerted'),
        { '!==': [read('controller'), 'ann'] },
        { '===': [read('zone'), 'play'] },
        { in: ['lamp', read('types')] },
      ],
    },
    conditions: {
      all: [
        fact('exerted', 'equal', true),
        fact('controller', 'notEqual', 'ann'),
        fact('zone', 'equal', 'play'),
        fact('types', 'contains', 'lamp'),
      ],
    },
  },
  {
    name: 'own cards in play of strength 3 or less',
    filter: { zone: 'play', controller: 'self', strength: { lte: 3 } },
    chain: (cards) =>
      cards
        .filter((card) => card.controller === 'ann')
        .filter(inPlay)
        .filter((card) => card.strength !== undefined && card.strength <= 3),
    mongo: { controller: 'ann', zone: 'play', strength: { $lte: 3 } },
    jsonLogic: {
      and: [
        { '===': [read('controller'), 'ann'] },
        { '===': [read('zone'), 'play'] },
        { '<=': [read('strength'), 3] },
      ],
    },
    conditions: {
      all: [
        fact('controller', 'equal', 'ann'),
        fact('zone', 'equal', 'play'),
        fact('strength', 'lessThanInclusive', 3),
      ],
    },
  },
  {
    name: 'damaged flying lamps and wardens',
    filter: { damaged: true, type: ['lamp', 'warden'], withKeyword: 'flying' },
    chain: (cards) =>
      cards
        .filter((card) => card.keywords.includes('flying'))
        .filter((card) => card.damage > 0)
        .filter((card) => card.types.includes('lamp') || card.types.includes('warden')),
    mongo: { keywords: 'flying', damage: { $gt: 0 }, types: { $in: ['lamp', 'warden'] } },
    jsonLogic: {
      and: [
        { in: ['flying', read('keywords')] },
        { '>': [read('damage'), 0] },
        { or: [{ in: ['lamp', read('types')] }, { in: ['warden', read('types')] }] },
      ],
    },
    conditions: {
      all: [
        fact('keywords', 'contains', 'flying'),
        fact('damage', 'greaterThan', 0),
        { any: [fact('types', 'contains', 'lamp'), fact('types', 'contains', 'warden')] },
      ],
    },
  },
  {
    name: 'own cards in the pit of cost 2 to 4',
    filter: { zone: 'pit', owner: 'self', cost: { gte: 2, lt: 5 } },
    chain: (cards) =>
      cards
        .filter((card) => card.zone === 'pit')
        .filter((card) => card.owner === 'ann')
        .filter((card) => card.cost !== undefined && card.cost >= 2 && card.cost < 5),
    mongo: { zone: 'pit', owner: 'ann', cost: { $gte: 2, $lt: 5 } },
    jsonLogic: {
      and: [
        { '===': [read('zone'), 'pit'] },
        { '===': [read('owner'), 'ann'] },
        { '>=': [read('cost'), 2] },
        { '<': [read('cost'), 5] },
      ],
    },
    conditions: {
      all: [
        fact('zone', 'equal', 'pit'),
        fact('owner', 'equal', 'ann'),
        fact('cost', 'greaterThanInclusive', 2),
        fact('cost', 'lessThan', 5),
      ],
    },
  },
  {
    name: 'opposing cards in play, not swift, no relics',
    filter: { zone: 'play', controller: 'opponent', withoutKeyword: 'swift', not: { type: 'relic' } },
    chain: (cards) =>
      cards
        .filter((card) => card.controller !== 'ann')
        .filter(inPlay)
        .filter((card) => !card.types.includes('relic'))
        .filter((card) => !card.keywords.includes('swift')),
    mongo: { controller: { $ne: 'ann' }, zone: 'play', types: { $ne: 'relic' }, keywords: { $ne: 'swift' } },
    jsonLogic: {
      and: [
        { '!==': [read('controller'), 'ann'] },
        { '===': [read('zone'), 'play'] },
        { '!': [{ in: ['relic', read('types')] }] },
        { '!': [{ in: ['swift', read('keywords')] }] },
      ],
    },
    conditions: {
      all: [
        fact('controller', 'notEqual', 'ann'),
        fact('zone', 'equal', 'play'),
        fact('types', 'doesNotContain', 'relic'),
        fact('keywords', 'doesNotContain', 'swift'),
      ],
    },
  },
  {
    name: 'exerted or damaged cards in play of cost 4 or less',
    filter: { zone: 'play', anyOf: [{ exerted: true }, { damaged: true }], cost: { lte: 4 } },
    chain: (cards) =>
      cards
        .filter((card) => card.exerted || card.damage > 0)
        .filter(inPlay)
        .filter((card) => card.cost !== undefined && card.cost <= 4),
    mongo: { $or: [{ exerted: true }, { damage: { $gt: 0 } }], zone: 'play', cost: { $lte: 4 } },
    jsonLogic: {
      and: [
        { or: [read('exerted'), { '>': [read('damage'), 0] }] },
        { '===': [read('zone'), 'play'] },
        { '<=': [read('cost'), 4] },
      ],
    },
    conditions: {
      all: [
        { any: [fact('exerted', 'equal', true), fact('damage', 'greaterThan', 0)] },
        fact('zone', 'equal', 'play'),
        fact('cost', 'lessThanInclusive', 4),
      ],
    },
  },
];
