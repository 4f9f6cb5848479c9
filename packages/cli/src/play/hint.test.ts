import { expect, it } from 'vitest';
import { said } from '../../test/call.js';

it('tells a person what a search would do, how good that is, and what it expects then', async () => {
  const prompter = { select: async () => undefined };
  const { code, stdout, stderr } = await said(
    'play taktik --width 8 --height 8 --seed 3 --human red --hint',
    {
      prompter,
    },
  );
  // The menu is closed, which interrupts the match.
  expect({ code, stderr }).toEqual({ code: 130, stderr: '' });
  const told = stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(?:hint|or|then): /.test(line));
  expect(told[0]).toMatch(/^hint: .+ \(-?[01]\.\d\d, looked at \d+ times\)$/);
  expect(told.at(-1)).toMatch(/^then: (?:red|blue): ./);
});
