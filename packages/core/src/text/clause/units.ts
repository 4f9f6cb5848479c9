import { articleOf, numberOf, numberWord, regularPlural } from '../english.js';
import { type Hole, joinWords } from '../sentence.js';
import { knownWordsOf, rule, type Rule, type Ways } from './rule.js';
import { holeRule } from './terminals.js';

/** How a game reads numbers, and amounts that must be counted: "the number of ...". */
export interface AmountRules<Amount, Context> {
  /** "Two", "X", "that many". */
  readonly number: Rule<Amount, Context>;
  /** "The number of shells", "twice the number of shells". Left out if the game has no such amounts. */
  readonly counted?: Rule<Amount, Context>;
}

const nothing: Rule<never, unknown> = { read: () => [], print: () => undefined };

/** Makes a hole for a number, which is read either way and printed in digits ("2") or in words ("two"). */
export const numberHole = (printed: 'digits' | 'words'): Hole<number, unknown> => ({
  read([word, ...more]) {
    const number = more.length === 0 ? numberOf(word?.text ?? '') : undefined;
    return number === 'X' ? undefined : number;
  },
  print: (number) => (printed === 'digits' ? String(number) : numberWord(number)),
});

/** Makes the rule of such a number. It may end before any word. */
export const plainNumber = (printed: 'digits' | 'words'): Rule<number, unknown> =>
  holeRule(numberHole(printed), 1, true);

const EQUAL = ['equal', 'to'];

/**
 * Makes the rule of an amount of things: "a card", "two cards", "that many cards", "cards equal to the number
 * of shells", "a number of cards equal to ...".
 *
 * @param one what a single one means
 * @param mayCount whether the counted amount has "a number of" before it in print
 */
export function countable<Amount, Context>(
  noun: string,
  one: Amount,
  { number, counted = nothing }: AmountRules<Amount, Context>,
): Rule<Amount, Context> {
  const single = noun.split(' ');
  const plural = regularPlural(noun);
  const several = plural.split(' ');
  const article = articleOf(noun);
  const isOne = (value: unknown): boolean => value === one;
  return rule(
    (words, at): Ways<Amount> => {
      const out: (readonly [Amount, number])[] = [];
      for (const first of [article, 'one'])
        if (words.stands([first, ...single], at)) out.push([one, at + 1 + single.length]);
      for (const [value, end] of number.read(words, at))
        if (!isOne(value) && words.stands(several, end)) out.push([value, end + several.length]);
      for (const lead of [several, ['a', 'number', 'of', ...several]])
        if (words.stands([...lead, ...EQUAL], at))
          out.push(...counted.read(words, at + lead.length + EQUAL.length));
      return out;
    },
    (value, context) => {
      if (isOne(value)) return `${article} ${noun}`;
      const many = number.print(value, context);
      if (many !== undefined) return `${many} ${plural}`;
      const amount = counted.print(value, context);
      return amount && joinWords([plural, ...EQUAL, amount]);
    },
    () => [article, 'one', ...single, ...several, 'number', 'of', ...EQUAL, ...knownWordsOf(number, counted)],
  );
}

/** Makes the rule of an amount of something that is not counted in pieces: "2 damage", "life equal to ...". */
export function uncountable<Amount, Context>(
  noun: string,
  { number, counted = nothing }: AmountRules<Amount, Context>,
): Rule<Amount, Context> {
  const said = noun.split(' ');
  return rule(
    (words, at): Ways<Amount> => [
      ...number
        .read(words, at)
        .flatMap(([value, end]): Ways<Amount> =>
          words.stands(said, end) ? [[value, end + said.length]] : [],
        ),
      ...(words.stands([...said, ...EQUAL], at) ? counted.read(words, at + said.length + EQUAL.length) : []),
    ],
    (value, context) => {
      const many = number.print(value, context);
      if (many !== undefined) return `${many} ${noun}`;
      const amount = counted.print(value, context);
      return amount && joinWords([noun, ...EQUAL, amount]);
    },
    () => [...said, ...EQUAL, ...knownWordsOf(number, counted)],
  );
}
