import { sameValue } from '@reticle/core/text';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { deckOwner } from '../phrases/selections.js';

/** The words for looking at the top card of other players' decks, and for where it goes. */
export const othersDeckWords: readonly EffectSentence[] = [
  says('look', {
    words: 'look at the top card of <who> deck',
    holes: { who: deckOwner },
    make: ({ who }) => ({ effect: 'look', who, amount: 1, piles: [], rest: 'top' }),
    parts: ({ who, amount, piles, rest: left }) =>
      who !== undefined && amount === 1 && piles.length === 0 && left === 'top' ? { who } : undefined,
  }),
  ...(
    [
      ['on top of their deck or into their discard', 'top', 'discard', []],
      [
        'on either the top or the bottom of their deck',
        'top',
        'bottom',
        ['on the top or the bottom of their deck'],
      ],
    ] as const
  ).flatMap(([ends, to, left, also]) =>
    says('look', {
      words: `look at the top card of <who> deck. put it ${ends}`,
      also: [...also, ends].flatMap((one) => [
        `look at the top card of <who> deck and put it ${one}`,
        `look at the top card of <who> deck. put that card ${one}`,
        ...(one === ends ? [] : [`look at the top card of <who> deck. put it ${one}`]),
      ]),
      holes: { who: deckOwner },
      make: ({ who }) =>
        who === 'eachOpponent'
          ? undefined
          : { effect: 'look', who, amount: 1, piles: [{ to, min: 0 }], rest: left },
      parts: ({ who, amount, piles, rest: rests }) =>
        who !== undefined && amount === 1 && rests === left && sameValue(piles, [{ to, min: 0 }])
          ? { who }
          : undefined,
    }),
  ),
];
