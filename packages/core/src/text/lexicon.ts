import * as z from 'zod';
import { jsonObject } from '../json.js';
import type { Named } from '../ref.js';

/**
 * The roles of entries: which part of a phrase an entry's words are.
 *
 * `count` stands before the anchor ("up to two"), and `other` between the count and the anchor. After the
 * anchor come `adjective`s ("tapped"), `class`es ("creature", which need no noun of their own), a `head`
 * ("card") or no noun at all (`bare`), and `tail`s ("you control"). `any` is what the anchor alone stands for
 * ("any target"). A `mention` contains the anchor word without targeting anything ("becomes the target of").
 * `after` is what may follow a phrase ("gets"), besides a full stop. If a lexicon has entries of the role
 * `before`, a phrase must begin its line or stand after one of them ("destroy"); `<word>` in them is any one
 * word. An `opening` begins a phrase without the anchor word ("one of your"): its `phrase` says how many, and
 * its `as` what it says of each thing. In a lexicon without an anchor, a phrase is printed with the first
 * opening for that number; those with `as` come before those without.
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
/** The role of a lexicon entry: its part in a phrase. */
export type Role = (typeof ROLES)[number];

const feature = z.string().min(1);

/**
 * The schema of a lexicon entry: words and what they mean. In `words` a hole `<type>` or `<type.name>` stands
 * for a value of that type; the same hole as a whole string in `filter` or `phrase` is that value. The hole
 * `<thing>` takes a whole thing with its article ("a creature you control"), and its value is the thing's
 * filter. `<number>` and `<count>` take numbers, and `<signed>` a number with its sign ("+2000"). All other
 * types are vocabularies. Plain JSON.
 */
const lexiconEntry = z.strictObject({
  role: z.enum(ROLES),
  words: z.string(),
  /** The words for more than one. Defaults to the regular plural for a class or a head. */
  plural: z.string().optional(),
  /** Other words for the same. They are read, but printed as `words`. */
  also: z.array(z.string()).readonly().optional(),
  /** For a head, or no head (`bare`): the kind of thing that it is. Defaults to the lexicon's first kind. */
  kind: z.string().optional(),
  /**
   * For a tail, an adjective or a class: the kinds of which it may be said. Defaults to the lexicon's first
   * kind. For `before`: the kinds that the phrase may have. Defaults to every kind.
   */
  kinds: z.array(z.string()).min(1).readonly().optional(),
  /** The filter that the words ask of one thing. */
  filter: jsonObject.optional(),
  /**
   * What the words say of the whole phrase. Words before the things say how many (`min`, `max`, `other`);
   * words of the things say who chooses and how the chosen ones relate (`chooser`, `relations`).
   */
  phrase: jsonObject.optional(),
  /** For `any`: what the anchor alone stands for. */
  accepts: z
    .array(z.strictObject({ kind: z.string(), filter: jsonObject }))
    .readonly()
    .optional(),
  /**
   * The words of other entries that say the same: these words are read as those. Several are alternatives:
   * "that's red or green" as `['<color>', '<color.2>']`.
   */
  as: z.array(z.string()).min(1).readonly().optional(),
  /**
   * For an opening: whether the things after it are in the plural, however many are chosen: "one of your
   * stones".
   */
  many: z.boolean().optional(),
  /**
   * For a mention: whether the anchor is a noun in it, so that no thing follows: "a target", but not "a
   * target creature".
   */
  noun: z.boolean().optional(),
  /** Whether the words add nothing to what is asked: "of your choice". */
  silent: z.boolean().optional(),
  /**
   * The family of the entry. Entries of one family may be joined by "or" before a noun: "white or blue",
   * "attacking or blocking".
   */
  family: z.string().optional(),
  /**
   * What only one word says of a thing. Two words for the same stand side by side only with "or" between them: "white or blue
   * fish", but not "white blue fish".
   */
  apart: feature.optional(),
  /** For an adjective: whether it is said of all things of a list that follows: "damaged plant or stone". */
  shared: z.boolean().optional(),
  /**
   * For an adjective: the words of the class that is meant if no noun follows: "chosen sapling" for a sapling
   * plant.
   */
  alone: z.string().optional(),
  /**
   * Whether classes of this family may be joined by "or" before another class, too: "Elf or Soldier
   * creature".
   */
  joins: z.boolean().optional(),
  /**
   * A feature that a thing must have for the tail or the adjective to be said of it: "with flying" is said of
   * creatures only.
   */
  of: feature.optional(),
  has: z.array(feature).readonly().optional(),
  lacks: z.array(feature).readonly().optional(),
  /** Whole phrases that this entry makes readable. A test reads each one and prints it back. */
  examples: z.array(z.string()).readonly(),
});
/** One entry of a {@link Lexicon}: words and what they mean. */
export type LexiconEntry = z.infer<typeof lexiconEntry>;

