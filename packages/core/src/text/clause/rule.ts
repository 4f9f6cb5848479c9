import { spendWork } from '../reading-work.js';
import type { Token } from '../tokenize.js';

/** What may stand at a place: each value with the place after its words. */
export type Ways<Value> = readonly (readonly [value: Value, end: number])[];

/**
 * A rule of a grammar. It lists every way to read the words from a place, and prints what it read. Rules are
 * made by {@link rule}, which reads each place of a text once.
 */
export interface Rule<Value, Context> {
  read(words: TextWords<Context>, at: number): Ways<Value>;
  /** Prints a value. Returns undefined if it has no words. */
  print(value: Value, context: Context): string | undefined;
  /** Lists the words that it may read. Left out if they are not known. */
  words?(): Iterable<string>;
}

/** Lists the words that some rules, holes or grammars may read, as far as they are known. */
export const knownWordsOf = (
  ...all: readonly { readonly words?: () => Iterable<string> }[]
): readonly string[] => all.flatMap(({ words }) => [...(words?.() ?? [])]);

/** How much a text may cost. */
export interface ReadingBudget {
  /** The most words of a text. */
  readonly words: number;
  /** The most rules that are tried at places of a text, and ways that go on from there. */
  readonly steps: number;
  /** The most ways to read one rule at one place. */
  readonly ways: number;
}
export const BUDGET: ReadingBudget = { words: 160, steps: 40_000, ways: 64 };

/** The reason for which a text is not read to its end: hostile words, or a grammar with a fault. */
export class TooMuch extends Error {
  override readonly name = 'TooMuch';
  readonly code = 'text.tooComplex';
}

/** The words of one text while they are read, and what is known about them so far. */
export class TextWords<Context> {
  readonly tokens: readonly Token[];
  readonly texts: readonly string[];
  readonly context: Context;
  readonly budget: ReadingBudget;
  /** The words before which a hole may end. */
  readonly #stops: ReadonlySet<string>;
  /** The furthest place that any word of a pattern reached. */
  far = 0;
  #steps = 0;

  /** @throws TooMuch if there are more words than the budget allows */
  constructor(
    tokens: readonly Token[],
    context: Context,
    stops: ReadonlySet<string>,
    budget: ReadingBudget = BUDGET,
  ) {
    if (tokens.length > budget.words) throw new TooMuch(`more than ${budget.words} words`);
    this.tokens = tokens;
    this.context = context;
    this.#stops = stops;
    this.budget = budget;
    this.texts = tokens.map(({ text }) => text);
  }

  /** The number of steps so far. */
  get steps(): number {
    return this.#steps;
  }

  /** Counts some steps, here and in the work of the whole text. @throws TooMuch if there are more than the budget allows */
  count(steps = 1): void {
    this.#steps += steps;
    spendWork(steps);
    if (this.#steps > this.budget.steps) throw new TooMuch(`more than ${this.budget.steps} steps`);
  }

  /** Whether a hole may end before a word: it begins a part of some pattern, or nothing follows. */
  isStop(at: number): boolean {
    const text = this.texts[at];
    return text === undefined || this.#stops.has(text);
  }

  /** Whether these words stand at a place. Notes how far that is. */
  stands(words: readonly string[], at: number): boolean {
    for (let index = 0; index < words.length; index++)
      if (this.texts[at + index] !== words[index]) return false;
    if (at + words.length > this.far) this.far = at + words.length;
    return true;
  }
}

/**
 * Makes a rule that reads each place of a text once.
 *
 * @param said lists the words that it may read
 * @throws Error, when it reads, if the rule enters itself at the same place: then no reading would end
 */
export function rule<Value, Context>(
  read: (words: TextWords<Context>, at: number) => Ways<Value>,
  print: (value: Value, context: Context) => string | undefined,
  said: () => Iterable<string> = () => [],
): Rule<Value, Context> {
  const known = new WeakMap<TextWords<Context>, (Ways<Value> | 'open' | undefined)[]>();
  return {
    print,
    words: said,
    read(words, at) {
      const places = known.get(words) ?? [];
      known.set(words, places);
      const before = places[at];
      if (before === 'open') throw new Error(`A rule enters itself at word ${at} of a text.`);
      if (before) return before;
      words.count();
      places[at] = 'open';
      const ways = read(words, at);
      if (ways.length > words.budget.ways) throw new TooMuch(`more than ${words.budget.ways} ways`);
      words.count(ways.length);
      places[at] = ways;
      return ways;
    },
  };
}

/** Makes a rule that is defined later, so that rules may use each other. */
export function later<Value, Context>(find: () => Rule<Value, Context>): Rule<Value, Context> {
  return {
    read: (words, at) => find().read(words, at),
    print: (value, context) => find().print(value, context),
    // Rules that use each other have each other's words.
    words: () => [],
  };
}
