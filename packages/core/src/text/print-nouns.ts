import { articleOf, listed, regularPlural } from './english.js';
import { hasFeature, inOrder, isWider, type Noun, type Templates } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import type { Synonyms } from './synonyms.js';
import { NON, type Token } from './tokenize.js';
import { partsOf, type Entry, type Part, type EntryUse } from './trie.js';
import type { HoleType } from './vocabulary.js';

/** What the printer needs of a lexicon. */
export interface Wording {
  readonly entries: readonly Entry[];
  readonly types: Readonly<Record<string, HoleType>>;
  readonly templates: Templates;
  /** Undefined if phrases begin only with openings. */
  readonly anchor: { readonly one: string; readonly many: string } | undefined;
  readonly synonyms: Synonyms;
  readonly defaultKind: string;
}

const keyOf = ({ entry, values }: EntryUse): string => `${entry.rank} ${JSON.stringify(values)}`;
const same = (a: readonly EntryUse[], b: readonly EntryUse[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index] || keyOf(one) === keyOf(b[index] ?? one));

/** Whether the things after an opening are in the plural. */
export const inPlural = (opening: EntryUse | undefined, { max }: Pick<TargetPhrase, 'max'>): boolean =>
  opening?.entry.many ?? max !== 1;

/** A printer of nouns: it writes things as a person would, alone or in a list. */
export class NounPrinter {
  readonly #wording: Wording;
  readonly #parts = new Map<string, readonly Part[]>();

  constructor(wording: Wording) {
    this.#wording = wording;
  }

  /** Writes a list of things, joined as a person would join them. */
  nouns(given: readonly Noun[], plural: boolean, or = plural ? 'and/or' : 'or'): string | undefined {
    const nouns = given.map(inOrder);
    const [first, ...rest] = nouns;
    if (!first) return undefined;
    if (rest.length === 0) return this.#noun(first, plural, first.tails);
    return this.#joined(nouns, plural, or) ?? this.#list(nouns, plural, or);
  }

