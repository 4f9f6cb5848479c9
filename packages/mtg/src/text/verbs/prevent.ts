import type { EffectVerb, EffectVerbs } from './verb.js';

/** Which damage is prevented: all of it, or combat damage. */
const KINDS = [
  { kind: 'damage', combat: {} },
  { kind: 'combat_damage', combat: { combat: true } },
] as const;

const WOULD = 'that_would_be_dealt';

/** "Prevent all damage that would be dealt to you this turn by target creature" (rule 615). */
const all = ({ kind, combat }: (typeof KINDS)[number]): readonly EffectVerb[] => [
  {
    subject: 'you',
    words: [
      `prevent all ${kind} ${WOULD} to <to:anyOf> this_turn`,
      `prevent all ${kind} ${WOULD} this_turn to <to:anyOf>`,
    ],
    means: { effect: 'preventDamage', to: '$to', ...combat },
  },
  {
    subject: 'you',
    words: [
      `prevent all ${kind} <by:bare> would deal this_turn`,
      `prevent all ${kind} that <by:bare> would deal this_turn`,
      `prevent all ${kind} ${WOULD} by <by:bare> this_turn`,
      `prevent all ${kind} ${WOULD} this_turn by <by:bare>`,
    ],
    means: { effect: 'preventDamage', by: '$by', ...combat },
  },
  {
    subject: 'you',
    words: [
      `prevent all ${kind} ${WOULD} to <to:anyOf> this_turn by <by:bare>`,
      `prevent all ${kind} ${WOULD} to <to:anyOf> by <by:bare> this_turn`,
      `prevent all ${kind} that <by:bare> would deal to <to:anyOf> this_turn`,
    ],
    means: { effect: 'preventDamage', to: '$to', by: '$by', ...combat },
  },
  {
    subject: 'you',
    words: [`prevent all ${kind} ${WOULD} this_turn`],
    means: { effect: 'preventDamage', ...combat },
  },
  {
    subject: 'you',
    words: [
      `prevent all ${kind} ${WOULD} to and dealt by <what:single> this_turn`,
      `prevent all ${kind} ${WOULD} this_turn to and dealt by <what:single>`,
    ],
    means: [
      { effect: 'preventDamage', to: '$what', ...combat },
      { effect: 'preventDamage', by: '$what', ...combat },
    ],
  },
];

/** Preventing damage this turn. */
export const preventVerbs: EffectVerbs = [
  {
    subject: 'you',
    words: [
      `prevent the_next <amount:damage> ${WOULD} to <to:anyOf> this_turn`,
      `prevent the_next <amount:damage> ${WOULD} this_turn to <to:anyOf>`,
    ],
    means: { effect: 'preventDamage', amount: '$amount', to: '$to' },
  },
  {
    subject: 'you',
    words: [
      `prevent the_next <amount:damage> ${WOULD} by <by:single> this_turn`,
      `prevent the_next <amount:damage> <by:single> would deal this_turn`,
    ],
    means: { effect: 'preventDamage', amount: '$amount', by: '$by' },
  },
  ...KINDS.flatMap(all),
];
