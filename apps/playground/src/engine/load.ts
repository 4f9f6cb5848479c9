import { hostedGame, openHost, type GameHost } from '@reticle/core/host';
import * as z from 'zod';
import type { Answer, Refused } from './answer.js';
import { addGame } from './games.js';

const fn = z.custom<object>((value) => typeof value === 'function');
const part = z.union([fn, z.looseObject({})]);
const host = z.looseObject({
  board: part,
  match: part.optional(),
  words: part.optional(),
  cards: part.optional(),
});

/** Whether something looks like a host. It does not check what its functions do. */
const isHost = (value: unknown): value is GameHost<unknown, unknown> => host.safeParse(value).success;

const refused = (code: string, words: string): Refused => ({
  ok: false,
  refusals: [{ code, words, path: ['module'] }],
});

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether code may be loaded from there: from a chosen file, from this machine, or from beside the playground
 * itself.
 */
export function isNear(address: string, page: string): boolean {
  const url = URL.canParse(address, page) ? new URL(address, page) : undefined;
  if (url?.protocol === 'blob:') return true;
  return (
    url !== undefined &&
    /^https?:$/u.test(url.protocol) &&
    (HERE.has(url.hostname) || url.origin === new URL(page).origin)
  );
}

/** A loaded game. It is in the list of games from then on, in the place of one with its id. */
interface LoadedGame {
  readonly id: string;
  readonly name: string;
}

/**
 * Loads a game from a module that exports its host as `host`, as the modules of the command do. The module is
 * one file with all its imports. It runs in the worker, and only after the visitor has asked for it here: no
 * address of the playground can load code.
 */
export async function loadGame(address: string, page: string): Promise<Answer<LoadedGame>> {
  if (!isNear(address, page))
    return refused('notNear', 'A game is loaded from a file, or from an address on this machine.');
  try {
    const found: unknown = await import(/* @vite-ignore */ new URL(address, page).href);
    const { host: given }: { readonly host?: unknown } = { ...(typeof found === 'object' ? found : {}) };
    if (!isHost(given)) return refused('noHost', 'The module exports no `host` with a `board`.');
    const { id, title: name, words, matches, cards } = await hostedGame(given);
    const opened = openHost(given);
    addGame({
      id,
      name,
      words: words?.types !== undefined && words.examples !== undefined,
      play: matches?.with(({ zones }) => zones !== undefined) === true,
      cards: cards !== undefined,
      make: cards?.draft !== undefined,
      host: () => Promise.resolve(opened),
    });
    return { ok: true, value: { id, name } };
  } catch (error) {
    return refused('moduleThrew', `The module breaks off: ${String(error)}`);
  }
}
