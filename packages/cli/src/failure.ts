import type { GameIssue, Issue, JsonPath, Result, GameMessages } from '@reticle/core';
import { describeIssue, printable } from '@reticle/core/describe';
import { textMessages } from '@reticle/core/text';
import * as z from 'zod';

/** The exit codes of the command. */
export const EXIT = { ok: 0, findings: 1, usage: 2, badInput: 3, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command: its exit code, and the issues that say why. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit: ExitCode;
  readonly issues: readonly Issue[];
  /** The game with the words for the issues. */
  readonly game: Describer | undefined;
  /** The file whose content is refused. Absent if the issues name it, or are about no file. */
  readonly file: string | undefined;
  /**
   * What people read in place of the issues' own words, which begin with paths of JSON. Absent if they read
   * those.
   */
  readonly sentences: readonly string[] | undefined;

  constructor(
    exit: ExitCode,
    issues: readonly Issue[],
    game?: Describer,
    file?: string,
    sentences?: readonly string[],
  ) {
    super(issues.map(({ code }) => code).join(', '));
    this.exit = exit;
    this.issues = issues;
    this.game = game;
    this.file = file;
    this.sentences = sentences;
  }
}

/** Makes one of the command's own issues. `messages` in this file has its words. */
export function cliIssue(reason: string, data: GameIssue['data'] = {}, path: JsonPath = []): GameIssue {
  return { code: `cli.${reason}`, data, ...(path.length === 0 ? {} : { path }) };
}

/** Returns the value of a file's content. A refusal names the file. @throws Failure */
export function acceptedOf<T>(file: string, result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(EXIT.badInput, result.issues, undefined, file);
}

export function wrongUsage(problem: string): Failure {
  return new Failure(EXIT.usage, [cliIssue('usage', { problem })]);
}

/**
 * Returns the value of a result that was read from outside. @throws Failure whose issues' paths begin with
 * `at`
 */
export function accepted<T>(result: Result<T>, at: JsonPath = [], game?: Describer): T {
  if (result.ok) return result.value;
  const issues = result.issues.map((found) => {
    const path = [...at, ...(found.path ?? [])];
    return path.length === 0 ? found : { ...found, path };
  });
  throw new Failure(EXIT.badInput, issues, game);
}

/**
 * Returns the failure of a card whose text is not understood, which the error itself tells. Undefined for any other error. It is known
 * by its name, since a game has its own copy of core.
 */
export const unreadCard = (error: unknown): Failure | undefined =>
  error instanceof Error && error.name === 'UnreadCardError'
    ? new Failure(EXIT.badInput, [cliIssue('unreadCard', { told: error.message })])
    : undefined;

