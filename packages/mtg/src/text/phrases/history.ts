import { type Hole, sameValue, sentence } from '@reticle/core/text';
import type { ConditionSentence } from './conditions-more.js';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Happened } from '../../language/happened.js';
import { type AbilityAmount, type Selector, isBound } from '../../language/selector.js';
import { digits, spelled } from './amounts.js';
import { HOST_MARK, type WordsContext, textOf } from './context.js';
import { what, who } from './selectors.js';
import { printThing, readThings } from './things.js';

type History = Extract<AbilityAmount, { readonly happened: unknown }>;

const PLAYERS: readonly (readonly [words: string, who: Selector])[] = [
  ['you', 'you'],
  ['an opponent', 'eachOpponent'],
  ['a player', 'eachPlayer'],
];

/** Who did something; any one of several players. */
const doer: Hole<Selector, WordsContext> = {
  read(words, context) {
    const text = textOf(words);
    const found = PLAYERS.find(([said]) => said === text)?.[1] ?? who.read(words, context);
    return isBound(found) || PLAYERS.some(([said]) => said === text) ? found : undefined;
  },
  print: (value, context) =>
    PLAYERS.find(([, player]) => player === value)?.[0] ??
    (isBound(value) ? who.print(value, context) : undefined),
  plural: (value) => value === 'you',
};

/** The events by player: the words for once, and for a number or an amount. */
const DEEDS: readonly {
  readonly happened: Happened;
  readonly once: string;
  readonly also?: readonly string[];
  readonly not?: string;
  readonly much?: string;
}[] = [
  { happened: 'lifeGained', once: 'gained life', much: 'gained <least> or more life' },
  { happened: 'lifeLost', once: 'lost life', much: 'lost <least> or more life' },
  {
    happened: 'attacked',
    once: 'attacked',
    also: ['attacked with a creature'],
    not: 'attack with a creature',
    much: 'attacked with <least> or more creatures',
  },
  { happened: 'discarded', once: 'discarded a card', much: 'discarded <least> or more cards' },
  { happened: 'drawn', once: 'drew a card', much: 'drew <least> or more cards' },
  { happened: 'sacrificed', once: 'sacrificed a permanent', much: 'sacrificed <least> or more permanents' },
  { happened: 'cast', once: 'cast a spell', not: 'cast a spell', much: 'cast <least> or more spells' },
  {
    happened: 'landEntered',
    once: 'had a land enter the battlefield under your control',
    much: 'had <least> or more lands enter the battlefield under your control',
  },
];
const TURNS = ['this', 'last'] as const;

const inTurn = (turn: (typeof TURNS)[number]): Pick<History, 'turn'> => (turn === 'last' ? { turn } : {});

/** Returns the event and the number that a condition compares in this way. */
function comparisonIn(
  asked: Condition,
  key: 'gte' | 'eq',
): { readonly history: History; readonly number: AbilityAmount } | undefined {
  if (!('amount' in asked)) return undefined;
  const { amount, [key]: number } = asked;
  return typeof amount === 'object' &&
    'happened' in amount &&
    number !== undefined &&
    sameValue(asked, { amount, [key]: number })
    ? { history: amount, number }
    : undefined;
}

const ofPlayers: readonly ConditionSentence[] = DEEDS.flatMap(({ happened, once, also = [], not, much }) =>
  TURNS.flatMap((turn): readonly ConditionSentence[] => {
    const when = `${turn} turn`;
    const is = (
      { history, number }: { readonly history: History; readonly number: AbilityAmount },
      least: boolean,
    ) =>
      history.happened === happened &&
      history.who !== undefined &&
      (history.turn === 'last') === (turn === 'last') &&
      (number === 1) === !least;
    const amountOf = (player: Selector): History => ({ happened, who: player, ...inTurn(turn) });
    return [
      sentence({
        words: `<who> ${once} ${when}`,
        also: also.map((other) => `<who> ${other} ${when}`),
        holes: { who: doer },
        make: ({ who: player }): Condition => ({ amount: amountOf(player), gte: 1 }),
        parts(asked: Condition) {
          const found = comparisonIn(asked, 'gte');
          return found && is(found, false) && found.history.who !== undefined
            ? { who: found.history.who }
            : undefined;
        },
      }),
      ...(not === undefined
        ? []
        : [
            sentence({
              words: `<who> didn't ${not} ${when}`,
              holes: { who: doer },
              make: ({ who: player }): Condition => ({ amount: amountOf(player), eq: 0 }),
              parts(asked: Condition) {
                const found = comparisonIn(asked, 'eq');
                return found?.number === 0 && is(found, true) && found.history.who !== undefined
                  ? { who: found.history.who }
                  : undefined;
              },
            }),
          ]),
      ...(much === undefined
        ? []
        : [
            sentence({
              words: `<who> ${much} ${when}`,
              holes: { who: doer, least: happened.startsWith('life') ? digits : spelled },
              make: ({ who: player, least }): Condition => ({ amount: amountOf(player), gte: least }),
              parts(asked: Condition) {
                const found = comparisonIn(asked, 'gte');
                return found && is(found, true) && found.history.who !== undefined
                  ? { who: found.history.who, least: found.number }
                  : undefined;
              },
            }),
          ]),
    ];
  }),
);

