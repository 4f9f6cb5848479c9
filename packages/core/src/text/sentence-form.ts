import { textsIn } from './english.js';
import { standsAt, type Token, tokenize } from './tokenize.js';

/** A literal word with its plural form, where it has one: as it is matched, and as it is printed. */
interface Literal {
  readonly one: readonly string[];
  readonly many: readonly string[];
  readonly print: { readonly one: string; readonly many: string };
}

/** A word of a form, or a hole. */
type FormPart = Literal | { readonly hole: string };

/** One way to say a sentence. */
export interface Form {
  readonly parts: readonly FormPart[];
  /** Words without which it can't be it, in their order. */
  readonly needs: readonly string[];
  /** Fewer words can't be it: a hole takes one at least. */
  readonly least: number;
}

/** A word of small letters of English that denies nothing: a token by itself. */
const PLAIN_WORD = /^(?!non)[a-z]+$/u;
const PIECE = /<([a-z][A-Za-z0-9]*)>|[^<]+|</gu;

/**
 * `<who> gains|gain <amount> life.` as parts. A hole is its name in angle brackets; `gains|gain` is one word in its
 * singular and its plural form, of which `_` joins several words (`gets|each_get`).
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
    needs: parts.flatMap((part) => ('hole' in part ? [] : common(part))),
    least: least.reduce((sum, length) => sum + length, 0),
  };
}

/** The names of the holes in some words, in alphabetical order. */
export const holesIn = (words: string): readonly string[] =>
  [...words.matchAll(PIECE)].flatMap(([, hole]) => hole ?? []).toSorted();

function literal(text: string, print: string): Literal {
  const form = [text];
  return { one: form, many: form, print: { one: print, many: print } };
}

const common = ({ one, many }: Literal): readonly string[] =>
  one.length === many.length && one.every((word, index) => word === many[index]) ? one : [];

/** Where a literal part that begins at a token ends, in each of its forms that stand there. */
function endsOf({ one, many }: Literal, tokens: readonly Token[], at: number): readonly number[] {
  const ends = standsAt(one, tokens, at) ? [at + one.length] : [];
  const isOther = many !== one && standsAt(many, tokens, at) && at + many.length !== ends[0];
  return isOther ? [...ends, at + many.length] : ends;
}

/** Whether some words stand among others in their order, with anything between them. */
function inOrder(words: readonly string[], tokens: readonly Token[]): boolean {
  let found = 0;
  for (let at = 0; at < tokens.length && found < words.length; at++)
    if (tokens[at]?.text === words[found]) found++;
  return found === words.length;
}

/** Whether words could be a form, by its own words alone: nothing is read that stands in its holes. */
function couldBe({ parts, needs, least }: Form, tokens: readonly Token[]): boolean {
  if (tokens.length < least) return false;
  const [first, last] = [parts[0], parts.at(-1)];
  if (first && !('hole' in first) && endsOf(first, tokens, 0).length === 0) return false;
  if (last && !('hole' in last)) {
    const { one, many } = last;
    const ends = (form: readonly string[]) => standsAt(form, tokens, tokens.length - form.length);
    if (!ends(one) && !(many !== one && ends(many))) return false;
  }
  return inOrder(needs, tokens);
}

/** What reads the words of a hole. */
interface HoleReader<Context> {
  read(words: readonly Token[], context: Context): unknown;
}

/** The values of the holes from some part on, in one way. */
type Rest = { readonly name: string; readonly value: unknown; readonly next: Rest } | undefined;

/** More ways to fill the holes of one sentence are not told apart. */
const MOST_WAYS = 16;

const NO_WAY: readonly never[] = [];
const WHOLE: readonly Rest[] = [undefined];

/** Every way to fill the holes of a form so that it is exactly these words; `undefined` where there are too many. */
export function fillings<Context>(
  form: Form,
  holes: Readonly<Record<string, HoleReader<Context>>>,
  tokens: readonly Token[],
  context: Context,
): readonly Record<string, unknown>[] | undefined {
  if (!couldBe(form, tokens)) return NO_WAY;
  const { parts } = form;
  const known = new Map<number, readonly Rest[] | undefined>();
  const from = (index: number, at: number): readonly Rest[] | undefined => {
    const part = parts[index];
    if (!part) return at === tokens.length ? WHOLE : NO_WAY;
    if (!('hole' in part)) {
      const [end, other] = endsOf(part, tokens, at);
      if (end === undefined) return NO_WAY;
      return other === undefined
        ? from(index + 1, end)
        : joined([from(index + 1, end), from(index + 1, other)]);
    }
    const key = index * (tokens.length + 1) + at;
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before;
    const found = filled(part.hole, index, at);
    known.set(key, found);
    return found;
  };
  const filled = (name: string, index: number, at: number): readonly Rest[] | undefined => {
    const out: (readonly Rest[] | undefined)[] = [];
    for (let end = at + 1; end <= tokens.length; end++) {
      const rests = from(index + 1, end);
      if (rests?.length === 0) continue;
      const value = holes[name]?.read(tokens.slice(at, end), context);
      if (value !== undefined) out.push(rests?.map((next) => ({ name, value, next })));
    }
    return out.length === 0 ? NO_WAY : joined(out);
  };
  return from(0, 0)?.map((rest) => {
    const values: Record<string, unknown> = {};
    for (let next = rest; next; next = next.next) values[next.name] = next.value;
    return values;
  });
}

function joined(all: readonly (readonly Rest[] | undefined)[]): readonly Rest[] | undefined {
  const ways = all.flatMap((rests) => rests ?? []);
  return all.includes(undefined) || ways.length > MOST_WAYS ? undefined : ways;
}
