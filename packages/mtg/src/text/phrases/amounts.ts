import { type Hole, type Token, numberOf, sameValue, standsAt } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { COLORS } from '../../language/vocabulary.js';
import { type WordsContext, textOf } from './context.js';
import { countedThings } from './counted.js';
import { lifeTotal, ofPlayers, ownPart } from './player-amounts.js';
import { amountSpent } from './mana-spent.js';
import { what } from './selectors.js';
import { muchThisTurn } from './turn-amounts.js';
import { printThing, readThings } from './things.js';

type Amount = Hole<AbilityAmount, WordsContext>;
const MOST = 1_000;

/** Reads a number in any spelling. X is what the sentence defines, "that much" the amount of the event. */
function readNumber(words: readonly Token[], context: WordsContext): AbilityAmount | undefined {
  const found = leadingNumber(words, context);
  return found?.length === words.length ? found.value : undefined;
}

/** Reads the number at the beginning of some words, and how many words it has: "two", "X plus one". */
export function leadingNumber(
  words: readonly Token[],
  context: WordsContext,
): { readonly value: AbilityAmount; readonly length: number } | undefined {
  const found = firstNumber(words, context);
  const [joint, last] = words.slice(found?.length);
  const more = numberOf(last?.text ?? '');
  if (!found || typeof found.value === 'number' || typeof more !== 'number' || more > MOST) return found;
  const length = found.length + 2;
  if (joint?.text === 'plus') return { value: { plus: found.value, more }, length };
  return joint?.text === 'minus' ? { value: { plus: found.value, more: -more }, length } : found;
}

function firstNumber(
  words: readonly Token[],
  { x = 'X', much = false, that = much ? 'X' : undefined }: WordsContext,
): { readonly value: AbilityAmount; readonly length: number } | undefined {
  const [first, second] = words;
  if (that !== undefined && first?.text === 'that' && (second?.text === 'much' || second?.text === 'many'))
    return { value: that, length: 2 };
  const number = first ? numberOf(first.text) : undefined;
  if (number === 'X') return much ? undefined : { value: x, length: 1 };
  return number !== undefined && number <= MOST ? { value: number, length: 1 } : undefined;
}

/** A number in digits: "3 damage", "X life", "that much life". */
export const digits: Amount = {
  read: readNumber,
  print: (value, { much = false }) =>
    typeof value === 'object' ? undefined : value === 'X' && much ? 'that much' : String(value),
};

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in words: "three creatures". */
export const spelled: Amount = {
  read: readNumber,
  print: (value, { much = false }) =>
    typeof value === 'object'
      ? undefined
      : typeof value === 'number'
        ? (WORDS[value] ?? String(value))
        : much
          ? 'that many'
          : value,
  plural: () => true,
};

/** A number of things: "a card", "two cards", "X cards". */
export function countOf(one: string, many = `${one}s`): Amount {
  const article = /^[aeiou]/u.test(one) ? 'an' : 'a';
  const [single, several] = [one.split(' '), many.split(' ')].map((words) => words.join(' '));
  const noun = (words: readonly Token[], wanted = '') => textOf(words.slice(1)) === wanted;
  return {
    read(words, context) {
      const [first] = words;
      if (first?.text === article || first?.text === 'one') return noun(words, single) ? 1 : undefined;
      const found = leadingNumber(words, context);
      return found && textOf(words.slice(found.length)) === several ? found.value : undefined;
    },
    print(value, context) {
      if (value === 1) return `${article} ${one}`;
      const number = spelled.print(value, context);
      return number && `${number} ${many}`;
    },
    plural: (value) => value !== 1,
  };
}

/** The numbers of an object, with their words. */
const STATS = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
] as const;
type Stat = (typeof STATS)[number][1];
const wordsOf = (stat: string): string | undefined => STATS.find(([, of]) => of === stat)?.[0];

const tokensOf = (words: string): number => words.split(' ').length;

/** "The life you gained this turn". */
const inTurn: Amount = {
  read: (words, context) => muchThisTurn.read(words, context),
  print: (value, context) =>
    typeof value === 'object' && 'happened' in value ? muchThisTurn.print(value, context) : undefined,
};

/** "Creature you control", "card in your hand", "+1/+1 counter on ~": what is counted after "for each". */
export const eachCounted: Amount = countedThings(false);
/** "Creatures you control", "card types among cards in your graveyard": what is counted after a number. */
export const severalCounted: Amount = countedThings(true);

const NUMBER_OF = ['the number of ', 'the total number of '];
const numberOfThings: Amount = {
  read(words, context) {
    const text = textOf(words);
    const lead = NUMBER_OF.find((start) => text.startsWith(start));
    return lead === undefined ? undefined : severalCounted.read(words.slice(tokensOf(lead.trim())), context);
  },
  print(value, context) {
    const words = severalCounted.print(value, context);
    return words && `the number of ${words}`;
  },
};

