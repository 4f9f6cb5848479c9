import { clashes, coreOf, mayBeSaidOf, sharedOf, withMods, type Core, type Group } from './noun-core.js';
import { isObject } from './atoms.js';
import { bareSaid, hasFeature, isWider, sameSaid, type Noun, type Templates } from './noun.js';
import type { Synonyms } from './synonyms.js';
import { MARK, type Token } from './token.js';
import type { Entry, Hit, Said, Trie } from './trie.js';

/** A reading of the words from one place up to another as the things they name. */
export interface NounReading {
  readonly nouns: readonly Noun[];
  readonly end: number;
  /** How many things the list has: of two readings, the one with fewer is meant. */
  readonly things: number;
  /** The words could also be meant otherwise, and nothing tells which. */
  readonly ambiguous: boolean;
}

/** Tails one after the other. */
interface TailRun {
  readonly said: readonly Said[];
  readonly end: number;
}

/** A list while it is read. */
interface List {
  readonly closed: readonly Noun[];
  /** The things of which tails that follow may be said. */
  readonly open: readonly Core[];
  /** Something before might be meant otherwise. */
  readonly unsure: boolean;
}

const sameClass = (a: Said | undefined, b: Said | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sameSaid(a, b));

const holdsThing = ({ values }: Said): boolean => Object.values(values).some(isObject);

/** More steps than any printed phrase needs. */
const STEPS = 4_000;
const JOINED = 4;

/** What reading nouns needs of a lexicon. */
export interface NounParts {
  readonly forward: Trie;
  readonly synonyms: Synonyms;
  readonly bare: readonly Entry[];
  /** The classes by their words, for adjectives that stand alone. */
  readonly classes: ReadonlyMap<string, Entry>;
  readonly templates: Templates;
  readonly defaultKind: string;
}

export class NounReader {
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

  hits(at: number): readonly Hit[] {
    let found = this.#hits.get(at);
    if (!found) this.#hits.set(at, (found = this.#parts.forward.find(this.#tokens, at)));
    return found;
  }

  /** Every way to read the words from here on as one thing or a list of things. */
  read(at: number): readonly NounReading[] {
    const out: NounReading[] = [];
    for (const core of this.#cores(at)) this.#list(core, { closed: [], open: [], unsure: false }, out, false);
    return out;
  }

  #word(at: number): string {
    return this.#tokens[at]?.text ?? MARK.line;
  }

