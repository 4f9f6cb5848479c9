import type { Token } from '@reticle/core/text';
import type { Effect, Modification } from '../../language/effects/schema.js';
import type { LorcanaCardFilter, Reference } from '../../language/filter.js';

/** What the words of one ability may mean. Readers and printers of sentences pass it on unchanged. */
export interface WordsContext {
  /** The meaning of "this character": the card itself, or what it became when it left play. */
  readonly own: 'this' | 'subject';
  /** The nouns that were read so far, so that no words are read twice, however deeply sentences are nested. */
  readonly known: Map<string, LorcanaCardFilter | undefined>;
  /** Whether "they" means this card at the beginning of a trigger. */
  readonly they?: boolean;
  /** The modes below the words, of which one is chosen. */
  readonly modes?: Effect | undefined;
  /** The quoted ability, for which {@link QUOTED} stands in the words. */
  readonly quoted?: readonly Modification[] | undefined;
}

/** The word that stands for a quoted ability while words are read and printed. */
export const QUOTED = '{ability}';

/** Returns a context in which nothing was read yet. */
export const contextOf = (
  own: WordsContext['own'] = 'this',
  said: Pick<WordsContext, 'modes' | 'quoted'> = {},
): WordsContext => ({ own, known: new Map(), ...said });

/**
 * The reference that stands for a pronoun while words are read and printed: the thing that the ability mentioned
 * last. It is not a name of the language and is never part of a card.
 */
export const IT: Reference = 'IT';

const TYPES = ['character', 'item', 'location'] as const;
type Type = (typeof TYPES)[number];

/** What a pronoun says of what it means. "They" says neither: it means one thing, or several. */
interface Asked {
  readonly number?: 'one' | 'many';
  /** The type of the thing that is meant: "that location". */
  readonly type?: Type;
}

const nameOf = ({ number, type }: Asked): Reference =>
  [IT, ...(number === undefined ? [] : [number]), ...(type === undefined ? [] : [type])].join('_');
const NUMBERS = ['one', 'many'] as const;
const PRONOUNS: ReadonlyMap<Reference, Asked> = new Map(
  [{}, ...NUMBERS.flatMap((number) => [{ number }, ...TYPES.map((type) => ({ number, type }))])].map(
    (asked) => [nameOf(asked), asked] as const,
  ),
);
/** Returns what a reference asks for if it stands for a pronoun. */
export const askedBy = (name: Reference): Asked | undefined => PRONOUNS.get(name);

/** The reference for what was mentioned last, if it is one thing ("it"), and if it is several ("both characters"). */
export const SINGLE = nameOf({ number: 'one' });
export const SEVERAL = nameOf({ number: 'many' });
/** Returns the reference for "that location": the last thing of the type that the ability mentioned. */
export const thatOne = (type: Type): Reference => nameOf({ number: 'one', type });
/** Returns the reference for "those locations": the last things of the type that the ability mentioned. */
export const those = (type: Type): Reference => nameOf({ number: 'many', type });
/** Whether a reference stands for what the ability mentioned last, of whichever type. */
export const isIt = (value: unknown): boolean => value === IT || value === SINGLE || value === SEVERAL;

/**
 * The reference for "that player": the player who was chosen, or otherwise the player of the thing mentioned last.
 */
export const PLAYER: Reference = 'PLAYER';

/** The name of the cards that were discarded last. It means something only after a discard. */
export const DISCARDED: Reference = 'discarded';

/** The reference for what the ability chose before, which "another" excludes (6.1.6). */
export const BEFORE: Reference = 'BEFORE';

/** Returns the words of tokens, joined by single spaces, for comparisons. */
export const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Builds a token that is not part of any text. */
export const token = (text: string): Token => ({
  text,
  raw: text,
  start: 0,
  end: 0,
  capital: false,
  depth: 0,
});