/** "~'s power", "the mana value of the sacrificed permanent". */
const ofOne: Amount = {
  read(words, context) {
    const text = textOf(words);
    for (const [said, of] of STATS) {
      const [lead, tail] = [`the ${said} of `, ` 's ${said}`];
      const owner = text.startsWith(lead)
        ? words.slice(tokensOf(lead.trim()))
        : text.replace("'s ", " 's ").endsWith(tail) && words.at(-tokensOf(said) - 1)?.text === "'s"
          ? words.slice(0, -tokensOf(said) - 1)
          : undefined;
      const whose = owner && what.read(owner, context);
      if (whose === undefined || what.plural?.(whose, context) === true) continue;
      if (typeof whose === 'string' || 'bound' in whose) return { of, what: whose };
    }
    return undefined;
  },
  print(value, context) {
    if (typeof value !== 'object' || !('of' in value)) return undefined;
    const [said, whose] = [wordsOf(value.of), what.print(value.what, context)];
    return said && whose && `${whose}'s ${said}`;
  },
};

/** How the numbers of many objects become one, with the words before and between. The first is printed. */
const AMONG: readonly (readonly [
  make: (stat: Stat, among: MtgCardFilter) => AbilityAmount,
  ...words: (readonly [before: string, between: string])[],
])[] = [
  [(greatest, among) => ({ greatest, among }), ['the greatest', 'among'], ['the highest', 'among']],
  [(least, among) => ({ least, among }), ['the least', 'among'], ['the lowest', 'among']],
  [(total, among) => ({ total, among }), ['the total', 'of']],
];
const ofMany: Amount = {
  read(words) {
    const text = textOf(words);
    for (const [make, ...ways] of AMONG)
      for (const [before, between] of ways)
        for (const [said, of] of STATS) {
          const lead = `${before} ${said} ${between}`;
          if (!text.startsWith(`${lead} `)) continue;
          const among = readThings(words.slice(tokensOf(lead)));
          return among && make(of, among);
        }
    return undefined;
  },
  print(value) {
    if (typeof value !== 'object' || !('among' in value) || 'different' in value) return undefined;
    const things = printThing(value.among, true);
    for (const [make, [before, between] = []] of AMONG)
      for (const [said, of] of STATS)
        if (things !== undefined && sameValue(make(of, value.among), value))
          return `${before} ${said} ${between} ${things}`;
    return undefined;
  },
};

const DEVOTION = 'your devotion to ';
/** "Your devotion to green", "your devotion to white and black". */
const devotion: Amount = {
  read(words) {
    const text = textOf(words);
    const said = text.startsWith(DEVOTION) ? text.slice(DEVOTION.length).split(' and ') : [];
    const colors = COLORS.filter((color) => said.includes(color));
    const isAll = said.length > 0 && said.length < 3 && colors.length === said.length;
    return isAll ? { devotion: colors } : undefined;
  },
  print: (value) =>
    typeof value === 'object' && 'devotion' in value && value.devotion.length < 3
      ? `${DEVOTION}${value.devotion.join(' and ')}`
      : undefined,
};

/** "The difference", after a condition that compares two amounts. */
const difference: Amount = {
  read: (words, context) => (textOf(words) === 'the difference' ? context.difference : undefined),
  print: () => undefined,
};

/** An amount that is no part of another one. */
const SIMPLE: readonly Amount[] = [
  difference,
  lifeTotal,
  inTurn,
  numberOfThings,
  ofOne,
  ofMany,
  ofPlayers,
  devotion,
  amountSpent,
];

const TIMES = [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
] as const;
const HALVES = [
  [['rounded', 'up'], (of: AbilityAmount) => ({ halfUp: of })],
  [['rounded', 'down'], (of: AbilityAmount) => ({ halfDown: of })],
] as const;

