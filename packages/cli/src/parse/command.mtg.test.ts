import { expect, it } from 'vitest';
import { call } from '../../test/call.js';
import { fileWith } from '../../test/cards.js';
import type { TargetReading } from './targets.js';

const whole = (text: string, ...more: readonly string[]) => call(['parse', 'mtg', text, ...more]);
const parse = (text: string, ...more: readonly string[]) => whole(text, '--targets', ...more);
const json = async (text: string, ...more: readonly string[]): Promise<TargetReading> =>
  JSON.parse((await parse(text, ...more, '--json')).stdout) as TargetReading;

it('shows all that a text says: what each word does, the words printed back, and the data', async () => {
  const text = '{2}, {T}: Destroy target nonblack creature.';
  const { code, stdout } = await whole(text, '--types', 'artifact');
  expect(code).toBe(0);
  expect(stdout.split('\n').slice(0, 5)).toEqual([
    text,
    '$$$$$$$$  ======= ^^^^^^^^^^^^^^^^^^^^^^^^',
    '$ cost   = effect   ^ target',
    '',
    `says   ${text}`,
  ]);
  expect(stdout).toContain('"effect": "destroy"');
  expect(stdout).toContain('Read whole as the words of an artifact.');
  expect(stdout).not.toContain('not read');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('marks the word that is wrong, and offers the text that is read instead of it', async () => {
  const { code, stdout } = await whole('Destroy target nonblak creature.');
  expect(code).toBe(1);
  const [text, marks = ''] = stdout.split('\n');
  expect(text).toBe('Destroy target nonblak creature.');
  expect(marks).toBe(`${'.'.repeat(15)}???????${'.'.repeat(9)}`);
  expect(stdout).toContain('Not read as the words of an instant: 1 part. Nothing else was read.');
  expect(stdout).toContain('try    Destroy target nonblack creature.');
  expect(stdout).not.toContain('non- ');
});

it('says what was read of a line and what was not, and that no card has it yet', async () => {
  const text = 'Whenever this creature attacks, gild a lily. Draw a card.';
  const { code, stdout } = await whole(text);
  expect(code).toBe(1);
  expect(stdout.split('\n').slice(0, 4)).toEqual([
    text,
    '>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>  ????...????  ===========',
    '> trigger   = effect   ? not read   . nor this, with it',
    '',
  ]);
  const told = stdout.replaceAll(/\s+/gu, ' ');
  expect(told).toContain('{ "words": "Draw a card.", "says": [ { "effects": [ { "effect": "draw" } ] } ] }');
  expect(told).toContain('1 part. Read: 2 parts, alone: no card has them before the line is read whole.');
  expect(told).not.toContain('The rest was read');
  const document: unknown = JSON.parse((await whole(text, '--json')).stdout);
  expect(document).toMatchObject({
    whole: false,
    held: 0,
    alone: [
      { start: 0, end: 30, json: [{ trigger: { on: 'attacks' } }] },
      { start: 45, end: 57, json: [{ effects: [{ effect: 'draw' }] }] },
    ],
    spans: [
      { what: 'trigger', alone: true, path: ['alone', 0] },
      { what: 'effect', alone: true },
    ],
  });
});

it('refuses types of which the game knows none, with those that it knows', async () => {
  const { code, stderr } = await whole('Draw a card.', '--types', 'instnat');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^There is no type instnat; there are instant, sorcery, .*\. Did you mean instant/);
  expect((await whole('Flying', '--types', 'legendary creature wizard')).code).toBe(0);
  expect((await call(['parse', 'lorcana', 'Rush', '--types', 'creature'])).stderr).toContain('character');
});

it('is told what is printed beside the words', async () => {
  const walker = '-2: Draw a card.';
  const without = await whole(walker, '--types', 'planeswalker');
  expect(without.code).toBe(1);
  const told = without.stdout.replaceAll(/\s+/gu, ' ');
  expect(told).toContain('lacks It is not said how much loyalty this planeswalker enters with');
  expect(told).toContain('give --loyalty VALUE: a number or X, such as 4');
  expect(told).toContain('All words are read as the words of a planeswalker.');
  expect(without.stdout).not.toContain('?');
  const { code, stdout } = await whole(walker, '--types', 'planeswalker', '--loyalty', '4');
  expect(code).toBe(0);
  expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('"loyalty": 4');
  expect((await whole(walker, '--loyalty', 'X')).stdout).toContain('as the words of a planeswalker');
  const other = await call(['parse', 'lorcana', 'Rush', '--loyalty', '4']);
  expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('--loyalty')]);
});

