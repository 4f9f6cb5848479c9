import * as z from 'zod';
import { jsonObject } from '../json.js';
import type { Named } from '../ref.js';

/**
 * What part of a phrase an entry's words are.
 *
 * `count` stands before the anchor ("up to two"), `other` between count and anchor; after it come `adjective`s ("tapped"),
 * `class`es ("creature", which need no noun of their own), a `head` ("card") or none (`bare`), and `tail`s ("you control").
 * `any` is what the anchor alone stands for ("any target"). A `mention` holds the anchor word without targeting anything
 * ("becomes the target of"), and `after` is what may follow a phrase ("gets"), besides a full stop. Where there are entries of the role `before`, a
 * phrase begins its line, or stands after one of them ("destroy"); `<word>` in them is any one word. An `opening` begins a phrase without the
 * anchor word ("one of your"): its `phrase` says how many, its `as` what it says of each thing. In a lexicon without an
 * anchor, phrases are printed with the first opening that says as many, those with `as` before those without.
 */
const ROLES = [
  'opening',
  'count',
  'other',
  'adjective',
  'class',
  'head',
  'bare',
  'tail',
  'any',
  'mention',
  'before',
  'after',
] as const;
/** What an entry of a lexicon does in a phrase. */
export type Role = (typeof ROLES)[number];

const feature = z.string().min(1);

/**
 * Words and what they mean. The hole `<thing>` takes a whole thing with its article ("a creature you control"), and is its
 * filter; `<number>` and `<count>` take numbers, `<signed>` one with its sign ("+2000"); all others are vocabularies. In `words` a hole `<type>` or `<type.name>` stands for a value of that type; the same hole
 * as a whole string in `filter` or `phrase` is that value. Plain JSON.
 */
const lexiconEntry = z.strictObject({
  role: z.enum(ROLES),
  words: z.string(),
  /** The words for more than one; of a class or head the regular plural, if not given. */
  plural: z.string().optional(),
  /** Other words for the same; what is read so prints as `words`. */
  also: z.array(z.string()).readonly().optional(),
  /** Of a head, or none (`bare`): the kind of thing that it is; the lexicon's first, if not given. */
  kind: z.string().optional(),
  /**
   * Of a tail, an adjective or a class: the kinds of which it may be said; the lexicon's first, if not given. Of what
   * stands before a phrase: the kinds that the phrase may have; every kind, if not given.
   */
  kinds: z.array(z.string()).min(1).readonly().optional(),
  /** What the words ask of one thing. */
  filter: jsonObject.optional(),
  /**
   * What the words ask of the whole phrase. Before the things it is how many (`min`, `max`, `other`); of the things, who chooses
   * and how the chosen relate (`chooser`, `relations`).
   */
  phrase: jsonObject.optional(),
  /** Of `any`: what the anchor alone stands for. */
  accepts: z
    .array(z.strictObject({ kind: z.string(), filter: jsonObject }))
    .readonly()
    .optional(),
  /**
   * The words of other entries that say the same: what is read so counts as read with those. Several are alternatives:
   * "that's red or green" as `['<color>', '<color.2>']`.
   */
  as: z.array(z.string()).min(1).readonly().optional(),
  /** Of an opening: the things after it are said in the plural, however many are chosen: "one of your stones". */
  many: z.boolean().optional(),
  /** Of a mention: the anchor is a noun in it, so that no thing follows: "a target", but not "a target creature". */
  noun: z.boolean().optional(),
  /** The words add nothing to what is asked: "of your choice". */
  silent: z.boolean().optional(),
  /** Entries of one family may be joined by "or" before a noun: "white or blue", "attacking or blocking". */
  family: z.string().optional(),
  /** Of an adjective: before a list it is said of all things of the list: "damaged plant or stone". */
  shared: z.boolean().optional(),
  /** Of an adjective: the words of the class that is meant where no noun follows: "chosen sapling" for a sapling plant. */
  alone: z.string().optional(),
  /** Classes of this family may be joined by "or" before another class too: "Elf or Soldier creature". */
  joins: z.boolean().optional(),
  /** A feature that a thing must have for the tail, or the adjective, to be said of it: "with flying" is said of creatures only. */
  of: feature.optional(),
  has: z.array(feature).readonly().optional(),
  lacks: z.array(feature).readonly().optional(),
  /** Whole phrases that this entry makes readable; each is read and printed back by a test. */
  examples: z.array(z.string()).readonly(),
});
/** Words and what they mean: one entry of a {@link Lexicon}. */
export type LexiconEntry = z.infer<typeof lexiconEntry>;

/** A word of a type: "first strike", "Elves" for `Elf`. */
const vocable = z.strictObject({
  value: z.union([z.string(), z.number()]),
  /** The value in lower case, if not given. */
  words: z.string().optional(),
  plural: z.string().optional(),
  /** The words of the class that everything of this value is one of: an oak is a `plant`. */
  within: z.string().optional(),
});
/** One word of a vocabulary, with its value. */
export type Vocable = Named<z.infer<typeof vocable>>;