const said = (words: string, asked: Condition, also: readonly string[] = []): ConditionSentence =>
  sentence<Condition, object, WordsContext>({
    words,
    also: [...also],
    holes: {},
    make: () => asked,
    parts: (given) => (sameValue(given, asked) ? {} : undefined),
  });
const since = (happened: Happened, more: Partial<History> = {}): Condition => ({
  amount: { happened, ...more },
  gte: 1,
});
const never = (happened: Happened, more: Partial<History> = {}): Condition => ({
  amount: { happened, ...more },
  eq: 0,
});

const plural: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readThings(words),
  print: (filter) => printThing(filter, true),
  plural: () => true,
};

const KINDS = [
  ['different powers', 'power'],
  ['different names', 'name'],
  ['different mana values', 'manaValue'],
] as const;

/** How many different values there are among some objects. */
const differing: readonly ConditionSentence[] = [
  sentence({
    words: 'there are <least> or more card types among <what>',
    holes: { least: spelled, what: plural },
    make: ({ least, what: among }): Condition => ({ amount: { different: 'cardType', among }, gte: least }),
    parts(asked: Condition) {
      if (!('amount' in asked) || typeof asked.amount !== 'object' || asked.gte === undefined)
        return undefined;
      return 'different' in asked.amount && asked.amount.different === 'cardType'
        ? { least: asked.gte, what: asked.amount.among }
        : undefined;
    },
  }),
  ...KINDS.map(([words, different]) =>
    sentence({
      words: `you control <least> or more <what> with ${words}`,
      holes: { least: spelled, what: plural },
      make: ({ least, what: things }): Condition => ({
        amount: { different, among: { ...things, controller: 'self' as const } },
        gte: least,
      }),
      parts(asked: Condition) {
        if (!('amount' in asked) || typeof asked.amount !== 'object' || asked.gte === undefined)
          return undefined;
        if (!('different' in asked.amount) || asked.amount.different !== different) return undefined;
        const { controller, ...things } = asked.amount.among;
        return controller === 'self' ? { least: asked.gte, what: things } : undefined;
      },
    }),
  ),
];

const HANDS = [
  ['no cards', 'eq', 0],
  ['exactly <number> cards', 'eq', undefined],
  ['<number> or more cards', 'gte', undefined],
  ['<number> or fewer cards', 'lte', undefined],
] as const;

/** Conditions on the hand of a named player: "that player has no cards in hand". */
const hands: readonly ConditionSentence[] = HANDS.flatMap(
  ([words, key, fixed]): readonly ConditionSentence[] => {
    const handOf = (asked: Condition) => {
      if (!('amount' in asked) || typeof asked.amount !== 'object' || !('cardsIn' in asked.amount))
        return undefined;
      const { whose, cardsIn } = asked.amount;
      const number = asked[key];
      return cardsIn === 'hand' && number !== undefined && isBound(whose)
        ? { who: whose, number }
        : undefined;
    };
    return fixed === undefined
      ? [
          sentence({
            words: `<who> has ${words} in hand`,
            holes: { who: doer, number: spelled },
            make: ({ who: whose, number }): Condition | undefined =>
              isBound(whose) ? { amount: { cardsIn: 'hand', whose }, [key]: number } : undefined,
            parts: handOf,
          }),
        ]
      : [
          sentence({
            words: `<who> has ${words} in hand`,
            holes: { who: doer },
            make: ({ who: whose }): Condition | undefined =>
              isBound(whose) ? { amount: { cardsIn: 'hand', whose }, [key]: fixed } : undefined,
            parts(asked: Condition) {
              const found = handOf(asked);
              return found?.number === fixed ? { who: found.who } : undefined;
            },
          }),
        ];
  },
);

