import {
  narrationOf,
  type HostBoard,
  type HostMatch,
  type HostWords,
  type OpenHost,
} from '@reticle/core/host';
import type { Narration } from '@reticle/core/match';
import type { Describer } from './answer.js';

/** A game's boards, with all that the board page shows. What the host leaves out is empty here. */
export type GameBoard<State> = HostBoard<State> &
  Required<Pick<HostBoard<State>, 'examples' | 'zones' | 'edits' | 'code'>>;

/** A game's matches, with all that the play page shows. */
export type GameMatches<State> = HostMatch<State> &
  Narration<State> &
  Required<Pick<HostMatch<State>, 'setups' | 'zones' | 'code'>>;

/** Returns the boards of a host, if it has examples. */
export function boardOf<State>(board: HostBoard<State>): GameBoard<State> | undefined {
  const { examples, zones, edits = [], code = { module: '', game: '' } } = board;
  return examples && zones ? { ...board, examples, zones, edits, code } : undefined;
}

/** Returns the matches of a host, if it describes their zones. */
export function matchesOf<State>(match: HostMatch<State>): GameMatches<State> | undefined {
  const { zones, setups = [{ id: 'usual', title: 'As usual', options: {} }] as const } = match;
  const { code = { imports: [], runtime: '' } } = match;
  return zones && { ...match, ...narrationOf(match), zones, setups, code };
}

/** How a game reads words, with all that the words page shows. */
export type GameWords = HostWords & Describer & Required<Pick<HostWords, 'types' | 'examples'>>;

/** Returns the words of a host with all that the page shows, or undefined if its cards have no words. */
export async function wordsOf({ words: fetch }: OpenHost): Promise<GameWords | undefined> {
  const words = await fetch?.();
  return (
    words && {
      ...words,
      messages: words.messages ?? {},
      types: words.types ?? [],
      examples: words.examples ?? [],
    }
  );
}

/** A game that the playground offers. Its code is loaded when it is first needed. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** Whether its cards have words, and whether it has matches. This is known before its code is loaded. */
  readonly words: boolean;
  readonly play: boolean;
  /** Whether its cards can be inspected alone, and others be read from files. */
  readonly cards: boolean;
  /** Whether a card is made of what is typed. */
  readonly make: boolean;
  readonly host: () => Promise<OpenHost>;
}
