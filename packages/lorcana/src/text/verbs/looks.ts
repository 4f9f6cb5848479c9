import type { EffectVerb } from '@reticle/core/text';
import type { Effect } from '../../language/effects/schema.js';
import type { EffectVerbs } from './verb.js';

const yours = (
  words: string | readonly string[],
  amount: string,
  piles: Extract<EffectVerb<Effect>['means'], { readonly effect: 'look' }>['piles'] & object,
  rest: string,
): EffectVerb<Effect> => ({
  subject: 'you',
  words,
  means: { effect: 'look', amount, piles, rest },
});

/** Puts a card to the one end of a deck or to the other: the words after "look at the top card of ... deck". */
const ENDS = [
  ['on either_the|the top or the bottom of their deck', 'top', 'bottom'],
  ['on top of their deck or into their discard', 'top', 'discard'],
] as const;

/** Looking at cards of a deck, and where they go. */
export const lookVerbs: EffectVerbs = [
  yours(
    [
      'look at <amount:top> of your deck . put them back on_the_top_of_your_deck_in_any_order|in_any_order',
      'look at <amount:top> of your deck and put them back on_the_top_of_your_deck_in_any_order|in_any_order',
    ],
    '$amount',
    [],
    'top',
  ),
  ...(['. put', 'and put'] as const).map((put) =>
    yours(
      `look at <amount:topOne> of your deck ${put} it on_either|on <to:side> or <rest:side> of your deck`,
      '$amount',
      [{ to: '$to', min: 0 }],
      '$rest',
    ),
  ),
  yours(
    'look at <amount:topTwo> of your deck . put one <to:pile> and the other <rest:otherPile>',
    '$amount',
    [{ to: '$to' }],
    '$rest',
  ),
  yours(
    [
      'look at <amount:topMore> of your deck . put one|1 <to:pile> and the rest <rest:restPile>',
      'look at <amount:topMore> of your deck . put one|1 <to:pile> . put the rest <rest:restPile>',
    ],
    '$amount',
    [{ to: '$to' }],
    '$rest',
  ),
  yours(
    'look at <amount:top> of your deck . you may put one|a_card <to:pile> . put the rest <rest:restPile>',
    '$amount',
    [{ to: '$to', min: 0 }],
    '$rest',
  ),
  yours(
    [
      'look at <amount:top> of your deck . you may reveal <of:eitherKind> and put it <to:pile> . put the rest <rest:restPile>',
      'look at <amount:top> of your deck . you may reveal <of:eitherKind> , put it <to:pile> , and put the rest <rest:restPile>',
    ],
    '$amount',
    [{ to: '$to', of: '$of', min: 0, reveal: true }],
    '$rest',
  ),
  yours(
    'look at <amount:topSeveral> of your deck . you may reveal any number of <of:pileKinds> and put them <to:pile> . put the rest <rest:restPile>',
    '$amount',
    [{ to: '$to', of: '$of', min: 0, max: '$amount', reveal: true }],
    '$rest',
  ),
  yours(
    'look at <amount:top> of your deck . you may reveal up to <most:number> <of:pileKinds> and put them <to:pile> . put the rest <rest:restPile>',
    '$amount',
    [{ to: '$to', of: '$of', min: 0, max: '$most', reveal: true }],
    '$rest',
  ),
  yours(
    'look at <amount:topSeveral> of your deck . put any number of them on <to:side> or <rest:side> of your deck in any order',
    '$amount',
    [{ to: '$to', min: 0, max: '$amount' }],
    '$rest',
  ),
  // A player who searches may fail to find (rule 7.1.4).
  yours(
    [
      'search your deck for <of:eitherKind> and reveal that_card|it to all players . put that card into your hand and shuffle your deck',
      'search your deck for <of:eitherKind> and reveal that_card|it to all players . put that card into your hand . then , shuffle your deck',
      'search your deck for <of:eitherKind> , reveal that_card|it to all players , put that_card|it into your hand , then shuffle your deck',
      'search your deck for <of:eitherKind> , reveal that_card|it to all players , and put that_card|it into your hand . then , shuffle your deck',
    ],
    'all',
    [{ to: 'hand', of: '$of', min: 0, reveal: true }],
    'shuffle',
  ),
  yours(
    'search your deck for <of:eitherKind> and reveal that_card|it to all players . shuffle your deck and put that card on top of it',
    'all',
    [{ to: 'top', of: '$of', min: 0, reveal: true }],
    'shuffle',
  ),
  yours(
    'search your deck for any|a card , put that card into your hand , then shuffle your deck',
    'all',
    [{ to: 'hand' }],
    'shuffle',
  ),
  {
    subject: 'you',
    words: 'look at the top card of <who:deckOwner> deck',
    means: { effect: 'look', who: '$who', amount: 1, piles: [], rest: 'top' },
  },
  ...ENDS.map(([ends, to, rest]): EffectVerb<Effect> => ({
    subject: 'you',
    words: [
      `look at the top card of <who:oneDeckOwner> deck . put it|that_card ${ends}`,
      `look at the top card of <who:oneDeckOwner> deck and put it|that_card ${ends}`,
    ],
    means: { effect: 'look', who: '$who', amount: 1, piles: [{ to, min: 0 }], rest },
  })),
  {
    subject: 'you',
    words:
      'play that song again from your discard for free . if you do , put that card on the bottom of your deck instead of into your discard',
    means: { effect: 'playForFree', what: 'song', afterwards: 'bottom' },
  },
];
