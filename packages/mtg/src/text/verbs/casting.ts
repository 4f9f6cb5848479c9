import type { Idiom, Template } from '@reticle/core/text';
import { IT } from './digs.js';
import { THAT_PLAYER, THE_PLAYER } from './nouns.js';
import type { CardsVerb } from './said.js';

const THE_CARD = [...IT, 'the exiled card'];
const THE_CARDS = [
  'those cards',
  'them',
  'the exiled cards',
  'cards exiled this way',
  'the cards exiled this way',
];
const FREE = 'without paying its mana cost';

/** Revealing cards until one is found, and playing cards from other zones. */
export const castingVerbs: readonly CardsVerb[] = [
  {
    subject: 'player',
    words: 'reveal cards from the top of {their} library until {they} reveal <card:aCard>',
    means: {
      effect: 'digUntil',
      who: '$subject=you',
      filter: '$card',
      bind: 'foundCard',
      rest: 'otherCards',
    },
  },
  {
    subject: 'player',
    words: 'exile cards from the top of {their} library until {they} exile <card:aCard>',
    means: {
      effect: 'digUntil',
      who: '$subject=you',
      filter: '$card',
      exiled: true,
      bind: 'foundCard',
      rest: 'otherCards',
    },
  },
  {
    subject: 'you',
    words: THE_CARD.map((that) => `play ${that}`),
    means: { effect: 'playThat', until: '$until' },
    lasts: 'play',
  },
  {
    subject: 'you',
    words: THE_CARDS.map((that) => `play ${that}`),
    means: { effect: 'playThat', many: true, until: '$until' },
    lasts: 'play',
  },
  {
    subject: 'you',
    words: 'play <what:single>',
    means: { effect: 'playThat', what: '$what', until: '$until' },
    lasts: 'play',
  },
  {
    subject: 'you',
    words: [`cast <what:single> ${FREE}`],
    means: { effect: 'castFree', what: '$what' },
  },
  {
    subject: 'you',
    words: "cast <what:single> without paying <same:single> 's mana cost",
    means: { effect: 'castFree', what: '$what', same: '$same' },
  },
  {
    subject: 'you',
    words: ['your', 'a', 'their'].flatMap((whose) =>
      ['', ' this_turn'].map(
        (when) =>
          `if <what:single> would be put into ${whose} graveyard${when} , exile <same:single> instead`,
      ),
    ),
    means: { effect: 'exiledInstead', what: '$what', same: '$same' },
  },
];

const FOUND = { bound: 'foundCard' } as const;
const OTHERS = { bound: 'otherCards' } as const;
const TOP = { bound: 'topCards' } as const;
const EXILED = { bound: 'exiledCards' } as const;
const moved = (what: Template, to: string): Template => ({ effect: 'moveCards', what, '...': to });
const may = (effect: Template): Template => ({ effect: 'may', effects: [effect] });
const DIG = { effect: 'digUntil', filter: '$filter', bind: FOUND.bound, rest: OTHERS.bound } as const;

/** Who puts the cards that were revealed somewhere, after those who revealed them. */
const DIGGERS = [
  [{}, {}],
  [{ who: '$who' }, { who: '$who' }],
  [{ who: '$who' }, { who: THAT_PLAYER }],
  [{ who: '$who' }, { who: THE_PLAYER }],
] as const;

export const CASTING_IDIOMS: readonly Idiom[] = [
  // A spell itself, which is cast from a hand for nothing, is no effect.
  {
    said: [may({ effect: 'playThat', what: { bound: '$what' }, until: '$until' })],
    means: [{ effect: 'letPlay', what: { bound: '$what' }, until: '$until' }],
  },
  {
    said: [may({ effect: 'castFree', what: { bound: '$what' }, same: { bound: '$what' } })],
    means: [{ effect: 'castCard', what: { bound: '$what' } }],
  },
  {
    said: [may({ effect: 'castFree', what: { bound: '$what' } })],
    means: [{ effect: 'castCard', what: { bound: '$what' } }],
  },
  {
    said: [
      { effect: 'castCard', what: { bound: '$what' } },
      '.',
      { effect: 'exiledInstead', what: { bound: '$what' }, same: { bound: '$what' } },
    ],
    means: [{ effect: 'castCard', what: { bound: '$what' }, as: 'exiledInstead' }],
  },
  ...DIGGERS.flatMap(([dug, who]) =>
    // Your own words are "the rest".
    ('who' in who ? [{}, { revealed: true }] : [{ revealed: true }, {}]).flatMap((revealed) =>
      [{}, { noun: true }].map((noun) => ({
        said: [
          { ...DIG, ...dug },
          '.',
          { effect: 'putThat', ...noun, ...who, to: '$to' },
          ...('who' in who ? [', then'] : []),
          { effect: 'rest', ...who, ...revealed, to: '$rest' },
        ],
        means: [{ ...DIG, ...dug }, moved(FOUND, '$to'), moved(OTHERS, '$rest')],
      })),
    ),
  ),
  // "Exile the top two cards of your library. You may play those cards this turn".
  ...[
    { many: {}, at: { top: '$top', of: '$of?' } },
    { many: { many: true }, at: { top: '$top', of: '$of?' } },
    { many: {}, at: { top: 1, of: '$of?' } },
  ].map(({ many, at }) => ({
    said: [
      { effect: 'reveal', at, bind: TOP.bound },
      { effect: 'moveCards', what: TOP, to: 'exile' },
      '.',
      may({ effect: 'playThat', ...many, until: '$until' }),
    ],
    means: [
      { effect: 'reveal', at, bind: TOP.bound },
      { effect: 'moveCards', what: TOP, to: 'exile', bind: EXILED.bound },
      { effect: 'letPlay', what: EXILED, until: '$until' },
    ],
  })),
];
