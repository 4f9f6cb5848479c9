import { hasFeature, sameSaid, type Noun, type Within } from './noun.js';
import type { EntryUse } from './trie.js';

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
