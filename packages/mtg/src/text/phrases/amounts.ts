import { type Hole, type Token, numberOf } from '@reticle/core/text';
import type { AbilityAmount } from '../../language/selector.js';
import { type WordsContext, textOf } from './context.js';
import { what } from './selectors.js';
import { printThing, readThing, readThings } from './things.js';

type Amount = Hole<AbilityAmount, WordsContext>;
const MOST = 1_000;

/** A number as it is read in any spelling; X is what the sentence says that it is. */
function readNumber(words: readonly Token[], { x = 'X' }: WordsContext): AbilityAmount | undefined {
  const [first, ...others] = words;
  const number = others.length === 0 && first ? numberOf(first.text) : undefined;
  return number === 'X' ? x : number !== undefined && number <= MOST ? number : undefined;
}

/** A number in digits: "3 damage", "X life". */
export const digits: Amount = {
  read: readNumber,
  print: (value) => (typeof value === 'object' ? undefined : String(value)),
};

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in words: "three creatures". */
export const spelled: Amount = {
  read: readNumber,
  print: (value) =>
    typeof value === 'object'
      ? undefined
      : typeof value === 'number'
        ? (WORDS[value] ?? String(value))
        : value,
  plural: () => true,
};

/** So many of something: "a card", "two cards", "X cards". */
export function countOf(one: string, many = `${one}s`): Amount {
  const article = /^[aeiou]/u.test(one) ? 'an' : 'a';
  const [single, several] = [one.split(' '), many.split(' ')].map((words) => words.join(' '));
  const noun = (words: readonly Token[], wanted = '') => textOf(words.slice(1)) === wanted;
  return {
    read(words, context) {
      const [first] = words;
      if (first?.text === article || first?.text === 'one') return noun(words, single) ? 1 : undefined;
      return first && noun(words, several) ? readNumber([first], context) : undefined;
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

/** An amount that is reckoned: "~'s power", "the number of creatures you control", "half your life total, rounded up". */
export const reckoned: Amount = {
  read(words, context) {
    const text = textOf(words);
    if (text === 'your life total') return { life: 'you' };
    if (text.startsWith('half ') && text.endsWith(' , rounded up')) {
      const of = reckoned.read(words.slice(1, -3), context);
      return of && { halfUp: of };
    }
    if (text.startsWith('the number of ')) {
      const count = readThings(words.slice(3));
      return count && { count };
    }
    for (const [said, of] of QUALITIES) {
      if (!text.endsWith(` ${said}`)) continue;
      const whose = what.read(words.slice(0, -said.split(' ').length), context);
      const one = whose !== undefined && what.plural?.(whose, context) !== true;
      if (one && (typeof whose === 'string' || 'bound' in whose)) return { of, what: whose };
    }
    return undefined;
  },
  print(value, context) {
    if (typeof value !== 'object') return undefined;
    if ('life' in value) return value.life === 'you' ? 'your life total' : undefined;
    if ('count' in value) {
      const things = printThing(value.count, true);
      return things && `the number of ${things}`;
    }
    if ('minus' in value) return undefined;
    if ('halfUp' in value) {
      const of = reckoned.print(value.halfUp, context);
      return of && `half ${of}, rounded up`;
    }
    const said = QUALITIES.find(([, of]) => of === value.of)?.[0];
    const whose = what.print(value.what, context);
    return said && whose && `${whose}${said}`;
  },
};

/** After "for each": "creature you control". */
export const eachCounted: Amount = {
  read(words) {
    const count = readThing(words);
    return count && { count };
  },
  print: (value) =>
    typeof value === 'object' && 'count' in value ? printThing(value.count, false) : undefined,
};
