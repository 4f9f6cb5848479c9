import { jsonFlaw, type JsonObject, parseJsonText, STATE_LIMITS } from '@reticle/core';
import {
  type Bot,
  type BotName,
  BOTS,
  botNamed,
  isBotName,
  type Match,
  type MatchRuntime,
  type Move,
  randomFrom,
  seatOf,
  seedRandom,
} from '@reticle/core/match';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { accepted, cliIssue, EXIT, Failure, nearest } from './failure.js';
import { readJson } from './files.js';
import type { Io } from './io.js';

/** All bots, by name. */
export const BOT_NAMES: readonly BotName[] = Object.keys(BOTS).filter(isBotName);

/** The names for help texts, with `search:N`, a search with a budget of its own. */
export const BOT_WORDS = [...BOT_NAMES, 'search:N'].join(', ');

/** Returns the bot of a name that {@link anyBot} has read. @throws Error for any other name */
export function botOf(name: string): Bot {
  const bot = botNamed(name);
  if (!bot) throw new Error(`There is no bot ${name}`);
  return bot;
}

/** The bot of a player. */
export interface Seat {
  readonly player: string;
  readonly bot: string;
  choose<State>(runtime: MatchRuntime<State>, match: Match<State>): Move | undefined;
}

/**
 * Returns a bot for each player, repeating the names as often as needed. Each bot draws from a source of its
 * own.
 */
export function seatsOf(
  players: readonly { readonly id: string }[],
  bots: readonly string[],
  seed: string,
): readonly Seat[] {
  return players.map(({ id }, index) => {
    const bot = bots[index % bots.length] ?? 'random';
    const random = randomFrom(seedRandom(`${seed} ${id}`));
    return { player: id, bot, choose: (runtime, match) => botOf(bot)(seatOf(runtime, match, id), random) };
  });
}

/** Returns a parser of whole numbers for commander. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(
      max === Number.MAX_SAFE_INTEGER
        ? `It must be a whole number, ${min} at least.`
        : `It must be a whole number from ${min} to ${max}.`,
    );
  };
}

/** Reads the name of a bot for commander, including `search:N`. Suggests the nearest of an unknown one. */
export function anyBot(text: string): string {
  const name = text.trim();
  if (botNamed(name)) return name;
  const [near] = nearest(name, BOT_NAMES);
  throw new InvalidArgumentError(`There are ${BOT_WORDS}.${near ? ` Did you mean ${near}?` : ''}`);
}

const botList = (text: string): readonly string[] => text.split(',').map(anyBot);

/** How many threads of this machine play, or the address of Redis for the workers of other machines. */
export type Workers = number | URL;

/** Reads the address of Redis for commander. */
export function redisAddress(text: string): URL {
  if (/^rediss?:\/\//u.test(text) && URL.canParse(text)) return new URL(text);
  throw new InvalidArgumentError('It must be an address such as redis://HOST:6379.');
}

const threads = wholeNumber(1, 256);

/** Adds the option of every command that plays many matches. */
export const withWorkers = (command: Command): Command =>
  command.option(
    '-w, --workers <number>',
    'on how many threads; or the address of Redis, redis://HOST, where "reticle worker" plays on other machines',
    (text: string): Workers => (text.includes(':') ? redisAddress(text) : threads(text)),
    availableParallelism(),
  );

const idList = (text: string): readonly string[] => text.split(',').map((id) => id.trim());

const SEED_CHARACTERS = 200;

/** Reads a seed that leaves room for the number of a match after it. */
function seedText(text: string): string {
  if (text.length === 0 || text.length > SEED_CHARACTERS)
    throw new InvalidArgumentError(`A seed has 1 to ${SEED_CHARACTERS} characters.`);
  return text;
}

/** Adds the options of every command that starts matches and sets their bots. */
export const withMatchOptions = (command: Command): Command =>
  withGameOptions(command).addOption(
    new Option('-b, --bots <names>', `who plays, a name for each player: ${BOT_WORDS}`)
      .argParser(botList)
      .default(['random'], 'random'),
  );

/** Adds the options of every command that starts matches. */
export function withGameOptions(command: Command): Command {
  return command
    .option('-s, --seed <text>', 'what chance is drawn from: equal seeds, equal matches', seedText, '1')
    .option('-o, --options <json>', "the game's options: JSON, or a file with JSON")
    .option('--set <name>', 'the option "set": which cards, where a game has sets')
    .option('--players <ids>', 'the option "players": who plays, ids with commas between them', idList)
    .option('--format <name>', 'the option "format": what decks are held to, where a game has formats')
    .option('--width <number>', 'the option "width"', wholeNumber(1))
    .option('--height <number>', 'the option "height"', wholeNumber(1))
    .option('--max-moves <number>', 'a match ends after so many moves at the latest', wholeNumber(1), 20_000);
}

export interface MatchFlags extends GameFlags {
  readonly bots: readonly string[];
}

export interface GameFlags {
  readonly seed: string;
  readonly options?: string;
  readonly set?: string;
  readonly players?: readonly string[];
  readonly format?: string;
  readonly width?: number;
  readonly height?: number;
  readonly maxMoves: number;
}

const record = z.record(z.string(), z.json());

/** Returns a game's options from the command line as raw JSON. The game itself checks them. */
export async function gameOptions(
  { options, set, players, format, width, height }: GameFlags,
  io: Io,
): Promise<JsonObject> {
  const given = options === undefined ? {} : await fromFlag(options, io);
  return {
    ...given,
    ...(set === undefined ? {} : { set }),
    ...(players === undefined ? {} : { players: [...players] }),
    ...(format === undefined ? {} : { format }),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
}

async function fromFlag(text: string, io: Io): Promise<JsonObject> {
  const inline = !isAbsolute(text) && /^\s*[{["]/.test(text);
  const raw = inline ? accepted(parseJsonText(text)) : await readJson(text, io);
  const flaw = jsonFlaw(raw, STATE_LIMITS);
  if (flaw) throw new Failure(EXIT.badInput, [flaw]);
  const parsed = record.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new Failure(EXIT.badInput, [
    cliIssue('usage', { problem: 'The options of a game are a JSON object.' }),
  ]);
}
