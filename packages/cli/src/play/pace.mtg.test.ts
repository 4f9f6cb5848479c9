import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Choice, Prompter, Scene } from '../io.js';

/** Chooses by the beginnings of labels, then leaves; keeps the titles and what was said at the first menus of decisions. */
function chooser(
  ...labels: readonly string[]
): Prompter & { readonly titles: string[]; readonly told: string[] } {
  const wanted = [...labels];
  const titles: string[] = [];
  const told: string[] = [];
  return {
    titles,
    told,
    select: async <T>(message: string, choices: readonly Choice<T>[], scene?: Scene) => {
      if (message.startsWith('You are')) titles.push(scene?.title ?? '');
      told.push(...(scene?.said ?? []));
      const label = wanted.shift() ?? 'leave';
      return choices.find((choice) => choice.label.startsWith(label))?.value;
    },
  };
}

const line = 'play mtg --human ann --bots random --seed 3';
const momentsOf = (titles: readonly string[]) =>
  titles.map((title) => title.split(' · ').slice(2, 4).join(', '));

it('a person is asked where there is something to do, and with --every-stop everywhere', async () => {
  const passing = ['pass', 'pass', 'pass'];
  const usual = chooser(...passing);
  await said(line, { prompter: usual, isTTY: true });
  const every = chooser(...passing);
  await said(`${line} --every-stop`, { prompter: every, isTTY: true });
  expect(momentsOf(usual.titles)[0]).toBe('turn 2, first main phase');
  expect(momentsOf(every.titles).slice(0, 2)).toEqual([
    'turn 1, first main phase',
    'turn 1, second main phase',
  ]);
});

it('going on to the next turn asks for what must be decided alone, and is taken back as one decision', async () => {
  const prompter = chooser('go on to the next turn', 'take back', 'go on until');
  await said(line, { prompter, isTTY: true });
  const [begun, later, again] = momentsOf(prompter.titles);
  expect(begun).toBe('turn 2, first main phase');
  // Eight cards in hand: one is to be discarded (rule 514.1).
  expect(later).toBe('turn 2, cleanup step');
  expect(again).toBe(begun);
  expect(prompter.told).toContain('Your last move is taken back.');
});

it('nothing is taken back where nothing was done', async () => {
  const prompter = chooser('take back');
  await said(line, { prompter, isTTY: true });
  expect(prompter.told).toEqual(['There is no move of yours to take back.']);
});

it('a hint is told once it is asked for', async () => {
  const prompter = chooser('ask for a hint');
  await said(line, { prompter, isTTY: true });
  expect(prompter.told[0]).toMatch(/^hint: /u);
});
