import { textsIn } from '../english.js';

/**
 * A part of a pattern: words, a hole, one of some words that is kept, parts that agree with the subject in number, or
 * parts that may be left out.
 */
export type PatternPart =
  | { readonly words: readonly (readonly string[])[]; readonly print: string; readonly inflects?: true }
  | { readonly hole: string; readonly type: string }
  | { readonly keep: string; readonly of: readonly Kept[] }
  | { readonly one: readonly PatternPart[]; readonly many: readonly PatternPart[] }
  | { readonly optional: readonly PatternPart[]; readonly flag: string };

interface Kept {
  readonly words: readonly string[];
  readonly value: string;
  readonly print: string;
}

/** The hole of a word that agrees with the subject: "your library" after "you", "their library" after others. */
export const OWN = 'own';
export const YOURS = 'your';
const AGREEING: Readonly<Record<string, string>> = { their: 'your', they: 'you' };

/** A symbol of a game, such as `{E}`: a literal. */
const SYMBOL = /^[A-Z]$/u;
const PIECE = /<(\w+):(\w+)>|\{(\w+)(?::([^}]+))?\}|\[([^\]|]+)\|([^\]]+)\]|[()]|[^\s()<]+/gu;

/**
 * Parses a pattern such as `put <on:thing> into|onto the_pile (face_down)`:
 *
 * - `<on:thing>` is a hole with its type
 * - `into|onto` are words for the same; the first is printed. `_` joins several words
 * - `[bury]` is a further verb, which has the person of the first: "choose and [bury]", "chooses and buries"
 * - `{way:up|down}` is one of some words, which is kept
 * - `{their}` and `{they}` are "your" and "you" if the subject is "you"
 * - `[its|their]` is the first after a singular subject, the second after a plural one; each may be a hole, of the same name
 * - `(...)` may be left out. If it has no hole, its own words are a hole that is `true` if they are there
 *
 * @throws TypeError if brackets don't match
 */
function parsePattern(pattern: string): readonly PatternPart[] {
  const pieces = [...pattern.matchAll(PIECE)];
  let at = 0;
  const read = (inner: boolean): readonly PatternPart[] => {
    const out: PatternPart[] = [];
    for (let piece = pieces[at++]; piece; piece = pieces[at++]) {
      const [text, hole, type, keep, values, one, many] = piece;
      if (text === ')') {
        if (!inner) break;
        return out;
      }
      if (text === '(') out.push(optionalOf(read(true)));
      else if (hole !== undefined && type !== undefined) out.push({ hole, type });
      else if (keep !== undefined && SYMBOL.test(keep)) out.push(literal(text));
      else if (keep !== undefined)
        out.push(values === undefined ? agreeing(keep) : { keep, of: keptOf(values) });
      else if (one !== undefined && many !== undefined)
        out.push({ one: parsePattern(one), many: parsePattern(many) });
      else out.push(literal(text));
    }
    if (inner || at <= pieces.length) throw new TypeError(`"${pattern}" has brackets that don't match.`);
    return out;
  };
  return read(false);
}

/** Compiles the patterns of a declaration. */
export const formsOf = (words: string | readonly string[]): readonly (readonly PatternPart[])[] =>
  [words].flat().map((pattern) => parsePattern(pattern));

const plain = (text: string): string => text.replaceAll('_', ' ');

const keptOf = (values: string): readonly Kept[] =>
  values
    .split('|')
    .map((value) => ({ words: textsIn(plain(value)), value: plain(value), print: plain(value) }));

function agreeing(others: string): PatternPart {
  const yours = Object.hasOwn(AGREEING, others) ? AGREEING[others] : undefined;
  if (yours === undefined) throw new TypeError(`"${others}" does not agree with a subject.`);
  return {
    keep: OWN,
    of: [
      { words: [yours], value: YOURS, print: yours },
      { words: [others], value: 'their', print: others },
    ],
  };
}

function literal(text: string): Extract<PatternPart, { words: unknown }> {
  if (text.startsWith('[') && text.endsWith(']')) return { ...literal(text.slice(1, -1)), inflects: true };
  const [first = '', ...others] = text.split('|').map(plain);
  return { words: [first, ...others].map((words) => textsIn(words)), print: first };
}

function optionalOf(parts: readonly PatternPart[]): PatternPart {
  const flag = parts.flatMap((part) => ('words' in part ? [part.print] : [])).join('_');
  return { optional: parts, flag: flag.replaceAll(' ', '_') };
}

/** Lists the holes of a pattern with their types; `undefined` for what has no type of its own. */
export function holesIn(parts: readonly PatternPart[]): readonly (readonly [name: string, type?: string])[] {
  return parts.flatMap((part): readonly (readonly [string, string?])[] => {
    if ('hole' in part) return [[part.hole, part.type]];
    if ('keep' in part) return [[part.keep]];
    if ('one' in part) return holesIn(part.one);
    if (!('optional' in part)) return [];
    const inner = holesIn(part.optional);
    return inner.length > 0 ? inner : [[part.flag]];
  });
}

/** Lists the words of a pattern, those of its holes left out. */
export function wordsIn(parts: readonly PatternPart[]): readonly string[] {
  return parts.flatMap((part) => {
    if ('words' in part) return part.words.flat();
    if ('keep' in part) return part.of.flatMap(({ words }) => words);
    return 'optional' in part ? wordsIn(part.optional) : [];
  });
}

/** Lists the words with which each part of a pattern may begin. A hole may end before any of them. */
export function beginnings(parts: readonly PatternPart[]): readonly string[] {
  return parts.flatMap((part) => {
    if ('words' in part) return part.words.flatMap(([first]) => first ?? []);
    if ('keep' in part) return part.of.flatMap(({ words: [first] }) => first ?? []);
    return 'optional' in part ? beginnings(part.optional) : [];
  });
}

/** Returns the parts of a pattern as they stand behind a singular or a plural subject. */
export const agreed = (parts: readonly PatternPart[], number: 'one' | 'many'): readonly PatternPart[] =>
  parts.flatMap((part) => {
    if ('one' in part) return part[number];
    return 'optional' in part ? [{ ...part, optional: agreed(part.optional, number) }] : [part];
  });
