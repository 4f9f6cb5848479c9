import type { Token } from './token.js';
import { tokenize } from './tokenize.js';

/** A literal word with its plural form, where it has one: as it is matched, and as it is printed. */
export interface Literal {
  readonly one: readonly string[];
  readonly many: readonly string[];
  readonly print: { readonly one: string; readonly many: string };
}

/** A word of a form, or a hole. */
type FormPart = Literal | { readonly hole: string };

/** One way to say a sentence. */
export interface Form {
  readonly parts: readonly FormPart[];
  /** Words without which it can't be it. */
  readonly needs: readonly string[];
}

const PIECE = /<([a-z][A-Za-z0-9]*)>|[^<]+|</gu;

/**
 * `<who> gains|gain <amount> life.` as parts. A hole is its name in angle brackets; `gains|gain` is one word in its
 * singular and its plural form, of which `_` joins several words (`gets|each_get`).
 */
export function formOf(words: string): Form {
  const parts = words.split(' ').flatMap((piece): readonly FormPart[] =>
    [...piece.matchAll(PIECE)].flatMap(([text, hole]): readonly FormPart[] => {
      if (hole !== undefined) return [{ hole }];
      if (text.includes('|')) {
        const [one = '', many = ''] = text.split('|').map((form) => form.replaceAll('_', ' '));
        return [{ one: textsOf(one), many: textsOf(many), print: { one, many } }];
      }
      return tokenize(text).map((token) => literal(token.text, text.slice(token.start, token.end)));
    }),
  );
  return { parts, needs: parts.flatMap((part) => ('hole' in part ? [] : common(part))) };
}

function literal(text: string, print: string): Literal {
  const form = [text];
  return { one: form, many: form, print: { one: print, many: print } };
}

const textsOf = (words: string): readonly string[] => tokenize(words).map(({ text }) => text);
const common = ({ one, many }: Literal): readonly string[] =>
  one.length === many.length && one.every((word, index) => word === many[index]) ? one : [];

/** Where a literal part that begins at a token ends, in each of its forms that stand there. */
export function endsOf({ one, many }: Literal, tokens: readonly Token[], at: number): readonly number[] {
  const fits = (form: readonly string[]) => form.every((word, index) => tokens[at + index]?.text === word);
  const ends = [one, many].filter(fits).map(({ length }) => at + length);
  return ends[0] === ends[1] ? ends.slice(0, 1) : ends;
}

const CLOSE: ReadonlySet<string> = new Set([',', '.', ':', ';', "'s", '!', '?']);

/** Words with spaces between them, none before a mark that closes. */
export function glued(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const [first = ''] = word.split(' ');
    return text === ''
      ? word
      : CLOSE.has(first) || word.startsWith("'s")
        ? `${text}${word}`
        : `${text} ${word}`;
  }, '');
}
