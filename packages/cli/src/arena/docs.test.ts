import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call, folder } from '../../test/call.js';

const page = readFileSync(new URL('../../../../apps/docs/pages/guide/arena.md', import.meta.url), 'utf8');
const commands = page
  .split('```sh\n')
  .slice(1)
  .flatMap((block) => (block.split('```')[0] ?? '').trim().split('\n'));

/** A line of a shell, cut at spaces that are in no quotes. */
const words = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');

it('the commands of the page run, one after the other', async () => {
  const cwd = folder();
  expect(commands.length).toBeGreaterThan(3);
  for (const line of commands) {
    const [name, ...argv] = words(line);
    expect(name).toBe('reticle');
    const { code } = await call(argv, { cwd });
    expect([line, code]).toEqual([line, 0]);
  }
});
