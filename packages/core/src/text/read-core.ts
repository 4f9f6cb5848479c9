import { coreOf, type NounCore, type Group, bareUse, sameUse, type Templates } from './noun.js';
import type { Synonyms } from './synonyms.js';
import { MARK, type Token } from './tokenize.js';
import type { Entry, Hit, EntryUse, Trie } from './trie.js';

/** The most steps of one reading: more than any printed phrase needs. */
const STEPS = 4_000;
const JOINED = 4;

/** What the reader of nouns needs of a lexicon. */
export interface NounParts {
  readonly forward: Trie;
  readonly synonyms: Synonyms;
  readonly bare: readonly Entry[];
  /** The classes by their words, for adjectives without a noun. */
  readonly classes: ReadonlyMap<string, Entry>;
  readonly templates: Templates;
  readonly defaultKind: string;
}

/**
 * A reader of cores: it reads one thing without its tails, that is the words before the noun and the noun.
 */
export class CoreReader {
  readonly #parts: NounParts;
  readonly #defaultKind: string;
  readonly #tokens: readonly Token[];
  readonly #hits = new Map<number, readonly Hit[]>();
  #steps = 0;

  constructor(parts: NounParts, tokens: readonly Token[]) {
    this.#parts = parts;
    this.#defaultKind = parts.defaultKind;
    this.#tokens = tokens;
  }

  get exhausted(): boolean {
    return this.#steps > STEPS;
  }

  /** Takes a step. Returns whether there were too many before. */
  spend(): boolean {
    return this.#steps++ > STEPS;
  }

  /** Ends the reading, because no text says so much of one thing. */
  exhaust(): void {
    this.#steps = Infinity;
  }

  hits(at: number): readonly Hit[] {
    let found = this.#hits.get(at);
    if (!found) this.#hits.set(at, (found = this.#parts.forward.find(this.#tokens, at)));
    return found;
  }

  word(at: number): string {
    return this.#tokens[at]?.text ?? MARK.line;
  }

  /** Returns where the last thing of a list begins, after `or`, `and/or` or `, or`. */
  last(at: number): number | undefined {
    const word = this.word(at);
    if (word === 'or' || word === 'and/or') return at + 1;
    const after = this.word(at + 1);
    return word === ',' && (after === 'or' || after === 'and/or') ? at + 2 : undefined;
  }

  /** Lists every way to read one thing without its tails. */
  cores(at: number): readonly NounCore[] {
    const out: NounCore[] = [];
    this.#core(at, [], out);
    return out;
  }

