import type { Entry, EntryUse } from './trie.js';
import { Atoms, type Adding, type Atom } from './atoms.js';
import { fill, NO_VALUES, sameJson } from './template.js';

/** One thing that a phrase names, by the entries it is made of: "nonblack" "creature" (bare) "you control". */
export interface Noun {
  readonly head: EntryUse;
  /** Adjectives and classes before the head, in the lexicon's order. */
  readonly mods: readonly EntryUse[];
  readonly tails: readonly EntryUse[];
  /** Tails that add nothing. */
  readonly silent?: readonly EntryUse[];
}

export const bareSaid = (entry: Entry): EntryUse => ({ entry, values: NO_VALUES });

const byRank = (a: EntryUse, b: EntryUse): number => a.entry.rank - b.entry.rank;

/** The order of a noun's words is free; this is the one that is printed. */
export function inOrder({ head, mods, tails }: Noun): Noun {
  return { head, mods: mods.toSorted(byRank), tails: tails.toSorted(byRank) };
}

/** The class that everything is one of of which a class speaks: of a Goblin, "creature". */
export type Within = (said: EntryUse) => Entry | undefined;

/** Whether something may be said of a noun that needs a feature: some entry has it, or none lacks it. */
export function hasFeature({ head, mods }: Noun, feature: string | undefined, within: Within): boolean {
  if (feature === undefined) return true;
  const classes = mods.flatMap((mod) => within(mod) ?? []);
  const all = [head, ...mods, ...classes.map(bareSaid)];
  return (
    all.some(({ entry }) => entry.has?.includes(feature)) ||
    !all.some(({ entry }) => entry.lacks?.includes(feature))
  );
}

export const sameSaid = (a: EntryUse, b: EntryUse): boolean =>
  a.entry === b.entry && sameJson(a.values, b.values);

/** Whether one thing, tails aside, is all that another is and more: "creature" beside "artifact creature" or "Elf". */
export function isWider(wide: Noun, narrow: Noun, within: Within): boolean {
  const isOf = (mod: EntryUse) => (other: EntryUse) => within(other) === mod.entry;
  const byKind = wide.mods.some((mod) => narrow.mods.some(isOf(mod)));
  return (
    wide.head.entry === narrow.head.entry &&
    (byKind ? wide.mods.length <= narrow.mods.length : wide.mods.length < narrow.mods.length) &&
    wide.mods.every((mod) => narrow.mods.some((other) => sameSaid(mod, other) || isOf(mod)(other)))
  );
}

/** Keys of the phrase as a whole are atoms beside those of the filter, marked so that they cannot be mistaken. */
export const PHRASE = '@';

/** The atoms of every entry's templates, made once. */
export class Templates {
  readonly atoms: Atoms;
  readonly within: Within;
  readonly #made = new Map<Entry, readonly Atom[]>();

  constructor(adding: Adding, within: Within) {
    this.within = within;
    this.atoms = new Atoms({ ...adding, [`${PHRASE}relations`]: `${PHRASE}relations` });
  }

  of(entry: Entry): readonly Atom[] {
    let found = this.#made.get(entry);
    if (!found) {
      const { filter = {}, phrase = {} } = entry;
      const marked = Object.fromEntries(
        Object.entries(phrase).map(([key, value]) => [`${PHRASE}${key}`, value]),
      );
      this.#made.set(entry, (found = this.atoms.of({ ...filter, ...marked })));
    }
    return found;
  }

  /** All that a noun asks, phrase keys included. */
  askedBy({ head, mods, tails }: Noun): readonly Atom[] {
    return [head, ...mods, ...tails].flatMap((said) => this.saidBy(said));
  }

  /** Whether no object can be what a noun asks: a plant in the bed that lies in the shed. */
  contradicts(noun: Noun): boolean {
    return this.atoms.filter(this.askedBy(noun)) === undefined;
  }

  /** What one entry of a noun asks, phrase keys included. */
  saidBy({ entry, values }: EntryUse): readonly Atom[] {
    const atoms = this.of(entry);
    return values === NO_VALUES ? atoms : atoms.map((atom) => ({ ...atom, value: fill(atom.value, values) }));
  }
}
