import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Choice, Prompter, Scene } from '../io.js';

interface Asked {
  readonly message: string;
  readonly choices: readonly Choice<unknown>[];
  readonly scene: Scene | undefined;
}

/** Chooses by the beginnings of labels, one after the other, then leaves; keeps what it was asked, and around what. */
function chooser(
  ...labels: readonly string[]
): Prompter & { readonly asked: Asked[]; readonly left: () => number } {
  const wanted = [...labels];
  const asked: Asked[] = [];
  let left = 0;
  return {
    asked,
    left: () => left,
    select: async <T>(message: string, choices: readonly Choice<T>[], scene?: Scene) => {
      asked.push({ message, choices, scene });
      const label = wanted.shift() ?? 'leave';
      return choices.find((choice) => choice.label.startsWith(label))?.value;
    },
    leave: () => void left++,
  };
}

const line = 'play lorcana --human north --bots greedy --seed 7';

it('each decision has a scene: the board, the hand, what happened, what was asked for', async () => {
  const prompter = chooser('read a card', '', 'leave');
  const { stdout } = await said(line, { prompter, isTTY: true });
  const scenes = prompter.asked.map(({ scene }) => scene);
  expect(scenes.length).toBe(3);
  for (const scene of scenes) {
    expect(scene?.title).toMatch(/^lorcana · you are north · turn \d+ .*seed 7$/u);
    expect(scene?.board.join('\n')).toContain('north');
    expect(scene?.hand.map(({ face }) => face !== undefined)).toEqual(scene?.hand.map(() => true));
  }
  expect(scenes[0]?.said).toEqual([]);
  expect(scenes[2]?.said.length).toBeGreaterThan(0);
  expect(prompter.left()).toBe(1);
  // What stays in the terminal after the screen is gone.
  expect(stdout).toContain('You left the match.');
});

it('what happened since the last decision is told once, and the whole log stays', async () => {
  const prompter = chooser('keep', 'no more', 'end the turn', 'end the turn');
  await said(line, { prompter, isTTY: true });
  const scenes = prompter.asked.flatMap(({ scene }) => scene ?? []);
  const news = scenes.flatMap(({ log, news: count }) => (count === 0 ? [] : log.slice(-count)));
  expect(news).toEqual(scenes.at(-1)?.log.slice(0, news.length));
  expect(news.filter((told) => told.startsWith('--- turn 2'))).toHaveLength(1);
});

it('a choice that is about a card says which, so that it can be shown', async () => {
  const prompter = chooser('keep', 'no more');
  await said(line, { prompter, isTTY: true });
  const inks = prompter.asked
    .flatMap(({ choices }) => choices)
    .filter(({ label }) => label.startsWith('ink '));
  expect(inks.length).toBeGreaterThan(0);
  for (const { label, about } of inks) expect(label).toContain(about?.name);
});

it.each<[string, string, Parameters<typeof said>[1]]>([
  ['with --plain', `${line} --plain`, { isTTY: true }],
  ['in a pipe', line, {}],
  ['in a terminal that can do nothing', line, { isTTY: true, env: { TERM: 'dumb' } }],
])('%s all is told in lines', async (_name, words, io) => {
  const prompter = chooser('keep');
  const { stdout } = await said(words, { ...io, prompter });
  expect(prompter.asked.map(({ scene }) => scene)).toEqual(prompter.asked.map(() => undefined));
  expect(stdout).toContain('north');
});

it('a puzzle tells on each screen what is wanted', async () => {
  const prompter = chooser('take back', 'quest');
  const { code, stdout } = await said('puzzle lorcana quest', { prompter, isTTY: true });
  expect(code).toBe(0);
  expect(stdout).toContain('Solved.');
  const titles = prompter.asked.map(({ scene }) => scene?.title);
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) expect(title).toContain('Win this turn.');
});
