import {
  narrationOf,
  type HostBoard,
  type HostMatch,
  type HostWords,
  type OpenHost,
} from '@reticle/core/host';
import type { Narration } from '@reticle/core/match';
import type { Describer } from './answer.js';

/** A game's boards, with all that the page of boards shows: what the host leaves out is empty here. */
export type GameBoard<State> = HostBoard<State> &
  Required<Pick<HostBoard<State>, 'examples' | 'zones' | 'edits' | 'code'>>;

/** A game's matches, with all that the page of matches shows. */
export type GameMatches<State> = HostMatch<State> &
  Narration<State> &
  Required<Pick<HostMatch<State>, 'setups' | 'zones' | 'code'>>;

/** The boards of a host, if it has any to begin with. */
export function boardOf<State>(board: HostBoard<State>): GameBoard<State> | undefined {
  const { examples, zones, edits = [], code = { module: '', game: '' } } = board;
  return examples && zones ? { ...board, examples, zones, edits, code } : undefined;
}

/** The matches of a host, if their tables can be laid out. */
export function matchesOf<State>(match: HostMatch<State>): GameMatches<State> | undefined {
  const { zones, setups = [{ id: 'usual', title: 'As usual', options: {} }] as const } = match;
  const { code = { imports: [], runtime: '' } } = match;
  return zones && { ...match, ...narrationOf(match), zones, setups, code };
}

/** How a game reads words, with all that the page of words shows. */
export type GameWords = HostWords & Describer & Required<Pick<HostWords, 'types' | 'examples'>>;

/** The words of a host with all that the page shows; undefined if its cards are data. */
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

/** A game that the playground offers. Its code is fetched when it is first asked for. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** Whether its cards have words, and whether it has matches: known before its code is. */
  readonly words: boolean;
  readonly play: boolean;
  /** Whether its cards can be looked at by themselves, and others be read from files. */
  readonly cards: boolean;
  readonly host: () => Promise<OpenHost>;
}
