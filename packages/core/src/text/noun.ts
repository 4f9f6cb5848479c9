import { Atoms, type AdditiveKeys, type Atom } from './atoms.js';
import { fill, NO_VALUES, sameJson } from './template.js';
import type { Entry, EntryUse } from './trie.js';

/**
 * A noun: one thing that a phrase names, as the entries of the lexicon that it consists of: "nonblack"
 * "creature" (bare) "you control". The reader makes nouns from words, templates turn each entry into atoms of
 * a filter, and the printer writes the noun as a person would. Reading what was printed must give the same
 * noun.
 */
export interface Noun {
  readonly head: EntryUse;
  /** The adjectives and classes before the head. */
  readonly mods: readonly EntryUse[];
  readonly tails: readonly EntryUse[];
  /** The tails that add nothing. */
  readonly silent?: readonly EntryUse[];
}

/** Adds uses of entries to a noun: tails after it, all others before it. */
export function withSaid(noun: Noun, said: readonly EntryUse[]): Noun {
  const isTail = ({ entry }: EntryUse): boolean => entry.role === 'tail';
  return {
    ...noun,
    mods: [...noun.mods, ...said.filter((one) => !isTail(one))],
    tails: [...noun.tails, ...said.filter(isTail)],
  };
}

export const bareUse = (entry: Entry): EntryUse => ({ entry, values: NO_VALUES });

const byRank = (a: EntryUse, b: EntryUse): number => a.entry.rank - b.entry.rank;

/** Sorts a noun's words into the order in which they are printed. In texts their order is free. */
export function inOrder({ head, mods, tails }: Noun): Noun {
  return { head, mods: mods.toSorted(byRank), tails: tails.toSorted(byRank) };
}

/** Finds the class to which everything of another class belongs: for a Goblin, "creature". */
export type ClassOf = (said: EntryUse) => Entry | undefined;

/**
 * Whether a noun has a feature: some entry has it, or none lacks it. Only then may words that need the
 * feature be said of it.
 */
export function hasFeature({ head, mods }: Noun, feature: string | undefined, within: ClassOf): boolean {
  if (feature === undefined) return true;
  const classes = mods.flatMap((mod) => within(mod) ?? []);
  const all = [head, ...mods, ...classes.map(bareUse)];
  return (
    all.some(({ entry }) => entry.has?.includes(feature)) ||
    !all.some(({ entry }) => entry.lacks?.includes(feature))
  );
}

export const sameUse = (a: EntryUse, b: EntryUse): boolean =>
  a.entry === b.entry && sameJson(a.values, b.values);

/**
 * Whether one noun, tails aside, includes everything of another and more: "creature" beside "artifact
 * creature" or "Elf".
 */
export function isWider(wide: Noun, narrow: Noun, within: ClassOf): boolean {
  const isOf = (mod: EntryUse) => (other: EntryUse) => within(other) === mod.entry;
  const byKind = wide.mods.some((mod) => narrow.mods.some(isOf(mod)));
  return (
    wide.head.entry === narrow.head.entry &&
    (byKind ? wide.mods.length <= narrow.mods.length : wide.mods.length < narrow.mods.length) &&
    wide.mods.every((mod) => narrow.mods.some((other) => sameUse(mod, other) || isOf(mod)(other)))
  );
}

/**
 * The prefix of atoms that belong to the phrase as a whole, so that they are not mistaken for atoms of the
 * filter.
 */
export const PHRASE = '@';

/** The atoms of the entries' templates. Each entry's are made once. */
export class Templates {
  readonly atoms: Atoms;
  readonly within: ClassOf;
  readonly #made = new Map<Entry, readonly Atom[]>();

