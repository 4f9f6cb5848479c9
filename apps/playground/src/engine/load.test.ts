import { expect, it } from 'vitest';
import { GAMES } from './games.js';
import { isNear, loadGame } from './load.js';

const PAGE = 'https://pages.example/playground/';

it.each([
  ['blob:https://pages.example/1234', true],
  ['http://localhost:5173/host.js', true],
  ['http://127.0.0.1:8000/host.js', true],
  ['host.js', true],
  ['https://elsewhere.example/host.js', false],
  ['data:text/javascript,export const host = 1', false],
  ['http://localhost.elsewhere.example/host.js', false],
  ['', true],
])('code is taken from near places only: %s', (address, near) => {
  expect(isNear(address, PAGE)).toBe(near);
});

it('what is no game is refused, and the list of games stays', async () => {
  const before = GAMES.map(({ id }) => id);
  expect(await loadGame('https://elsewhere.example/host.js', PAGE)).toMatchObject({
    ok: false,
    refusals: [{ code: 'notNear' }],
  });
  expect(await loadGame('http://127.0.0.1:9/host.js', PAGE)).toMatchObject({
    ok: false,
    refusals: [{ code: 'moduleThrew' }],
  });
  expect(GAMES.map(({ id }) => id)).toEqual(before);
});
