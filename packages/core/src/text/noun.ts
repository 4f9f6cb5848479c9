import { Atoms, type Adding, type Atom } from './atoms.js';
import { fill, NO_VALUES, sameJson } from './template.js';
import type { Entry, EntryUse } from './trie.js';

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

/** One thing of a list while its tails are not settled. */
export interface Core {
  readonly nouns: readonly Noun[];
  readonly end: number;
  readonly classes: number;
  readonly bare: boolean;
  readonly adjectives: boolean;
  /** Its last word before the head, to tell "red creature or black creature" from "red creature or land". */
  readonly lastClass: EntryUse | undefined;
  /** Its first class may be joined to the next of its family. */
  readonly joins: boolean;
}

/** One word or joined words before a noun: "tapped", "white or blue". */
export interface Group {
  readonly options: readonly EntryUse[];
  readonly end: number;
  readonly role: 'adjective' | 'class';
  /** Joined classes of several families need a head right after: "Spirit or instant card". */
  readonly needsHead: boolean;
  readonly joined: boolean;
}

/** The words before a noun and the noun itself; joined words make alternatives. */
export function coreOf(groups: readonly Group[], head: EntryUse, end: number, bare: boolean): Core {
  let mods: readonly (readonly EntryUse[])[] = [[]];
  for (const { options } of groups)
    mods = options.flatMap((option) => mods.map((before) => [...before, option]));
  const classes = groups.filter(({ role }) => role === 'class');
  return {
    nouns: mods.map((all) => ({
      head,
      mods: all.filter(({ entry }) => entry.role !== 'tail'),
      tails: all.filter(({ entry }) => entry.role === 'tail'),
    })),
    end,
    bare,
    classes: classes.length,
    lastClass: classes.at(-1)?.options[0],
    adjectives: groups.some(({ role }) => role === 'adjective'),
    joins: classes[0]?.options[0]?.entry.joins ?? false,
  };
}

/** "Plant or plant card": the same words, so that the head is what makes the second another thing. */
function sameWords({ nouns: [one] }: Core, { nouns: [other] }: Core): boolean {
  const [a, b] = [one, other].map((noun) => noun?.mods.filter(({ entry }) => entry.role === 'class') ?? []);
  return a?.length === b?.length && (a?.every((mod) => b?.some((also) => sameSaid(mod, also))) ?? false);
}

/** "instant or sorcery card" is not an instant or else a card: the head belongs to both, so this reading is none. */
export function clashes(before: Core, after: Core): boolean {
  if (!before.bare || sameWords(before, after)) return false;
  if (!after.bare && after.classes > 0) return true;
  return before.joins && after.joins && after.classes > before.classes;
}

const isAdjective = ({ entry }: EntryUse): boolean => entry.role === 'adjective';

/** The adjectives before a list that are said of all its things: those of the first, where no other has any. */
export function sharedOf([first, ...rest]: readonly Core[]): readonly EntryUse[] | undefined {
  if (!first?.adjectives || rest.length === 0 || rest.some(({ adjectives }) => adjectives)) return undefined;
  const [only, ...others] = first.nouns;
  const said = only?.mods.filter(isAdjective) ?? [];
  return others.length === 0 && said.every(({ entry }) => entry.shared === true) ? said : undefined;
}

/** Whether an adjective of the first thing may be meant of others too. */
export function mayBeSaidOf(first: Core | undefined, others: readonly Noun[], within: Within): boolean {
  const said = first?.nouns.flatMap(({ mods }) => mods.filter(isAdjective)) ?? [];
  return said.some(({ entry }) => others.some((noun) => hasFeature(noun, entry.of, within)));
}

/** A thing with further words before its noun. */
export function withMods(core: Core, mods: readonly EntryUse[]): Core {
  return { ...core, nouns: core.nouns.map((noun) => ({ ...noun, mods: [...mods, ...noun.mods] })) };
}
