import { regularPlural, textsIn, wordsIn } from './english.js';
import type { LexiconEntry, Role } from './lexicon.js';
import { NO_VALUES, type Values } from './template.js';
import { MARK, NON, type Token } from './tokenize.js';
import type { HoleType } from './vocabulary.js';

/** A part of an entry's words: a literal word, a hole of a type, or a hole that is filled without a word. */
export type Part =
  | { readonly word: string; readonly raw: string }
  | { readonly hole: string; readonly type: string }
  | { readonly filled: string; readonly value: string };

/** A lexicon entry with its rank, which is its place in the lexicon. */
export interface Entry extends LexiconEntry {
  readonly rank: number;
}

/** A use of an entry: the entry with the values of its holes. */
export interface EntryUse {
  readonly entry: Entry;
  readonly values: Values;
  /** The hit in the text that was resolved to this use. Undefined for a hit itself. */
  readonly by?: Hit | undefined;
}

/** A hit: an entry found in a text. */
export interface Hit extends EntryUse {
  /** One past its last token. For a count, which is read backwards, its first token. */
  readonly end: number;
  /** Its other end. */
  readonly start: number;
}

const isHit = (said: EntryUse | Hit): said is Hit => 'start' in said;

/** Finds the hit whose words an entry's use comes from. Returns undefined if no words of the text say it. */
export const hitOf = (said: EntryUse): Hit | undefined => said.by ?? (isHit(said) ? said : undefined);

interface Node {
  readonly next: Map<string, Node>;
  readonly holes: { readonly name: string; readonly type: HoleType; readonly node: Node }[];
  readonly filled: { readonly name: string; readonly value: string; readonly node: Node }[];
  readonly entries: Entry[];
}

/** A search in progress: the hits found from one token on. */
interface Search {
  readonly hits: Hit[];
  readonly start: number;
}

const node = (): Node => ({ next: new Map(), holes: [], filled: [], entries: [] });

/** Returns the type of a hole: `<number.2>` is a number. */
export const holeType = (hole: string): string => hole.split('.')[0] ?? hole;

/** Whether the values of a template's holes have the holes' types. */
export function typesFit(values: Values, types: Readonly<Record<string, HoleType>>): boolean {
  return Object.entries(values).every(([hole, value]) => types[holeType(hole)]?.takes(value) ?? false);
}

const wordParts = (piece: string): readonly Part[] =>
  wordsIn(piece).map(({ text, raw }) => ({ word: text, raw }));

/**
 * Splits words such as "non-<colour>" and "with power <number>" into parts. `<count=X>` stands for a count of
 * X that no word names, and `<<keyword>>` for a keyword that is printed in angle brackets.
 */
export function partsOf(words: string): readonly Part[] {
  return words.split(' ').flatMap((piece): readonly Part[] => {
    if (piece === '') return [];
    const close = piece.indexOf('>');
    // In "<<keyword>>" the outer brackets are words of the text.
    const open = piece.lastIndexOf('<', close);
    if (close < 0 || open < 0) return wordParts(piece);
    const before = piece.slice(0, open);
    const hole = piece.slice(open + 1, close);
    const lead = before === NON ? [{ word: NON, raw: NON }] : wordParts(before);
    const after = wordParts(piece.slice(close + 1));
    const [name = hole, value] = hole.split('=');
    if (value !== undefined) return [...lead, { filled: name, value }, ...after];
    return [...lead, { hole, type: holeType(hole) }, ...after];
  });
}

/** Lists every wording of an entry. */
function surfaces({ words, plural, also = [], role }: LexiconEntry): ReadonlySet<string> {
  const nouns = (role === 'class' || role === 'head') && !words.endsWith('>') && words !== '';
  const many = plural ?? (nouns ? regularPlural(words) : words);
  return new Set([words, many, ...also].flatMap(withArticles));
}

const ARTICLE = /\ban?(?= <(?!<))/gu;
/** Lists wordings with either article before a hole, since what fills it decides. */
const withArticles = (words: string): readonly string[] =>
  words.includes(' <') && words.search(ARTICLE) >= 0
    ? [words, words.replace(ARTICLE, 'a'), words.replace(ARTICLE, 'an')]
    : [words];

