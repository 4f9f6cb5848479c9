import type { EffectVerbs } from './verb.js';

const TO_EACH = [
  ['dealDamage', 'deal', 'to'],
  ['putDamage', 'put', 'on'],
] as const;

/** Dealing, putting, removing and moving damage. */
export const damageVerbs: EffectVerbs = [
  ...TO_EACH.flatMap(([effect, verb, to]): EffectVerbs => [
    {
      subject: 'you',
      words: [
        `${verb} <amount:damage> ${to} <what:each>`,
        `${verb} <amount:damage> each ${to} <what:each>`,
        `${verb} <amount:damageCounters> ${to} <what:each>`,
        `${verb} <what:each> <amount:damage>`,
        `${verb} damage ${to} <what:each> equal to <amount:computedPlain>`,
      ],
      means: { effect, what: '$what', amount: '$amount' },
    },
    // The counted thing may be the one that was chosen before, so the taker gets a name of its own.
    {
      subject: 'you',
      words: [
        `${verb} <amount:damageOf> ${to} <what:taker>`,
        `${verb} damage ${to} <what:taker> equal to <amount:computedOf>`,
      ],
      means: { effect, what: '$what', amount: '$amount' },
    },
    {
      subject: 'you',
      words: `${verb} the same amount of damage ${to} <what:each>`,
      means: { effect, what: '$what', amount: { of: 'DEALT', property: 'damage' } },
    },
  ]),
  {
    subject: 'you',
    words: 'remove <amount:someDamage> damage from <what:each>',
    means: { effect: 'removeDamage', what: '$what', amount: '$amount' },
  },
  {
    subject: 'you',
    words: 'remove up to <amount:someDamage> damage from <what:each>',
    means: { effect: 'removeDamage', what: '$what', amount: '$amount', upTo: true },
  },
  {
    subject: 'you',
    words: [
      'move <amount:someDamage> damage from <from:giver> to <to:taker>',
      'move <amount:damageCounters> from <from:giver> to <to:taker>',
    ],
    means: { effect: 'moveDamage', amount: '$amount', from: '$from', to: '$to' },
  },
  {
    subject: 'you',
    words: [
      'move up to <amount:someDamage> damage from <from:oneGiver> to <to:taker>',
      'move up to <amount:damageCounters> from <from:oneGiver> to <to:taker>',
    ],
    means: { effect: 'moveDamage', amount: '$amount', from: '$from', to: '$to', upTo: true },
  },
];
