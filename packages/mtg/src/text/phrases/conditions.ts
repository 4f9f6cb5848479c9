import {
  fixedHole,
  type Hole,
  sameValue,
  sentence,
  sentenceTable,
  tokenize,
  type Token,
} from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { type AbilityAmount, isBound } from '../../language/selector.js';
import { digits, eachCounted, spelled } from './amounts.js';
import { HOST_MARK, type WordsContext, contextKey, textOf } from './context.js';
import { bothOf } from './both-conditions.js';
import { HISTORY_SENTENCES } from './history.js';
import { MORE_THAN_YOU } from './more-than-you.js';
import { THIS_WAY_SENTENCES } from './this-way-conditions.js';
import { who as whoever } from './selectors.js';
import {
  type ConditionSentence,
  MORE_CONDITIONS,
  isOne,
  ofWhom,
  oneThing,
  plain,
  who,
  whomOf,
} from './conditions-more.js';
import { printThing, readOneThing, readThing, readThings, withArticle } from './things.js';

/** Objects whose controller the sentence names: "a Goblin", "another creature". */
const one: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readOneThing(words);
    return found?.controller === undefined ? found : undefined;
  },
  print(filter) {
    const words = printThing(filter, false);
    return words && withArticle(words);
  },
};
const several: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readThings(words);
    return found?.controller === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
  plural: () => true,
};
/** Splits the filter of "each" into whose objects and which. */
function splitController(
  filter: MtgCardFilter | undefined,
): { readonly who: 'self' | 'opponent'; readonly what: MtgCardFilter } | undefined {
  const { controller, ...what } = filter ?? {};
  return (controller === 'self' || controller === 'opponent') && what.zone === undefined
    ? { who: controller, what }
    : undefined;
}
const eachIn = (condition: Condition): MtgCardFilter | undefined =>
  'what' in condition &&
  typeof condition.what === 'object' &&
  'each' in condition.what &&
  condition.is === undefined
    ? condition.what.each
    : undefined;
/** Returns what a condition counts, and the least number. */
function atLeast(condition: Condition) {
  if (!('amount' in condition)) return undefined;
  const { amount, gte, ...others } = condition;
  const counts =
    typeof amount === 'object' &&
    'count' in amount &&
    Object.values(others).every((other) => other === undefined);
  return counts && gte !== undefined ? { count: amount.count, least: gte } : undefined;
}

const YOUR_HAND: MtgCardFilter = { zone: 'hand', owner: 'self' };
const YOUR_GRAVEYARD: MtgCardFilter = { zone: 'graveyard', owner: 'self' };
const isThe = (filter: MtgCardFilter | undefined, { zone, owner }: MtgCardFilter): boolean =>
  filter?.zone === zone && filter?.owner === owner && Object.keys(filter ?? {}).length === 2;
const isYourTurn = (given: Condition): boolean => sameValue(given, { same: ['you', 'activePlayer'] });

const severalIn = (fits: (filter: MtgCardFilter) => boolean): Hole<MtgCardFilter, WordsContext> => ({
  read(words) {
    const found = readThings(words);
    return found && fits(found) ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
  plural: () => true,
});
const severalAnywhere = severalIn(({ zone }) => zone !== undefined);
const several0 = severalIn(({ zone }) => zone === undefined);

type CountersOn = Extract<AbilityAmount, { readonly counters: string }>;
const countersOnIt: Hole<CountersOn, WordsContext> = {
  read(words, context) {
    const found = eachCounted.read(words, context);
    return typeof found === 'object' && 'counters' in found ? found : undefined;
  },
  print: (value, context) => eachCounted.print(value, context)?.replace('counter on', 'counters on'),
  plural: () => true,
};
function countersIn<Values>(
  condition: Condition,
  key: 'gte' | 'eq',
  parts: (found: { readonly value: CountersOn; readonly number: AbilityAmount }) => Values | undefined,
): Values | undefined {
  if (!('amount' in condition)) return undefined;
  const { amount, [key]: number } = condition;
  return typeof amount === 'object' && 'counters' in amount && number !== undefined
    ? parts({ value: amount, number })
    : undefined;
}

/** "~", "enchanted creature". */
export const thisOrHost: Hole<'self' | 'host', WordsContext> = {
  read(words) {
    const text = textOf(words);
    if (text === '~') return 'self';
    return text === HOST_MARK ? 'host' : undefined;
  },
  print: (value) => (value === 'self' ? '~' : HOST_MARK),
};
const counterName: Hole<string, WordsContext> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u.test(word.text)
      ? word.text
      : undefined,
  print: (value) => value,
};
const PERMANENT = tokenize('permanent');
const isNoun = (words: readonly Token[]): boolean => words[0]?.text === 'a' || words[0]?.text === 'an';