/** The schema of one word of a vocabulary: "first strike", or "Elves" for `Elf`. */
const vocable = z.strictObject({
  value: z.union([z.string(), z.number()]),
  /** The words for the value. Defaults to the value in lower case. */
  words: z.string().optional(),
  plural: z.string().optional(),
  /** The words of the class to which everything of this value belongs: an oak is a `plant`. */
  within: z.string().optional(),
});
/** One word of a vocabulary, with its value. */
export type Vocable = Named<z.infer<typeof vocable>>;

const vocabulary = z.strictObject({
  words: z.array(vocable).readonly(),
  /** Whether a capitalised word that is in no vocabulary may be taken for one of these. */
  open: z.boolean().optional(),
  /** The words of the class to which everything of such an unknown value belongs. */
  openWithin: z.string().optional(),
  /** Whether a run of capitalised words stands for itself: a name. */
  proper: z.boolean().optional(),
});
/** A vocabulary: the words of one type, such as colours, subtypes or keywords. */
export type Vocabulary = Named<z.infer<typeof vocabulary>>;

/**
 * The schema of a lexicon: the words of a game. Everything that the phrase grammar knows of a game stands in
 * it: entries, which pair words with filters, and vocabularies, whose words fill the holes of entries. Plain
 * JSON.
 */
export const lexicon = z.strictObject({
  /**
   * The word that marks a phrase, singular and plural: `target`, `targets`. Left out in a game whose phrases
   * have no such word: then every phrase begins with an opening.
   */
  anchor: z
    .strictObject({
      one: z.string(),
      many: z.string(),
      /** Set if nouns agree with the count although the anchor has one form. Without it, they may have either number. */
      agrees: z.literal(true).optional(),
    })
    .optional(),
  /** The kinds that heads may have. The first is meant if a phrase names none. */
  kinds: z.array(z.string()).min(1).readonly(),
  /**
   * The filter keys whose values add up, with the key whose list means that all hold: `{ type: 'allTypes' }`
   * joins `{ type: 'artifact' }` and `{ type: 'creature' }` into `{ allTypes: ['artifact', 'creature'] }`.
   */
  adding: z.record(z.string(), z.string()),
  /** The keys that a filter of each kind must have. Without them a phrase would be too wide. */
  required: z.record(z.string(), z.array(z.string()).readonly()),
  entries: z.array(lexiconEntry).readonly(),
  vocabularies: z.record(z.string(), vocabulary),
  /**
   * How the game prints reminder text: between two characters, in which other text may stand as well if
   * reminder text `ends` in certain characters. Left out in a game that prints none: then every bracket is a
   * word of the text.
   */
  reminder: z
    .strictObject({
      open: z.string().length(1),
      close: z.string().length(1),
      ends: z.array(z.string().min(1)).min(1).readonly().optional(),
    })
    .optional(),
});
/** A lexicon: the words of a game; see the schema of the same name. */
export type Lexicon = Named<z.infer<typeof lexicon>>;

type EntryOptions = Omit<LexiconEntry, 'role' | 'words' | 'examples'>;
type EntryFilter = LexiconEntry['filter'];

/** Makes an entry for words after a noun, with what they ask and a phrase as an example. */
export function tail(
  words: string,
  filter: EntryFilter,
  example: string,
  more: EntryOptions = {},
): LexiconEntry {
  return { role: 'tail', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** Makes an entry for words before a noun. */
export function adjective(
  words: string,
  filter: EntryFilter,
  example: string,
  more: EntryOptions = {},
): LexiconEntry {
  return {
    role: 'adjective',
    words,
    ...(filter === undefined ? {} : { filter }),
    ...more,
    examples: [example],
  };
}

/** Makes an entry for a noun, which says what kind of thing is meant and where it is. */
export function head(
  words: string,
  filter: EntryFilter,
  example: string,
  more: EntryOptions = {},
): LexiconEntry {
  return { role: 'head', words, ...(filter === undefined ? {} : { filter }), ...more, examples: [example] };
}

/** Makes an entry for words that say the same as other entries. Several are alternatives. */
export function same(
  role: 'tail' | 'adjective',
  words: string,
  as: readonly string[],
  example: string,
  more: EntryOptions = {},
): LexiconEntry {
  return { role, words, as, ...more, examples: [example] };
}

/** Makes an entry for words before the anchor, which say how many. */
export function count(
  words: string,
  phrase: LexiconEntry['phrase'],
  example: string,
  more: EntryOptions = {},
): LexiconEntry {
  return { role: 'count', words, ...(phrase === undefined ? {} : { phrase }), ...more, examples: [example] };
}

/**
 * The keys that an entry of each role may have in its `phrase`: how many, or who chooses and how the chosen
 * ones relate.
 */
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

/** The roles that name a thing have a kind. The roles that are said of things have kinds. */
const NAMES_A_THING: ReadonlySet<Role> = new Set(['head', 'bare']);
const SAID_OF_THINGS: ReadonlySet<Role> = new Set(['adjective', 'class', 'tail', 'before']);

/**
 * Describes what an entry contains that would never be read, so that words would be lost silently. Returns
 * undefined if there is nothing of the sort.
 */
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
