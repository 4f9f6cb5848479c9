import type { HostedGame, HostMatch } from '@reticle/core/host';
import * as z from 'zod';
import { commandsFor } from '../games.js';
import { schemasOf } from '../schema/command.js';

/** What a game has that values of options and arguments name. */
export type NameKind =
  | 'players'
  | 'seats'
  | 'sets'
  | 'formats'
  | 'deckFormats'
  | 'schemas'
  | 'types'
  | 'puzzles';

/** A game as its completions need it. */
export interface NamedGame {
  readonly id: string;
  /** The commands that it has something for. */
  readonly commands: readonly string[];
  /** Databases of cards that it reads. */
  readonly sources: readonly string[];
  readonly names: Readonly<Record<NameKind, readonly string[]>>;
}

/** Each name once that a shell takes as one word without quotes; others are not completed. */
const plain = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => /^[\w.@+-]+$/u.test(name));

type Schema = z.core.JSONSchema.BaseSchema;

/** The texts that a schema lists, in whichever of its parts. */
function textsOf(part: Schema | boolean | undefined, root: Schema): readonly string[] {
  if (typeof part !== 'object') return [];
  const { enum: listed = [], const: only, anyOf = [], oneOf = [], $ref } = part;
  const named = /^#\/\$defs\/(?<name>.+)$/u.exec($ref ?? '')?.groups?.['name'];
  const parts = [...anyOf, ...oneOf, ...(named === undefined ? [] : [root.$defs?.[named]])];
  const own = [...listed, only].filter((value) => typeof value === 'string');
  return [...own, ...parts.flatMap((each) => textsOf(each, root))];
}

/** What a match takes as options; undefined if there are no matches, or JSON Schema cannot say what they take. */
function optionsSchema({ matches }: HostedGame): Schema | undefined {
  try {
    return matches?.with(({ runtime }) => z.toJSONSchema(runtime.options, { io: 'input' }));
  } catch {
    return undefined;
  }
}

const withPlayers = z.object({ players: z.array(z.string()) });

/** Who plays: in a match as it usually begins, and in those that the game suggests. */
function playersOf<State>({ runtime, setups }: HostMatch<State>): readonly string[] {
  const started = runtime.start({}, '1');
  const usual = started.ok ? runtime.game.players(started.value.state).map(({ id }) => id) : [];
  const others = (setups ?? []).flatMap(({ options }) => withPlayers.safeParse(options).data?.players ?? []);
  return [...usual, ...others];
}

/** What of a game is completed. Puzzles are fetched. */
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
      // Whoever plays is an option of some games, and given by the rules of others.
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
