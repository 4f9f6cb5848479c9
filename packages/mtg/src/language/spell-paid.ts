import type { CardDefinition } from './card-definition.js';
import type { Effect } from './effects/effect.js';
import { giftOf } from './gifts.js';
import { CREATURE, PLUS, t1, target } from './keyword-parts.js';
import type { SPELL_COSTS } from './keyword-lists.js';
import { isInstantOrSorcery } from './vocabulary.js';

type PaidInData = NonNullable<NonNullable<CardDefinition['spell']>['paid']>[number];
/** What a spell asks for and does only if a cost is paid. The announcement of the spell names that cost. */
export type PaidPart = Omit<PaidInData, 'cost'> & {
  readonly cost: string;
  /** It happens before everything else that the spell does. */
  readonly first?: true;
};

/**
 * A land of the controller gets counters and becomes a creature with haste; it stays a land (rule 702.113a).
 */
const awakens = (n: number): readonly Effect[] => [
  { effect: 'putCounters', what: t1, counter: PLUS, amount: n },
  {
    effect: 'become',
    what: t1,
    change: {
      addTypes: ['creature'],
      addSubtypes: ['Elemental'],
      setPower: 0,
      setToughness: 0,
      addKeywords: [{ keyword: 'haste' }],
    },
    until: 'forever',
  },
];

/** The spell merges with a creature of the same owner that is no Human (rules 702.140a, 702.140c). */
const MUTATES: PaidPart = {
  cost: 'mutate',
  instead: true,
  targets: target({ ...CREATURE, not: { subtype: 'Human' }, ownedAlike: true }),
  effects: [{ effect: 'mutate', what: 'self', onto: t1 }],
};

/**
 * The second half of a split card, which follows the first half if both are cast together (rule 702.102d).
 */
const secondHalf = ({ spell }: NonNullable<CardDefinition['other']>): PaidPart => ({
  cost: 'fuse',
  ...(spell?.targets ? { targets: spell.targets } : {}),
  ...(spell?.effects ? { effects: spell.effects } : {}),
});

/**
 * Returns all that a spell asks for and does only if costs are paid: what its data says, and what its
 * keywords stand for.
 */
export const paidFor = (
  card: Pick<CardDefinition, 'spell' | 'keywords' | 'types' | 'other'> & {
    readonly spliced?: readonly PaidPart[];
  },
): readonly PaidPart[] => [
  ...(card.spell?.paid ?? []),
  ...(card.other?.layout === 'split' ? [secondHalf(card.other)] : []),
  ...card.keywords.flatMap((entry): readonly PaidPart[] => {
    if (!('costs' in entry)) return [];
    // 702.174b, for instants and sorceries. A permanent gives the gift as it enters.
    if (entry.keyword === 'gift' && entry.gives && isInstantOrSorcery(card.types))
      return [{ cost: 'gift', first: true, effects: [giftOf(entry.gives)] }];
    // 303.4a, 702.103b: an Aura spell has a target, to which the Aura becomes attached.
    if (entry.keyword === 'bestow') return [{ cost: 'bestow', instead: true, targets: target(CREATURE) }];
    if (entry.keyword === 'mutate') return [MUTATES];
    if (entry.keyword !== 'awaken') return [];
    const targets = target({ zone: 'battlefield', type: 'land', controller: 'self' });
    return [{ cost: 'awaken', targets, effects: awakens(entry.n ?? 1) }];
  }),
  ...(card.spliced ?? []),
];

/**
 * The keywords that only give a spell another text for another cost. Without that text they do nothing (rules
 * 702.96a, 702.148a).
 */
export const OTHER_TEXTS: readonly (typeof SPELL_COSTS)[number][] = ['cleave', 'overload'];

/**
 * What an epic spell does in addition to its text: its controller can't cast spells any more, and copies it
 * in each of their upkeeps (rule 702.50a).
 */
export const EPIC: readonly Effect[] = [
  {
    effect: 'gainKeywords',
    what: 'you',
    keywords: [{ keyword: 'cantCast', who: 'you', spells: {} }],
    until: 'forever',
  },
  {
    effect: 'delayed',
    at: 'eachOfYourUpkeeps',
    effects: [{ effect: 'copySpell', what: 'self', newTargets: true, without: ['epic'] }],
  },
];