/** Returns what went wrong in one line, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error && typeof error.code === 'string' ? SYSTEM_REASONS[error.code] : undefined;
  return known ?? error.message;
}

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  Z_BUF_ERROR: 'it is cut off',
  Z_DATA_ERROR: 'its gzip data are broken',
  ENOSPC: 'the disk is full',
};

/** Returns how many letters must be added, removed or changed to turn one word into the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_entry, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Returns the known names that a wrong name was probably meant to be, nearest first. */
export function nearest(name: string, known: readonly string[]): readonly string[] {
  const wanted = name.slice(0, 64).toLowerCase();
  return known
    .map((candidate) => ({ candidate, away: distance(wanted, candidate.toLowerCase()) }))
    .filter(
      ({ candidate, away }) => away <= Math.max(2, candidate.length / 3) || candidate.startsWith(wanted),
    )
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const among = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? value.join(', ') : 'none';
const guess = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 ? ` Did you mean ${value.join(' or ')}?` : '';

/** The words of each of the command's own codes. */
const messages: GameMessages = {
  'cli.usage': ({ problem }) => shown(problem),
  'cli.unknownGame': ({ game, known, near }) =>
    `There is no game ${shown(game)}; there are ${among(known)}.${guess(near)} A game is found once its package is installed.`,
  'cli.badGameList': ({ file, problem }) =>
    `The reticle.games of ${shown(file)} are no list of modules: ${shown(problem)}`,
  'cli.moduleNotFound': ({ module, from, reason }) =>
    `The module ${shown(module)} (${shown(from)}) is not found: ${shown(reason)}.`,
  'cli.moduleNotBuilt': ({ module, from, folder }) =>
    `The module ${shown(module)} (${shown(from)}) is not there. Build first: "npm run build" in ${shown(folder)}.`,
  'cli.moduleThrew': ({ module, message }) =>
    `The module ${shown(module)} cannot be loaded: ${shown(message)}`,
  'cli.noGames': ({ module, name, found }) =>
    `The module ${shown(module)} exports no ${shown(name)}; it exports ${among(found)}.`,
  'cli.badGame': ({ module, at, problem }) =>
    `In ${shown(module)}, ${shown(at)} is no host of a game: ${shown(problem)}.`,
  'cli.gameTwice': ({ game, module, other }) =>
    `The game ${shown(game)} is there twice: in ${shown(module)}, and in ${shown(other)}.`,
  'cli.unknownName': ({ what, name, known, near }) =>
    `There is no ${shown(what)} ${shown(name)}; there are ${among(known)}.${guess(near)}`,
  'cli.cannot': ({ game, command, because, can }) =>
    `There is no "${shown(command)}" for ${shown(game)}: ${shown(because)}. There are ${among(can)}.`,
  'cli.oldNode': ({ wanted, found }) =>
    `The server needs Node ${shown(wanted)} or newer, and this is ${shown(found)}.`,
  'cli.noRedis': ({ host, reason }) => `Redis cannot be reached at ${String(host)}: ${String(reason)}`,
  'cli.noServer': ({ reason }) =>
    `The package @reticle/server cannot be loaded (npm install @reticle/server): ${shown(reason)}`,
  'cli.nothingToServe': () => 'Of these games no matches are played.',
  'cli.noToken': ({ file, reason }) =>
    `The token of the operator cannot be read from ${shown(file)}: ${shown(reason)}.`,
  'cli.notDone': ({ answer }) => `The server refused it: ${shown(answer)}`,
  'cli.noAnswer': ({ url, reason }) => `No server answers at ${shown(url)}: ${shown(reason)}`,
  'cli.noBackup': ({ reason }) => `The matches cannot be copied: ${shown(reason)}`,
  'cli.cannotServe': ({ reason }) => `The server cannot be started: ${shown(reason)}`,
  'cli.nobodyAnswers': () =>
    'Nobody answers: this is no terminal, and stdin is empty. Pipe in one answer per line.',
  'cli.jsonAsksNobody': () => 'With --json nobody is asked.',
  'cli.emptyWords': () => 'There are no words to read.',
  'cli.emptyStdin': () => 'Nothing came through stdin.',
  'cli.unreadable': ({ file, reason }) => `${shown(file)} cannot be read: ${shown(reason)}.`,
  'cli.unwritable': ({ file, reason }) => `${shown(file)} cannot be written: ${shown(reason)}.`,
  'cli.tooLarge': ({ file, limit }) => `${shown(file)} is larger than ${shown(limit)} bytes.`,
  'cli.tooManyCards': ({ file, limit }) => `${shown(file)} holds more than ${shown(limit)} cards.`,
  'cli.unknownCard': ({ card, near }) => `No card of the file is called ${shown(card)}.${guess(near)}`,
  'cli.notPlayable': ({ card, missing }) =>
    `${shown(card)} cannot be played yet. What is missing:${missingWords(missing)}`,
  'cli.noCard': ({ keys }) => `This is no card: it has none of the keys ${among(keys)}.`,
  'cli.cardsWanted': ({ game, list, columns, example }) =>
    `A file of cards of ${shown(game)} is a JSON array of cards, JSON lines of one card each${list === undefined ? '' : `, or an object with them under ${shown(list)}`}${columns === undefined ? '' : ', or a table (CSV) with such columns'}. A card looks like this: ${JSON.stringify(example)}`,
  'cli.noColumns': ({ found, known }) =>
    `This is no table of cards: its first line has none of the columns ${among(known)}. It has ${among(found)}.`,
  'cli.columnTwice': ({ column }) => `Two columns are called ${shown(column)}.`,
  'cli.badTable': ({ reason }) => `The table cannot be read here: ${shown(reason)}.`,
  'cli.unread': () => 'It was not understood, and nothing says why.',
  'cli.specOrText': () => 'A question has either a spec or a text.',
  'cli.onlyWithText': ({ key }) => `${shown(key)} belongs to a text, and there is none.`,
  'cli.otherGame': ({ game, found }) => `The question is about ${shown(found)}, not about ${shown(game)}.`,
  'cli.noGame': () => 'Say which game the question is about.',
  'cli.whichPart': ({ known }) =>
    `Several abilities or modes of this text have targets: name one, of ${among(known)}.`,
  'cli.noPart': ({ known }) => `No such ability or mode of this text has targets; there are ${among(known)}.`,
  'cli.exists': ({ file }) => `${shown(file)} is there already: go on with --resume, or choose another name.`,
  'cli.otherRun': ({ key, wanted, found }) =>
    `This file is of another simulation: its ${shown(key)} is ${shown(found)}, not ${shown(wanted)}.`,
  'cli.badLine': ({ line, problem }) => `Line ${shown(line)} is no line of a simulation: ${shown(problem)}`,
  'cli.noChoice': () => 'Without a choice there is nothing to check again.',
  'cli.unreadCard': ({ told }) => shown(told),
  'cli.threw': ({ message }) => `The rules broke off: ${shown(message)}`,
};

/** Returns one line for each thing that a card says and that no match performs. */
const missingWords = (missing: unknown): string => {
  const read = z.array(z.object({ code: z.string(), words: z.string() })).safeParse(missing);
  return read.success ? read.data.map(({ words }) => `\n  - ${words}`).join('') : shown(missing);
};

export { printable };

/** A source of words for issues: a game has those of its own codes. */
export interface Describer {
  readonly messages: GameMessages;
}

/** Returns an issue in words that are safe to print. */
export function issueWords(found: Issue, game?: Describer): string {
  return printable(describeIssue(found, { messages: { ...textMessages, ...game?.messages, ...messages } }));
}
