import type { Atom } from './atoms.js';
import type { Noun, Templates } from './noun.js';
import { NO_VALUES, unify, type Values } from './template.js';
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

/** Finds the entries that together say exactly what a filter asks: reading, backwards. */
export class Cover {
  readonly #byKey = new Map<string, Entry[]>();
  /** Nouns that ask nothing: those without words first. */
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
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), entry]);
      }
    }
    const asksNothing = (role: 'bare' | 'head'): readonly Entry[] =>
      ordered.filter((entry) => entry.role === role && templates.of(entry).length === 0);
    this.#silent = [...asksNothing('bare'), ...asksNothing('head')];
  }

  /** A noun that asks for exactly these atoms; `undefined` where the lexicon has none. */
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
      const found = this.#search(kind, rest, withSaid(parts, { entry, values: taken.values }));
      if (found) return found;
    }
    return undefined;
  }

  /** Which atoms an entry's templates use up. */
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

function withSaid(parts: NounSoFar, found: EntryUse): NounSoFar {
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
