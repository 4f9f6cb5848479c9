import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { run } from '../src/index.js';
import { type Io } from '../src/io.js';

/** What a slow machine says after three seconds, which no test is to depend on. */
const BEGUN = /^0 of \d+: the first matches are played\n/mu;

/** What a call of the command left behind. */
export interface Called {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls the command in this process; by default without a terminal and with nothing on stdin. */
export async function call(
  argv: readonly string[],
  {
    stdin = '',
    isTTY = false,
    ...io
  }: Partial<Omit<Io, 'stdin'>> & { readonly stdin?: string | Uint8Array; readonly isTTY?: boolean } = {},
): Promise<Called> {
  const out: string[] = [];
  const err: string[] = [];
  const sink = (into: string[]) => ({ isTTY, write: (text: string) => into.push(text) });
  async function* given(): AsyncGenerator<string | Uint8Array> {
    yield stdin;
  }
  const code = await run(argv, {
    stdin: given(),
    stdout: sink(out),
    stderr: sink(err),
    env: {},
    cwd: '.',
    ...io,
  });
  return { code, stdout: out.join(''), stderr: err.join('').replace(BEGUN, '') };
}

/** `call` with its words cut at spaces: `'play taktik --seed 1'`. */
export const said = (line: string, io?: Parameters<typeof call>[1]): Promise<Called> =>
  call(
    line.split(' ').filter((word) => word !== ''),
    io,
  );

/** An empty folder that is gone after the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'reticle-cli-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
