import { expect, it } from 'vitest';
import { call } from '../../test/call.js';
import type { Standing } from './standing.js';

const small = [
  '--options',
  '{"width":6,"height":6,"force":{"infantry":1,"vehicle":1,"special":0},"turnLimit":6}',
];
const arena = (...more: readonly string[]) => call(['arena', 'taktik', '--workers', '2', ...small, ...more]);

it('lets every two bots play with the seats exchanged, and rates them', async () => {
  const { code, stdout } = await arena('--bots', 'random,search:2', '--pairs', '2', '--json');
  expect(code).toBe(0);
  const told = JSON.parse(stdout) as { standing: Standing; results: { sides: { bot: string }[] }[] };
  expect(told.standing.couples).toMatchObject([{ bot: 'random', against: 'search:2', games: 4 }]);
  expect(told.standing.bots.map(({ games }) => games)).toEqual([4, 4]);
  expect(told.results.map(({ sides }) => sides.map(({ bot }) => bot).join())).toEqual([
    'random,search:2',
    'search:2,random',
    'random,search:2',
    'search:2,random',
  ]);
});

it.each([
  ['greddy,random', 'Did you mean greedy?'],
  ['greedy', 'Two bots at least'],
  ['greedy,greedy', 'each of them once'],
  ['search:0,greedy', 'search:N'],
])('refuses the bots %s', async (bots, words) => {
  const { code, stderr } = await arena('--bots', bots);
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
});
