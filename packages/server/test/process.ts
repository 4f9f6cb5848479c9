import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const started = z.object({ url: z.string() });

const SCRIPT = fileURLToPath(new URL('../bench/serve-games.mjs', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Kills it at once, finishing nothing. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, as an operator does. Returns its exit code once it has. */
  readonly end: () => Promise<number | null>;
}

/** Starts a server in a process of its own, with the Node that runs the tests. */
export async function serverProcess(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--no-warnings', SCRIPT, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    createInterface(child.stdout).on('line', (line) => {
      // A command writes one JSON document, and nothing else may stand beside it.
      if (line.startsWith('{"url"')) resolve(started.parse(JSON.parse(line)).url);
      else reject(new Error(`The server wrote: ${line}`));
    });
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    end: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