const thisCard: Hole<'self' | 'host', WordsContext> = {
  read(words) {
    const text = textOf(words);
    return text === '~' ? 'self' : text === HOST_MARK ? 'host' : undefined;
  },
  print: (value) => (value === 'self' ? '~' : HOST_MARK),
};
const FACTS = [
  ['attacked this turn', "didn't attack this turn", { thisTurn: 'attacked' }],
  ['entered the battlefield this turn', "didn't enter the battlefield this turn", { thisTurn: 'entered' }],
  ['is renowned', "isn't renowned", { withKeyword: 'renowned' }],
  ['is monstrous', "isn't monstrous", { withKeyword: 'monstrous' }],
  ['is saddled', "isn't saddled", { withKeyword: 'saddled' }],
  ['is suspected', "isn't suspected", { withKeyword: 'suspected' }],
] as const satisfies readonly (readonly [string, string, MtgCardFilter])[];

/** What happened to the card itself, and the marks that keywords leave on it (rules 701.37b, 702.112b). */
const ofItself: readonly ConditionSentence[] = FACTS.flatMap(([yes, no, is]) => [
  sentence({
    words: `<what> ${yes}`,
    holes: { what: thisCard },
    make: ({ what: one }): Condition => ({ what: one, is }),
    parts: (asked: Condition) => factOf(asked, is),
  }),
  sentence({
    words: `<what> ${no}`,
    holes: { what: thisCard },
    make: ({ what: one }): Condition => ({ not: { what: one, is } }),
    parts: (asked: Condition) => ('not' in asked ? factOf(asked.not, is) : undefined),
  }),
]);

function factOf(asked: Condition, is: MtgCardFilter): { readonly what: 'self' | 'host' } | undefined {
  if (!('what' in asked) || !sameValue(asked.is, is)) return undefined;
  return asked.what === 'self' || asked.what === 'host' ? { what: asked.what } : undefined;
}

const counterName: Hole<string, WordsContext> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u.test(word.text)
      ? word.text
      : undefined,
  print: (value) => value,
};
const dead: Hole<Selector, WordsContext> = {
  read(words, context) {
    const found = what.read(words, context);
    return found === 'self' || isBound(found) ? found : undefined;
  },
  print: (value, context) => (value === 'self' || isBound(value) ? what.print(value, context) : undefined),
};

/** What something was like as it last existed (rule 608.2h). */
const lastKnown: readonly ConditionSentence[] = [
  sentence({
    words: '<what> had a <counter> counter on it',
    holes: { what: dead, counter: counterName },
    make: ({ what: on, counter }): Condition => ({ amount: { counters: counter, on }, gte: 1 }),
    parts(asked: Condition) {
      if (!('amount' in asked) || typeof asked.amount !== 'object' || asked.gte !== 1) return undefined;
      return 'counters' in asked.amount && asked.amount.on !== 'host'
        ? { what: asked.amount.on, counter: asked.amount.counters }
        : undefined;
    },
  }),
];

/** The same sentence if "it" is resolved already. */
const lastKnownAgain: ConditionSentence = sentence({
  words: '<what> had a <counter> counter on <again>',
  also: ['<what> had one or more <counter> counters on <again>'],
  holes: { what: dead, counter: counterName, again: dead },
  make: ({ what: on, counter, again }): Condition | undefined =>
    sameValue(on, again) ? { amount: { counters: counter, on }, gte: 1 } : undefined,
  parts: () => undefined,
});

/** The sentences of conditions about a turn, players' hands, and last known information. */
export const HISTORY_SENTENCES: readonly ConditionSentence[] = [
  ...ofPlayers,
  said('a creature died this turn', since('creatureDied')),
  said('a creature died under your control this turn', since('creatureDied', { who: 'you' }), [
    'a creature you controlled died this turn',
  ]),
  said('a permanent you controlled left the battlefield this turn', since('left', { who: 'you' })),
  said('no creatures attacked this turn', never('attacked')),
  said('no spells were cast last turn', never('cast', { turn: 'last' })),
  said('no spells were cast this turn', never('cast')),
  ...differing,
  ...hands,
  ...ofItself,
  ...lastKnown,
  lastKnownAgain,
];
