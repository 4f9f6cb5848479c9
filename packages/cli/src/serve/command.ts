import { Option, type Command } from 'commander';
import { resolve } from 'node:path';
import { readToken } from '../admin/command.js';
import type { Context } from '../context.js';
import { cliIssue, EXIT, Failure, reasonOf, type ExitCode } from '../failure.js';
import { wholeNumber } from '../options.js';
import { serverPackage } from '../server-package.js';
import { servedGamesUrl } from '../worker-url.js';

interface ServeFlags {
  readonly port: number;
  readonly host: string;
  readonly file: string;
  readonly postgres?: string;
  readonly redis?: string;
  readonly address?: string;
  readonly proxies: number;
  readonly origin?: readonly string[];
  readonly messages: number;
  readonly addressMessages?: number;
  readonly joins: number;
  readonly sockets: number;
  readonly tables: number;
  readonly drain: number;
  readonly expire?: number;
  readonly admin?: string;
  readonly botTables: number;
  readonly spectators: number;
  readonly reports?: string;
  readonly botThreads?: number;
  readonly log?: (typeof LEVELS)[number];
  readonly metrics?: boolean;
}

const EXAMPLES = `
Examples:
  reticle serve
  reticle serve taktik --port 8080 --file matches.db
  reticle serve --postgres postgres://localhost/matches --redis redis://localhost \\
    --port 8081 --address example.org/one

It opens a lobby at its address; two browsers play. Matches are kept in the file: a
server that is stopped or killed goes on with them when it is started again. It needs
the package @reticle/server and Node 22.13 or newer.`;

/**
 * The seconds of messages that a seat may send at once after a rest, and the number of seats of one address
 * that may all send so many.
 */
const [BURST, SEATS] = [3, 10];

/** The milliseconds of a second, and those that a server may take to stop. */
const [SECOND, STOPPING] = [1_000, 30_000];

/** The levels of the log. */
const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export function addServe(program: Command, context: Context): void {
  program
    .command('serve')
    .argument('[games...]', 'which games; all that are found, if none is named')
    .description('lets people play over the network, from their browsers')
    .option('-p, --port <number>', 'the port; 0 for any that is free', wholeNumber(0, 65_535), 2_567)
    .option('--host <address>', 'the address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--file <file>', 'where matches are kept', 'reticle.db')
    .option('--postgres <url>', 'keeps them in PostgreSQL instead')
    .option('--redis <url>', 'several processes are one server')
    .option('--address <host>', 'where clients reach this process, if there are several')
    .option(
      '--drain <seconds>',
      'how long tables may take to go to another process once this one is to end',
      wholeNumber(0, 86_400),
      0,
    )
    .option('--proxies <number>', 'how many proxies stand before it', wholeNumber(0, 16), 0)
    .option('--origin <origins...>', 'pages elsewhere that may use it: https://example.org')
    .option(
      '--expire <days>',
      'deletes a table that nobody opened for so many days on which the server ran, with its match',
      wholeNumber(1, 36_500),
    )
    .option('--admin <file>', 'lets who has the token in this file look after the server: reticle admin')
    .option('--messages <number>', 'the most messages of a seat in a second', wholeNumber(1, 10_000), 20)
    .option(
      '--address-messages <number>',
      'the most messages of an address in a second; ten times those of a seat, unless you say otherwise',
      wholeNumber(1, 1_000_000),
    )
    .option('--joins <number>', 'the most joins of an address in a minute', wholeNumber(1, 1_000_000), 120)
    .option('--sockets <number>', 'the most open sockets of an address', wholeNumber(1, 1_000_000), 100)
    .option(
      '--tables <number>',
      'the most tables and seats that an address requests in a minute',
      wholeNumber(1, 1_000_000),
      60,
    )
    .option(
      '--bot-tables <number>',
      'the most tables of bots alone that an address watches',
      wholeNumber(0, 1_000_000),
      3,
    )
    .option('--spectators <number>', 'the most spectators of a table', wholeNumber(0, 1_000_000), 200)
    .option('--bot-threads <number>', 'how many bots think at a time', wholeNumber(1, 256))
    .addOption(
      new Option('--log <level>', 'logs as lines of JSON on the standard error output').choices(LEVELS),
    )
    .option('--metrics', 'shows measures at /metrics, as Prometheus reads them')
    .option('--reports <folder>', 'where reports of players are kept', 'reports')
    .addHelpText('after', EXAMPLES)
    .action((games: readonly string[], flags: ServeFlags) => context.ends(serveGames(games, flags, context)));
}

