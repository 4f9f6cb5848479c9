import { unwrap, type Json } from '@reticle/core';
import * as z from 'zod';
import type { BotChoice, BotTask } from './bots/choice.js';
import type { ThreadGames } from './bots/threads.js';
import type { ServedGame } from './table/hosted-table.js';

type Games = readonly ServedGame[];

const isGames = (value: unknown): value is Games =>
  Array.isArray(value) && value.every((game) => z.object({ choose: z.unknown() }).safeParse(game).success);
const isSource = (value: unknown): value is (data: Json | undefined) => unknown =>
  typeof value === 'function';

let loaded: Promise<Games> | undefined;

/** Loads the games, once a thread. @throws TypeError if the module has none */
async function load({ games: module, data }: ThreadGames): Promise<Games> {
  const { games } = z.looseObject({ games: z.unknown() }).parse(await import(module));
  const found = isSource(games) ? await games(data) : games;
  if (!isGames(found)) throw new TypeError(`${module} exports no games.`);
  return found;
}

/** Returns the ids of the games that are played here. */
export async function gamesThere(source: ThreadGames): Promise<readonly string[]> {
  loaded ??= load(source);
  return (await loaded).map(({ id }) => id);
}

/** Makes one choice of a bot. @throws Error if the game is not here, or refuses the match */
export async function choose({
  source,
  task,
}: {
  readonly source: ThreadGames;
  readonly task: BotTask;
}): Promise<BotChoice> {
  loaded ??= load(source);
  const game = (await loaded).find(({ id }) => id === task.game);
  if (!game) throw new Error(`There is no game ${task.game} here`);
  return unwrap(game.choose(task));
}