  constructor(adding: AdditiveKeys, within: ClassOf) {
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

  /** Lists everything that a noun asks, including keys of the phrase. */
  askedBy({ head, mods, tails }: Noun): readonly Atom[] {
    return [head, ...mods, ...tails].flatMap((said) => this.saidBy(said));
  }

  /** Whether no object can satisfy a noun: a plant in the bed that lies in the shed. */
  contradicts(noun: Noun): boolean {
    return this.atoms.filter(this.askedBy(noun)) === undefined;
  }

  /** Lists what one entry of a noun asks, including keys of the phrase. */
  saidBy({ entry, values }: EntryUse): readonly Atom[] {
    const atoms = this.of(entry);
    return values === NO_VALUES ? atoms : atoms.map((atom) => ({ ...atom, value: fill(atom.value, values) }));
  }
}

/** The core of one thing of a list: the thing without its tails, which are not read yet. */
export interface NounCore {
  readonly nouns: readonly Noun[];
  readonly end: number;
  readonly classes: number;
  readonly bare: boolean;
  readonly adjectives: boolean;
  /** Its last class before the head, to tell "red creature or black creature" from "red creature or land". */
  readonly lastClass: EntryUse | undefined;
  /** Whether its first class may be joined to the next of its family. */
  readonly joins: boolean;
}

/** One word, or several joined words, before a noun: "tapped", "white or blue". */
export interface Group {
  readonly options: readonly EntryUse[];
  readonly end: number;
  readonly role: 'adjective' | 'class';
  /** Whether a head must follow. Joined classes of several families need one: "Spirit or instant card". */
  readonly needsHead: boolean;
  readonly joined: boolean;
}

/**
 * Makes the core of a thing from the words before a noun and the noun itself. Joined words become
 * alternatives.
 */
export function coreOf(groups: readonly Group[], head: EntryUse, end: number, bare: boolean): NounCore {
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

/** Whether two cores have the same classes, so that only the head tells them apart: "plant or plant card". */
function sameWords({ nouns: [one] }: NounCore, { nouns: [other] }: NounCore): boolean {
  const [a, b] = [one, other].map((noun) => noun?.mods.filter(({ entry }) => entry.role === 'class') ?? []);
  return a?.length === b?.length && (a?.every((mod) => b?.some((also) => sameUse(mod, also))) ?? false);
}

/** Whether what two cores name is of one kind, as a plant and a card are, and a plant and a gardener are not. */
const haveOneKind = (before: NounCore, after: NounCore): boolean =>
  before.nouns[0]?.head.entry.kind === after.nouns[0]?.head.entry.kind;

/**
 * Whether two cores cannot stand side by side: in "instant or sorcery card" and "instant or red card" the head
 * belongs to both, so the reading "an instant, or a red card" is wrong.
 */
export function clashes(before: NounCore, after: NounCore): boolean {
  if (!before.bare || sameWords(before, after)) return false;
  if (!after.bare && after.classes > 0) return true;
  // "Red ship or red fort" says its adjective twice, so each is a thing of its own.
  if (!after.bare && after.adjectives && !before.adjectives && haveOneKind(before, after)) return true;
  return before.joins && after.joins && after.classes > before.classes;
}

const isAdjective = ({ entry }: EntryUse): boolean => entry.role === 'adjective';

/**
 * Returns the adjectives of the first thing that are said of the whole list, if no other thing has any and all of them
 * can have those.
 */
export function sharedOf(
  [first, ...rest]: readonly NounCore[],
  within: ClassOf,
): readonly EntryUse[] | undefined {
  if (!first?.adjectives || rest.length === 0 || rest.some(({ adjectives }) => adjectives)) return undefined;
  const [only, ...others] = first.nouns;
  const said = only?.mods.filter(isAdjective) ?? [];
  const isShared = ({ entry }: EntryUse): boolean =>
    entry.shared === true &&
    rest.every(({ nouns }) => nouns.every((noun) => hasFeature(noun, entry.of, within)));
  return others.length === 0 && said.every(isShared) ? said : undefined;
}

/** Whether an adjective of the first thing may be meant of the others, too. */
export function mayBeSaidOf(first: NounCore | undefined, others: readonly Noun[], within: ClassOf): boolean {
  const said = first?.nouns.flatMap(({ mods }) => mods.filter(isAdjective)) ?? [];
  return said.some(({ entry }) => others.some((noun) => hasFeature(noun, entry.of, within)));
}

/** Adds words before the noun of a thing. */
export function withMods(core: NounCore, mods: readonly EntryUse[]): NounCore {
  return { ...core, nouns: core.nouns.map((noun) => ({ ...noun, mods: [...mods, ...noun.mods] })) };
}