const vocabulary = z.strictObject({
  words: z.array(vocable).readonly(),
  /** A capitalised word that is in no vocabulary at all may be taken for one of these. */
  open: z.boolean().optional(),
  /** The words of the class that everything of such an unknown value is taken to be one of. */
  openWithin: z.string().optional(),
  /** A run of capitalised words stands for itself: a name. */
  proper: z.boolean().optional(),
});
/** The words of one type: colours, subtypes, keywords. */
export type Vocabulary = Named<z.infer<typeof vocabulary>>;

/** The words of a game. Plain JSON: everything that the phrase grammar knows of a game stands in here. */
export const lexicon = z.strictObject({
  /**
   * The word that marks a phrase, singular and plural: `target`, `targets`. A game whose phrases have no such word leaves it
   * out: then every phrase begins with an opening, and is printed with one.
   */
  anchor: z.strictObject({ one: z.string(), many: z.string() }).optional(),
  /** The kinds that heads may have; the first is the one meant where none is named. */
  kinds: z.array(z.string()).min(1).readonly(),
  /**
   * Filter keys whose values add up, with the key whose list means that all hold: `{ type: 'allTypes' }` makes
   * `{ type: 'artifact' }` and `{ type: 'creature' }` into `{ allTypes: ['artifact', 'creature'] }`.
   */
  adding: z.record(z.string(), z.string()),
  /** Keys that what is read of a kind must have, by the kind: without them it would be too wide. */
  required: z.record(z.string(), z.array(z.string()).readonly()),
  entries: z.array(lexiconEntry).readonly(),
  vocabularies: z.record(z.string(), vocabulary),
});
/** The words of a game, as the schema of the same name reads them. */
export type Lexicon = Named<z.infer<typeof lexicon>>;

type More = Omit<LexiconEntry, 'role' | 'words' | 'examples'>;
type EntryFilter = LexiconEntry['filter'];

/** An entry for words after a noun: what they ask, and a phrase that shows them. */
export function tail(words: string, filter: EntryFilter, example: string, more: More = {}): LexiconEntry {
  return { role: 'tail', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** An entry for words before a noun. */
export function adjective(
  words: string,
  filter: EntryFilter,
  example: string,
  more: More = {},
): LexiconEntry {
  return {
    role: 'adjective',
    words,
    ...(filter === undefined ? {} : { filter }),
    ...more,
    examples: [example],
  };
}

/** An entry for a noun that says what kind of thing is meant and where. */
export function head(words: string, filter: EntryFilter, example: string, more: More = {}): LexiconEntry {
  return { role: 'head', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** An entry for other words that say what entries say already; several are alternatives. */
export function same(
  role: 'tail' | 'adjective',
  words: string,
  as: readonly string[],
  example: string,
  more: More = {},
): LexiconEntry {
  return { role, words, as, ...more, examples: [example] };
}

/** An entry for what stands before the anchor word: how many. */
export function count(
  words: string,
  phrase: LexiconEntry['phrase'],
  example: string,
  more: More = {},
): LexiconEntry {
  return { role: 'count', words, ...(phrase === undefined ? {} : { phrase }), ...more, examples: [example] };
}

/** What an entry of a role may say of the whole phrase: how many, or who chooses and how the chosen relate. */
const HOW_MANY: ReadonlySet<string> = new Set(['min', 'max', 'other']);
const OF_THE_CHOSEN: ReadonlySet<string> = new Set(['chooser', 'relations']);
const NOTHING: ReadonlySet<string> = new Set();

const SAYS: { readonly [R in Role]: ReadonlySet<string> } = {
  opening: HOW_MANY,
  count: HOW_MANY,
  other: HOW_MANY,
  adjective: OF_THE_CHOSEN,
  class: OF_THE_CHOSEN,
  head: OF_THE_CHOSEN,
  bare: OF_THE_CHOSEN,
  tail: OF_THE_CHOSEN,
  any: NOTHING,
  mention: NOTHING,
  before: NOTHING,
  after: NOTHING,
};

/** Roles that name a thing: they have a kind. What is only said of things has kinds. */
const NAMES_A_THING: ReadonlySet<Role> = new Set(['head', 'bare']);
const SAID_OF_THINGS: ReadonlySet<Role> = new Set(['adjective', 'class', 'tail', 'before']);

/** What an entry holds that nobody would read: words would be lost without a sign. `undefined` where there is nothing. */
export function entryFault({ role, words, phrase = {}, kind, kinds }: LexiconEntry): string | undefined {
  const own = `${role} "${words}"`;
  const unread = Object.keys(phrase).find((key) => !SAYS[role].has(key));
  if (unread !== undefined) {
    const where = OF_THE_CHOSEN.has(unread)
      ? 'say it in a tail, and name that in "as"'
      : 'no entry says that';
    return `The ${own} cannot have "${unread}" in its phrase: ${where}.`;
  }
  if (kind !== undefined && !NAMES_A_THING.has(role)) {
    return `The ${own} is said of things: it has "kinds", not "kind".`;
  }
  return kinds !== undefined && !SAID_OF_THINGS.has(role)
    ? `The ${own} has no "kinds": it is not said of things.`
    : undefined;
}
