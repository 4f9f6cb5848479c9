import type { HostedGame, HostMatch } from '@reticle/core/host';
import * as z from 'zod';
import { commandsFor } from '../games.js';
import { schemasOf } from '../schema/command.js';

/** The kinds of names that a game defines and that options and arguments take. */
export type NameKind =
  | 'players'
  | 'seats'
  | 'sets'
  | 'formats'
  | 'deckFormats'
  | 'schemas'
  | 'types'
  | 'puzzles';

/** The facts of a game that completions need. */
export interface NamedGame {
  readonly id: string;
  /** The commands that it supports. */
  readonly commands: readonly string[];
  /** The databases of cards that it can read. */
  readonly sources: readonly string[];
  readonly names: Readonly<Record<NameKind, readonly string[]>>;
}

/** Keeps each name once, and only names that a shell takes as one word without quotes. */
const plain = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => /^[\w.@+-]+$/u.test(name));

type Schema = z.core.JSONSchema.BaseSchema;

/** Returns the texts that a schema lists as values, in any of its parts. */
function textsOf(part: Schema | boolean | undefined, root: Schema): readonly string[] {
  if (typeof part !== 'object') return [];
  const { enum: listed = [], const: only, anyOf = [], oneOf = [], $ref } = part;
  const named = /^#\/\$defs\/(?<name>.+)$/u.exec($ref ?? '')?.groups?.['name'];
  const parts = [...anyOf, ...oneOf, ...(named === undefined ? [] : [root.$defs?.[named]])];
  const own = [...listed, only].filter((value) => typeof value === 'string');
  return [...own, ...parts.flatMap((each) => textsOf(each, root))];
}

/**
 * Returns the schema of the options of a match, or undefined if there are no matches or JSON Schema cannot
 * express them.
 */
function optionsSchema({ matches }: HostedGame): Schema | undefined {
  try {
    return matches?.with(({ runtime }) => z.toJSONSchema(runtime.options, { io: 'input' }));
  } catch {
    return undefined;
  }
}

const withPlayers = z.object({ players: z.array(z.string()) });

/** Returns the players of a default match and of the matches that the game suggests. */
function playersOf<State>({ runtime, setups }: HostMatch<State>): readonly string[] {
  const started = runtime.start({}, '1');
  const usual = started.ok ? runtime.game.players(started.value.state).map(({ id }) => id) : [];
  const others = (setups ?? []).flatMap(({ options }) => withPlayers.safeParse(options).data?.players ?? []);
  return [...usual, ...others];
}

/** Gathers the names of a game that can be completed. It loads the game's puzzles. */
export async function namedGame(game: HostedGame): Promise<NamedGame> {
  const { id, matches, cards, words } = game;
  const root = optionsSchema(game);
  const option = (name: string) => root?.properties?.[name];
  const players = matches?.with(playersOf) ?? [];
  const puzzles = (await matches?.with((host) => host.puzzles?.())) ?? [];
  return {
    id,
    commands: commandsFor(game),
    sources: plain(Object.keys(cards?.sources ?? {})),
    names: {
      players: plain(players),
      // In some games the players are an option; in others the rules fix them.
      seats: option('players') === undefined ? [] : plain(players),
      sets: root ? plain(textsOf(option('set'), root)) : [],
      formats: root ? plain(textsOf(option('format'), root)) : [],
      deckFormats: plain(Object.keys(cards?.decks?.formats ?? {})),
      schemas: plain(Object.keys(schemasOf(game))),
      types: plain(words?.types ?? []),
      puzzles: plain(puzzles.map((puzzle) => puzzle.id)),
    },
  };
}