  #core(at: number, groups: readonly Group[], out: NounCore[]): void {
    if (this.spend()) return;
    const before = groups.at(-1);
    for (const hit of this.hits(at)) {
      if (hit.entry.role === 'head' && this.#heads(hit, groups))
        out.push(coreOf(groups, hit, hit.end, false));
    }
    if (before?.needsHead) return;
    if (before?.role === 'class' && !before.joined) {
      for (const bare of this.#bareAfter(groups)) out.push(coreOf(groups, bare, at, true));
    }
    const meant = before && this.#meantAlone(before);
    if (meant) {
      const all = [...groups, meant];
      for (const bare of this.#bareAfter(all)) out.push(coreOf(all, bare, at, true));
    }
    const comma = this.word(at) === ',' && before && isMereAdjective(before);
    for (const group of this.#groups(comma ? at + 1 : at)) {
      if (outOfOrder(before, group) || this.#lacksOr(groups, group)) continue;
      if (comma && (group.role !== 'adjective' || sameFamily(before, group))) continue;
      this.#core(group.end, [...groups, group], out);
    }
  }

  /** Whether a group says what a word before it says otherwise, with no "or" between them: "white blue fish". */
  #lacksOr(groups: readonly Group[], { options }: Group): boolean {
    return groups.some((before) =>
      before.options.some((one) => options.some((two) => this.#areApart(one, two))),
    );
  }

  /**
   * Whether two words, one after the other, are not said of one thing: both say what only one says, or they are classes of one
   * family in the wrong order ("stone plant"), or of different kinds ("Oak Pebble").
   */
  #areApart(one: EntryUse, two: EntryUse): boolean {
    const { entry } = one;
    if (entry.apart !== undefined && entry.apart === two.entry.apart) return true;
    if (entry.role !== 'class' || entry.family === undefined || entry.family !== two.entry.family)
      return false;
    const { within } = this.#parts.templates;
    return entry.rank > two.entry.rank || (entry === two.entry && within(one) !== within(two));
  }

  /** Finds the class that adjectives without a noun mean. */
  #meantAlone({ options, end }: Group): Group | undefined {
    const [alone, ...others] = new Set(options.map(({ entry }) => entry.alone));
    const entry = alone === undefined || others.length > 0 ? undefined : this.#parts.classes.get(alone);
    return entry && { options: [bareUse(entry)], end, role: 'class', needsHead: false, joined: false };
  }

  /**
   * Lists what a thing without a noun may be: something of the kind of which the words before it are said.
   */
  #bareAfter(groups: readonly Group[]): readonly EntryUse[] {
    return this.#parts.bare.map(bareUse).filter((bare) => this.#heads(bare, groups));
  }

  /**
   * Whether a noun fits the words before it. Adjectives and classes without `kinds` are said of the lexicon's
   * first kind.
   */
  #heads({ entry }: EntryUse, groups: readonly Group[]): boolean {
    const kind = entry.kind ?? this.#defaultKind;
    return groups.every(({ options }) =>
      options.every((option) => (option.entry.kinds ?? [this.#defaultKind]).includes(kind)),
    );
  }

  #groups(at: number): readonly Group[] {
    const out: Group[] = [];
    for (const hit of this.hits(at)) {
      const { role } = hit.entry;
      if (role !== 'adjective' && role !== 'class') continue;
      out.push({ options: this.#parts.synonyms(hit), end: hit.end, role, needsHead: false, joined: false });
      this.#joined([hit], role, out);
    }
    return out;
  }

  /** Reads words joined before a head: "white or blue", "artifact, instant, or sorcery". */
  #joined(hits: readonly Hit[], role: 'adjective' | 'class', out: Group[]): void {
    const end = hits.at(-1)?.end ?? 0;
    if (hits.length > JOINED || this.spend()) return;
    const last = this.last(end);
    const next = last ?? (this.word(end) === ',' ? end + 1 : undefined);
    if (next === undefined) return;
    for (const hit of this.hits(next)) {
      if (hit.entry.role !== role) continue;
      // "Plant or plant card": a word is not joined to itself.
      if (hits.some((other) => sameUse(other, hit))) continue;
      const all = [...hits, hit];
      const family = hits[0]?.entry.family;
      const same = family !== undefined && all.every(({ entry }) => entry.family === family);
      if (role === 'adjective' && !same) continue;
      if (last === undefined) this.#joined(all, role, out);
      else
        out.push({
          options: all.flatMap((one) => this.#parts.synonyms(one)),
          end: hit.end,
          role,
          needsHead: role === 'class' && !(same && hit.entry.joins === true),
          joined: true,
        });
    }
  }
}

/**
 * Whether a group stands in the wrong order: adjectives come before classes, and classes that `joins` come
 * before those that do not. "Creature blocking Rose" is not a blocking Rose creature.
 */
function outOfOrder(before: Group | undefined, { role, options }: Group): boolean {
  const joins = (list: Group['options']): boolean => list.every(({ entry }) => entry.joins === true);
  return before?.role === 'class' && (role === 'adjective' || (joins(options) && !joins(before.options)));
}

/**
 * Whether a group is an adjective after which a comma may stand: "wet, red plant". What may be a thing by
 * itself begins a list instead: "evergreens, stones".
 */
const isMereAdjective = ({ role, options }: Group): boolean =>
  role === 'adjective' && options.every(({ entry }) => entry.alone === undefined);

/**
 * Whether two groups are of one family: "red, blue, or white plant" is a list of adjectives, not a red thing
 * that is blue or white.
 */
function sameFamily(before: Group | undefined, { options }: Group): boolean {
  const family = before?.options[0]?.entry.family;
  return family !== undefined && options.some(({ entry }) => entry.family === family);
}
