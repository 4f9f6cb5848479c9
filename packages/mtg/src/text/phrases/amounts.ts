import { type Hole, type Token, numberOf, sameValue } from '@reticle/core/text';
import type { AbilityAmount } from '../../language/selector.js';
import { type WordsContext, textOf } from './context.js';
import { what, who } from './selectors.js';
import { printThing, readCounted, readThings } from './things.js';
import { printThisWay, readThisWay } from './this-way.js';

type Amount = Hole<AbilityAmount, WordsContext>;
const MOST = 1_000;

/** Reads a number in any spelling. X is what the sentence defines, "that much" the amount of the event. */
function readNumber(words: readonly Token[], context: WordsContext): AbilityAmount | undefined {
  const found = leadingNumber(words, context);
  return found?.length === words.length ? found.value : undefined;
}

/** Reads the number at the beginning of some words, and how many words it has. */
export function leadingNumber(
  words: readonly Token[],
  { x = 'X', much = false }: WordsContext,
): { readonly value: AbilityAmount; readonly length: number } | undefined {
  const [first, second] = words;
  if (much && first?.text === 'that' && (second?.text === 'much' || second?.text === 'many'))
    return { value: 'X', length: 2 };
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

const QUALITIES = [
  ["'s power", 'power'],
  ["'s toughness", 'toughness'],
  ["'s mana value", 'manaValue'],
] as const;
const TIMES = [
  ['twice', 2],
  ['three times', 3],
  ['four times', 4],
] as const;
const STATS = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['mana value', 'manaValue'],
] as const;
const DOMAIN = 'basic land type';
const ATTACHED = ' attached to ~';

const tokensOf = (words: string): number => words.split(' ').length;

/** "Cards in your hand", "cards in target player's graveyard". */
const inZone: Amount = {
  read(words, context) {
    const text = textOf(words);
    const [, zone] = /^cards? in .{1,60} (hand|graveyard|library)$/u.exec(text) ?? [];
    const found = (['hand', 'graveyard', 'library'] as const).find((one) => one === zone);
    if (!found) return undefined;
    const owner = words.slice(2, -1);
    if (textOf(owner) === 'your')
      return found === 'graveyard'
        ? { count: { zone: 'graveyard', owner: 'self' } }
        : { cardsIn: found, whose: 'you' };
    const whose = owner.at(-1)?.text === "'s" ? who.read(owner.slice(0, -1), context) : undefined;
    const one = whose !== undefined && who.plural?.(whose, context) !== true;
    return one && whose !== 'eachPlayer' && whose !== 'eachOpponent' ? { cardsIn: found, whose } : undefined;
  },
  print(value, context) {
    if (typeof value !== 'object' || !('cardsIn' in value)) return undefined;
    const whose = value.whose === 'you' ? 'your' : `${who.print(value.whose, context)}'s`;
    return `cards in ${whose} ${value.cardsIn}`;
  },
};

/** "+1/+1 counters on ~". */
const countersOn: Amount = {
  read(words, context) {
    const [name, noun, on, ...rest] = words;
    if (!name || !/^counters?$/u.test(noun?.text ?? '') || on?.text !== 'on') return undefined;
    const found = what.read(rest, context);
    const one = found !== undefined && what.plural?.(found, context) !== true;
    if (!one || (typeof found !== 'string' && !('bound' in found)) || !COUNTER.test(name.text))
      return undefined;
    return { counters: name.text, on: found };
  },
  print(value, context) {
    if (typeof value !== 'object' || !('counters' in value)) return undefined;
    const on = what.print(value.on, context);
    return on && `${value.counters} counters on ${on}`;
  },
};
const COUNTER = /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u;

