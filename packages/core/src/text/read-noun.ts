import {
  clashes,
  mayBeSaidOf,
  sharedOf,
  withMods,
  withSaid,
  type NounCore,
  hasFeature,
  isWider,
  sameUse,
  type Noun,
} from './noun.js';
import { isObject } from './atoms.js';
import { CoreReader, type NounParts } from './read-core.js';
import type { Token } from './tokenize.js';
import type { Hit, EntryUse } from './trie.js';

/** The most tails in a row: more than any printed phrase has. */
const MOST_TAILS = 24;

/** A reading of the words from one place up to another, as the things that they name. */
export interface NounReading {
  readonly nouns: readonly Noun[];
  readonly end: number;
  /** The number of things in the list. Of two readings, the one with fewer things is meant. */
  readonly things: number;
  /** Whether the words have another reading, and nothing tells which is meant. */
  readonly ambiguous: boolean;
}

/** Several tails in a row. */
interface TailRun {
  readonly said: readonly EntryUse[];
  readonly end: number;
}

/** A list while it is read. */
interface List {
  readonly closed: readonly Noun[];
  /** The things of which the tails that follow may be said. */
  readonly open: readonly NounCore[];
  /** Whether something before might have another reading. */
  readonly unsure: boolean;
}

const sameClass = (a: EntryUse | undefined, b: EntryUse | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sameUse(a, b));

const holdsThing = ({ values }: EntryUse): boolean => Object.values(values).some(isObject);

export class NounReader {
  readonly #parts: NounParts;
  readonly #defaultKind: string;
  readonly #reader: CoreReader;

  constructor(parts: NounParts, tokens: readonly Token[]) {
    this.#parts = parts;
    this.#defaultKind = parts.defaultKind;
    this.#reader = new CoreReader(parts, tokens);
  }

  get exhausted(): boolean {
    return this.#reader.exhausted;
  }

  hits(at: number): readonly Hit[] {
    return this.#reader.hits(at);
  }

