import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';

it('plays a match of Magic, tells it, plays its record again, and shows a step of it', async () => {
  const file = join(folder(), 'match.json');
  const played = await said(`play mtg --set 6ed --seed 5 --options {"turnLimit":8} --save ${file}`);
  expect(played.code).toBe(0);
  expect(played.stdout).toMatch(/--- turn 2: /);
  expect(played.stdout).toMatch(/ casts [A-Z]/);
  expect(played.stdout).not.toMatch(/(?:ann|bob)-\d/);
  expect(played.stdout).not.toContain('{"type"');
  const again = await said(`replay ${file}`);
  expect(again.stdout).toContain('the same as it was');
  const shown = await said(`replay ${file} --step 30`);
  expect(shown.stdout).toMatch(/Move 30, (ann|bob): /);
  expect(shown.stdout).toMatch(/turn \d+, \w+/);
});

it('plays a checked match', async () => {
  const { code, stdout } = await said(
    'simulate mtg --set 6ed --games 1 --workers 1 --options {"turnLimit":8} --json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ findings: [], options: { set: '6ed' } });
});
