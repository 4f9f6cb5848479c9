import type { Token } from '@reticle/core/text';
import type { Effect, Modification } from '../../language/effects/schema.js';
import type { LorcanaCardFilter, Reference } from '../../language/filter.js';

/** What the words of one ability may mean. */
export interface WordsContext {
  /** What "this character" is: the card itself, or what it has become where it has left play. */
  readonly own: 'this' | 'subject';
  /** What some words were read as, so that nothing is read twice however sentences stand in sentences. */
  readonly known: Map<string, LorcanaCardFilter | undefined>;
  /** Whether "they" are this card where a trigger begins. */
  readonly they?: boolean;
  /** What the modes below the words are, of which one is chosen. */
  readonly modes?: Effect | undefined;
  /** What an ability in quotation marks is, which stands in the words as {@link QUOTED}. */
  readonly quoted?: readonly Modification[] | undefined;
}

/** The word that stands for an ability in quotation marks while words are read and printed. */
export const QUOTED = '{ability}';

/** A context in which nothing was read yet. */
export const contextOf = (
  own: WordsContext['own'] = 'this',
  said: Pick<WordsContext, 'modes' | 'quoted'> = {},
): WordsContext => ({ own, known: new Map(), ...said });

/**
 * The reference that stands for a pronoun while words are read and printed: what the ability spoke of last. It is no name of
 * the language, and stays in no card.
 */
export const IT: Reference = 'IT';

const TYPES = ['character', 'item', 'location'] as const;
/** "That location": the last thing of the type that the ability spoke of. */
export const thatOne = (type: (typeof TYPES)[number]): Reference => `${IT}_${type}`;
/** The type that a reference asks for, if it stands for "that location" and the like. */
export const typeAsked = (name: Reference): string | undefined =>
  TYPES.find((type) => name === thatOne(type));

/** "That player": the one who was chosen, or else the player of what was spoken of last. */
export const PLAYER: Reference = 'PLAYER';

/** What was chosen before in the ability: "another" is not that (6.1.6). */
export const BEFORE: Reference = 'BEFORE';

/** The words of some tokens, joined by single spaces, as they are compared. */
export const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** A token that stands in no text. */
export const token = (text: string): Token => ({
  text,
  raw: text,
  start: 0,
  end: 0,
  capital: false,
  depth: 0,
});
