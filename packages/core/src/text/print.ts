import type { JsonObject } from '../json.js';
import type { Atom } from './atoms.js';
import { type Noun, type Templates, PHRASE, sameUse } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { inPlural, NounPrinter, type Wording } from './print-nouns.js';
import { NO_VALUES, unify, type Values, sameJson } from './template.js';
import { typesFit, type Entry, type EntryUse } from './trie.js';
import type { HoleType } from './vocabulary.js';

const NOUN_ROLES: ReadonlySet<string> = new Set(['adjective', 'class', 'head', 'bare', 'tail']);
const SAID_OF: ReadonlySet<string> = new Set(['adjective', 'class', 'tail']);
const STEPS = 2_000;

interface NounSoFar {
  readonly head: EntryUse | undefined;
  readonly mods: readonly EntryUse[];
  readonly tails: readonly EntryUse[];
}

/** Finds the entries that together say exactly what a filter asks. This is reading, backwards. */
class Cover {
  readonly #byKey = new Map<string, Entry[]>();
  /** The nouns that ask nothing, those without words first. */
  readonly #silent: readonly Entry[];
  readonly #templates: Templates;
  readonly #defaultKind: string;
  readonly #types: Readonly<Record<string, HoleType>>;
  #steps = 0;

  constructor(wording: {
    readonly entries: readonly Entry[];
    readonly types: Readonly<Record<string, HoleType>>;
    readonly templates: Templates;
    readonly defaultKind: string;
  }) {
    const { entries, types, templates, defaultKind } = wording;
    this.#types = types;
    this.#templates = templates;
    this.#defaultKind = defaultKind;
    const ordered = entries
      .filter((entry) => NOUN_ROLES.has(entry.role) && !entry.as)
      .toSorted((a, b) => templates.of(b).length - templates.of(a).length);
    for (const entry of ordered) {
      for (const key of new Set(templates.of(entry).map((atom) => atom.key))) {
        const alike = this.#byKey.get(key);
        if (alike) alike.push(entry);
        else this.#byKey.set(key, [entry]);
      }
    }
    const asksNothing = (role: 'bare' | 'head'): readonly Entry[] =>
      ordered.filter((entry) => entry.role === role && templates.of(entry).length === 0);
    this.#silent = [...asksNothing('bare'), ...asksNothing('head')];
  }

  /** Finds a noun that asks for exactly these atoms. Returns undefined if the lexicon has none. */
  noun(kind: string, atoms: readonly Atom[]): Noun | undefined {
    this.#steps = 0;
    return this.#search(kind, atoms, { head: undefined, mods: [], tails: [] });
  }