  /** Writes things that differ in one word before the noun: "white or blue creature". */
  #joined(nouns: readonly Noun[], plural: boolean, or: string): string | undefined {
    const [first] = nouns;
    if (!first || !nouns.every(({ head, tails }) => same([head], [first.head]) && same(tails, first.tails)))
      return undefined;
    const common = first.mods.filter((mod) =>
      nouns.every(({ mods }) => mods.some((other) => keyOf(other) === keyOf(mod))),
    );
    const own = nouns.map(({ mods }) =>
      mods.filter((mod) => !common.some((other) => keyOf(other) === keyOf(mod))),
    );
    const joined = own.flatMap((mods) => (mods.length === 1 ? mods : []));
    const [one] = joined;
    if (!one || joined.length !== nouns.length) return undefined;
    const { role, family, joins } = one.entry;
    if (!joined.every(({ entry }) => entry.role === role)) return undefined;
    const sameFamily = family !== undefined && joined.every(({ entry }) => entry.family === family);
    const before = common.filter(({ entry }) => entry.rank < one.entry.rank);
    const after = common.filter(({ entry }) => entry.rank >= one.entry.rank);
    const bare = first.head.entry.role === 'bare';
    if (role === 'adjective' ? !sameFamily : bare && !(sameFamily && joins === true && after.length > 0))
      return undefined;
    const words = [
      ...before.map((mod) => this.say(mod, false)),
      listed(
        joined.map((mod) => this.say(mod, false)),
        or,
      ),
      this.#noun({ ...first, mods: after }, plural, first.tails),
    ];
    return glue(words.join(' '));
  }

  /**
   * Writes things one by one. Returns undefined if a tail of the last thing alone would be read as said of
   * the things before it, too.
   */
  #list(nouns: readonly Noun[], plural: boolean, or: string): string | undefined {
    const [first] = nouns;
    const last = nouns.at(-1);
    if (!first || !last) return undefined;
    const shared = last.tails.filter((tail) =>
      nouns.every(({ tails }) => tails.some((other) => keyOf(other) === keyOf(tail))),
    );
    const apart = nouns.some((noun) => isWider(last, noun, this.#wording.templates.within));
    const shares = !apart && nouns.slice(0, -1).every(({ tails }) => tails.length === shared.length);
    const closed = shares ? -1 : nouns.findLastIndex((noun) => noun !== last && noun.tails.length > 0);
    const open = nouns.slice(closed + 1, -1);
    const own = shares ? last.tails.filter((tail) => !shared.includes(tail)) : last.tails;
    if (!apart && open.length > 0 && own.some((tail) => open.every((noun) => this.#maySay(tail, noun))))
      return undefined;
    return listed(
      nouns.map((noun) => this.#noun(noun, plural, shares && noun !== last ? [] : noun.tails)),
      or,
    );
  }

  #maySay(tail: EntryUse, noun: Noun): boolean {
    const { defaultKind, templates } = this.#wording;
    const { entry } = tail;
    return (
      (entry.kinds ?? [defaultKind]).includes(noun.head.entry.kind ?? defaultKind) &&
      hasFeature(noun, entry.of, templates.within) &&
      !templates.contradicts({ ...noun, tails: [...noun.tails, tail] })
    );
  }

  #noun({ head, mods }: Noun, plural: boolean, tails: readonly EntryUse[]): string {
    const bare = head.entry.words === '';
    const words = mods.map((mod, index) => this.say(mod, plural && bare && index === mods.length - 1));
    if (!bare) words.push(this.say(head, plural));
    for (const tail of tails) words.push(this.say(tail, plural));
    return glue(words.join(' '));
  }

  /** Writes the words of one entry, with its holes filled. */
  say({ entry, values }: EntryUse, plural: boolean): string {
    const form = plural ? pluralWords(entry) : entry.words;
    let parts = this.#parts.get(form);
    if (!parts) this.#parts.set(form, (parts = partsOf(form)));
    if (parts.every((part) => 'word' in part)) return form;
    const words = parts.map((part) => {
      if ('word' in part) return part.raw;
      if ('filled' in part) return '';
      const value = values[part.hole] ?? '';
      return this.#wording.types[part.type]?.print(value, plural && entry.role === 'class') ?? '';
    });
    return glue(agreed(words, parts).join(' '));
  }
}

/** Makes each article agree with what fills the hole after it: "with an ice counter on it". */
const agreed = (words: readonly string[], parts: readonly Part[]): readonly string[] =>
  words.map((word, at) => {
    const [part, next] = [parts[at], parts[at + 1]];
    const isArticle = part !== undefined && 'word' in part && (part.word === 'a' || part.word === 'an');
    return isArticle && next && 'hole' in next ? articleOf(words[at + 1] ?? '') : word;
  });

function pluralWords({ words, plural, role }: Entry): string {
  if (plural !== undefined) return plural;
  const nouns = (role === 'class' || role === 'head') && !words.endsWith('>') && words !== '';
  return nouns ? regularPlural(words) : words;
}

/**
 * Joins prefixes, suffixes and brackets: "non- black" to "nonblack", "non- Human" to "non-Human", "player 's"
 * to "player's", "( oak )" to "(oak)".
 */
function glue(words: string): string {
  const at = words.indexOf(`${NON} `);
  const marked = words.includes(" 's") ? words.replaceAll(" 's", "'s") : words;
  const plain = marked.replaceAll(/ (?=[,)\]>】」])|(?<=[([<【「]) /gu, '');
  if (at < 0) return plain;
  return plain
    .split(`${NON} `)
    .map((piece, index) => {
      if (index === 0) return piece;
      const first = piece.charAt(0);
      return `${first === first.toLowerCase() ? 'non' : NON}${piece}`;
    })
    .join('');
}

/** Words and marks inside a name that are not capitalised: "Lady of the Lake", "Salt & Pepper". */
const INSIDE: ReadonlySet<string> = new Set([
  'of',
  'the',
  'de',
  'la',
  'von',
  'van',
  'da',
  'du',
  '&',
  "'n'",
  'n',
  "'",
]);
/** Words with a full stop before a name, and those after one. */
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'sgt', 'prof', 'capt']);
const LAST: ReadonlySet<string> = new Set(['jr', 'sr']);
const LONGEST = 8;

/**
 * Tells what a full stop is to the name that begins at `from`: within it, its last mark, or no part of it.
 */
function stopAt(tokens: readonly Token[], from: number, at: number): 'within' | 'last' | 'none' {
  const [word, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
  if (LAST.has(word)) return 'last';
  const letter = word.length === 1;
  const goesOn = letter ? at - 1 === from || next?.start === tokens[at]?.end : TITLES.has(word);
  if (goesOn && next?.capital) return 'within';
  return letter && tokens[at - 2]?.text === '.' ? 'last' : 'none';
}

/** Returns the place one past the last word of the name that begins at a token. */
function nameEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let next = at; next < tokens.length && next < at + LONGEST; next++) {
    const token = tokens[next];
    if (!token) break;
    if (token.capital && token.text !== '') end = next + 1;
    else if (token.text === '.') {
      const stop = stopAt(tokens, at, next);
      if (stop === 'within') continue;
      return stop === 'last' ? next + 1 : end;
    } else if (token.text === ',' && LAST.has(tokens[next + 1]?.text ?? '')) continue;
    else if (token.text === "'s" && tokens[next + 1]?.capital) continue;
    else if (!INSIDE.has(token.text)) break;
  }
  return end;
}

/** Writes a name with the spaces of the text: "Salt 'n' Pepper", "Dr. Fern, Jr.". */
const nameOf = (tokens: readonly Token[]): string =>
  tokens.map(({ raw, start }, at) => ((tokens[at - 1]?.end ?? start) < start ? ` ${raw}` : raw)).join('');

/** The type of names: it takes a run of capitalised words as they stand. */
export const properType: HoleType = {
  find(tokens, at) {
    if (!tokens[at]?.capital) return [];
    const end = nameEnd(tokens, at);
    return [{ value: nameOf(tokens.slice(at, end)), end }];
  },
  print: (value) => (typeof value === 'string' ? value : ''),
  takes: (value) => typeof value === 'string',
};