/** "Twice ~'s power", "half your life total, rounded up", or what has no parts. */
const term: Amount = {
  read(words, context) {
    const text = textOf(words);
    for (const [said, by] of TIMES)
      if (text.startsWith(`${said} `)) {
        const of = term.read(words.slice(tokensOf(said)), context);
        return of === undefined ? undefined : { multiply: of, by };
      }
    if (words[0]?.text === 'half') {
      const [comma, ...how] = words.slice(-3);
      const half = HALVES.find(([said]) => comma?.text === ',' && standsAt(said, how, 0));
      const of = half && term.read(words.slice(1, -3), context);
      return of === undefined ? undefined : half?.[1](of);
    }
    for (const one of SIMPLE) {
      const found = one.read(words, context);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  print(value, context) {
    if (typeof value !== 'object') return undefined;
    if ('multiply' in value) {
      const [said] = TIMES.find(([, by]) => by === value.by) ?? [];
      const of = term.print(value.multiply, context);
      return said && of && `${said} ${of}`;
    }
    if ('halfUp' in value || 'halfDown' in value) {
      const of = term.print('halfUp' in value ? value.halfUp : value.halfDown, context);
      return of && `half ${of}, rounded ${'halfUp' in value ? 'up' : 'down'}`;
    }
    for (const one of SIMPLE) {
      const words = one.print(value, context);
      if (words !== undefined) return words;
    }
    return undefined;
  },
};

/** "Half your life, rounded up", "half that player's library, rounded down": a part of what a player has. */
export const halfOfOwn = (part: 'life' | 'library'): Amount => {
  const own = ownPart(part);
  return {
    read(words, context) {
      const [half, ...rest] = words;
      const [comma, ...how] = rest.slice(-3);
      const [, made] = HALVES.find(([said]) => comma?.text === ',' && standsAt(said, how, 0)) ?? [];
      const of = half?.text === 'half' && made ? own.read(rest.slice(0, -3), context) : undefined;
      return of === undefined ? undefined : made?.(of);
    },
    print(value, context) {
      if (typeof value !== 'object' || !('halfUp' in value || 'halfDown' in value)) return undefined;
      const of = own.print('halfUp' in value ? value.halfUp : value.halfDown, context);
      return of && `half ${of}, rounded ${'halfUp' in value ? 'up' : 'down'}`;
    },
  };
};

/** A part of a sum: a number, X, or an amount of one term. */
const summand: Amount = {
  read: (words, context) => readNumber(words, context) ?? term.read(words, context),
  print: (value, context) => (typeof value === 'object' ? term.print(value, context) : String(value)),
};

/** Adds an amount to another one: the number comes last, "1 plus X" is "X plus 1". */
export function sumOf(one: AbilityAmount, two: AbilityAmount, isMinus: boolean): AbilityAmount | undefined {
  if (typeof two === 'number')
    return typeof one === 'number' ? undefined : { plus: one, more: isMinus ? -two : two };
  const other = isMinus ? { minus: two } : two;
  return typeof one === 'number' ? { plus: other, more: one } : { plus: one, more: other };
}

const isSum = (value: AbilityAmount): boolean => typeof value === 'object' && 'plus' in value;
const JOINTS: ReadonlySet<string> = new Set(['plus', 'minus']);

/**
 * An amount that must be counted: "~'s power", "the number of creatures you control", "twice the number of
 * cards in your hand", "half your life total, rounded up", "the number of Elves you control plus 1".
 */
export const reckoned: Amount = {
  read(words, context) {
    const at = words.findLastIndex(({ text }) => JOINTS.has(text));
    if (at < 0) return term.read(words, context);
    const first = words.slice(0, at);
    const one = summand.read(first, context) ?? reckoned.read(first, context);
    const two = summand.read(words.slice(at + 1), context);
    return one === undefined || two === undefined ? undefined : sumOf(one, two, words[at]?.text === 'minus');
  },
  print(value, context) {
    if (typeof value !== 'object' || !('plus' in value)) return term.print(value, context);
    const { plus, more } = value;
    const isLess = typeof more === 'number' ? more < 0 : typeof more === 'object' && 'minus' in more;
    const other =
      typeof more === 'number'
        ? Math.abs(more)
        : typeof more === 'object' && 'minus' in more
          ? more.minus
          : more;
    const [first, last] =
      typeof plus === 'object' && 'minus' in plus
        ? [summand.print(more, context), summand.print(plus.minus, context)]
        : typeof more === 'number' && !isLess && !isSum(plus)
          ? [summand.print(more, context), summand.print(plus, context)]
          : [reckoned.print(plus, context) ?? summand.print(plus, context), summand.print(other, context)];
    const joint = isLess || (typeof plus === 'object' && 'minus' in plus) ? 'minus' : 'plus';
    return first && last && `${first} ${joint} ${last}`;
  },
};

/** Multiplies a number by an amount, as "for each" does. {@link perEach} undoes it. */
export function timesEach(number: AbilityAmount, each: AbilityAmount): AbilityAmount | undefined {
  if (typeof number !== 'number') return undefined;
  if (number === 0) return 0;
  if (number < 0) {
    const amount = timesEach(-number, each);
    return amount === undefined ? undefined : { minus: amount };
  }
  return number === 1 ? each : { multiply: each, by: number };
}

export function perEach(
  amount: AbilityAmount,
): { readonly number: number; readonly each?: AbilityAmount } | undefined {
  if (amount === 0) return { number: 0 };
  if (typeof amount !== 'object') return undefined;
  if ('minus' in amount) {
    const found = perEach(amount.minus);
    return found && { ...found, number: -found.number };
  }
  return 'multiply' in amount ? { number: amount.by, each: amount.multiply } : { number: 1, each: amount };
}
