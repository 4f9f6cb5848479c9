import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folder, type Called } from '../test/call.js';
import { compiledGame, project } from '../test/own-game.js';
import { question } from '../test/question.js';

const program = fileURLToPath(new URL('../dist/cli.js', import.meta.url));

/** The built command as a process of its own; `touch` may act on it while it runs. */
function spawned(
  line: string,
  stdin = '',
  touch?: (child: ReturnType<typeof spawn>) => void,
  cwd?: string,
): Promise<Called> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [program, ...line.split(' ')], {
      env: { PATH: process.env['PATH'] },
      cwd,
    });
    const written = { stdout: '', stderr: '' };
    child.stdout.on('data', (text: Buffer) => (written.stdout += text.toString()));
    child.stderr.on('data', (text: Buffer) => (written.stderr += text.toString()));
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? -1, ...written }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(stdin);
    touch?.(child);
  });
}

it('says its version', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(await spawned('--version')).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

it('answers what comes through a pipe', async () => {
  const { code, stdout, stderr } = await spawned('explain --json', JSON.stringify(question));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ choices: { count: '6' } });
});

it('plays by the lines of a pipe, and refuses an empty one', async () => {
  const empty = await spawned('play taktik --human red --width 8 --height 8');
  expect(empty.code).toBe(2);
  expect(empty.stderr).toContain('stdin is empty');
  const left = await spawned('play taktik --human red --width 8 --height 8', 'leave the match\n');
  expect(left).toMatchObject({ code: 0, stderr: '' });
});

it('ends quietly where nobody reads on', async () => {
  const called = await spawned('play taktik --width 8 --height 8', '', (child) => child.stdout?.destroy());
  expect(called).toMatchObject({ code: 0, stderr: '' });
});

it('simulates on threads, and leaves a file to resume on Ctrl-C', async () => {
  const file = join(folder(), 'run.jsonl');
  const line = `simulate taktik --games 2000 --workers 2 --options {"width":6,"height":6,"turnLimit":9} --out ${file}`;
  const called = await spawned(line, '', (child) => {
    const look = setInterval(() => {
      if (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 5) return;
      clearInterval(look);
      child.kill('SIGINT');
    }, 50);
  });
  expect(called.code).toBe(130);
  expect(called.stderr).toContain('Go on with --resume');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(lines.map((text) => typeof JSON.parse(text))).toEqual(lines.map(() => 'object'));
});

it('plays a game of the project that it is called in', async () => {
  const cwd = project({
    'package.json': { type: 'module', reticle: { games: ['./dist/reticle.js'] } },
    'dist/reticle.js': await compiledGame(),
  });
  const called = await spawned('simulate wicks --games 4 --workers 2 --json', '', undefined, cwd);
  expect(called).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(called.stdout)).toMatchObject({ game: 'wicks', summary: { games: 4, findings: {} } });
});
