import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { call, folder } from './call.js';

/** A line of a shell, cut at spaces that are in no quotes. */
const words = (line: string): readonly string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/gu)].map(([, quoted, plain]) => quoted ?? plain ?? '');

/** A file that the page tells to save, or a block of commands. */
const PART = /(?:Save this as\s`(?<file>[a-z.]+)`:\n\n)?```(?<kind>[a-z]+)\n(?<text>[^`]*)```/gu;
const FAILS = /^# exit code (?<code>\d+): (?<words>.+)$/u;

/**
 * Runs the commands of a page of the guide one after the other, in an empty folder, with the files that it tells to save. A line
 * `# exit code 3: words` stands before a command that is to end so, and to say these words.
 */
export async function runPage(name: string): Promise<number> {
  const page = readFileSync(new URL(`../../../apps/docs/pages/guide/${name}.md`, import.meta.url), 'utf8');
  const cwd = folder();
  let ran = 0;
  for (const { groups = {} } of page.matchAll(PART)) {
    const { file, kind, text = '' } = groups;
    if (file !== undefined) writeFileSync(join(cwd, file), text);
    if (kind !== 'sh') continue;
    let wanted = { code: 0, says: '' };
    for (const line of text.trim().split('\n')) {
      const fails = FAILS.exec(line)?.groups;
      if (fails) {
        wanted = { code: Number(fails['code']), says: fails['words'] ?? '' };
        continue;
      }
      const [command, ...argv] = words(line);
      expect(command).toBe('reticle');
      const { code, stdout, stderr } = await call(argv, { cwd });
      expect([line, code, code === wanted.code ? '' : stderr]).toEqual([line, wanted.code, '']);
      expect(`${stdout}${stderr}`).toContain(wanted.says);
      wanted = { code: 0, says: '' };
      ran++;
    }
  }
  return ran;
}