/** Reads what is counted, after "the number of" or "for each", in plural or singular. */
function counted(words: readonly Token[], context: WordsContext, plural: boolean): AbilityAmount | undefined {
  const text = textOf(words);
  if (text === (plural ? 'opponents you have' : 'opponent') || text === 'opponent you have')
    return { numberOf: 'eachOpponent' };
  if (plural && text === 'opponents') return { numberOf: 'eachOpponent' };
  if (plural && text === 'players') return { numberOf: 'eachPlayer' };
  const told = plural ? undefined : TOLD.find(([, , each]) => each === text);
  if (told) return told[1];
  if (text === `creature${plural ? 's' : ''} in your party`) return { partyOf: 'you' };
  const types = `${DOMAIN}${plural ? 's' : ''} among `;
  if (text.endsWith(ATTACHED)) {
    const things = words.slice(0, -tokensOf(ATTACHED.trim()));
    const filter = plural ? readThings(things) : readCounted(things);
    return filter && filter.zone === undefined ? { count: { ...filter, attachedToThis: true } } : undefined;
  }
  if (text.startsWith(types)) {
    const lands = readThings(words.slice(tokensOf(types.trim())));
    return lands && { basicLandTypes: lands };
  }
  const found = inZone.read(words, context) ?? countersOn.read(words, context);
  if (found) return found;
  if (/^(?:[a-z+\-/0-9]{2,20} )?counters? removed this way$/u.test(text)) return context.removed;
  const done = readThisWay(words, plural);
  if (done) return { numberOf: done };
  const count = plural ? readThings(words) : readCounted(words);
  return count && { count };
}

function printCounted(value: AbilityAmount, context: WordsContext, plural: boolean): string | undefined {
  const [, , each] = TOLD.find(([, of]) => sameValue(of, value)) ?? [];
  if (each !== undefined && !plural) return each;
  if (value === 'X') return context.removed && `counter${plural ? 's' : ''} removed this way`;
  if (typeof value !== 'object') return undefined;
  if ('count' in value) {
    const { attachedToThis, ...things } = value.count;
    const said = printThing(things, plural);
    return attachedToThis === true ? said && `${said}${ATTACHED}` : printThing(value.count, plural);
  }
  if ('numberOf' in value && typeof value.numberOf === 'object')
    return 'thisWay' in value.numberOf ? printThisWay(value.numberOf, plural) : undefined;
  if ('numberOf' in value && value.numberOf === 'eachPlayer' && plural) return 'players';
  if ('numberOf' in value)
    return value.numberOf === 'eachOpponent' ? (plural ? 'opponents you have' : 'opponent') : undefined;
  if ('partyOf' in value)
    return value.partyOf === 'you' ? `creature${plural ? 's' : ''} in your party` : undefined;
  if ('basicLandTypes' in value) {
    const lands = printThing(value.basicLandTypes, true);
    return lands && `${DOMAIN}${plural ? 's' : ''} among ${lands}`;
  }
  const words = inZone.print(value, context) ?? countersOn.print(value, context);
  return plural ? words : words?.replace('counters on', 'counter on').replace('cards in', 'card in');
}

/** Words for the greatest and the least of some numbers. */
const EXTREMES = [
  ['greatest', ['the greatest', 'the highest']],
  ['least', ['the least', 'the lowest']],
] as const;

function readNumberAmong(words: readonly Token[], context: WordsContext): AbilityAmount | undefined {
  const text = textOf(words);
  for (const [said, of] of STATS) {
    for (const [which, leads] of EXTREMES) {
      const lead = leads.map((most) => `${most} ${said} among `).find((start) => text.startsWith(start));
      if (lead === undefined) continue;
      const among = readThings(words.slice(tokensOf(lead.trim())));
      return among && (which === 'greatest' ? { greatest: of, among } : { least: of, among });
    }
    const sum = `the total ${said} of `;
    if (text.startsWith(sum)) {
      const among = readThings(words.slice(tokensOf(sum.trim())));
      return among && { total: of, among };
    }
  }
  for (const [said, of] of QUALITIES) {
    if (!text.endsWith(` ${said}`)) continue;
    const whose = what.read(words.slice(0, -tokensOf(said)), context);
    const one = whose !== undefined && what.plural?.(whose, context) !== true;
    if (one && (typeof whose === 'string' || 'bound' in whose)) return { of, what: whose };
  }
  return undefined;
}

