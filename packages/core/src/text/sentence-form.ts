import { tokenize, type Token } from './token.js';

/** A literal word with its plural form, where it has one, or a hole. */
export type FormPart =
  | { readonly one: readonly string[]; readonly many: readonly string[] }
  | { readonly hole: string };

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
        return [{ one: textsOf(one), many: textsOf(many) }];
      }
      return textsOf(text).map((word) => ({ one: [word], many: [word] }));
    }),
  );
  const needs = parts.flatMap((part) => ('hole' in part || part.one !== part.many ? [] : part.one));
  return { parts, needs: [...needs, ...parts.flatMap((part) => ('hole' in part ? [] : common(part)))] };
}

const textsOf = (words: string): readonly string[] => tokenize(words).map(({ text }) => text);
const common = ({ one, many }: Exclude<FormPart, { hole: string }>): readonly string[] =>
  one.length === many.length && one.every((word, index) => word === many[index]) ? one : [];

/** Where a literal part that begins at a token ends, in each of its forms that stand there. */
export function endsOf(
  { one, many }: Exclude<FormPart, { hole: string }>,
  tokens: readonly Token[],
  at: number,
): readonly number[] {
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
