import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { BoardPlace } from '../src/address/place.js';
import { boardQuestions } from '../src/engine/board/index.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

const card = (id: string) => ({ kind: 'card', id });
const unit = (id: string) => ({ kind: 'unit', id });

const PLACES: readonly (readonly [string, BoardPlace, string])[] = [
  ['mtg', { why: card('veiled-warden'), picks: [{ targets: [card('grove-elder')] }] }, 'grove-elder'],
  ['lorcana', { why: card('shy-owl'), picks: [{ targets: [card('pond-frog')] }] }, 'pond-frog'],
  [
    'taktik',
    { why: unit('red-infantry-1'), picks: [{ targets: [unit('blue-vehicle-1')] }] },
    'blue-vehicle-1',
  ],
];

/** The test of a place after whose announcement the target was taken away. */
async function testOf(game: string, place: BoardPlace, target: string): Promise<string> {
  const begun = await boardQuestions.announce({ game, board: place });
  if (!begun.ok) throw new Error(JSON.stringify(begun));
  const kind = game === 'taktik' ? 'unit' : 'card';
  const order = { id: 'remove', target: { kind, id: target }, values: {} };
  const later = await boardQuestions.edit({ game, board: begun.value, order });
  if (!later.ok) throw new Error(JSON.stringify(later));
  const files = await boardQuestions.files({ game, board: later.value });
  if (!files.ok) throw new Error(JSON.stringify(files));
  return files.value.test;
}

it('the tests that the board page writes pass as they are', async () => {
  const folder = await mkdtemp(join(ROOT, 'test', 'written-'));
  try {
    for (const [game, place, target] of PLACES) {
      await writeFile(join(folder, `${game}.test.ts`), await testOf(game, place, target));
    }
    const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
    const { stdout } = await run(
      process.execPath,
      [vitest, 'run', folder, '--reporter=json', '--typecheck.enabled=false'],
      { cwd: ROOT, env: { ...process.env, CI: '1' } },
    );
    const report: unknown = JSON.parse(stdout.slice(stdout.indexOf('{')));
    expect(report).toMatchObject({
      success: true,
      numTotalTestSuites: 3,
      numFailedTests: 0,
      numPassedTests: 12,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
