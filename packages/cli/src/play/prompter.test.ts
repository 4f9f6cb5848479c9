import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { clackPrompter } from './prompter.js';

const few = [
  { label: 'north', value: 'n' },
  { label: 'south', value: 's' },
  { label: 'stay', value: 't', key: 'Space' },
] as const;
const many = Array.from({ length: 20 }, (_choice, at) => ({ label: `road ${at}`, value: at }));

function asked(choices: readonly { readonly label: string; readonly value: unknown }[], keys?: string) {
  const input = new PassThrough();
  const answer = clackPrompter(input, new PassThrough().resume()).select('Where to?', choices);
  setTimeout(() => (keys === undefined ? input.end() : input.write(keys)), 200);
  return answer;
}

it.each([
  ['nothing by Enter alone: nobody has gone to a choice', few, '\r\r\u0003', undefined],
  ['Enter, where there is one choice', few.slice(0, 1), '\r', 'n'],
  ['the arrow keys', few, '\u001B[B\r', 'n'],
  ['Space, which passes', few, ' ', 't'],
  ['what is typed, where it alone fits', few, 'sou\r', 's'],
  ['words in any order, capitals aside', many, 'ROAD 17\r', 17],
  ['what was gone to among those that fit', many, 'road 1\u001B[B\r', 10],
  ['nothing that was not chosen: what is typed fits nothing', few, 'frog\r\u0003', undefined],
  ['nothing that was not chosen: several fit', many, 'road 1\r\u0003', undefined],
  ['what is left as more is typed, after a refusal', many, 'road 1\r8\r', 18],
  ['Ctrl-C', few, '\u0003', undefined],
  ['Escape', few, '\u001B', undefined],
  ['Ctrl-D', few, '\u0004', undefined],
  ['Ctrl-D in a long list', many, '\u0004', undefined],
  ['the end of the input', few, undefined, undefined],
])('is answered by %s', async (_what, choices, keys, answer) => {
  expect(await asked(choices, keys)).toBe(answer);
});