/** Counted events of this turn or of the permanent, with their words. */
const TOLD: readonly (readonly [words: string, amount: AbilityAmount, each?: string])[] = [
  ['the number of times ~ has mutated', { of: 'mutations', what: 'self' }],
  ['the amount of life you gained this turn', { happened: 'lifeGained', who: 'you' }],
  ["the amount of life you've gained this turn", { happened: 'lifeGained', who: 'you' }],
  [
    'the number of creatures that died this turn',
    { happened: 'creatureDied' },
    'creature that died this turn',
  ],
  [
    'the number of creatures that died under your control this turn',
    { happened: 'creatureDied', who: 'you' },
    'creature that died under your control this turn',
  ],
  ["the number of cards you've drawn this turn", { happened: 'drawn', who: 'you' }],
  ["the number of cards you've discarded this turn", { happened: 'discarded', who: 'you' }],
  ["the number of spells you've cast this turn", { happened: 'cast', who: 'you' }],
];

/**
 * An amount that must be counted: "~'s power", "the number of creatures you control", "twice the number of
 * cards in your hand", "half your life total, rounded up".
 */
export const reckoned: Amount = {
  read(words, context) {
    const text = textOf(words);
    if (text === 'your life total') return { life: 'you' };
    if (text.startsWith('half ') && text.endsWith(' , rounded up')) {
      const of = reckoned.read(words.slice(1, -3), context);
      return of && { halfUp: of };
    }
    if (text.startsWith('half ') && text.endsWith(' , rounded down')) {
      const of = reckoned.read(words.slice(1, -3), context);
      return of && { halfDown: of };
    }
    const told = TOLD.find(([said]) => said === text);
    if (told) return told[1];
    for (const [said, by] of TIMES) {
      if (!text.startsWith(`${said} `)) continue;
      const of = reckoned.read(words.slice(tokensOf(said)), context);
      return of && { multiply: of, by };
    }
    const [first, second] = words;
    const more = second?.text === 'plus' && first ? numberOf(first.text) : undefined;
    if (typeof more === 'number') {
      const of = reckoned.read(words.slice(2), context);
      return of && more > 0 && more <= MOST ? { plus: of, more } : undefined;
    }
    return text.startsWith('the number of ')
      ? counted(words.slice(3), context, true)
      : readNumberAmong(words, context);
  },
  print(value, context) {
    if (typeof value !== 'object') return undefined;
    if ('life' in value) return value.life === 'you' ? 'your life total' : undefined;
    if ('minus' in value) return undefined;
    if ('halfUp' in value) {
      const of = reckoned.print(value.halfUp, context);
      return of && `half ${of}, rounded up`;
    }
    if ('halfDown' in value) {
      const of = reckoned.print(value.halfDown, context);
      return of && `half ${of}, rounded down`;
    }
    if ('multiply' in value) {
      const [said] = TIMES.find(([, by]) => by === value.by) ?? [];
      const of = reckoned.print(value.multiply, context);
      return said && of && `${said} ${of}`;
    }
    if ('plus' in value) {
      const of = reckoned.print(value.plus, context);
      return of && `${value.more} plus ${of}`;
    }
    const [told] = TOLD.find(([, of]) => sameValue(of, value)) ?? [];
    if (told !== undefined || 'happened' in value) return told;
    if ('different' in value) return undefined;
    if ('among' in value) {
      const stat = 'greatest' in value ? value.greatest : 'least' in value ? value.least : value.total;
      const [said] = STATS.find(([, of]) => of === stat) ?? [];
      const things = printThing(value.among, true);
      return (
        said &&
        things &&
        ('total' in value
          ? `the total ${said} of ${things}`
          : `the ${'greatest' in value ? 'greatest' : 'least'} ${said} among ${things}`)
      );
    }
    if (!('of' in value)) {
      const words = printCounted(value, context, true);
      return words && `the number of ${words}`;
    }
    const said = QUALITIES.find(([, of]) => of === value.of)?.[0];
    const whose = what.print(value.what, context);
    return said && whose && `${whose}${said}`;
  },
};

/** What is counted after "for each": "creature you control", "card in your hand", "+1/+1 counter on ~". */
export const eachCounted: Amount = {
  read: (words, context) => counted(words, context, false),
  print: (value, context) => printCounted(value, context, false),
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
