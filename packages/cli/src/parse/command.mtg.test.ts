import { expect, it } from 'vitest';
import { call } from '../../test/call.js';
import { fileWith } from '../../test/cards.js';
import type { Reading } from './command.js';

const parse = (text: string, ...more: readonly string[]) => call(['parse', 'mtg', text, ...more]);
const json = async (text: string, ...more: readonly string[]): Promise<Reading> =>
  JSON.parse((await parse(text, ...more, '--json')).stdout) as Reading;

it.each([
  ['Destroy target nonblack creature.', 0, ['target nonblack creature']],
  ['Tap up to two target artifacts.', 0, ['up to two target artifacts']],
  ['Draw a card.', 0, []],
  ['', 0, []],
  ['Gild target frobnicator.', 1, [undefined]],
])('%j: exit code %i', async (text, code, words) => {
  expect((await parse(text)).code).toBe(code);
  const { understood, requirements } = await json(text);
  expect(understood).toBe(code === 0);
  expect(requirements.map((found) => found.words)).toEqual(words);
});

it('says of each target its ability, mode, slot and place', async () => {
  const text =
    'Choose one \u2014\n\u2022 Destroy target artifact.\n\u2022 Tap target creature.\n{T}: Sootling taps target land.';
  const { requirements } = await json(text, '--name', 'Sootling', '--types', 'Legendary, Creature');
  expect(
    requirements.map(({ ability, id, span }) => [ability, id, text.slice(span.start, span.end)]),
  ).toEqual([
    [{ kind: 'static', index: 0, mode: 0 }, 't1', 'target artifact'],
    [{ kind: 'static', index: 0, mode: 1 }, 't1', 'target creature'],
    [{ kind: 'activated', index: 1 }, 't1', 'target land'],
  ]);
});

it('finds what only mentions targets', async () => {
  const text = 'Whenever this creature becomes the target of a spell, tap target land.';
  const { requirements, mentions } = await json(text);
  expect(requirements).toHaveLength(1);
  expect(mentions.map(({ start, end }) => text.slice(start, end))).toEqual(['target']);
  expect((await parse(text)).stdout).toContain('1 requirement, 1 mention');
});

it('marks the places under the text, and prints the reading back', async () => {
  const { stdout } = await parse('Destroy target artifact.\nGild target frobnicator.');
  expect(stdout.split('\n').slice(0, 8)).toEqual([
    'Destroy target artifact.',
    '        ^^^^^^^^^^^^^^^1',
    'Gild target frobnicator.',
    expect.stringMatching(/^ {5}\?+2$/),
    '',
    '1  spell ability 0, slot t1, characters 8 to 23',
    '   words   target artifact',
    '   slot    { "id": "t1", "accepts": [ { "kind": "card", "filter": { "zone":',
  ]);
  expect(stdout).toContain('refused');
  expect(stdout).toContain('1 not understood: 2 requirements, 0 mentions. The effect was not read.');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('says what it did not look at', async () => {
  const { code, stdout } = await parse('Frobnicate target artifact and then a wumpus.');
  expect(code).toBe(0);
  expect(stdout).toContain('Targets understood: 1 requirement, 0 mentions. The effect was not read.');
  expect(await json('Tap target land.')).toMatchObject({ read: 'targets', understood: true });
});

it('says what an ability, and a target, depend on', async () => {
  const level = await parse('LEVEL 1-3\n2/2\n{T}: Tap target land.', '--types', 'creature');
  expect(level.stdout).toContain('activated ability 0, only as level 1-3, slot t1');
  const paid = await parse('Tap target land. If this spell was kicked, instead tap target creature.');
  expect(paid.stdout).toContain('only if this spell was kicked; instead of an earlier target');
});

it.each([
  ['a file', ['--file', 'FILE'], ''],
  ['stdin', [], 'Tap target land.\n'],
  ['stdin by its name', ['-'], 'Tap target land.'],
])('reads %s', async (_what, more, stdin) => {
  const file = fileWith('Tap target land.\n', 'card.txt');
  const words = more.map((word) => (word === 'FILE' ? file : word));
  const { code, stdout } = await call(['parse', 'mtg', ...words], { stdin });
  expect(code).toBe(0);
  expect(stdout).toContain('target land');
});

it.each([
  [true, {}, true],
  [true, { NO_COLOR: '1' }, false],
  [false, {}, false],
])('terminal %s, %j: colours %s', async (isTTY, env, colours) => {
  const { stdout } = await call(['parse', 'mtg', 'Gild target frobnicator.'], { isTTY, env });
  expect(stdout.includes('\u001B[')).toBe(colours);
});

it.each([
  ['words', 'target '.repeat(150_000)],
  ['control characters', '\u0000\u001B[31m\u0007'.repeat(250_000)],
  ['brackets', '('.repeat(1_000_000)],
  ['one word', 'x'.repeat(1_000_000)],
])('refuses a million characters of %s at once', async (_what, stdin) => {
  const start = performance.now();
  const { code, stdout } = await call(['parse', 'mtg'], { stdin });
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(code).toBe(1);
  expect(stdout.length).toBeLessThan(1_000);
});
