import { textsIn } from './english.js';
import { spendWork } from './reading-work.js';
import { standsAt, type Token, tokenize } from './tokenize.js';

/** A literal word in its singular and its plural form, as it is matched and as it is printed. */
interface Literal {
  readonly one: readonly string[];
  readonly many: readonly string[];
  readonly print: { readonly one: string; readonly many: string };
}

/** A word of a form, or a hole. */
type FormPart = Literal | { readonly hole: string };

/**
 * A form: one way to say a sentence, as a sequence of literal words and holes. It is parsed from a notation
 * such as `<who> gains|gain <amount> life.` ({@link formOf}). Reading matches the literal words and hands the
 * words between them to the holes; printing fills the holes. `needs` and `least` exclude most forms before
 * anything is read.
 */
export interface Form {
  readonly parts: readonly FormPart[];
  /** The words that a text must have to be this form, in their order: for each place one of these. */
  readonly needs: readonly (readonly string[])[];
  /** The fewest words of this form: a hole takes at least one. */
  readonly least: number;
}

/** Matches a word of lower-case letters that is one token: it does not begin with "non". */
const PLAIN_WORD = /^(?!non)[a-z]+$/u;
const PIECE = /<([a-z][A-Za-z0-9]*)>|[^<]+|</gu;

/**
 * Parses a form such as `<who> gains|gain <amount> life.` into parts. A hole is its name in angle brackets.
 * `gains|gain` is one word in its singular and its plural form, in which `_` joins several words
 * (`gets|each_get`).
 */
export function formOf(words: string): Form {
  const parts = words.split(' ').flatMap((piece): readonly FormPart[] =>
    PLAIN_WORD.test(piece)
      ? [literal(piece, piece)]
      : [...piece.matchAll(PIECE)].flatMap(([text, hole]): readonly FormPart[] => {
          if (hole !== undefined) return [{ hole }];
          if (text.includes('|')) {
            const [one = '', many = ''] = text.split('|').map((form) => form.replaceAll('_', ' '));
            return [{ one: textsIn(one), many: textsIn(many), print: { one, many } }];
          }
          return tokenize(text).map((token) => literal(token.text, text.slice(token.start, token.end)));
        }),
  );
  const least = parts.map((part) => ('hole' in part ? 1 : Math.min(part.one.length, part.many.length)));
  return {
    parts,
    needs: parts.flatMap((part) => ('hole' in part ? [] : neededOf(part))),
    least: least.reduce((sum, length) => sum + length, 0),
  };
}

/** Lists the names of the holes in some words, in alphabetical order. */
export const holesIn = (words: string): readonly string[] =>
  [...words.matchAll(PIECE)].flatMap(([, hole]) => hole ?? []).toSorted();

function literal(text: string, print: string): Literal {
  const form = [text];
  return { one: form, many: form, print: { one: print, many: print } };
}

/**
 * Lists, for each place of a literal, the words that may stand there. If its forms differ in length, only
 * their last words count.
 */
function neededOf({ one, many }: Literal): readonly (readonly string[])[] {
  const places = one.length === many.length ? one.map((_, at) => at) : [-1];
  return places.map((at) => [...new Set([one.at(at) ?? '', many.at(at) ?? ''])]);
}

/** Whether one of the forms of a literal begins at a token. */
const beginsAt = ({ one, many }: Literal, tokens: readonly Token[], at: number): boolean =>
  standsAt(one, tokens, at) || (many !== one && standsAt(many, tokens, at));

/** Whether tokens contain one word of each place, in order, with anything between them. */
function inOrder(needs: Form['needs'], tokens: readonly Token[]): boolean {
  let found = 0;
  for (let at = 0; at < tokens.length && found < needs.length; at++)
    if (needs[found]?.includes(tokens[at]?.text ?? '')) found++;
  return found === needs.length;
}

/** Whether words could be a form, judged by its literal words only. Nothing in its holes is read. */
function couldBe({ parts, needs, least }: Form, tokens: readonly Token[]): boolean {
  if (tokens.length < least) return false;
  const [first, last] = [parts[0], parts.at(-1)];
  if (first && !('hole' in first) && !beginsAt(first, tokens, 0)) return false;
  if (last && !('hole' in last)) {
    const { one, many } = last;
    const ends = (form: readonly string[]) => standsAt(form, tokens, tokens.length - form.length);
    if (!ends(one) && !(many !== one && ends(many))) return false;
  }
  return inOrder(needs, tokens);
}

/**
 * A reader of a hole's words. `begins` and `ends` tell without reading that no value begins or ends with a
 * word.
 */
interface HoleReader<Context> {
  read(words: readonly Token[], context: Context): unknown;
  begins?(word: string): boolean;
  ends?(word: string): boolean;
  plural?(value: unknown, context: Context, words?: readonly Token[]): boolean;
}

/** One way to match the parts of a form from some part on, as a linked list of values and of numbers. */
type Filling = FilledHole | InNumber | undefined;
/** A hole with the value of its words. */
interface FilledHole {
  readonly name: string;
  readonly value: unknown;
  readonly words: readonly Token[];
  readonly next: Filling;
}
/** The number of a literal that has a singular and a plural form. */
interface InNumber {
  readonly many: boolean;
  readonly next: Filling;
}
/** All ways to fill the holes. Undefined if there are too many. */
type Fillings = readonly Filling[] | undefined;