  /** After `or`, `and/or`, `, or`: where the last of a list begins. */
  #last(at: number): number | undefined {
    const word = this.#word(at);
    if (word === 'or' || word === 'and/or') return at + 1;
    const after = this.#word(at + 1);
    return word === ',' && (after === 'or' || after === 'and/or') ? at + 2 : undefined;
  }

  #list(core: Core, list: List, out: NounReading[], needsLast: boolean): void {
    if (this.#steps++ > STEPS) return;
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
        // "Plant beside a stone or gardener": what follows might be what it is beside.
        unsure: list.unsure || tails.said.some(holdsThing),
      };
      const last = this.#last(tails.end);
      if (last !== undefined) {
        for (const end of this.#cores(last)) this.#listLast(end, next, out);
      } else if (this.#word(tails.end) === ',') {
        for (const other of this.#cores(tails.end + 1)) this.#list(other, next, out, true);
      }
    }
  }

  #listLast(core: Core, list: List, out: NounReading[]): void {
    const before = list.open.at(-1);
    if (before && clashes(before, core)) return;
    this.#finish({ ...list, open: [...list.open, core] }, out);
  }

  /** The tails after the last thing are said of all things that are still open, or of the last alone. */
  #finish({ closed, open, unsure }: List, out: NounReading[]): void {
    const last = open.at(-1);
    if (!last) return;
    const shared = sharedOf(open);
    if (shared) {
      const said = open.map((core, index) =>
        index === 0 ? { ...core, adjectives: false } : withMods(core, shared),
      );
      this.#finish({ closed, open: said, unsure }, out);
      return;
    }
    const ambiguous =
      open.length > 1 &&
      (open[0]?.adjectives ?? false) &&
      open
        .slice(1)
        .every(
          ({ adjectives, bare, lastClass, nouns }) =>
            !adjectives &&
            bare &&
            !sameClass(lastClass, open[0]?.lastClass) &&
            mayBeSaidOf(open[0], nouns, this.#parts.templates.within),
        );
    const { within } = this.#parts.templates;
    // "Red plant or plant with thorns": the tail is what makes the last another thing than those before it.
    const isNarrower = ({ nouns }: Core) =>
      nouns.some((noun) => last.nouns.some((wide) => isWider(wide, noun, within)));
    const before = open.slice(0, -1);
    const apart = before.some(isNarrower);
    const sides = before.filter((core) => !isNarrower(core));
    const headed = open.length > 1 && open.every((core) => this.#headAlone(core));
    const unclear =
      unsure ||
      ambiguous ||
      (headed && (open[0]?.adjectives ?? false) && !open.slice(1).some(({ adjectives }) => adjectives));
    for (const { said: tails, end } of this.#tails(last.end)) {
      let cores = open.map(({ nouns }) => nouns);
      let fits = true;
      let torn = false;
      for (const tail of tails) {
        const kinds = tail.entry.kinds ?? [this.#defaultKind];
        const takes = (noun: Noun) =>
          kinds.includes(noun.head.entry.kind ?? this.#defaultKind) &&
          (open.length === 1 || (hasFeature(noun, tail.entry.of, within) && this.#maySay(noun, tail)));
        // "Elf, stone, or plant with thorns": apart from the first, but what of the second?
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

  /** "Red spell or permanent": a head of the first kind without a class, of which the same adjectives may be said. */
  #headAlone({ bare, classes, nouns }: Core): boolean {
    return (
      !bare &&
      classes === 0 &&
      nouns.every(({ head }) => (head.entry.kind ?? this.#defaultKind) === this.#defaultKind)
    );
  }

  /** Every sequence of tails from here on, none included. */
  #tails(at: number): readonly TailRun[] {
    const out: TailRun[] = [{ said: [], end: at }];
    for (let index = 0; index < out.length; index++) {
      const from = out[index];
      if (!from || this.#steps++ > STEPS) break;
      const word = this.#word(from.end);
      const joins = from.said.length > 0 && (word === 'and' || word === ',');
      for (const start of joins ? [from.end, from.end + 1] : [from.end]) {
        for (const hit of this.hits(start)) {
          if (hit.entry.role === 'tail') out.push({ said: [...from.said, hit], end: hit.end });
        }
      }
    }
    return out;
  }

  /** Whether a tail does not contradict what the noun asks: "stone or plant card in the shed", the stone in the bed. */
  #maySay(noun: Noun, tail: Said): boolean {
    return this.#withTail(noun, tail).some((made) => !this.#parts.templates.contradicts(made));
  }

  #withTail(noun: Noun, tail: Said): readonly Noun[] {
    if (tail.entry.silent) return [{ ...noun, silent: [...(noun.silent ?? []), tail] }];
    return this.#parts
      .synonyms(tail)
      .map((one) =>
        one.entry.role === 'tail'
          ? { ...noun, tails: [...noun.tails, one] }
          : { ...noun, mods: [...noun.mods, one] },
      );
  }

  #attachOwn(core: Core, tails: readonly Said[]): readonly Noun[] | undefined {
    const kindOf = (noun: Noun) => noun.head.entry.kind ?? this.#defaultKind;
    const fits = core.nouns.every((noun) =>
      tails.every(({ entry }) => (entry.kinds ?? [this.#defaultKind]).includes(kindOf(noun))),
    );
    if (!fits) return undefined;
    let nouns = core.nouns;
    for (const tail of tails) nouns = nouns.flatMap((noun) => this.#withTail(noun, tail));
    return nouns;
  }

  /** Every way to read one thing without its tails: words before the noun, then the noun. */
  #cores(at: number): readonly Core[] {
    const out: Core[] = [];
    this.#core(at, [], out);
    return out;
  }

  #core(at: number, groups: readonly Group[], out: Core[]): void {
    if (this.#steps++ > STEPS) return;
    const before = groups.at(-1);
    for (const hit of this.hits(at)) {
      if (hit.entry.role === 'head' && this.#heads(hit, groups))
        out.push(coreOf(groups, hit, hit.end, false));
    }
    if (before?.needsHead) return;
    if (before?.role === 'class' && !before.joined) {
      for (const bare of this.#parts.bare) out.push(coreOf(groups, bareSaid(bare), at, true));
    }
    const meant = before && this.#meantAlone(before);
    if (meant) {
      const all = [...groups, meant];
      for (const bare of this.#parts.bare) out.push(coreOf(all, bareSaid(bare), at, true));
    }
    const comma = before?.role === 'adjective' && this.#word(at) === ',' ? at + 1 : at;
    for (const group of this.#groups(comma)) {
      if (outOfOrder(before, group)) continue;
      if (comma === at || !sameFamily(before, group)) this.#core(group.end, [...groups, group], out);
    }
  }

  /** The class that adjectives without a noun mean. */
  #meantAlone({ options, end }: Group): Group | undefined {
    const [alone, ...others] = new Set(options.map(({ entry }) => entry.alone));
    const entry = alone === undefined || others.length > 0 ? undefined : this.#parts.classes.get(alone);
    return entry && { options: [bareSaid(entry)], end, role: 'class', needsHead: false, joined: false };
  }

  /** Adjectives and classes are said of the lexicon's first kind, where they do not say otherwise. */
  #heads({ entry }: Said, groups: readonly Group[]): boolean {
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

  /** "white or blue", "artifact, instant, or sorcery" before a head. */
  #joined(hits: readonly Hit[], role: 'adjective' | 'class', out: Group[]): void {
    const end = hits.at(-1)?.end ?? 0;
    if (hits.length > JOINED || this.#steps++ > STEPS) return;
    const last = this.#last(end);
    const next = last ?? (this.#word(end) === ',' ? end + 1 : undefined);
    if (next === undefined) return;
    for (const hit of this.hits(next)) {
      if (hit.entry.role !== role) continue;
      // "Plant or plant card": nobody joins a word to itself.
      if (hits.some((other) => sameSaid(other, hit))) continue;
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
 * Adjectives stand before classes, and what `joins` before what does not: "creature blocking Rose" is no blocking Rose creature.
 */
function outOfOrder(before: Group | undefined, { role, options }: Group): boolean {
  const joins = (list: Group['options']): boolean => list.every(({ entry }) => entry.joins === true);
  return before?.role === 'class' && (role === 'adjective' || (joins(options) && !joins(before.options)));
}

/** "Red, blue, or white plant" is a list of adjectives, and no red thing that is blue or white. */
function sameFamily(before: Group | undefined, { options }: Group): boolean {
  const family = before?.options[0]?.entry.family;
  return family !== undefined && options.some(({ entry }) => entry.family === family);
}
