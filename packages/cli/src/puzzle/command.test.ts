import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Choice } from '../io.js';

/** Chooses by the beginning of a label, one after the other. */
function chooser(...labels: readonly string[]) {
  const left = [...labels];
  return {
    select: async <T>(_message: string, choices: readonly Choice<T>[]) => {
      const label = left.shift() ?? '';
      return choices.find((choice) => choice.label.startsWith(label))?.value;
    },
  };
}

it('puzzles are listed, and tried by a bot', async () => {
  const { code, stdout } = await said('puzzle lorcana');
  expect([code, stdout.trim().split('\n').length]).toEqual([0, 20]);
  const tried = await said('puzzle lorcana quest --bot greedy --json');
  expect(JSON.parse(tried.stdout)).toMatchObject({ solved: 1, missed: 0 });
});

it.each([
  'puzzle lorcana quest --bot search:20',
  'play taktik --bots search:4,random --width 6 --height 6 --options {"turnLimit":1}',
  'simulate taktik --games 1 --bots search:4,random --width 6 --height 6 --options {"turnLimit":1}',
])('every command that takes a bot takes a search with a budget of its own: %s', async (line) => {
  const { code, stderr } = await said(`${line} --quiet`);
  expect([code, stderr]).toEqual([0, '']);
});

it('a person solves one, or does not', async () => {
  const good = await said('puzzle lorcana quest', { prompter: chooser('quest') });
  expect([good.code, good.stdout.trim().split('\n').at(-1)]).toEqual([0, 'Solved.']);
  const bad = await said('puzzle lorcana quest', { prompter: chooser('end') });
  expect([bad.code, bad.stdout.trim().split('\n').at(-1)]).toEqual([1, 'That was not it.']);
});

it.each([
  ['puzzle lorcana qest', 'Did you mean quest'],
  ['puzzle lorcana quest --bot serach', 'Did you mean search'],
  ['puzzle lorcana quest', 'stdin is empty'],
  ['puzzle lorcana quest --json', 'nobody is asked'],
])('%s is refused', async (line, words) => {
  const { code, stdout, stderr } = await said(line);
  expect(code).toBe(2);
  expect(stdout + stderr).toContain(words);
});

it('a puzzle is solved by lines of stdin, and a menu that is closed ends it', async () => {
  const good = await said('puzzle lorcana quest', { stdin: 'quest with\n' });
  expect([good.code, good.stdout.trim().split('\n').at(-1)]).toEqual([0, 'Solved.']);
  const closed = await said('puzzle lorcana quest', { prompter: { select: async () => undefined } });
  expect(closed.code).toBe(130);
});
