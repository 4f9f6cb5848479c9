import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { clackPrompter } from './clack.js';

const few = [
  { label: 'north', value: 'n' },
  { label: 'south', value: 's' },
];
const many = Array.from({ length: 20 }, (_choice, at) => ({ label: `road ${at}`, value: at }));

function asked(choices: readonly { readonly label: string; readonly value: unknown }[], keys?: string) {
  const input = new PassThrough();
  const answer = clackPrompter(input, new PassThrough().resume()).select('Where to?', choices);
  setTimeout(() => (keys === undefined ? input.end() : input.write(keys)), 200);
  return answer;
}

it.each([
  ['Enter, the first', few, '\r', 'n'],
  ['Ctrl-C', few, '\u0003', undefined],
  ['Escape', few, '\u001B', undefined],
  ['Ctrl-D', few, '\u0004', undefined],
  ['Ctrl-D in a long list', many, '\u0004', undefined],
  ['the end of the input', few, undefined, undefined],
])('is answered by %s', async (_what, choices, keys, answer) => {
  expect(await asked(choices, keys)).toBe(answer);
});