/** The work of reading the words of a hole, besides that for each of its words. */
const WORK_OF_HOLE = 4;

/** The most ways to fill the holes of one sentence that are told apart. */
const MOST_WAYS = 16;

const NO_WAY: readonly never[] = [];
const WHOLE: readonly Filling[] = [undefined];

/**
 * Fills the holes of one form with some words. It first checks what follows a hole, since most stretches of
 * words are followed by nothing that fits.
 */
class Filler<Context> {
  readonly #parts: Form['parts'];
  readonly #holes: Readonly<Record<string, HoleReader<Context>>>;
  readonly #tokens: readonly Token[];
  readonly #context: Context;
  /** The ways found so far, by part and place, so that nothing is read twice. */
  #known: Map<number, Fillings> | undefined;

  constructor(
    { parts }: Form,
    holes: Readonly<Record<string, HoleReader<Context>>>,
    tokens: readonly Token[],
    context: Context,
  ) {
    this.#parts = parts;
    this.#holes = holes;
    this.#tokens = tokens;
    this.#context = context;
  }

  /** Finds every way in which the parts from `index` on match exactly the words from `at` on. */
  from(index: number, at: number): Fillings {
    const part = this.#parts[index];
    if (!part) return at === this.#tokens.length ? WHOLE : NO_WAY;
    if ('hole' in part) return this.#hole(part.hole, index, at);
    const { one, many } = part;
    const isOne = standsAt(one, this.#tokens, at);
    if (many === one) return isOne ? this.from(index + 1, at + one.length) : NO_WAY;
    const ways = [
      isOne ? this.#inNumber(false, index + 1, at + one.length) : NO_WAY,
      standsAt(many, this.#tokens, at) ? this.#inNumber(true, index + 1, at + many.length) : NO_WAY,
    ];
    return joinFillings(ways);
  }

  #inNumber(many: boolean, index: number, at: number): Fillings {
    return this.from(index, at)?.map((next) => ({ many, next }));
  }

  #hole(name: string, index: number, at: number): Fillings {
    const hole = this.#holes[name];
    const first = this.#tokens[at];
    if (!hole || !first || hole.begins?.(first.text) === false) return NO_WAY;
    const known = (this.#known ??= new Map<number, Fillings>());
    const key = index * (this.#tokens.length + 1) + at;
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before;
    const found = this.#filled(hole, name, index, at);
    known.set(key, found);
    return found;
  }

  #filled(hole: HoleReader<Context>, name: string, index: number, at: number): Fillings {
    const { length } = this.#tokens;
    const isLast = index + 1 === this.#parts.length;
    spendWork(isLast ? 1 : length - at);
    let out: Fillings[] | undefined;
    for (let end = isLast ? length : at + 1; end <= length; end++) {
      if (hole.ends?.(this.#tokens[end - 1]?.text ?? '') === false) continue;
      const rests = this.from(index + 1, end);
      if (rests?.length === 0) continue;
      spendWork(WORK_OF_HOLE + end - at);
      const words = this.#tokens.slice(at, end);
      const value = hole.read(words, this.#context);
      if (value !== undefined) (out ??= []).push(rests?.map((next) => ({ name, value, words, next })));
    }
    return out ? joinFillings(out) : NO_WAY;
  }
}

/**
 * Whether each word that has two forms stands in the number of the last hole before it that has a number:
 * "you gain" and "target player gains" agree, "you gains" does not. Printing chooses the form in the same way.
 */
function agrees<Context>(
  filling: Filling,
  holes: Readonly<Record<string, HoleReader<Context>>>,
  context: Context,
): boolean {
  let plural = false;
  for (let next = filling; next; next = next.next) {
    if ('many' in next) {
      if (next.many !== plural) return false;
      continue;
    }
    const hole = holes[next.name];
    if (hole?.plural) plural = hole.plural(next.value, context, next.words);
  }
  return true;
}

/**
 * Finds every way to fill the holes of a form so that it matches exactly these words, in the right number.
 * Returns undefined if there are too many.
 */
export function fillings<Context>(
  form: Form,
  holes: Readonly<Record<string, HoleReader<Context>>>,
  tokens: readonly Token[],
  context: Context,
): readonly Record<string, unknown>[] | undefined {
  if (!couldBe(form, tokens)) return NO_WAY;
  return new Filler(form, holes, tokens, context)
    .from(0, 0)
    ?.flatMap((filling): readonly Record<string, unknown>[] => {
      if (!agrees(filling, holes, context)) return NO_WAY;
      const values: Record<string, unknown> = {};
      for (let next = filling; next; next = next.next) if ('name' in next) values[next.name] = next.value;
      return [values];
    });
}

function joinFillings(all: readonly Fillings[]): Fillings {
  if (all.length === 1) return all[0];
  const ways = all.flatMap((rests) => rests ?? []);
  return all.includes(undefined) || ways.length > MOST_WAYS ? undefined : ways;
}
