import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import type { Summary } from './one-match.js';
import type { Unseen } from './unseen.js';

const options = '{"width":6,"height":6,"force":{"infantry":1,"vehicle":1,"special":0},"turnLimit":6}';
/** Short matches, on one thread: each loads the game anew. */
const small = (games: number, more = '', workers = 1) =>
  `simulate taktik --games ${games} --workers ${workers} --options ${options} ${more}`;
type Told = {
  summary: Summary;
  skipped: number;
  interrupted: boolean;
  unseen?: Unseen;
  findings: { seed: string; finding: { kind: string }; record?: string }[];
};
const told = ({ stdout }: { stdout: string }) => JSON.parse(stdout) as Told;

let played: Promise<string> | undefined;
/** A file with one match in it, which is played once for all tests. */
async function fileOfOne(): Promise<string> {
  const file = join(folder(), 'run.jsonl');
  played ??= said(small(1, `--out ${file}`)).then(() => readFileSync(file, 'utf8'));
  writeFileSync(file, await played);
  return file;
}

it('plays, checks and sums up', async () => {
  const called = await said(small(4, '--json', 2));
  expect(called).toMatchObject({ code: 0, stderr: '' });
  const { summary } = told(called);
  expect(summary).toMatchObject({ games: 4, refusedOffers: 0, replayMismatches: 0, findings: {} });
  expect(summary.probed).toBeGreaterThan(0);
  expect((await said(small(1))).stdout).toMatch(/games +1\nfindings +0\n/);
});

it('resumes: what is in the file is not played again', async () => {
  const file = await fileOfOne();
  const before = readFileSync(file, 'utf8');
  appendFileSync(file, '{"seed":"1/2","mov');
  const called = await said(small(3, `--out ${file} --resume --json`, 2));
  expect(told(called)).toMatchObject({ skipped: 1, summary: { games: 3 } });
  const after = readFileSync(file, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.trim().split('\n')).toHaveLength(4);

  const whole = join(folder(), 'whole.jsonl');
  await said(small(3, `--out ${whole}`));
  expect(readFileSync(whole, 'utf8')).toBe(after);
});

it.each([
  ['without --resume', '', 'is there already'],
  ['with another seed', '--resume --seed 2', 'its seed is 1, not 2'],
  ['with other bots', '--resume --bots greedy', 'its bots is'],
  ['with other options', '--resume --width 7', 'its options is'],
])('does not touch a file %s', async (_what, more, words) => {
  const file = await fileOfOne();
  const before = readFileSync(file, 'utf8');
  const called = await said(small(1, `--out ${file} ${more}`));
  expect(called.code).toBe(2);
  expect(called.stderr).toContain(words);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('does not go on with a file whose seeds were drawn down to 32 bits', async () => {
  const file = await fileOfOne();
  const old = readFileSync(file, 'utf8').replace('"seeding":"hmac-sha256",', '');
  writeFileSync(file, old);
  const called = await said(small(2, `--out ${file} --resume`));
  expect(called).toMatchObject({ code: 2 });
  expect(called.stderr).toContain('its seeding is fnv32, not hmac-sha256');
  expect(readFileSync(file, 'utf8')).toBe(old);
});

it.each([
  ['{"reticle":"something"}\n', 'Line 1'],
  ['noise\n', 'Line 1'],
])('refuses a file that is no simulation: %j', async (content, words) => {
  const file = join(folder(), 'run.jsonl');
  writeFileSync(file, content);
  const called = await said(small(1, `--out ${file} --resume`));
  expect(called.code).toBe(3);
  expect(called.stderr).toContain(words);
});

it('goes on with a match of all cards of a game: its first line may be long', async () => {
  const file = await fileOfOne();
  const numbers = Array.from({ length: 30_000 }, (_, index) => index);
  const long = readFileSync(file, 'utf8').replace(
    '"options":{',
    `"options":{"more":${JSON.stringify(numbers)},`,
  );
  writeFileSync(file, long);
  const called = await said(small(1, `--out ${file} --resume`));
  expect(called.code).toBe(2);
  expect(called.stderr).toContain('its options is');
});

it('refuses a broken line in the middle', async () => {
  const file = await fileOfOne();
  appendFileSync(file, 'noise\n');
  const called = await said(small(1, `--out ${file} --resume`));
  expect(called).toMatchObject({ code: 3 });
  expect(called.stderr).toContain('Line 3');
});

it('saves what leads to a finding, and replay shows it', async () => {
  const cwd = folder();
  const called = await said(small(2, '--max-moves 5 --out run.jsonl --json'), { cwd });
  expect(called.code).toBe(1);
  const { findings } = told(called);
  expect(findings.map(({ finding }) => finding.kind)).toEqual(['notOver', 'notOver']);
  expect(readdirSync(cwd)).toHaveLength(3);
  const replayed = await said(`replay ${findings[0]?.record ?? ''}`, { cwd });
  expect(replayed.code).toBe(0);
  expect(replayed.stdout).toContain('5 of 5 moves, the same as it was');
});

it('reports threads that break off, and goes on', async () => {
  const worker = new URL('../../test/crashing-worker.mjs', import.meta.url);
  const called = await said(small(8, '--json', 2), { worker });
  expect(called.code).toBe(1);
  const { findings, summary } = told(called);
  expect(findings.filter(({ finding }) => finding.kind === 'crashed').map(({ seed }) => seed)).toEqual(
    expect.arrayContaining(['1/2', '1/3']),
  );
  expect(summary.games).toBe(8);
});

it('leaves a file to resume when it is stopped', async () => {
  const file = join(folder(), 'run.jsonl');
  const stop = new AbortController();
  const running = said(small(500, `--out ${file} --json`), { signal: stop.signal });
  while (!existsSync(file) || readFileSync(file, 'utf8').split('\n').length < 4)
    await new Promise((done) => setTimeout(done, 20));
  stop.abort();
  const called = await running;
  expect(called.code).toBe(130);
  expect(called.stderr).toContain('Go on with --resume');
  const { interrupted, summary } = told(called);
  expect(interrupted).toBe(true);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(summary.games + 1);
});

it('draws a bar in a terminal, and none elsewhere', async () => {
  expect((await said(small(4), { isTTY: true })).stderr).toContain('of 4');
  expect((await said(small(1))).stderr).toBe('');
  expect((await said(small(1, '--quiet'), { isTTY: true })).stderr).toBe('');
});

it('says which cards were not played, and which abilities were not used or changed nothing', async () => {
  const called = await said(
    `simulate lorcana --games 1 --seed 2 --bots greedy --options ${JSON.stringify({ turnLimit: 9 })} --unseen --quiet --json`,
  );
  expect(called).toMatchObject({ code: 0, stderr: '' });
  const { of, cards = [], idle = [], unchanged = [] } = told(called).unseen ?? {};
  // Nine turns show a few of the 204 cards of the set.
  expect(of?.cards).toBe(204);
  expect(cards.length).toBeGreaterThan(150);
  expect(cards.length).toBeLessThan(204);
  expect(idle.length).toBeGreaterThan(100);
  expect(idle.length + unchanged.length).toBeLessThan(of?.abilities ?? 0);
  const none = await said('simulate taktik --games 1 --unseen');
  expect(none).toMatchObject({ code: 2 });
  expect(none.stderr).toContain('taktik do not say');
});
