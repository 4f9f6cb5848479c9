import type { EffectVerb, Template } from '@reticle/core/text';
import type { Effect } from '../../language/effects/schema.js';
import type { EffectVerbs } from './verb.js';

/** The words for the players of cards, as the cards that go to their zones are printed with them, and all that are read. */
const ZONES = [
  ['mine', 'your'],
  ['theirPlayers', "their_player's"],
  ['itsPlayers', "its_player's"],
  ['severalPlayers', "their_players'"],
  [
    'notMine',
    "their_player's|its_player's|their_players'|that_player's|their_owner's|its_owner's|their_owners'",
  ],
  ['what', 'their|its'],
] as const;

/** Words for cards that go to a zone of their players. */
const toZone = (verb: string, after: (whose: string) => string): readonly string[] =>
  ZONES.map(([type, whose]) => `${verb} <what:${type}> ${after(whose)}`);

/** What each opponent or each player does with one of their cards, which they choose. */
const THEY = [
  ['eachOpponent', 'opponent'],
  ['eachPlayer', 'eachPlayer'],
] as const;
const byThem = (
  words: string | readonly string[],
  means: Extract<EffectVerb<Effect>['means'], { readonly what?: Template }>,
): EffectVerbs => {
  const taken = (by: Template): typeof means => ({
    ...means,
    what: { choose: '$theirs.choose', count: '$theirs.count?', upTo: '$theirs.upTo?', by },
  });
  return [
    ...THEY.map(([is, by]) => ({ subject: 'other', is, words, means: taken(by) }) as const),
    // The player is chosen first, and then chooses.
    ...(['opponent', 'player'] as const).map(
      (of) =>
        ({
          subject: 'other',
          is: { chosen: of },
          words,
          means: [{ effect: 'choosePlayer', of }, taken({ named: 'player' })],
        }) as const,
    ),
  ];
};
/** The cards in zones of players, as a filter sees them from "you". */
const ZONES_OF = [
  ['eachOpponent', { owner: 'opponent' }],
  ['eachPlayer', {}],
] as const;
/** "Chooses one of their characters and banishes them": the second verb takes what was chosen. */
const chosenBy = (verb: string, after: string): string =>
  `choose <theirs:theirs> and [${verb}] that_card|that_character|them${after}`;

