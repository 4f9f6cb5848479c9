import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { host } from '@reticle/mtg/host';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import { question } from '../../test/question.js';
import { exampleOf } from '../../test/examples.js';

const mtgExample = await exampleOf(host);

const chosen = (...ids: readonly string[]) => [{ targets: ids.map((id) => ({ kind: 'unit', id })) }];
const taktik = {
  name: 'Two living enemies at most',
  rule: 'T1',
  game: 'taktik',
  state: question.state,
  spec: question.spec,
  attempt: question.attempt,
  choices: [
    { choose: chosen('blue-vehicle-1'), verdict: 'legal' },
    { choose: chosen('red-vehicle-1'), verdict: ['filterMismatch'] },
  ],
};
const { choice, text, about, attempt, state } = mtgExample;
const mtg = {
  name: 'What is hidden from opponents is no target of theirs',
  rule: '702.11b',
  game: 'mtg',
  state,
  text,
  about,
  attempt,
  why: [{ target: { kind: 'card', id: 'veiled' }, codes: ['protectedTarget'] }],
  choices: [
    {
      choose: choice,
      verdict: 'legal',
      later: [{ changes: [{ at: ['cards', 2, 'zone'], to: 'graveyard' }], fizzles: true }],
    },
  ],
};

/** A folder with these files, by name. */
function files(named: Readonly<Record<string, unknown>>): string {
  const root = folder();
  mkdirSync(join(root, 'deeper'));
  for (const [name, content] of Object.entries(named)) {
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

it('runs every scenario of a folder', async () => {
  const root = files({ 'taktik.json': taktik, 'deeper/mtg.json': mtg, 'notes.txt': 'none' });
  const { code, stdout, stderr } = await said(`scenario ${root}`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'ok 702.11b What is hidden from opponents is no target of theirs',
  );
  expect(stdout).toMatch(/2 passed, 0 failed\n$/);
});

it('says what is not as expected, with exit code 1', async () => {
  const root = files({
    'a.json': { ...taktik, choices: [{ choose: chosen('red-vehicle-1'), verdict: 'legal' }] },
  });
  const { code, stdout } = await said(`scenario ${root}`);
  expect(code).toBe(1);
  expect(stdout).toContain('FAIL');
  expect(stdout).toContain('choice 1: expected legal, got filterMismatch');
  expect(stdout).toContain('owner "opponent"');
});

it.each<[string, unknown, string]>([
  ['is no JSON', '{', 'not JSON'],
  ['is of no game', { name: 'x' }, 'game'],
  ['is of an unknown game', { ...taktik, game: 'taktk' }, 'Did you mean taktik?'],
  ['has an unknown key', { ...taktik, colour: 'red' }, 'colour'],
  ['has words in a game without', { ...taktik, spec: undefined, text: 'target unit' }, 'reads no words'],
  ['has words that are not read', { ...mtg, text: 'Destroy target wobbly thingamajig.' }, 'text'],
  [
    'is about several abilities',
    { ...mtg, text: 'Destroy target land.\n{T}: Untap target land.' },
    'name one',
  ],
])('a file that %s: exit code 3', async (_what, content, words) => {
  const path = join(files({ 'good.json': taktik, 'odd.json': content }), '');
  const { code, stdout } = await said(`scenario ${path}`);
  expect(code).toBe(3);
  expect(stdout).toContain('BAD');
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(stdout).toContain('1 passed, 1 failed');
});

it('gives one document', async () => {
  const { code, stdout } = await said('scenario --json -', { stdin: JSON.stringify(mtg) });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    passed: 1,
    failed: 0,
    scenarios: [
      {
        file: '-',
        ok: true,
        rule: '702.11b',
        checks: [{ what: 'why not veiled' }, { what: 'choice 1' }, { got: 'fizzles' }],
      },
    ],
  });
});

it('refuses what is not there, and a folder without scenarios', async () => {
  expect((await said(`scenario ${join(folder(), 'none.json')}`)).code).toBe(3);
  const { code, stderr } = await said(`scenario ${folder()}`);
  expect(code).toBe(3);
  expect(stderr).toContain('no .json files');
  expect((await said('scenario')).code).toBe(2);
});
