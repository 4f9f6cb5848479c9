import { type GameHost, hostedGame, type HostedGame } from '@reticle/core/host';
import * as z from 'zod';
import { cliIssue, EXIT, Failure, reasonOf, unreadCard } from '../failure.js';

const isFunction = (value: unknown): boolean => typeof value === 'function';
const fn = z.custom<object>(isFunction, 'it must be a function');
const perhaps = fn.optional();
/** The id of a game. Records, files and the command line use it. */
const id = z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'it must be a short name of letters and digits');
const messages = z.record(z.string(), fn);
const cardFiles = z.looseObject({ read: fn, list: z.string().optional(), shape: z.looseObject({}) });
const words = z.looseObject({ read: fn, isAnchor: fn });

const game = z.looseObject({
  id,
  messages,
  rules: z.looseObject({}),
  state: z.looseObject({ safeParse: fn }),
  kinds: z.array(z.looseObject({ name: z.string() })),
  players: fn,
  parseSpec: fn,
  parseState: fn,
  parseFilter: fn,
  resolver: fn,
});
const board = z.looseObject({ game, example: fn, check: perhaps, next: perhaps });

const runtime = z.looseObject({
  game,
  start: fn,
  apply: fn,
  legalMoves: fn,
  offers: fn,
  open: fn,
  prompt: fn,
  toAct: fn,
  outcome: fn,
  evaluate: fn,
  view: fn,
  viewEvents: fn,
  record: fn,
  replay: fn,
});
const match = z.looseObject({
  runtime,
  render: perhaps,
  narrate: fn,
  opening: perhaps,
  asides: z.array(z.string()).optional(),
  describeMove: fn,
  nameOf: perhaps,
  turn: perhaps,
});

const host = z
  .looseObject({ board, match: match.optional(), words: words.optional(), cards: cardFiles.optional() })
  .refine(
    ({ board: { game: one }, match: played }) => played === undefined || played.runtime.game.id === one.id,
    {
      error: 'its boards and its matches are of different games',
      path: ['match', 'runtime', 'game', 'id'],
    },
  );

/** A mistake in a value, and its place. */
interface Flaw {
  readonly at: string;
  readonly problem: string;
}

const parts = z.looseObject({ board: z.unknown() });

/**
 * Returns a possible host with its lazy parts loaded. Returns anything else as it is. @throws what those
 * parts throw
 */
async function withParts(value: unknown): Promise<unknown> {
  const found = parts.safeParse(value);
  if (!found.success) return value;
  const entries = Object.entries(found.data).map(
    async ([name, part]) => [name, await fetched(part)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

const fetched = async (part: unknown): Promise<unknown> => {
  const called: unknown = typeof part === 'function' ? Reflect.apply(part, undefined, []) : part;
  return await called;
};

/** Whether something looks like a host. It does not check what its functions do. */
const isHost = (value: unknown): value is GameHost<unknown, unknown> => host.safeParse(value).success;

/** Returns the mistakes in a value that must be a host. */
function flawsOf(value: unknown, at: string): readonly Flaw[] {
  const { error } = host.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({
    at: [at, ...path.map(String)].join('.'),
    problem: message,
  }));
}

/** The names under which a module exports its game or games. */
const NAMES = 'host or hosts';

/**
 * Loads the games of a module: its export `host`, or its list `hosts`.
 *
 * @param url where it is, as a `file:` URL
 * @param module its name in refusals
 * @throws Failure (bad input) if it throws, exports neither, or exports something that is not a host
 */
export async function gamesIn(url: string, module: string): Promise<readonly HostedGame[]> {
  const refused = (reason: string, data: { readonly [key: string]: unknown }): Failure =>
    new Failure(EXIT.badInput, [cliIssue(reason, { module, ...data })]);
  const exported = await imported(url).catch((error: unknown) => {
    throw unreadCard(error) ?? refused('moduleThrew', { message: reasonOf(error) });
  });
  const { host: only, hosts } = exported;
  const found: readonly (readonly [string, unknown])[] =
    only === undefined
      ? Array.isArray(hosts)
        ? hosts.map((value: unknown, index) => [`hosts.${index}`, value])
        : []
      : [['host', only]];
  if (found.length === 0) throw refused('noGames', { name: NAMES, found: Object.keys(exported) });
  return await Promise.all(
    found.map(async ([at, exportedHost]) => {
      const value = await withParts(exportedHost).catch((error: unknown) => {
        throw refused('badGame', { at, problem: reasonOf(error) });
      });
      if (isHost(value)) return await hostedGame(value);
      const [flaw] = flawsOf(value, at);
      throw refused('badGame', { ...flaw });
    }),
  );
}

async function imported(url: string): Promise<Readonly<Record<string, unknown>>> {
  const found: unknown = await import(/* @vite-ignore */ url);
  return { ...(typeof found === 'object' ? found : {}) };
}
