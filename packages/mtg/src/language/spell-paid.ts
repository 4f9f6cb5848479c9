import type { CardDefinition } from './card-definition.js';
import type { Effect } from './effects/effect.js';
import { PLUS, t1, target } from './keyword-parts.js';
import type { SPELL_COSTS } from './keyword.js';

type PaidInData = NonNullable<NonNullable<CardDefinition['spell']>['paid']>[number];
type PaidPart = Omit<PaidInData, 'cost'> & { readonly cost: string };

/** A land of its controller gets counters and becomes a creature with haste, a land still (rule 702.113a). */
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

/** The second half of a split card, which follows the first where both are cast together (rule 702.102d). */
const secondHalf = ({ spell }: NonNullable<CardDefinition['other']>): PaidPart => ({
  cost: 'fuse',
  ...(spell?.targets ? { targets: spell.targets } : {}),
  ...(spell?.effects ? { effects: spell.effects } : {}),
});

/** What a spell asks for and does only where costs are paid: what its data say, and what a keyword stands for. */
export const paidFor = ({
  spell,
  keywords,
  other,
}: Pick<CardDefinition, 'spell' | 'keywords' | 'other'>): readonly PaidPart[] => [
  ...(spell?.paid ?? []),
  ...(other?.layout === 'split' ? [secondHalf(other)] : []),
  ...keywords.flatMap((entry): readonly PaidPart[] =>
    entry.keyword === 'awaken' && 'costs' in entry
      ? [
          {
            cost: 'awaken',
            targets: target({ zone: 'battlefield', type: 'land', controller: 'self' }),
            effects: awakens(entry.n ?? 1),
          },
        ]
      : [],
  ),
];

/** Keywords that are nothing but another text for another cost: without that text they do nothing (rules 702.96a, 702.148a). */
export const OTHER_TEXTS: readonly (typeof SPELL_COSTS)[number][] = ['cleave', 'overload'];
