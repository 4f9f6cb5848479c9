import type { Token } from '@reticle/core/text';
import type { LorcanaCardFilter } from '../../language/filter.js';
import type { Reference } from '../../language/reference.js';

/** What the words of one ability may mean. */
export interface WordsContext {
  /** What "this character" is: the card itself, or what it has become where it has left play. */
  readonly own: 'this' | 'subject';
  /** What some words were read as, so that nothing is read twice however sentences stand in sentences. */
  readonly known: Map<string, LorcanaCardFilter | undefined>;
}

/** A context in which nothing was read yet. */
export const contextOf = (own: WordsContext['own'] = 'this'): WordsContext => ({ own, known: new Map() });

/**
 * The reference that stands for a pronoun while words are read and printed: what the ability spoke of last. It is no name of
 * the language, and stays in no card.
 */
export const IT: Reference = 'IT';

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

/** Whether tokens begin with these words. */
export const beginsWith = (tokens: readonly Token[], words: readonly string[]): boolean =>
  words.every((word, at) => tokens[at]?.text === word);
