import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { clackPrompter } from './prompter.js';

function typed(keys: string) {
  const input = new PassThrough();
  setTimeout(() => input.write(keys), 200);
  return clackPrompter(input, new PassThrough().resume());
}

const question = { message: 'Name?', initial: 'my-game', check: () => undefined };

it.each([
  ['Enter', '\r', 'my-game'],
  ['letters', '2\r', 'my-game2'],
  ['Ctrl-C', '\u0003', undefined],
  ['Escape', '\u001B', undefined],
])('a text is answered by %s', async (_what, keys, answer) => {
  expect(await typed(keys).text(question)).toBe(answer);
});

it.each([
  ['Enter', '\r', true],
  ['n', 'n', false],
  ['Ctrl-C', '\u0003', undefined],
])('a question is answered by %s', async (_what, keys, answer) => {
  expect(await typed(keys).confirm('Sure?')).toBe(answer);
});
