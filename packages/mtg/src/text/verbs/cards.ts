import type { CardsVerb } from './said.js';

/** What players do with their cards: draw, discard, mill, scry. */
export const cardVerbs: readonly CardsVerb[] = [
  {
    subject: 'player',
    words: 'draw <amount:cards>',
    means: { effect: 'draw', who: '$subject=you', amount: '$amount=1' },
  },
  {
    subject: 'player',
    words: 'discard <cards:someCards>',
    means: {
      effect: 'discard',
      who: '$subject=you',
      filter: '$cards.what={}',
      amount: '$cards.count?',
      chooser: '$chooser?',
    },
  },
  {
    subject: 'player',
    words: 'discard <amount:cards>',
    means: { effect: 'discard', who: '$subject=you', amount: '$amount=1', chooser: '$chooser?' },
  },
  {
    subject: 'player',
    words: [
      'discard {their} hand',
      'discard all_the_cards in {their} hand',
      'discard all_cards in {their} hand',
    ],
    means: { effect: 'discard', who: '$subject=you', amount: 'all' },
  },
  { subject: 'you', words: 'discard one of them', means: { effect: 'discardOfThem', amount: 1 } },
  {
    subject: 'player',
    words: 'mill <amount:halfLibrary>',
    means: { effect: 'mill', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: 'mill <amount:cards>',
    means: { effect: 'mill', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: 'scry <amount:number>',
    means: { effect: 'scry', who: '$subject=you', amount: '$amount' },
  },
  {
    subject: 'player',
    words: 'surveil <amount:number>',
    means: { effect: 'surveil', who: '$subject=you', amount: '$amount' },
  },
];