/** What something is: "tapped", "a Goblin", "red", "attacking". */
const state: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    if (isNoun(words)) {
      const found = readOneThing(words);
      return found?.controller === undefined && found?.zone === undefined ? found : undefined;
    }
    const found = words.length === 1 ? readThing([...words, ...PERMANENT]) : undefined;
    return found && Object.keys(found).length > 0 ? found : undefined;
  },
  print(filter) {
    const words = printThing(filter, false);
    if (words?.endsWith(' permanent') && words.split(' ').length === 2)
      return words.slice(0, -' permanent'.length);
    return words && withArticle(words);
  },
};

const IN_GRAVEYARD: MtgCardFilter = { zone: 'graveyard' };
const ROLE = 'role.';
type Role = `role.${string}`;

/** A player whom a trigger or target names, as filters refer to that player. */
const namedPlayer: Hole<Role, WordsContext> = {
  read(words, context) {
    const found = whoever.read(words, context);
    return isBound(found) ? `${ROLE}${found.bound}` : undefined;
  },
  print: (value, context) => whoever.print({ bound: value.slice(ROLE.length) }, context),
};

const isRole = (value: unknown): value is Role => typeof value === 'string' && value.startsWith(ROLE);

/** Splits the filter of a named player's objects into the player and the rest. */
function ofNamed(
  filter: MtgCardFilter | undefined,
): { readonly player: Role; readonly what: MtgCardFilter } | undefined {
  const { controller, ...things } = filter ?? {};
  return isRole(controller) ? { player: controller, what: things } : undefined;
}

