import {
  clauseGrammar,
  fixedHole,
  type Hole,
  holeRule,
  type HoleTypes,
  type Idiom,
  type Template,
  type Token,
  type Verb,
} from '@reticle/core/text';
import * as z from 'zod';
import { type Condition, condition as conditionSchema } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { digits, reckoned, severalCounted, spelled } from './amounts.js';
import { someCards } from './cards-of.js';
import { DEED_TYPES, deedVerbs } from './turn-states.js';
import { contextKey, type WordsContext } from './context.js';
import { what as something } from './selectors.js';
import { objects, player, playerHole, players, SOMEONE, YOU } from './state-subjects.js';
import { printThing, readOneThing, readThing, readThings, withArticle } from './things.js';

const words = (text: string): readonly Token[] =>
  text.split(' ').map((one) => ({ text: one, raw: one, start: 0, end: 0, capital: false, depth: 0 }));
const PERMANENT = words('permanent');
const hasNoPlayer = ({ controller, owner, zone }: MtgCardFilter): boolean =>
  controller === undefined && owner === undefined && zone === undefined;
const article = (text: string | undefined): boolean => text === 'a' || text === 'an';

/** What something is: "tapped", "nonbasic", "a Goblin", "a creature card". */
const state: Hole<MtgCardFilter, WordsContext> = {
  read(said, context) {
    const filter = article(said[0]?.text)
      ? (readOneThing(said) ?? someCards.read(said, context)?.what)
      : readThing([...said, ...PERMANENT]);
    return filter && hasNoPlayer(filter) && Object.keys(filter).length > 0 ? filter : undefined;
  },
  print(filter) {
    const said = printThing(filter, false);
    if (said === undefined) return undefined;
    return said.endsWith(' permanent') ? said.slice(0, -' permanent'.length) : withArticle(said);
  },
};

/** What something has: "flying", "power 4 or greater", "mana value 2 or less". */
const quality: Hole<MtgCardFilter, WordsContext> = {
  read(said) {
    const filter = readThing([...PERMANENT, ...words('with'), ...said]);
    if (!filter || !hasNoPlayer(filter) || filter.counters || filter.counterCount !== undefined)
      return undefined;
    const { type: _permanent, ...rest } = filter;
    return Object.keys(rest).length > 0 ? rest : undefined;
  },
  print(filter) {
    const said = printThing(filter, false);
    const [first, second, ...others] = said?.split(' with ') ?? [];
    return first === 'permanent' && others.length === 0 ? second : undefined;
  },
};