async function serveGames(
  ids: readonly string[],
  flags: ServeFlags,
  { io, terminal, games }: Context,
): Promise<ExitCode> {
  const found = ids.length === 0 ? await games.all() : await Promise.all(ids.map((id) => games.known(id)));
  const { serve, servedGame, sqliteStore, postgresStore, reportsIn, jsonLog } = await serverPackage();
  const served = found.flatMap(({ game: { title, matches } }) =>
    matches ? [matches.with((match) => servedGame(match.runtime, match, title))] : [],
  );
  if (served.length === 0) throw new Failure(EXIT.usage, [cliIssue('nothingToServe')]);
  const adminToken = flags.admin === undefined ? undefined : await readToken(flags.admin, io.cwd);
  const { postgres, redis, address, port, host, messages } = flags;
  const ofAddress = flags.addressMessages ?? messages * SEATS;
  let end = (_error?: unknown): void => {};
  // Undefined after a signal; otherwise why the server has stopped by itself.
  const ended = new Promise<unknown>((finish) => (end = finish));
  io.signal?.addEventListener('abort', () => end(), { once: true });
  const opened = async () => {
    const store =
      postgres === undefined
        ? sqliteStore({ file: resolve(io.cwd, flags.file) })
        : await postgresStore(postgres);
    return serve({
      games: served,
      store,
      port,
      hostname: host,
      proxies: flags.proxies,
      origins: flags.origin ?? [],
      bots: {
        games: servedGamesUrl.href,
        data: found.map(({ game: { id }, module }) => ({ id, module })),
        ...(flags.botThreads === undefined ? {} : { threads: flags.botThreads }),
      },
      limits: {
        messages: { perSecond: messages, burst: messages * BURST },
        messagesOfAddress: { perSecond: ofAddress, burst: ofAddress * BURST },
        joinsPerMinute: flags.joins,
        socketsOfAddress: flags.sockets,
        seatsPerMinute: flags.tables,
        botTables: flags.botTables,
        spectators: flags.spectators,
      },
      lost: (error) => end(error),
      ...(adminToken === undefined ? {} : { adminToken }),
      ...(flags.expire === undefined ? {} : { expireDays: flags.expire }),
      ...(redis === undefined ? {} : { redis }),
      ...(address === undefined ? {} : { publicAddress: address }),
      report: reportsIn(resolve(io.cwd, flags.reports ?? 'reports')),
      metrics: flags.metrics === true,
      ...(flags.log === undefined
        ? { failed: (error: unknown) => terminal.note(reasonOf(error)) }
        : { log: jsonLog(flags.log, { write: (line) => void io.stderr.write(line) }) }),
    });
  };
  const serving = await opened().catch((error: unknown): never => {
    throw new Failure(EXIT.badInput, [cliIssue('cannotServe', { reason: reasonOf(error) })]);
  });
  if (terminal.json) terminal.document({ url: serving.url, games: served.map(({ id }) => id) });
  else terminal.line(`Open ${serving.url} in two browsers. ${served.map(({ title }) => title).join(', ')}.`);
  // Stopping takes a while, too: what is in progress is finished.
  io.grant?.(flags.drain * SECOND + STOPPING);
  const why = await ended;
  await (why === undefined && flags.drain > 0 ? serving.drain(flags.drain) : serving.stop());
  if (why !== undefined)
    throw new Failure(EXIT.badInput, [cliIssue('cannotServe', { reason: reasonOf(why) })]);
  return EXIT.ok;
}
