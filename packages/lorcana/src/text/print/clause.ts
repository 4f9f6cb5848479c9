import type { Who } from '../../language/reference.js';
import type { Words } from './said.js';
import { PLAYER_OF, type Talk } from './talk.js';

/** What one effect says: who does it, and what is done. Where nobody is named, "you" are told to do it. */
export interface Clause {
  readonly subject?: string | undefined;
  readonly words: Words;
  /** Sentences after it, whole. */
  readonly more?: readonly Words[];
  /** How the talk goes on. */
  readonly talk: Talk;
}

/** A player who does something: `one` after "each opponent", `you` where you are told to. */
export function doneBy(
  who: Who | undefined,
): { readonly subject?: string; readonly you: boolean } | undefined {
  if (who === undefined || who === 'you') return { you: true };
  if (who === 'eachOpponent') return { subject: 'each opponent', you: false };
  if (who === 'eachPlayer') return { subject: 'each player', you: false };
  const subject = 'controllerOf' in who ? PLAYER_OF[who.controllerOf] : undefined;
  return subject === undefined ? undefined : { subject, you: false };
}

export const wordsOf = ({ subject, words }: Clause): Words =>
  words === undefined || subject === undefined ? words : `${subject} ${words}`;