  #search(kind: string, left: readonly Atom[], parts: NounSoFar): Noun | undefined {
    if (this.#steps++ > STEPS) return undefined;
    const [next] = left;
    if (!next) return this.#complete(kind, parts);
    for (const entry of this.#byKey.get(next.key) ?? []) {
      const { role } = entry;
      if (SAID_OF.has(role) && !(entry.kinds ?? [this.#defaultKind]).includes(kind)) continue;
      if ((role === 'head' || role === 'bare') && (entry.kind ?? this.#defaultKind) !== kind) continue;
      if ((role === 'head' || role === 'bare') && parts.head) continue;
      const taken = this.#take(this.#templates.of(entry), left, NO_VALUES);
      if (!taken || !taken.used.includes(next) || !typesFit(taken.values, this.#types)) continue;
      const rest = left.filter((atom) => !taken.used.includes(atom));
      const found = this.#search(kind, rest, withUse(parts, { entry, values: taken.values }));
      if (found) return found;
    }
    return undefined;
  }

  /** Finds the atoms that an entry's templates use up. */
  #take(
    templates: readonly Atom[],
    left: readonly Atom[],
    values: Values,
  ): { readonly used: readonly Atom[]; readonly values: Values } | undefined {
    const [template, ...more] = templates;
    if (!template) return { used: [], values };
    for (const atom of left) {
      if (atom.key !== template.key || atom.adds !== template.adds) continue;
      const bound = unify(template.value, atom.value, values);
      if (!bound) continue;
      const rest = this.#take(
        more,
        left.filter((other) => other !== atom),
        bound,
      );
      if (rest) return { used: [atom, ...rest.used], values: rest.values };
    }
    return undefined;
  }

  #complete(kind: string, { head, mods, tails }: NounSoFar): Noun | undefined {
    const bareFits = mods.some(({ entry }) => entry.role === 'class');
    if (head) return head.entry.role === 'head' || bareFits ? { head, mods, tails } : undefined;
    const silent = this.#silent.find(
      (entry) => (entry.kind ?? this.#defaultKind) === kind && (entry.role === 'head' || bareFits),
    );
    return silent ? { head: { entry: silent, values: NO_VALUES }, mods, tails } : undefined;
  }
}

function withUse(parts: NounSoFar, found: EntryUse): NounSoFar {
  switch (found.entry.role) {
    case 'head':
    case 'bare':
      return { ...parts, head: found };
    case 'tail':
      return { ...parts, tails: [...parts.tails, found] };
    default:
      return { ...parts, mods: [...parts.mods, found] };
  }
}

/** A printer of phrases: from what was read (the normal form of the words), or from JSON alone. */
export class Printer {
  readonly #wording: Wording;
  readonly #cover: Cover;
  readonly #nouns: NounPrinter;
  readonly #counts: readonly Entry[];
  readonly #anys: readonly Entry[];
  /** The openings, those that say more of each thing first. */
  readonly #openings: readonly Entry[];

  constructor(wording: Wording) {
    this.#wording = wording;
    this.#cover = new Cover(wording);
    this.#nouns = new NounPrinter(wording);
    this.#counts = wording.entries.filter(
      ({ role, phrase }) => role === 'count' && phrase && phrase['other'] === undefined,
    );
    this.#anys = wording.entries.filter(({ role }) => role === 'any');
    this.#openings = wording.entries
      .filter(({ role, phrase }) => role === 'opening' && phrase)
      .toSorted((a, b) => (b.as?.length ?? 0) - (a.as?.length ?? 0));
  }

  /** Prints a phrase from its JSON. Returns undefined if the lexicon has no words for it. */
  print(phrase: TargetPhrase): string | undefined {
    const { accepts, min, max, other = false, chooser, relations } = phrase;
    const extra = this.#wording.templates.atoms.of({
      ...(chooser === undefined ? {} : { [`${PHRASE}chooser`]: chooser }),
      ...(relations === undefined
        ? {}
        : { [`${PHRASE}relations`]: relations.map((entry) => ({ ...entry })) }),
    });
    const any = this.#wording.anchor && this.#any(phrase);
    if (any) return this.words(this.#count(min, max, other), other, [], any, max !== 1);
    const nouns: Noun[] = [];
    for (const { kind, filter } of accepts) {
      for (const atoms of this.#wording.templates.atoms.alternativesOf(filter)) {
        const noun = this.#cover.noun(kind, [...atoms, ...extra]);
        if (!noun) return undefined;
        nouns.push(noun);
      }
    }
    return this.phraseWords(this.#count(min, max, other), phrase, nouns);
  }

  /**
   * Writes the words of a phrase: with its count before the anchor, or with an opening if the lexicon has no
   * anchor.
   */
  phraseWords(
    count: string | undefined,
    phrase: Omit<TargetPhrase, 'accepts'>,
    nouns: readonly Noun[],
  ): string | undefined {
    if (!this.#wording.anchor) return this.#opened(phrase, nouns);
    return this.words(count, phrase.other ?? false, nouns, undefined, phrase.max !== 1);
  }

  /**
   * Writes a phrase with an opening: "one of your stones". What the opening says of each thing is not said
   * again.
   */
  #opened({ min, max, other }: Omit<TargetPhrase, 'accepts'>, nouns: readonly Noun[]): string | undefined {
    for (const entry of this.#openings) {
      const { min: least = 1, max: most = 1, other: another } = entry.phrase ?? {};
      const values =
        another === other ? unify({ min: least, max: most }, { min, max }, NO_VALUES) : undefined;
      const rest = values && this.#withoutSaid(nouns, { entry, values });
      if (!rest || !typesFit(values, this.#wording.types)) continue;
      const many = inPlural({ entry, values }, { max });
      const things = this.#nouns.nouns(rest, many, many && max !== 1 ? 'and/or' : 'or');
      if (things !== undefined) return `${this.#nouns.say({ entry, values }, false)} ${things}`;
    }
    return undefined;
  }

  /**
   * Removes what an opening says of each thing. Returns undefined if one of the things does not ask for it.
   */
  #withoutSaid(nouns: readonly Noun[], opening: EntryUse): readonly Noun[] | undefined {
    if (!opening.entry.as) return nouns;
    const { defaultKind, synonyms } = this.#wording;
    const rest = nouns.map((noun) => {
      const said = synonyms(opening, noun.head.entry.kind ?? defaultKind);
      const unsaid = (all: readonly EntryUse[]): readonly EntryUse[] =>
        all.filter((use) => !said.some((one) => sameUse(one, use)));
      const [mods, tails] = [unsaid(noun.mods), unsaid(noun.tails)];
      const left = mods.length + tails.length;
      return left === noun.mods.length + noun.tails.length - said.length
        ? { ...noun, mods, tails }
        : undefined;
    });
    const found = rest.flatMap((noun) => noun ?? []);
    return found.length < rest.length ? undefined : found;
  }

  /** Writes a count, "other" and some things. */
  words(
    count: string | undefined,
    other: boolean,
    nouns: readonly Noun[],
    any: Entry | undefined,
    plural = false,
  ): string | undefined {
    const { anchor } = this.#wording;
    if (count === undefined || !anchor) return undefined;
    const { one, many } = anchor;
    if (any) {
      const single = count === '' || count === 'another';
      return [single ? 'any' : count, ...(other ? ['other'] : []), plural ? many : one].join(' ');
    }
    const before =
      count === 'another' ? [count] : [...(count === '' ? [] : [count]), ...(other ? ['other'] : [])];
    const things = this.nouns(nouns, plural);
    return things && [...before, one, things].join(' ');
  }

  /** Writes the words of one entry, with its holes filled. */
  say(said: EntryUse, plural: boolean): string {
    return this.#nouns.say(said, plural);
  }

  /** Writes the words of a count. Empty for exactly one. */
  countWords(said: EntryUse | undefined): string {
    return said ? this.#nouns.say(said, false) : '';
  }

  /** Writes the words for a number of things, without "other". */
  amountWords({ min, max }: TargetPhrase): string | undefined {
    return this.#count(min, max, false);
  }

  #any({ accepts }: TargetPhrase): Entry | undefined {
    return this.#anys.find(
      ({ accepts: wanted }) => wanted?.length === accepts.length && sameJson(wanted, accepts),
    );
  }

  #count(min: TargetPhrase['min'], max: TargetPhrase['max'], other: boolean): string | undefined {
    if (min === 1 && max === 1) return other ? 'another' : '';
    for (const entry of this.#counts) {
      const values = unify(entry.phrase, { min, max }, NO_VALUES);
      if (values && typesFit(values, this.#wording.types)) return this.#nouns.say({ entry, values }, false);
    }
    return undefined;
  }

  /**
   * Writes a filter of the first kind as a thing: "a creature you control". Returns undefined if there are no
   * words for it.
   */
  thing(filter: JsonObject): string | undefined {
    const nouns = this.#wording.templates.atoms
      .alternativesOf(filter)
      .map((atoms) => this.#cover.noun(this.#wording.defaultKind, atoms));
    const found = nouns.flatMap((noun) => noun ?? []);
    return found.length < nouns.length ? undefined : this.nouns(found, false);
  }

  /** Writes a list of things, joined as a person would join them. */
  nouns(given: readonly Noun[], plural: boolean): string | undefined {
    return this.#nouns.nouns(given, plural);
  }
}