const SENTENCES: readonly ConditionSentence[] = [
  sentence({
    words: '<who> controls|control <what>',
    holes: { who, what: one },
    make: (values): Condition => ({ what: { each: { ...values.what, controller: values.who } } }),
    parts: (condition: Condition) => splitController(eachIn(condition)),
  }),
  sentence({
    words: '<who> controls|control no <what>',
    holes: { who, what: several },
    make: ({ who: player, what }): Condition =>
      ofWhom(player, (controller) => ({ not: { what: { each: { ...what, controller } } } })),
    parts: (condition: Condition) =>
      whomOf(
        condition,
        (asked) => ('not' in asked ? eachIn(asked.not) : undefined),
        (found) => found,
      ),
  }),
  sentence({
    words: '<who> controls|control <least> or more <what>',
    holes: { who, least: spelled, what: several },
    make: ({ who: player, least, what }): Condition =>
      ofWhom(player, (controller) => ({ amount: { count: { ...what, controller } }, gte: least })),
    parts: (condition: Condition) =>
      whomOf(
        condition,
        (asked) => atLeast(asked)?.count,
        (found, asked) => {
          const least = atLeast(asked)?.least;
          return least === undefined ? undefined : { ...found, least };
        },
      ),
  }),
  ...(['more', 'less'] as const).map((way) => {
    const key = way === 'more' ? 'gte' : 'lte';
    return sentence({
      words: `you have <life> or ${way} life`,
      holes: { life: digits },
      make: ({ life }): Condition => ({ amount: { life: 'you' }, [key]: life }),
      parts(condition: Condition) {
        if (!('amount' in condition)) return undefined;
        const { amount, [key]: life } = condition;
        return typeof amount === 'object' && 'life' in amount && life !== undefined ? { life } : undefined;
      },
    });
  }),
  plain('you have no cards in hand', { not: { what: { each: YOUR_HAND } } }, (condition) =>
    'not' in condition ? isThe(eachIn(condition.not), YOUR_HAND) : false,
  ),
  sentence({
    words: '<least> or more cards are in your graveyard',
    also: ['there are <least> or more cards in your graveyard'],
    holes: { least: spelled },
    make: ({ least }): Condition => ({ amount: { count: YOUR_GRAVEYARD }, gte: least }),
    parts(condition: Condition) {
      const found = atLeast(condition);
      return found && isThe(found.count, YOUR_GRAVEYARD) ? { least: found.least } : undefined;
    },
  }),
  sentence({
    words: 'there are <least> or more <what>',
    holes: { least: spelled, what: severalAnywhere },
    make: ({ least, what }): Condition => ({ amount: { count: what }, gte: least }),
    parts(condition: Condition) {
      const found = atLeast(condition);
      return found && found.count.zone !== undefined ? { least: found.least, what: found.count } : undefined;
    },
  }),
  sentence({
    words: 'there are <least> or more <counters>',
    holes: { least: spelled, counters: countersOnIt },
    make: ({ least, counters }): Condition => ({ amount: counters, gte: least }),
    parts: (condition: Condition) =>
      countersIn(condition, 'gte', ({ value, number }) =>
        number === 1 ? undefined : { least: number, counters: value },
      ),
  }),
  sentence({
    words: 'there are no <counters>',
    holes: { counters: countersOnIt },
    make: ({ counters }): Condition => ({ amount: counters, eq: 0 }),
    parts: (condition: Condition) =>
      countersIn(condition, 'eq', ({ value, number }) => (number === 0 ? { counters: value } : undefined)),
  }),
  sentence({
    words: '<what> has a <counter> counter on it',
    holes: { what: thisOrHost, counter: counterName },
    make: ({ what, counter }): Condition => ({ amount: { counters: counter, on: what }, gte: 1 }),
    parts: (condition: Condition) =>
      countersIn(condition, 'gte', ({ value, number }) =>
        number === 1 && (value.on === 'self' || value.on === 'host')
          ? { what: value.on, counter: value.counters }
          : undefined,
      ),
  }),
  sentence({
    words: '<what> has <least> or more <counter> counters on it',
    holes: { what: thisOrHost, least: spelled, counter: counterName },
    make: ({ what, least, counter }): Condition => ({ amount: { counters: counter, on: what }, gte: least }),
    parts: () => undefined,
  }),
  sentence({
    words: '<what> has no <counter> counters on it',
    holes: { what: thisOrHost, counter: counterName },
    make: ({ what, counter }): Condition => ({ amount: { counters: counter, on: what }, eq: 0 }),
    parts: () => undefined,
  }),
  ...(['is', "isn't"] as const).map((verb) =>
    sentence({
      words: `<of> ${verb} <state>`,
      holes: { of: oneThing, state },
      make: ({ of, state: is }): Condition => (verb === 'is' ? { what: of, is } : { not: { what: of, is } }),
      parts(condition: Condition) {
        const asked = verb === 'is' ? condition : 'not' in condition ? condition.not : undefined;
        if (!asked || !('what' in asked) || asked.is === undefined) return undefined;
        return isOne(asked.what) ? { of: asked.what, state: asked.is } : undefined;
      },
    }),
  ),
  ...(['gte', 'lte'] as const).map((key) =>
    sentence({
      words: `you have <number> or ${key === 'gte' ? 'more' : 'fewer'} cards in hand`,
      holes: { number: spelled },
      make: ({ number }): Condition => ({ amount: { cardsIn: 'hand', whose: 'you' }, [key]: number }),
      parts(condition: Condition) {
        if (!('amount' in condition)) return undefined;
        const { amount, [key]: number } = condition;
        const isHand = typeof amount === 'object' && 'cardsIn' in amount && amount.cardsIn === 'hand';
        return isHand && number !== undefined ? { number } : undefined;
      },
    }),
  ),
  ...(['gte', 'lte'] as const).map((key) =>
    sentence({
      words: `<what>'s <stat> is <number> or ${key === 'gte' ? 'greater' : 'less'}`,
      holes: {
        what: thisOrHost,
        stat: fixedHole([
          ['power', 'power'],
          ['toughness', 'toughness'],
        ]),
        number: digits,
      },
      make: ({ what, stat, number }): Condition => ({ amount: { of: stat, what }, [key]: number }),
      parts(condition: Condition) {
        if (!('amount' in condition)) return undefined;
        const { amount, [key]: number } = condition;
        if (typeof amount !== 'object' || !('of' in amount) || number === undefined) return undefined;
        const { of, what } = amount;
        return (of === 'power' || of === 'toughness') && (what === 'self' || what === 'host')
          ? { what, stat: of, number }
          : undefined;
      },
    }),
  ),
  sentence({
    words: '<things> have total power <number> or greater',
    holes: { things: several0, number: digits },
    make: ({ things, number }): Condition => ({ amount: { total: 'power', among: things }, gte: number }),
    parts(condition: Condition) {
      if (!('amount' in condition)) return undefined;
      const { amount, gte } = condition;
      return typeof amount === 'object' && 'total' in amount && amount.total === 'power' && gte !== undefined
        ? { things: amount.among, number: gte }
        : undefined;
    },
  }),
  plain('~ is in your graveyard', { what: 'self', is: IN_GRAVEYARD }, (given) =>
    sameValue(given, { what: 'self', is: IN_GRAVEYARD }),
  ),
  sentence({
    words: '<player> controls <what>',
    holes: { player: namedPlayer, what: one },
    make: ({ player, what: thing }): Condition => ({ what: { each: { ...thing, controller: player } } }),
    parts: (given: Condition) => ofNamed(eachIn(given)),
  }),
  sentence({
    words: '<player> controls no <what>',
    holes: { player: namedPlayer, what: several },
    make: ({ player, what: thing }): Condition => ({
      not: { what: { each: { ...thing, controller: player } } },
    }),
    parts: (given: Condition) => ('not' in given ? ofNamed(eachIn(given.not)) : undefined),
  }),
  ...MORE_CONDITIONS,
  plain("it's your turn", { same: ['you', 'activePlayer'] }, isYourTurn),
  plain("it's not your turn", { not: { same: ['you', 'activePlayer'] } }, (condition) =>
    'not' in condition ? isYourTurn(condition.not) : false,
  ),
];