/**
 * An index (trie) of all entries of some roles by their words. The work at one place does not grow with the
 * size of the lexicon. Words without holes are added when a text first has their first word, since most of a
 * lexicon is never asked for.
 */
export class Trie {
  readonly #root = node();
  readonly #waiting = new Map<string, [words: string, entry: Entry][]>();
  readonly #types: Readonly<Record<string, HoleType>>;
  readonly #backwards: boolean;

  constructor(
    entries: readonly Entry[],
    roles: readonly Role[],
    types: Readonly<Record<string, HoleType>>,
    backwards = false,
  ) {
    this.#types = types;
    this.#backwards = backwards;
    for (const entry of entries) {
      if (!roles.includes(entry.role)) continue;
      for (const surface of surfaces(entry)) {
        const first = surface.includes('<') ? undefined : this.#firstOf(surface);
        if (first === undefined) this.#add(partsOf(surface), entry);
        else this.#wait(first, surface, entry);
      }
    }
  }

  /** Returns the word at which a wording is met first. */
  #firstOf(surface: string): string | undefined {
    const space = this.#backwards ? surface.lastIndexOf(' ') : surface.indexOf(' ');
    if (space < 0) return textsIn(surface).at(this.#backwards ? -1 : 0);
    return this.#backwards ? textsIn(surface.slice(space + 1)).at(-1) : textsIn(surface.slice(0, space))[0];
  }

  #wait(first: string, surface: string, entry: Entry): void {
    const waiting = this.#waiting.get(first);
    if (waiting) waiting.push([surface, entry]);
    else this.#waiting.set(first, [[surface, entry]]);
  }

  /** Adds the wordings that wait for a word. */
  #takeIn(word: string): void {
    const waiting = this.#waiting.get(word);
    if (!waiting) return;
    this.#waiting.delete(word);
    for (const [surface, entry] of waiting) this.#add(partsOf(surface), entry);
  }

  #add(parts: readonly Part[], entry: Entry): void {
    let at = this.#root;
    for (const part of this.#backwards ? parts.toReversed() : parts) {
      let next: Node | undefined;
      if ('word' in part) {
        next = at.next.get(part.word);
        if (!next) at.next.set(part.word, (next = node()));
      } else if ('filled' in part) {
        at.filled.push({ name: part.filled, value: part.value, node: (next = node()) });
      } else {
        next = at.holes.find(({ name }) => name === part.hole)?.node;
        const type = this.#types[part.type];
        if (!type) throw new TypeError(`"${entry.words}" has a hole of an unknown type ${part.type}`);
        if (!next) at.holes.push({ name: part.hole, type, node: (next = node()) });
      }
      at = next;
    }
    if (at !== this.#root) at.entries.push(entry);
  }

  /** Finds every entry whose words begin at a token (or, if the trie is read backwards, end before it). */
  find(tokens: readonly Token[], at: number): readonly Hit[] {
    const hits: Hit[] = [];
    const met = tokens[this.#backwards ? at - 1 : at];
    if (met) this.#takeIn(met.text);
    this.#walk(this.#root, tokens, at, NO_VALUES, { hits, start: at });
    return hits;
  }

  #walk(from: Node, tokens: readonly Token[], at: number, values: Values, found: Search): void {
    const { hits, start } = found;
    for (const entry of from.entries) hits.push({ entry, values, end: at, start });
    for (const { name, value, node: after } of from.filled) {
      this.#walk(after, tokens, at, { ...values, [name]: value }, found);
    }
    const index = this.#backwards ? at - 1 : at;
    const token = tokens[index];
    if (!token || token.text === MARK.line) return;
    const next = from.next.get(token.text);
    if (next) this.#walk(next, tokens, this.#backwards ? index : index + 1, values, found);
    for (const { name, type, node: after } of from.holes) {
      for (const { value, end } of type.find(tokens, index)) {
        this.#walk(after, tokens, this.#backwards ? index : end, { ...values, [name]: value }, found);
      }
    }
  }
}