/** Objects whose controller is named by the subject. */
const one: Hole<MtgCardFilter, WordsContext> = {
  read(said) {
    const found = readOneThing(said);
    return found && found.controller === undefined && found.zone === undefined ? found : undefined;
  },
  print(filter) {
    const said = printThing(filter, false);
    return said && withArticle(said);
  },
};
const several: Hole<MtgCardFilter, WordsContext> = {
  read(said) {
    const found = readThings(said);
    return found && hasNoPlayer(found) ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
};
/** What is counted after a number. What happened is said in the past. */
const counted: Hole<AbilityAmount, WordsContext> = {
  read(said, context) {
    const found = severalCounted.read(said, context);
    return typeof found === 'object' && 'happened' in found ? undefined : found;
  },
  print: (value, context) =>
    typeof value === 'object' && 'happened' in value ? undefined : severalCounted.print(value, context),
};
/** The kind of some counters. Those of any kind have no word for it. */
const counterName: Hole<string, WordsContext> = {
  read: ([word]) =>
    word && word.text !== ANY_KIND && /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u.test(word.text)
      ? word.text
      : undefined,
  print: (value) => (value === ANY_KIND ? undefined : value),
};
const ANY_KIND = 'any';
/** The words before "counters", and what they mean. */
const KINDS = [
  ['<c:counter> ', '$c'],
  ['', ANY_KIND],
] as const;
const zone = fixedHole([
  ['hand', 'hand'],
  ['library', 'library'],
  ['graveyard', 'graveyard'],
]);

/** A number that is known: no X. */
const figure: Hole<AbilityAmount, WordsContext> = {
  read(said, context) {
    const found = spelled.read(said, context);
    return typeof found === 'number' ? found : undefined;
  },
  print: (value, context) => spelled.print(value, context),
};

const TYPES: HoleTypes<WordsContext> = {
  player: holeRule(playerHole, 4),
  object: holeRule(something, 4),
  state: holeRule(state),
  quality: holeRule(quality),
  one: holeRule(one),
  several: holeRule(several),
  counted: holeRule(counted),
  counter: holeRule(counterName, 1, true),
  number: holeRule(spelled, 2, true),
  digits: holeRule(digits, 2, true),
  figure: holeRule(figure, 1, true),
  amount: holeRule(reckoned),
  zone: holeRule(zone, 1),
  ...DEED_TYPES,
};

/** How numbers are compared: the words around the number, and the key of the comparison. */
const COMPARED = [
  ['<n:number> or more', 'gte'],
  ['<n:number> or fewer', 'lte'],
  ['exactly <n:number>', 'eq'],
  ['at_least <n:number>', 'gte'],
  ['fewer_than <n:number>', 'lt'],
  ['more_than <n:number>', 'gt'],
] as const;
const SIZES = [
  ['<n:digits> or greater|more', 'gte'],
  ['<n:digits> or less', 'lte'],
  ['<n:digits>', 'eq'],
  ['greater than <n:amount>', 'gt'],
  ['less than <n:amount>', 'lt'],
  ['equal to <n:amount>', 'eq'],
  ['greater than or equal to <n:amount>', 'gte'],
  ['less than or equal to <n:amount>', 'lte'],
  ['greater than <n:number>', 'gt'],
  ['less than <n:number>', 'lt'],
] as const;

const theirs = { '...': '$what', controller: '$subject.role' } as const;
const isSo = (is: Template): Template => ({ what: '$subject', is });
/** What players have, control and did. */
const ofPlayers: readonly Verb[] = [
  { subject: 'player', words: 'control <what:one>', means: { what: { each: theirs } } },
  { subject: 'player', words: 'control no <what:several>', means: { not: { what: { each: theirs } } } },
  ...COMPARED.map(([how, key]): Verb => ({
    subject: 'player',
    words: `control ${how} <what:several>`,
    means: { amount: { count: theirs }, [key]: '$n' },
  })),
  ...(['or', 'and'] as const).map((joint): Verb => ({
    subject: 'player',
    words: `control <what:one> ${joint} <also:one>`,
    means: {
      [joint === 'or' ? 'anyOf' : 'allOf']: [
        { what: { each: theirs } },
        { what: { each: { '...': '$also', controller: '$subject.role' } } },
      ],
    },
  })),
  ...(['more', 'fewer'] as const).map((way): Verb => ({
    subject: 'player',
    words: `control ${way} <what:several> than <other:player>`,
    means: {
      amount: { count: theirs },
      [way === 'more' ? 'gt' : 'lt']: { count: { '...': '$what', controller: '$other.role' } },
    },
  })),
  ...(
    [
      [
        'control at_least <n:figure> more <what:several> than <other:player>',
        { count: theirs },
        { count: { '...': '$what', controller: '$other.role' } },
      ],
      [
        'have at_least <n:figure> more cards in hand than <other:player>',
        { cardsIn: 'hand', whose: '$subject.who' },
        { cardsIn: 'hand', whose: '$other.who' },
      ],
      [
        'have at_least <n:figure> more life than <other:player>',
        { life: '$subject.who' },
        { life: '$other.who' },
      ],
    ] as const
  ).map(([said, amount, than]): Verb => ({
    subject: 'player',
    words: said,
    means: { amount, gte: { plus: than, more: '$n' } },
  })),
  ...COMPARED.map(([how, key]): Verb => ({
    subject: 'player',
    words: `have ${how.replace('number', 'digits').replace('fewer', 'less|fewer')} life`,
    means: { amount: { life: '$subject.who' }, [key]: '$n' },
  })),
  {
    subject: 'player',
    words: ['have no cards in hand', 'have no cards in {their} hand'],
    means: { amount: { cardsIn: 'hand', whose: '$subject.who' }, eq: 0 },
  },
  ...COMPARED.map(([how, key]): Verb => ({
    subject: 'player',
    words: `have ${how} cards in hand`,
    means: { amount: { cardsIn: 'hand', whose: '$subject.who' }, [key]: '$n' },
  })),
  ...COMPARED.map(([how, key]): Verb => ({
    subject: 'player',
    words: `have ${how} cards in {their} <zone:zone>`,
    means: { amount: { cardsIn: '$zone', whose: '$subject.who' }, [key]: '$n' },
  })),
  ...(['more', 'fewer'] as const).map((way): Verb => ({
    subject: 'player',
    words: `have ${way} cards in hand than <other:player>`,
    means: {
      amount: { cardsIn: 'hand', whose: '$subject.who' },
      [way === 'more' ? 'gt' : 'lt']: { cardsIn: 'hand', whose: '$other.who' },
    },
  })),
  ...(['more', 'less'] as const).map((way): Verb => ({
    subject: 'player',
    words: `have ${way} life than <other:player>`,
    means: { amount: { life: '$subject.who' }, [way === 'more' ? 'gt' : 'lt']: { life: '$other.who' } },
  })),
  { subject: 'player', words: 'are the_monarch', means: { same: ['$subject.who', 'monarch'] } },
  ...deedVerbs,
];

/** What may have happened to an object this turn, in words of the past. */
const FACTS = [
  ['attack', { thisTurn: 'attacked' }],
  ['block', { thisTurn: 'blocked' }],
  ['attack or blocked', { anyOf: [{ thisTurn: 'attacked' }, { thisTurn: 'blocked' }] }],
  ['enter the_battlefield', { thisTurn: 'entered' }],
  ['enter', { thisTurn: 'entered' }],
  ['are dealt damage', { thisTurn: 'wasDealtDamage' }],
] as const;

/** What objects are, have and did, and what amounts are. */
const ofObjects: readonly Verb[] = [
  ...([undefined, 'past'] as const).flatMap((tense): readonly Verb[] => {
    const inTense = tense === undefined ? {} : { tense };
    return [
      { subject: 'object', ...inTense, words: 'are <is:state>', means: isSo('$is') },
      { subject: 'object', ...inTense, words: 'have <is:quality>', means: isSo('$is') },
      ...KINDS.flatMap(([kind, counters]): readonly Verb[] =>
        (
          [
            [['a|an', 'one_or_more'], { gte: 1 }],
            [['no'], { eq: 0 }],
            ...COMPARED.map(([how, key]) => [[how], { [key]: '$n' }] as const),
          ] as const
        ).map(([hows, compared]) => ({
          subject: 'object',
          ...inTense,
          words: hows.flatMap((how) =>
            ['it', '<subject:object>'].map(
              (on) => `have ${how} ${kind}counter${how === 'a|an' ? '' : 's'} on ${on}`,
            ),
          ),
          means: { amount: { counters, on: '$subject' }, ...compared },
        })),
      ),
      ...SIZES.map(([how, key]): Verb => ({
        subject: 'object',
        ...inTense,
        words: `are ${how}`,
        means: { amount: '$subject', [key]: '$n' },
      })),
    ];
  }),
  ...COMPARED.map(([how, key]): Verb => ({
    subject: 'object',
    words: `are ${how} <c:counted>`,
    means: { '...': '$subject', amount: '$c', [key]: '$n' },
  })),
  ...FACTS.map(([said, is]): Verb => ({
    subject: 'object',
    tense: 'past',
    words: `${said} this turn`,
    means: isSo(is),
  })),
  {
    subject: 'object',
    words: 'are no <c:counted>',
    means: { '...': '$subject', amount: '$c', eq: 0 },
  },
  { subject: 'object', words: 'are on_the_battlefield', means: isSo({ zone: 'battlefield' }) },
  { subject: 'object', words: 'are exiled', means: isSo({ zone: 'exile' }) },
];

const OF_ANY = { bound: 'someone' } as const;

/** States that are kept in another way than they are said. */
const IDIOMS: readonly Idiom[] = [
  // What any of several players controls is found among the objects of all of them.
  {
    said: [
      { someone: 'eachOpponent', so: { what: { each: { '...': '$what', controller: 'role.someone' } } } },
    ],
    means: [{ what: { each: { '...': '$what', controller: 'opponent' } } }],
  },
  {
    said: [
      {
        someone: '$who',
        so: { amount: { happened: '$deed', are: '$are?', who: OF_ANY, turn: '$turn?' }, gte: '$n' },
      },
    ],
    means: [{ amount: { happened: '$deed', are: '$are?', who: '$who', turn: '$turn?' }, gte: '$n' }],
  },
  {
    said: [{ amount: { cardsIn: 'hand', whose: 'you' }, eq: 0 }],
    means: [{ not: { what: { each: { zone: 'hand', owner: 'self' } } } }],
  },
  ...(['gte', 'lte', 'eq'] as const).map((key) => ({
    said: [{ amount: { cardsIn: 'graveyard', whose: 'you' }, [key]: '$n' }],
    means: [{ amount: { count: { zone: 'graveyard', owner: 'self' } }, [key]: '$n' }],
  })),
  { said: [{ not: { amount: '$amount', gte: 1 } }], means: [{ amount: '$amount', eq: 0 }] },
];

const madeOf = z.tuple([conditionSchema]);

/** The grammar of states: what "if", "unless" and "as long as" ask. */
export const stateGrammar = clauseGrammar<Condition, WordsContext>(() => ({
  subjects: { player: players, object: objects },
  you: YOU,
  finite: true,
  negated: { not: '$effect' },
  quantifiers: [
    {
      of: (subject: unknown) => player.safeParse(subject).data?.some !== undefined,
      subject: SOMEONE,
      means: { someone: '$subject.some', so: '$effect' },
    },
  ],
  types: TYPES,
  amounts: {},
  verbs: [...ofPlayers, ...ofObjects],
  durations: [],
  giving: [],
  adjuncts: [],
  leads: [],
  modals: [],
  idioms: IDIOMS,
  keyOf: contextKey,
  parse: (made) => madeOf.safeParse(made).data,
}));