/** What is done to cards: exert, ready, banish, and move between zones. */
export const cardVerbs: EffectVerbs = [
  {
    subject: 'you',
    words: ['exert <what:what>', 'choose and exert <what:what>', '{E} <what:what>'],
    means: { effect: 'exert', what: '$what' },
  },
  {
    subject: 'you',
    words: ['ready <what:what>', 'choose and ready <what:what>'],
    means: { effect: 'ready', what: '$what' },
  },
  {
    subject: 'you',
    words: ['banish <what:what>', 'choose and banish <what:what>'],
    means: { effect: 'banish', what: '$what' },
  },
  ...byThem(['choose and [banish] <theirs:theirs>', chosenBy('banish', '')], { effect: 'banish' }),
  ...byThem(['choose and [exert] <theirs:theirs>', chosenBy('exert', '')], { effect: 'exert' }),
  ...byThem(['choose and [ready] <theirs:theirs>', chosenBy('ready', '')], { effect: 'ready' }),
  ...byThem([chosenBy('return', ' to their hand'), 'choose and [return] <theirs:theirs> to their hand'], {
    effect: 'returnToHand',
  }),
  ...byThem(chosenBy('put', ' on the {place:bottom|top} of their deck'), {
    effect: 'putOnDeck',
    place: '$place',
  }),
  ...byThem(chosenBy('put', ' into their inkwell facedown'), { effect: 'putIntoInkwell' }),
  ...byThem(chosenBy('put', ' into their inkwell facedown and exerted'), {
    effect: 'putIntoInkwell',
    exerted: true,
  }),
  ...byThem('choose <theirs:theirs> and [deal] <amount:damage> to them', {
    effect: 'dealDamage',
    amount: '$amount',
  }),
  ...byThem(chosenBy('shuffle', ' into their deck'), { effect: 'shuffleIntoDeck' }),
  {
    subject: 'you',
    words: [
      ...toZone('return', (whose) => `to|into ${whose} hand|hands`),
      ...toZone('put', (whose) => `into ${whose} hand|hands`),
    ],
    means: { effect: 'returnToHand', what: '$what' },
  },
  ...ZONES_OF.flatMap(([is, owner]): EffectVerbs => [
    {
      subject: 'player',
      is,
      words: 'exert all_cards|all_the_cards in {their} inkwell',
      means: { effect: 'exert', what: { all: { zone: 'inkwell', ...owner } } },
    },
    {
      subject: 'player',
      is,
      words: 'shuffle all_cards|all_the_cards from {their} discard into {their} deck',
      means: { effect: 'shuffleIntoDeck', what: { all: { zone: 'discard', ...owner } } },
    },
    {
      subject: 'player',
      is,
      words: 'shuffle all <kinds:pileKinds> from {their} discard into {their} deck',
      means: {
        effect: 'shuffleIntoDeck',
        what: { all: { zone: 'discard', ...owner, allOf: ['$kinds'] } },
      },
    },
  ]),
  {
    subject: 'player',
    words: 'put <amount:topCards> of {their} deck into {their} inkwell facedown',
    means: { effect: 'putIntoInkwell', what: { top: '$amount', who: '$subject=you' } },
  },
  {
    subject: 'player',
    words: [
      'put <amount:topCards> of {their} deck into {their} inkwell facedown and exerted',
      'put <amount:topCards> of {their} deck into {their} inkwell exerted',
    ],
    means: { effect: 'putIntoInkwell', what: { top: '$amount', who: '$subject=you' }, exerted: true },
  },
  {
    subject: 'you',
    words: toZone('put', (whose) => `into|in ${whose} inkwell|inkwells facedown`),
    means: { effect: 'putIntoInkwell', what: '$what' },
  },
  {
    subject: 'you',
    words: toZone('put', (whose) => `into|in ${whose} inkwell|inkwells facedown_and_exerted|exerted`),
    means: { effect: 'putIntoInkwell', what: '$what', exerted: true },
  },
  {
    subject: 'you',
    words: toZone('shuffle', (whose) => `into ${whose} deck|decks`),
    means: { effect: 'shuffleIntoDeck', what: '$what' },
  },
  {
    subject: 'you',
    words: [
      ...toZone('put', (whose) => `on the {place:top|bottom} of ${whose} deck|decks`),
      ...toZone('put', (whose) => `on {place:top|bottom} of ${whose} deck`),
      ...toZone('put', (whose) => `on the {place:top|bottom} of ${whose} deck|decks in any order`),
    ],
    means: { effect: 'putOnDeck', what: '$what', place: '$place' },
  },
  {
    subject: 'you',
    words: [
      'play <what:inHand> for free',
      'play <what:inDiscard> for free',
      'play <what:elsewhere> for free',
    ],
    means: { effect: 'playForFree', what: '$what' },
  },
  {
    subject: 'you',
    words: [
      'play <what:elsewhere> for free, exerted',
      'play <what:elsewhere> for free and they enter play exerted',
      'play <what:elsewhere> for free and it|he|she enters play exerted',
      'play <what:inDiscard> for free, exerted',
      'play <what:inHand> for free, exerted',
    ],
    means: { effect: 'playForFree', what: '$what', exerted: true },
  },
  {
    subject: 'you',
    words: [
      'play <what:inDiscard> for free, then put it|that_card|that_action_card on the bottom of your deck instead of into your discard',
    ],
    means: { effect: 'playForFree', what: '$what', afterwards: 'bottom' },
  },
  { subject: 'you', words: 'reveal <what:topOfDeck>', means: { effect: 'reveal', what: '$what' } },
  {
    subject: 'you',
    words: ['put <what:moved> facedown under <under:above>', 'put <what:moved> under <under:above> facedown'],
    means: { effect: 'putUnder', what: '$what', under: '$under' },
  },
  {
    subject: 'you',
    words: 'move <what:moved> to <to:place> for free',
    means: { effect: 'moveToLocation', what: '$what', to: '$to' },
  },
  {
    subject: 'you',
    words: 'move <what:moved> to the same location for free',
    means: {
      effect: 'moveToLocation',
      what: '$what',
      to: { choose: { type: 'location', zone: 'play' }, as: 'place' },
    },
  },
  // A choice that later effects mention.
  { subject: 'you', words: 'choose <what:chosen>', means: { effect: 'choose', what: '$what' } },
];