  /** Lists every way to read the words from here on, as one thing or as a list of things. */
  read(at: number): readonly NounReading[] {
    const out: NounReading[] = [];
    for (const core of this.#reader.cores(at))
      this.#list(core, { closed: [], open: [], unsure: false }, out, false);
    return out;
  }

  #list(core: NounCore, list: List, out: NounReading[], needsLast: boolean): void {
    if (this.#reader.spend()) return;
    const { closed, open } = list;
    const before = open.at(-1);
    if (before && clashes(before, core)) return;
    const all = [...open, core];
    if (!needsLast) this.#finish({ ...list, open: all }, out);
    for (const tails of this.#tails(core.end)) {
      const own = tails.said.length > 0;
      const ownNouns = own ? this.#attachOwn(core, tails.said) : core.nouns;
      if (!ownNouns) continue;
      const next: List = {
        closed: own ? [...closed, ...open.flatMap(({ nouns }) => nouns), ...ownNouns] : closed,
        open: own ? [] : all,
        // "Plant beside a stone or gardener": what follows might be another thing that it is beside.
        unsure: list.unsure || tails.said.some(holdsThing),
      };
      const last = this.#reader.last(tails.end);
      if (last !== undefined) {
        for (const end of this.#reader.cores(last)) this.#listLast(end, next, out);
      } else if (this.#reader.word(tails.end) === ',') {
        for (const other of this.#reader.cores(tails.end + 1)) this.#list(other, next, out, true);
      }
    }
  }

  #listLast(core: NounCore, list: List, out: NounReading[]): void {
    const before = list.open.at(-1);
    if (before && clashes(before, core)) return;
    this.#finish({ ...list, open: [...list.open, core] }, out);
  }

  /**
   * Finishes a list. The tails after the last thing are said of all things that are still open, or of the
   * last thing only.
   */
  #finish({ closed, open, unsure }: List, out: NounReading[]): void {
    const last = open.at(-1);
    if (!last) return;
    const { within } = this.#parts.templates;
    const shared = sharedOf(open, within);
    if (shared) {
      const said = open.map((core, index) =>
        index === 0 ? { ...core, adjectives: false } : withMods(core, shared),
      );
      this.#finish({ closed, open: said, unsure }, out);
      return;
    }
    // "Red plant or plant with thorns": the tail makes the last thing different from those before it.
    const isNarrower = ({ nouns }: NounCore) =>
      nouns.some((noun) => last.nouns.some((wide) => isWider(wide, noun, within)));
    const before = open.slice(0, -1);
    const apart = before.some(isNarrower);
    const sides = before.filter((core) => !isNarrower(core));
    const unclear = unsure || this.#mayReach(open);
    for (const { said: tails, end } of this.#tails(last.end)) {
      let cores = open.map(({ nouns }) => nouns);
      let fits = true;
      let torn = false;
      for (const tail of tails) {
        const kinds = tail.entry.kinds ?? [this.#defaultKind];
        const takes = (noun: Noun) =>
          kinds.includes(noun.head.entry.kind ?? this.#defaultKind) &&
          (open.length === 1 || (hasFeature(noun, tail.entry.of, within) && this.#maySay(noun, tail)));
        // "Elf, stone, or plant with thorns": the tail is not said of the first, but is it said of the
        // second?
        if (apart && sides.some(({ nouns }) => nouns.every(takes))) torn = true;
        const all = !apart && cores.every((nouns) => nouns.every(takes));
        if (!all && !(cores.at(-1)?.every(takes) ?? false)) {
          fits = false;
          break;
        }
        cores = cores.map((nouns, index) =>
          all || index === cores.length - 1 ? nouns.flatMap((noun) => this.#withTail(noun, tail)) : nouns,
        );
      }
      if (fits)
        out.push({
          nouns: [...closed, ...cores.flat()],
          end,
          things: closed.length + cores.length,
          ambiguous: unclear || torn,
        });
    }
  }

  /**
   * Whether an adjective of the first thing may be meant of the others, and nothing tells whether it is: "red
   * oak or fence".
   */
  #mayReach([first, ...others]: readonly NounCore[]): boolean {
    if (!first?.adjectives || others.length === 0) return false;
    if (others.some(({ adjectives }) => adjectives)) return false;
    if (this.#headAlone(first) && others.every((core) => this.#headAlone(core))) return true;
    const { within } = this.#parts.templates;
    return others.every(
      (core) =>
        (this.#headAlone(core) || (core.bare && !sameClass(core.lastClass, first.lastClass))) &&
        mayBeSaidOf(first, core.nouns, within),
    );
  }

  /**
   * Whether a core is a head of the first kind without a class: "red spell or permanent". The same adjectives
   * may be said of both.
   */
  #headAlone({ bare, classes, nouns }: NounCore): boolean {
    return (
      !bare &&
      classes === 0 &&
      nouns.every(({ head }) => (head.entry.kind ?? this.#defaultKind) === this.#defaultKind)
    );
  }

  /** Lists every sequence of tails from here on, including the empty one. */
  #tails(at: number): readonly TailRun[] {
    const out: TailRun[] = [{ said: [], end: at }];
    for (let index = 0; index < out.length; index++) {
      const from = out[index];
      if (from && from.said.length > MOST_TAILS) this.#reader.exhaust();
      if (!from || this.#reader.spend()) break;
      const word = this.#reader.word(from.end);
      const joins = from.said.length > 0 && (word === 'and' || word === ',');
      for (const start of joins ? [from.end, from.end + 1] : [from.end]) {
        for (const hit of this.hits(start)) {
          if (hit.entry.role === 'tail') out.push({ said: [...from.said, hit], end: hit.end });
        }
      }
    }
    return out;
  }

  /**
   * Whether a tail is consistent with what the noun asks: in "stone or plant card in the shed" the stone is
   * in the bed.
   */
  #maySay(noun: Noun, tail: EntryUse): boolean {
    return this.#withTail(noun, tail).some((made) => !this.#parts.templates.contradicts(made));
  }

  #withTail(noun: Noun, tail: EntryUse): readonly Noun[] {
    if (tail.entry.silent) return [{ ...noun, silent: [...(noun.silent ?? []), tail] }];
    return this.#parts
      .synonyms(tail, noun.head.entry.kind ?? this.#defaultKind)
      .map((one) => withSaid(noun, [one]));
  }

  #attachOwn(core: NounCore, tails: readonly EntryUse[]): readonly Noun[] | undefined {
    const kindOf = (noun: Noun) => noun.head.entry.kind ?? this.#defaultKind;
    const fits = core.nouns.every((noun) =>
      tails.every(({ entry }) => (entry.kinds ?? [this.#defaultKind]).includes(kindOf(noun))),
    );
    if (!fits) return undefined;
    let nouns = core.nouns;
    for (const tail of tails) nouns = nouns.flatMap((noun) => this.#withTail(noun, tail));
    return nouns;
  }
}