/** The sentences of all conditions. */
/** The conditions of Magic's texts. */
export const CONDITION_PATTERNS = sentenceTable<Condition, WordsContext>(
  () => [...SENTENCES, ...HISTORY_SENTENCES, ...MORE_THAN_YOU, ...THIS_WAY_SENTENCES, bothOf(condition)],
  tokenize,
  contextKey,
);

/** A condition within a sentence. */
export const condition: Hole<Condition, WordsContext> = {
  read(words, context) {
    const reading = CONDITION_PATTERNS.read(words, context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print: (value, context) => CONDITION_PATTERNS.print(value, context),
};

const NAMES = { self: '~', host: 'host' } as const;

/**
 * Returns the mark of the single object about which a condition asks: "~ is tapped", "enchanted creature is
 * red".
 */
export function conditionSubject(asked: Condition): '~' | 'host' | undefined {
  if ('not' in asked) return conditionSubject(asked.not);
  if ('what' in asked) return asked.what === 'self' || asked.what === 'host' ? NAMES[asked.what] : undefined;
  if (!('amount' in asked) || typeof asked.amount !== 'object') return undefined;
  const { amount } = asked;
  const on = 'counters' in amount ? amount.on : 'of' in amount ? amount.what : undefined;
  return on === 'self' || on === 'host' ? NAMES[on] : undefined;
}
