import { expect, it } from 'vitest';
import { said } from '../../test/call.js';

it('plays Lorcana, and tells it', async () => {
  const called = await said('play lorcana --seed 3 --bots greedy,random');
  expect(called).toMatchObject({ code: 0, stderr: '' });
  expect(called.stdout).toMatch(/^--- turn 1: (?:north|south)$/m);
  expect(called.stdout).toMatch(/^(?:north|south) won: enough lore\. \(\d+ moves, seed 3\)$/m);
});

it('simulates Lorcana: matches end, nothing offered is refused, records play again', async () => {
  const { code, stdout } = await said('simulate lorcana --games 2 --workers 1 --json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    summary: { games: 2, refusedOffers: 0, replayMismatches: 0, findings: {} },
  });
});
