import type { Json } from '../json.js';
import { isAmountAt, numberOf, numberWord, regularPlural, signedNumberOf, textsIn } from './english.js';
import type { Vocabulary } from './lexicon.js';
import { isWord, NON, type Token } from './tokenize.js';

/** A value that words stand for, and one past their last token. */
export interface HoleValue {
  readonly value: Json;
  readonly end: number;
}

/** A type of holes: it reads words as values, and prints values as words. */
export interface HoleType {
  find(tokens: readonly Token[], at: number): readonly HoleValue[];
  print(value: Json, plural: boolean): string;
  /** Whether a value may be of this type. */
  takes(value: Json): boolean;
  /** Returns the words of the class to which everything of the value belongs, if that is known. */
  within?(value: Json): string | undefined;
}

/** Converts a value to a key for look-ups. A filter cannot be looked up. */
const asKey = (value: Json): string | number =>
  typeof value === 'number' || typeof value === 'string' ? value : '';

const NOTHING: readonly HoleValue[] = [];

function numbers(print: (value: Json) => string, amounts: boolean): HoleType {
  return {
    find(tokens, at) {
      const value = numberOf(tokens[at]?.text ?? '');
      if (value !== undefined) return [{ value, end: at + 1 }];
      return amounts ? amountAt(tokens, at) : NOTHING;
    },
    print,
    takes: (value) => typeof value === 'number' || value === 'X',
  };
}

/** The words that end "the number of ...". */
const AMOUNT_ENDS: ReadonlySet<string> = new Set([
  '.',
  ',',
  ';',
  ':',
  '"',
  'until',
  'to',
  'from',
  'for',
  'unless',
  'onto',
  'into',
  '\n',
]);
const LONGEST_AMOUNT = 16;

/** Whether it is the end of "the greatest height among ...", whose beginning stands before it. */
const isRestAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'among' && (isAmountAt(tokens, at - 3) || isAmountAt(tokens, at - 4));

/**
 * Reads "the number of lands you control", which counts as X: its value is known when the question is asked.
 */
function amountAt(tokens: readonly Token[], at: number): readonly HoleValue[] {
  if (!isAmountAt(tokens, at) && !isRestAt(tokens, at)) return NOTHING;
  let end = at + 1;
  while (end < at + LONGEST_AMOUNT && !AMOUNT_ENDS.has(tokens[end]?.text ?? '.')) end++;
  return [{ value: 'X', end }];
}

/** The type of numbers with a sign: "+2000", "-1". */
const signed: HoleType = {
  find(tokens, at) {
    const value = signedNumberOf(tokens[at]?.text ?? '');
    return value === undefined ? NOTHING : [{ value, end: at + 1 }];
  },
  print: (value) => (typeof value === 'number' && value >= 0 ? `+${value}` : `${asKey(value)}`),
  takes: (value) => typeof value === 'number',
};

/**
 * The types that every lexicon has: any one word, a number written in digits, a number with its sign, and a
 * number written as a word.
 */
export const BUILT_IN: Readonly<Record<string, HoleType>> = {
  word: {
    find(tokens, at) {
      const token = tokens[at];
      return token && isWord(token) ? [{ value: token.text, end: at + 1 }] : NOTHING;
    },
    print: (value) => `${asKey(value)}`,
    takes: (value) => typeof value === 'string',
  },
  number: numbers((value) => `${asKey(value)}`, true),
  signed,
  count: numbers((value) => numberWord(asKey(value)), false),
};

interface Word {
  readonly words: readonly string[];
  readonly value: string | number;
}

/** Reads an unknown word as a value of an open vocabulary, as it stands, in the singular. */
function unknownWord(token: Token | undefined, known: () => ReadonlySet<string>): string | undefined {
  if (!token?.capital || token.text === NON || token.text.length < 3 || known().has(token.text))
    return undefined;
  const { text, raw } = token;
  const many = text.endsWith('s') && !text.endsWith('ss') && !text.endsWith('us');
  return many ? raw.slice(0, -1) : raw;
}

/** A vocabulary's tables: by the first word of each form, and by value. */
interface VocabularyTables {
  readonly classes: ReadonlyMap<Json, string | undefined>;
  readonly byFirst: ReadonlyMap<string, readonly Word[]>;
  readonly printed: ReadonlyMap<string | number, { readonly one: string; readonly many: string }>;
}

function tablesOf({ words }: Vocabulary): VocabularyTables {
  const classes = new Map<Json, string | undefined>(words.map(({ value, within }) => [value, within]));
  const byFirst = new Map<string, Word[]>();
  const printed = new Map<string | number, { readonly one: string; readonly many: string }>();
  for (const { value, words: one = String(value).toLowerCase(), plural } of words) {
    const many = plural ?? regularPlural(one);
    if (!printed.has(value)) printed.set(value, { one, many });
    for (const form of one === many ? [one] : [one, many]) {
      const parts = textsIn(form);
      const [first] = parts;
      if (first === undefined) continue;
      const alike = byFirst.get(first);
      if (alike) alike.push({ words: parts, value });
      else byFirst.set(first, [{ words: parts, value }]);
    }
  }
  return { classes, byFirst, printed };
}

/**
 * Makes the type of a vocabulary's values. The tables are made when the first value is asked for, and `known`
 * is called when a word is met that is not in the vocabulary.
 */
export function vocabularyType(vocabulary: Vocabulary, known: () => ReadonlySet<string>): HoleType {
  const { open = false, openWithin } = vocabulary;
  let made: VocabularyTables | undefined;
  const tables = (): VocabularyTables => (made ??= tablesOf(vocabulary));
  return {
    find(tokens, at) {
      const token = tokens[at];
      const candidates = tables().byFirst.get(token?.text ?? '');
      if (candidates) {
        return candidates.flatMap(({ words: parts, value }) =>
          parts.every((part, index) => tokens[at + index]?.text === part)
            ? [{ value, end: at + parts.length }]
            : [],
        );
      }
      const value = open ? unknownWord(token, known) : undefined;
      return value === undefined ? NOTHING : [{ value, end: at + 1 }];
    },
    print(value, plural) {
      const key = asKey(value);
      const forms = tables().printed.get(key);
      if (!forms) return plural ? regularPlural(String(key)) : String(key);
      return plural ? forms.many : forms.one;
    },
    takes: (value) =>
      (typeof value === 'string' || typeof value === 'number') && (open || tables().printed.has(value)),
    within: (value) => (tables().classes.has(value) ? tables().classes.get(value) : openWithin),
  };
}

/**
 * Lists every word of the vocabularies, so that an open vocabulary does not take a word that another one
 * knows.
 */
export function knownWords(vocabularies: Readonly<Record<string, Vocabulary>>): ReadonlySet<string> {
  const known = new Set<string>();
  for (const { words } of Object.values(vocabularies)) {
    for (const { value, words: one = String(value).toLowerCase(), plural } of words) {
      for (const form of [one, plural ?? regularPlural(one)]) {
        for (const text of textsIn(form)) known.add(text);
      }
    }
  }
  return known;
}
