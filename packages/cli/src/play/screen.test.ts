import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Choice, Prompter } from '../io.js';

const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** Chooses by the beginnings of labels, one after the other, then leaves; tells what it was asked. */
function chooser(...labels: readonly string[]): Prompter & { readonly asked: string[] } {
  const left = [...labels];
  const asked: string[] = [];
  return {
    asked,
    select: async <T>(message: string, choices: readonly Choice<T>[]) => {
      asked.push(message);
      const label = left.shift() ?? 'leave';
      return choices.find((choice) => choice.label.startsWith(label))?.value;
    },
  };
}

/** What stood on the screen, one after the other; what came before the first stands first. */
const screens = (stdout: string): readonly string[] => stdout.split(CLEAR);

const line = 'play lorcana --human north --bots greedy --seed 7';

it('the screen is drawn anew at each decision: the board, the hand in words, what happened, what was asked for', async () => {
  const prompter = chooser('read a card', '', 'show the board', 'leave');
  const { stdout } = await said(line, { prompter, isTTY: true });
  const [before = '', ...drawn] = screens(stdout);
  expect(before).toBe('');
  // Once for each decision, and at the end.
  expect(drawn.length).toBe(prompter.asked.filter((words) => words.startsWith('You are')).length + 1);
  for (const one of drawn) expect(one).toMatch(/You hold:\n\* .+\n {4}\w/u);
});

it('what happened since the last decision is told once', async () => {
  const prompter = chooser('keep', 'no more', 'end the turn');
  const { stdout } = await said('play lorcana --human north --bots greedy --seed 7', {
    prompter,
    isTTY: true,
  });
  const told = screens(stdout).filter((one) => one.includes('--- turn 2'));
  expect(told.length).toBe(1);
});

it.each<[string, string, Parameters<typeof said>[1]]>([
  ['with --plain', `${line} --plain`, { isTTY: true }],
  ['in a pipe', line, {}],
  ['in a terminal that can do nothing', line, { isTTY: true, env: { TERM: 'dumb' } }],
])('%s all is told in lines', async (_name, words, io) => {
  const { stdout } = await said(words, { ...io, prompter: chooser('keep') });
  expect(stdout).not.toContain(CLEAR);
  expect(stdout).toContain('north');
});

it('a puzzle tells on each screen what is wanted', async () => {
  const { code, stdout } = await said('puzzle lorcana quest', {
    prompter: chooser('show', 'quest'),
    isTTY: true,
  });
  const [, ...drawn] = screens(stdout);
  expect(code).toBe(0);
  expect(drawn.slice(0, -1).map((one) => one.includes('Win this turn.'))).toEqual([true, true]);
});
