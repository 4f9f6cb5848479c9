import { PassThrough } from 'node:stream';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { BACK_LABEL, type Choice, type Scene } from '../io.js';
import { screenPrompter } from './full-screen.js';

const scene: Scene = {
  title: 'roads',
  board: ['a crossing'],
  hand: [],
  idle: new Map(),
  log: ['you came here'],
  news: 1,
  said: [],
  marked: () => ['a marked crossing'],
  legend: [],
  paint: (line) => line,
};
const roads: readonly Choice<string>[] = [
  { label: 'north', value: 'n' },
  { label: 'north-west', value: 'nw' },
  { label: 'walk (7 ways)', search: 'walk home walk away', value: 'w' },
];
const withBack: readonly Choice<string | undefined>[] = [...roads, { label: BACK_LABEL, value: undefined }];

const ENTERED = '\u001B[?1049h';
const LEFT = '\u001B[?1049l';
const TOP = '\u001B[H';

/** A terminal of 20 lines of 60 characters; `keys` are pressed one after the other. */
function terminal(keys: readonly string[]) {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { rows: 20, columns: 60 });
  const written: string[] = [];
  output.on('data', (text: Buffer) => written.push(text.toString()));
  let pressed = 0;
  const timer = setInterval(() => {
    const key = keys[pressed++];
    if (key === undefined) input.end();
    else input.write(key);
  }, 120);
  const prompter = screenPrompter(input, output, picocolors.createColors(false));
  return { prompter, all: () => written.join(''), end: () => clearInterval(timer) };
}

const DOWN = '\u001B[B';
const withKeys: readonly Choice<string>[] = [
  { label: 'stay', value: 's', key: 'Space' },
  { label: 'north', value: 'n' },
  { label: 'go back', value: 'b', key: 'Ctrl-B' },
];
const one: readonly Choice<string>[] = [{ label: 'north', value: 'n' }];

it.each<[string, readonly Choice<string | undefined>[], readonly string[], string | undefined]>([
  ['nothing by Enter alone: nobody has gone to a choice', roads, ['\r', '\r', '\u0003'], undefined],
  ['Enter, where there is one choice', one, ['\r'], 'n'],
  ['the arrow keys, to the first', roads, [DOWN, '\r'], 'n'],
  ['the arrow keys, to the second', roads, [DOWN, DOWN, '\r'], 'nw'],
  ['the arrow keys, up to the last', roads, ['\u001B[A', '\r'], 'w'],
  [
    'nothing by Enter where the arrow keys led back out',
    roads,
    [DOWN, '\u001B[A', '\r', '\u0003'],
    undefined,
  ],
  ['Space, which passes', withKeys, [' '], 's'],
  ['Ctrl-B, whatever was typed', withKeys, ['nor', '\u0002'], 'b'],
  ['no Space in what is typed', withKeys, ['go', ' ', 'b', '\r'], 'b'],
  ['no Space where nothing passes', roads, [' ', '\r', '\u0003'], undefined],
  ['what is typed, where it alone fits', roads, ['west', '\r'], 'nw'],
  ['what is found by its ways', roads, ['home', '\r'], 'w'],
  ['nothing by Enter alone where several fit', roads, ['nor', '\r', '\u0003'], undefined],
  ['Escape, which first empties what was typed', roads, ['west', '\u001B', DOWN, '\r'], 'n'],
  ['Escape, which leads nowhere without a way back', roads, ['\u001B', DOWN, '\r'], 'n'],
  ['Escape, which goes back', withBack, ['\u001B', '\r'], undefined],
  ['Tab and paging, which choose nothing', roads, ['\t', '\u001B[6~', '\t', '\t', DOWN, '\r'], 'n'],
  ['help, which chooses nothing', roads, ['?', '\u007F', DOWN, DOWN, '\r'], 'nw'],
  ['Ctrl-C', roads, ['\u0003'], undefined],
  ['the end of the input', roads, [], undefined],
])('a menu on a screen is answered by %s', async (_what, choices, keys, answer) => {
  const { prompter, end } = terminal(keys);
  expect(await prompter.select('Where to?', choices, scene)).toBe(answer);
  end();
});

it('the screen is entered once, drawn from its top, and left as it was', async () => {
  const { prompter, all, end } = terminal([DOWN, '\r', DOWN, '\r']);
  await prompter.select('Where to?', roads, scene);
  await prompter.select('And then?', roads, scene);
  prompter.leave?.();
  prompter.leave?.();
  end();
  expect(all().split(ENTERED)).toHaveLength(2);
  expect(all().split(LEFT)).toHaveLength(2);
  expect(all().endsWith(LEFT)).toBe(true);
  expect(all()).not.toContain('\u001B[3J');
  const frames = all()
    .split(TOP)
    .filter((drawn) => drawn.includes('a crossing'));
  for (const drawn of frames) expect(drawn.split('\r\n')).toHaveLength(20);
});

it('what a kind of moves was found by narrows its ways', async () => {
  const { prompter, all, end } = terminal(['home', '\r', '\r']);
  await prompter.select('Where to?', roads, scene);
  const ways = [
    { label: 'walk away', value: 1 },
    { label: 'walk home', value: 2 },
  ];
  expect(await prompter.select('Which?', ways, scene)).toBe(2);
  end();
  expect(all()).toContain('find: home_  1 of 2');
});

it('Tab shows all that happened', async () => {
  const { prompter, all, end } = terminal(['\t', '\t', DOWN, '\r']);
  await prompter.select('Where to?', roads, { ...scene, news: 0 });
  end();
  const frames = all()
    .split(TOP)
    .filter((drawn) => drawn.includes('roads'));
  expect(frames[0]).not.toContain('you came here');
  expect(frames.some((drawn) => drawn.includes('you came here') && !drawn.includes('a crossing'))).toBe(true);
});
