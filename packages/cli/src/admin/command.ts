import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { jsonObject } from '@reticle/core';
import type { Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { cliIssue, EXIT, Failure, reasonOf, type ExitCode } from '../failure.js';

const adminFlags = z.object({ url: z.string(), token: z.string() });
type AdminFlags = z.infer<typeof adminFlags>;

/** A request to a server: a path, and a body if it changes something. */
interface AdminRequest {
  readonly path: string;
  readonly body?: object;
}

const EXAMPLES = `
Examples:
  reticle admin tables
  reticle admin close hLgcWzYEwQ3K
  reticle admin reissue hLgcWzYEwQ3K red
  reticle admin bar 203.0.113.7 --url https://play.example.org --token operator.txt

The server runs with "reticle serve --admin operator.txt": the file has a token of 16
characters or more, which nobody else may know. Who is barred, or sits at a table that
is closed, is disconnected: at other processes of the server within five seconds.`;

const barring = (what: 'table' | 'address', barred: boolean) => (name: string) => ({
  path: 'bars',
  body: { what, name, barred },
});

const seat =
  (free: boolean) =>
  (table: string, player = ''): AdminRequest => ({
    path: `tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(player)}`,
    body: { free },
  });

/** What an operator may do: its arguments, what it is, and the request for it. */
const ACTS: readonly (readonly [string, string, string, (...given: readonly string[]) => AdminRequest])[] = [
  [
    'tables',
    '[after]',
    'lists the open tables, a hundred at a time, after an id',
    (after = '') => ({ path: `tables?after=${encodeURIComponent(after)}` }),
  ],
  ['table', '<table>', 'shows a table', (table = '') => ({ path: `tables/${encodeURIComponent(table)}` })],
  ['close', '<table>', 'closes a table: nobody opens it again', (name = '') => barring('table', true)(name)],
  ['reopen', '<table>', 'allows a closed table again', (name = '') => barring('table', false)(name)],
  [
    'reissue',
    '<table> <player>',
    'gives a seat another token; the one before opens it no more',
    (table = '', player = '') => seat(false)(table, player),
  ],
  [
    'free',
    '<table> <player>',
    'takes the token of a seat away: anybody may take it',
    (table = '', player = '') => seat(true)(table, player),
  ],
  ['bar', '<address>', 'lets nobody in from an address', (name = '') => barring('address', true)(name)],
  ['unbar', '<address>', 'lets an address in again', (name = '') => barring('address', false)(name)],
  ['bars', '', 'lists what is barred', () => ({ path: 'bars' })],
];

export function addAdmin(program: Command, context: Context): void {
  const admin = program
    .command('admin')
    .description('looks after a server: its tables, seats, and who is let in')
    .addHelpText('after', EXAMPLES);
  for (const [name, parameters, description, requestOf] of ACTS)
    admin
      .command(`${name} ${parameters}`.trim())
      .description(description)
      .option('--url <address>', 'the address of the server', 'http://127.0.0.1:2567')
      .option('--token <file>', 'the file with the token', 'operator.txt')
      .action((...given: readonly unknown[]) => {
        const names = given.filter((each): each is string => typeof each === 'string');
        const { url, token } = flagsIn(given);
        return context.ends(ask({ url, token }, requestOf(...names), context));
      });
}

/** Returns the options among the arguments of an action, which stand before the command itself. */
const flagsIn = (given: readonly unknown[]): AdminFlags => adminFlags.parse(given.at(-2));

/** Reads the token of an operator from a file. @throws Failure if it is not there, or too short */
export async function readToken(file: string, cwd: string): Promise<string> {
  const token = await readFile(resolve(cwd, file), 'utf8').then(
    (text) => text.trim(),
    (error: unknown): never => {
      throw new Failure(EXIT.badInput, [cliIssue('noToken', { file, reason: reasonOf(error) })]);
    },
  );
  if (token.length < 16)
    throw new Failure(EXIT.badInput, [
      cliIssue('noToken', { file, reason: 'it has fewer than 16 characters' }),
    ]);
  return token;
}

async function ask(
  { url, token: file }: AdminFlags,
  { path, body }: AdminRequest,
  { io, terminal }: Context,
): Promise<ExitCode> {
  const token = await readToken(file, io.cwd);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const { ok, answer } = await answered(`${url.replace(/\/$/u, '')}/admin/${path}`, { headers, ...posted });
  if (!ok) throw new Failure(EXIT.badInput, [cliIssue('notDone', { answer: JSON.stringify(answer) })]);
  if (terminal.json) terminal.document(answer);
  else terminal.line(JSON.stringify(answer, null, 2));
  return EXIT.ok;
}

/** Sends a request. @throws Failure if nobody answers with JSON */
async function answered(
  url: string,
  request: RequestInit,
): Promise<{ readonly ok: boolean; readonly answer: object }> {
  try {
    const response = await fetch(url, request);
    return { ok: response.ok, answer: jsonObject.parse(await response.json()) };
  } catch (error) {
    throw new Failure(EXIT.badInput, [cliIssue('noAnswer', { url, reason: reasonOf(error) })]);
  }
}