it.each([
  [['--loyalty', 'four'], '--loyalty is a number or X, such as 4. "four" is not.'],
  [['--power', 'big'], '--power is a number or *, such as 2. "big" is not.'],
  [['--types', 'creature', '--loyalty', '4'], 'Only a planeswalker has loyalty: add that to --types'],
])('%j: a wrong value of an option is refused as that', async (more, told) => {
  const { code, stdout, stderr } = await whole('+1: Draw a card.', ...more);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(told);
});

it.each([
  [['mtg', '-8: Draw two cards.', '--types', 'planeswalker', '--loyalty', '8']],
  [['mtg', '--types', 'planeswalker', '--loyalty', '8', '-8: Draw two cards.']],
  [['--loyalty', '8', 'mtg', '-X: Draw X cards.']],
  [['mtg', '--loyalty', '8', '--', '-8: Draw two cards.']],
])('%j: words may begin with a minus', async (argv) => {
  const { code, stderr } = await call(['parse', ...argv]);
  expect([code, stderr]).toEqual([0, '']);
});

it('says of an unknown option where words belong that look like one', async () => {
  const { code, stderr } = await call(['parse', 'mtg', '--flying']);
  expect([code, stderr]).toEqual([2, expect.stringContaining('write these last, behind "--"')]);
  expect((await call(['play', 'mtg', '--flying'])).stderr).not.toContain('behind');
});

it.each([
  ['When this creature enters draw a card.', 25, 'A comma may be missing after "enters".'],
  ['{T} Add {G}.', 3, 'A colon may be missing after "{T}".'],
  ['Draw a card, You gain 2 life.', 11, 'After "card" a full stop may be meant, not a comma.'],
])('%s: marks one mark that is missing or wrong, and offers the mended text', async (text, at, told) => {
  const { stdout } = await whole(text);
  expect(stdout.split('\n')[1]?.indexOf('?')).toBe(at);
  expect(stdout).toContain(`unread ${told}`);
  expect(stdout).toContain('try    ');
});

it('marks every slip of a line, and mends all of them at once', async () => {
  const { stdout } = await whole('Destroy target nonblak creature and draw a crad.');
  expect(stdout.split('\n')[1]).toBe('...............???????.....................????');
  expect(stdout).toContain('try    Destroy target nonblack creature and draw a card.');
});

it('has the same as JSON', async () => {
  const { stdout } = await whole('Draw a card. Sing.', '--types', 'sorcery', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    game: 'mtg',
    types: ['sorcery'],
    whole: false,
    unread: [{ code: 'mtg.unreadEffect', near: [], repairs: [] }],
  });
});

it.each([
  ['Draw a card.', 0],
  ['Flying', 0],
  ['', 3],
  [' \n', 3],
  ['Frobnicate target artifact and then a wumpus.', 1],
])('%j as a whole: exit code %i', async (text, code) => expect((await whole(text)).code).toBe(code));

it.each([
  ['Destroy target nonblack creature.', 0, ['target nonblack creature']],
  ['Tap up to two target artifacts.', 0, ['up to two target artifacts']],
  ['Draw a card.', 0, []],
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
    expect.stringMatching(/^ {12}\?+2$/),
    '',
    '1  spell ability 0, slot t1, characters 8 to 23',
    '   words   target artifact',
    '   slot    { "id": "t1", "accepts": [ { "kind": "card", "filter": { "zone":',
  ]);
  expect(stdout).toContain('refused');
  expect(stdout).toContain('1 not understood: 2 requirements, 0 mentions.');
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('marks the word of a target that is wrong, as it is written', async () => {
  const { stdout } = await parse('Destroy target nonblak creature.');
  expect(stdout.split('\n').slice(0, 2)).toEqual([
    'Destroy target nonblak creature.',
    `${' '.repeat(15)}???????1`,
  ]);
  expect(stdout.replaceAll(/\s+/gu, ' ')).toContain('"nonblak" is unknown: is it "nonblack"?');
  const { requirements } = await json('Destroy target nonblak creature.');
  expect(requirements).toMatchObject([{ wrong: { start: 15, end: 22 } }]);
  const hyphen = await json('Destroy target non-blak creature.');
  expect(hyphen.requirements).toMatchObject([{ wrong: { start: 15, end: 23 } }]);
});

it('reads the targets alone of a text of which it does not know the rest', async () => {
  const { code, stdout } = await parse('Frobnicate target artifact and then a wumpus.');
  expect(code).toBe(0);
  expect(stdout).toContain('Targets understood: 1 requirement, 0 mentions.');
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
