import type { Idiom, Template } from '@reticle/core/text';
import { IT, THEM } from './digs.js';
import type { CardsVerb } from './said.js';

const HAND = { bound: 'hand' } as const;
const CHOSEN = { bound: 'chosen' } as const;
const LOWER = { bound: 'lower' } as const;
const TOP = { to: 'library', position: 'top' } as const;

/** Looking at hands, and choosing from what was shown. */
export const handVerbs: readonly CardsVerb[] = [
  {
    subject: 'you',
    words: "look at <whose:otherPlayer> 's hand",
    means: { effect: 'look', at: { hand: '$whose' } },
  },
  { subject: 'player', words: 'reveal {their} hand', means: { effect: 'reveal', at: { hand: '$subject' } } },
  {
    subject: 'you',
    words: 'choose <some:someCards> from it',
    means: { effect: 'chooseFrom', filter: '$some.what={}', count: '$some.count?' },
  },
  {
    subject: 'player',
    words: IT.toReversed().map((that) => `discard ${that}`),
    means: { effect: 'discardThat', who: '$subject=you' },
  },
  {
    subject: 'player',
    words: ['those cards', 'them'].map((that) => `discard ${that}`),
    means: { effect: 'discardThat', who: '$subject=you', many: true },
  },
  {
    subject: 'you',
    words: IT.toReversed().map((that) => `put ${that} on top of <whose:otherPlayer> 's library`),
    means: { effect: 'putThat', whose: '$whose', to: TOP },
  },
  {
    subject: 'you',
    words: THEM.map((that) => `put ${that} on top of <whose:otherPlayer> 's library in any order`),
    means: { effect: 'putThat', many: true, whose: '$whose', to: TOP },
  },
];

const CHOOSE = { effect: 'choose', from: HAND, filter: '$filter?', bind: CHOSEN.bound } as const;
const PICK = { effect: 'chooseFrom', filter: '$filter?' } as const;
const COUNT = { count: '$count' } as const;
const moved = (to: { readonly [key: string]: Template }): Template => ({
  effect: 'moveCards',
  what: CHOSEN,
  ...to,
});
const DISCARDED = { to: 'graveyard', as: 'discard' } as const;
const theirs = { hand: '$who' } as const;

/** What is chosen from a hand, and what becomes of it. */
const fates = (effect: 'look' | 'reveal'): readonly Idiom[] => {
  const seen = { effect, at: theirs } as const;
  const known = { ...seen, bind: HAND.bound } as const;
  const said = (pick: Template, last: Template): readonly Template[] =>
    effect === 'look' ? [seen, pick, '.', last] : [seen, '.', pick, '.', last];
  return [
    {
      said: said({ ...PICK, ...COUNT }, { effect: 'discardThat', who: '$who', many: true }),
      means: [known, { ...CHOOSE, ...COUNT }, moved(DISCARDED)],
    },
    {
      said: said(PICK, { effect: 'putThat', to: { to: 'exile' } }),
      means: [known, CHOOSE, moved({ to: 'exile' })],
    },
    {
      said: said({ ...PICK, ...COUNT }, { effect: 'putThat', many: true, to: { to: 'exile' } }),
      means: [known, { ...CHOOSE, ...COUNT }, moved({ to: 'exile' })],
    },
    { said: said(PICK, { effect: 'putThat', whose: '$who', to: TOP }), means: [known, CHOOSE, moved(TOP)] },
    // You order the cards, not their owner: the one that will be below the other is chosen.
    {
      said: said({ ...PICK, count: 2 }, { effect: 'putThat', many: true, whose: '$who', to: TOP }),
      means: [
        known,
        { ...CHOOSE, count: 2 },
        { effect: 'choose', from: CHOSEN, bind: LOWER.bound },
        { effect: 'moveCards', what: LOWER, ...TOP },
        moved(TOP),
      ],
    },
  ];
};

export const HAND_IDIOMS: readonly Idiom[] = [
  ...fates('look'),
  ...fates('reveal'),
  {
    said: [
      { effect: 'reveal', at: theirs },
      '.',
      { effect: 'may', effects: [PICK] },
      '.',
      { effect: 'discardThat', who: '$who' },
    ],
    means: [{ effect: 'reveal', at: theirs, bind: HAND.bound }, { ...CHOOSE, upTo: true }, moved(DISCARDED)],
  },
  {
    said: [
      { effect: 'reveal', at: theirs },
      '.',
      PICK,
      '.',
      { effect: 'putThat', who: '$who', to: { to: 'exile' } },
    ],
    means: [{ effect: 'reveal', at: theirs, bind: HAND.bound }, CHOOSE, moved({ to: 'exile' })],
  },
  {
    said: [{ effect: 'look', at: theirs }, PICK, '.', { effect: 'discardThat', who: '$who' }],
    means: [{ effect: 'look', at: theirs, bind: HAND.bound }, CHOOSE, moved(DISCARDED)],
  },
  {
    said: [{ effect: 'reveal', at: theirs }, '.', PICK, '.', { effect: 'discardThat', who: '$who' }],
    means: [{ effect: 'discard', who: '$who', filter: '$filter?', chooser: 'you' }],
  },
  // What is drawn is looked at.
  {
    said: [{ effect: 'draw', amount: '$amount' }, ', then', { effect: 'discardOfThem', amount: 1 }],
    means: [
      { effect: 'draw', amount: '$amount', bind: 'drawn' },
      { effect: 'choose', from: { bound: 'drawn' }, bind: 'unwanted' },
      { effect: 'moveCards', what: { bound: 'unwanted' }, to: 'graveyard', as: 'discard' },
    ],
  },
];
