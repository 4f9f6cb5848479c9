import { someWithin } from './split.js';

/** A word that changes the meaning of a text, and what of the JSON shows that it was read. */
export interface GuardedWord {
  /** The words in lower case, of which any one counts: `another`, `up to`. */
  readonly words: readonly string[];
  /** Longer phrases in which the words say nothing by themselves: `in addition to its other types`. */
  readonly except?: readonly string[];
  /** Marks that other words give, too: a key (`upTo`), a key and its value (`effect:may`), or a value of any key (`:each`). */
  readonly marks: readonly string[];
  /** Marks that the JSON may only have if the words, or some of `also`, are in the text. */
  readonly own?: readonly { readonly marks: readonly string[]; readonly also?: readonly string[] }[];
}

/** A guarded word that is only in the text (`lost`), or only in what was read (`added`). */
export interface ChangedWord {
  readonly word: string;
  readonly change: 'lost' | 'added';
}

/**
 * Finds the first guarded word that a reading lost (none of its marks is there) or added. It is a check beside printing back: a fault that
 * reading and printing share isn't seen in the printed words, but the word of the text has no mark then.
 *
 * @param guarded the words of a game
 * @param text the words in lower case with one space between them, without reminder text
 * @param read the JSON
 * @param apart keys whose values have words of their own and are checked by themselves
 */
export function changedWord(
  guarded: readonly GuardedWord[],
  text: string,
  read: unknown,
  apart: ReadonlySet<string> = new Set(),
): ChangedWord | undefined {
  const marks = new Set<string>();
  addMarks(read, apart, marks);
  const hasMark = (some: readonly string[]): boolean => some.some((mark) => marks.has(mark));
  for (const { words, except = [], marks: shared, own = [] } of guarded) {
    const [word = ''] = words;
    if (!hasAny(text, words)) {
      const isAdded = own.some((some) => hasMark(some.marks) && !hasAny(text, some.also ?? []));
      if (isAdded) return { word, change: 'added' };
    } else if (!hasMark(shared) && !own.some((some) => hasMark(some.marks))) {
      const rest = except.reduce((left, phrase) => left.replaceAll(` ${phrase} `, ' '), ` ${text} `);
      if (hasAny(rest, words)) return { word, change: 'lost' };
    }
  }
  return undefined;
}

const hasAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${text} `.includes(` ${word} `));

/** Adds each key, each plain value, and each key with its plain value, of the values within a value. */
function addMarks(value: unknown, apart: ReadonlySet<string>, marks: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined || apart.has(key)) continue;
    if (!Array.isArray(value)) {
      marks.add(key);
      const plain: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
      for (const one of plain)
        if (typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean')
          marks.add(`${key}:${one}`).add(`:${one}`);
    }
    addMarks(inner, apart, marks);
  }
}

/** A filter of objects in the JSON of a game. */
type SomeFilter = Readonly<Record<string, unknown>>;

/** How a game's JSON says which objects are meant. */
export interface OtherOptions {
  /** Whether the card itself can be among the objects of a filter. */
  readonly canBe: (filter: SomeFilter) => boolean;
  /** Returns the filters of the objects that a part of the JSON names: a trigger its own, a reference its target's. */
  readonly names: (part: SomeFilter) => readonly unknown[];
  /** The keys of filters of which objects have one value: zone, type, controller. Each has its default, if there is one. */
  readonly keys: Readonly<Record<string, string | undefined>>;
  /** Keys whose values are of other cards, such as abilities that this one gives. */
  readonly apart: ReadonlySet<string>;
}

/**
 * Whether JSON excludes the card itself ("other", `excludeSelf`) where its words may have meant other than something
 * else: from objects among which the card can never be (an event from characters, an aura from creatures), or after
 * others were named that may be among them ("Whenever a creature enters, destroy all other creatures").
 *
 * @param read what was read of the card, in the order of its words
 */
export function isOtherUnclear(read: unknown, { canBe, names, keys, apart }: OtherOptions): boolean {
  const named: SomeFilter[] = [];
  const share = (one: SomeFilter, other: SomeFilter): boolean =>
    Object.entries(keys).every(([key, missing]) => {
      const [mine, theirs] = [one[key] ?? missing, other[key] ?? missing];
      if (mine === undefined || theirs === undefined) return true;
      return [mine].flat().some((each) => [theirs].flat().includes(each));
    });
  const isUnclear = (part: unknown): boolean => {
    if (!isObject(part)) return false;
    if (part['excludeSelf'] === true && (!canBe(part) || named.some((one) => share(one, part)))) return true;
    for (const one of names(part))
      if (isObject(one) && !Array.isArray(one) && one['excludeSelf'] !== true) named.push(one);
    return false;
  };
  return someWithin(read, isUnclear, apart);
}

const isObject = (value: unknown): value is SomeFilter => typeof value === 'object' && value !== null;
