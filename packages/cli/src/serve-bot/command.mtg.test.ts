import { expect, it } from 'vitest';
import { call } from '../../test/call.js';

const start = {
  do: 'start',
  game: 'taktik',
  options: { width: 6, height: 6, turnLimit: 4, first: 'red' },
  seed: 'a',
};

/** The answers to requests, sent together. */
async function answers(...requests: readonly unknown[]): Promise<readonly Record<string, unknown>[]> {
  const stdin = requests.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
  const { code, stdout } = await call(['serve-bot'], { stdin });
  expect(code).toBe(0);
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('keeps matches: who acts, what they see, what they may do, what comes of it', async () => {
  const [begun, seen, moves, bot, both] = await answers(
    { ...start, id: 7 },
    { do: 'observe', match: 'm1', agent: 'red' },
    { do: 'legal', match: 'm1', agent: 'red', most: 3 },
    { do: 'bot', match: 'm1', agent: 'red', bot: 'random' },
    start,
  );
  expect(begun).toMatchObject({ id: 7, match: 'm1', agents: ['red', 'blue'], step: 0, over: false });
  expect(seen?.['observation']).toMatchObject({ viewer: 'red', step: 0 });
  expect(moves?.['moves']).toEqual([expect.objectContaining({ player: 'red' })]);
  expect(bot).toMatchObject({ step: 1, rewards: { red: 0, blue: 0 } });
  expect(both).toMatchObject({ match: 'm2' });
});

it.each([
  ['noise', 'notJson'],
  [{ do: 'dance' }, 'invalidValue'],
  [{ ...start, game: 'taktk' }, 'cli.unknownGame'],
  [{ ...start, options: { width: 1 } }, 'taktik.boardSize'],
  [{ do: 'observe', match: 'm9' }, 'cli.unknownName'],
] as const)('answers %j with issues', async (asked, code) => {
  const [answer] = await answers(asked);
  expect(JSON.stringify(answer?.['error'])).toContain(`{"issues":[{"code":"${code}"`);
});

it('refuses a move, and the match is as it was', async () => {
  const [, refused, closed, gone] = await answers(
    start,
    { do: 'act', match: 'm1', move: { move: 'fly', player: 'red' } },
    { do: 'close', match: 'm1' },
    { do: 'legal', match: 'm1', agent: 'red' },
  );
  expect(refused).toMatchObject({ error: {} });
  expect(closed).toEqual({ closed: 'm1' });
  expect(gone).toMatchObject({ error: {} });
});
