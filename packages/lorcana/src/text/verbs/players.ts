import type { EffectVerbs } from './verb.js';

const COUNTED = [
  ['gain lore', 'gainLore'],
  ['draw cards', 'draw'],
] as const;

/** What players do: draw, discard, gain and lose lore. */
export const playerVerbs: EffectVerbs = [
  {
    subject: 'player',
    words: 'draw <amount:cards>',
    means: { effect: 'draw', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: [
      'draw until {they} have <amount:cards> in {their} hand',
      'draw cards until {they} have <amount:cards> in {their} hand',
      'draw until {they} have <amount:number>',
    ],
    means: { effect: 'drawUntil', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: 'choose and [discard] <amount:asMany>',
    means: { effect: 'discard', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: [
      'choose and [discard] <cards:someCards>',
      'discard <cards:someCards>',
      'discard <cards:someCards> of their choice',
    ],
    means: { effect: 'discard', who: '$subject=you', amount: '$cards.amount', of: '$cards.of?' },
  },
  // "At random" (`GIVING`): nobody chooses.
  {
    subject: 'player',
    words: 'discard <cards:someCards>',
    means: {
      effect: 'discard',
      who: '$subject=you',
      amount: '$cards.amount',
      of: '$cards.of?',
      random: '$random',
    },
  },
  {
    subject: 'you',
    words: 'have <who:others> choose and discard <cards:someCards>',
    means: { effect: 'discard', who: '$who', amount: '$cards.amount', of: '$cards.of?' },
  },
  {
    subject: 'other',
    words: 'discard <cards:someCards> of your choice',
    means: { effect: 'discard', who: '$subject', amount: '$cards.amount', of: '$cards.of?', by: 'you' },
  },
  {
    subject: 'player',
    words: ['discard {their} hand', 'discard all cards in {their} hand'],
    means: { effect: 'discard', who: '$subject=you', amount: 'all' },
  },
  {
    subject: 'player',
    words: ['gain <amount:lore>', 'gain <amount:computed> as lore'],
    means: { effect: 'gainLore', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: 'lose <amount:lore>',
    means: { effect: 'loseLore', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: 'put <amount:topCards> of {their} deck into {their} discard',
    means: { effect: 'mill', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'you',
    words: "put <amount:topCards> of <who:chosenPlayer> 's deck into their discard",
    means: { effect: 'mill', who: '$who', amount: '$amount' },
  },
  { subject: 'you', words: "look at <who:others> 's hand", means: { effect: 'lookAtHand', who: '$who' } },
  {
    subject: 'player',
    words: 'reveal {their} hand',
    means: { effect: 'revealHand', who: '$subject=you' },
  },
  { subject: 'you', words: 'name a card', means: { effect: 'nameCard' } },
  { subject: 'you', words: 'count <amount:computed>', means: { effect: 'count', amount: '$amount' } },
  // "Gain lore equal to the {L} of chosen character": the choice comes first, then the count.
  ...COUNTED.flatMap(([words, effect]): EffectVerbs => [
    {
      subject: 'you',
      words: [
        `${words} equal to the <property:property> of <what:chosen>`,
        `${words} equal to <what:chosen> 's <property:property>`,
      ],
      means: [
        { effect: 'choose', what: '$what' },
        { effect, amount: { of: 'IT', property: '$property' } },
      ],
    },
    {
      subject: 'you',
      words: `${words} equal to the damage on <what:chosen>`,
      means: [
        { effect: 'choose', what: '$what' },
        { effect, amount: { of: 'IT', property: 'damage' } },
      ],
    },
  ]),
];
