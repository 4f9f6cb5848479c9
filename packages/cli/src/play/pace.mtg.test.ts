import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Choice, Prompter, Scene } from '../io.js';

/** Chooses by the beginnings of labels, then leaves; keeps the titles and what was said at the first menus of decisions. */
function chooser(...labels: readonly string[]): Prompter & {
  readonly titles: string[];
  readonly told: string[];
  readonly messages: string[];
  readonly offers: string[][];
  readonly keys: string[];
  readonly notes: string[];
} {
  const wanted = [...labels];
  const titles: string[] = [];
  const told: string[] = [];
  const messages: string[] = [];
  const offers: string[][] = [];
  const keys: string[] = [];
  const notes: string[] = [];
  return {
    titles,
    told,
    messages,
    offers,
    keys,
    notes,
    select: async <T>(message: string, choices: readonly Choice<T>[], scene?: Scene) => {
      messages.push(message);
      if (message.startsWith('You are')) offers.push(choices.map(({ label }) => label));
      if (messages.length === 1)
        keys.push(...choices.flatMap(({ label, key }) => (key === undefined ? [] : [`${label}: ${key}`])));
      notes.push(...choices.flatMap(({ note }) => note?.() ?? []));
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
  const prompter = chooser('go on to the next turn', 'back', 'take back', 'go on until');
  await said(line, { prompter, isTTY: true });
  const [begun, later, again] = momentsOf(prompter.titles);
  expect(begun).toBe('turn 2, first main phase');
  // Eight cards in hand: one is to be discarded (rule 514.1).
  expect(later).toBe('turn 2, cleanup step');
  expect(again).toBe(begun);
  expect(prompter.told).toContain('Your last move is taken back.');
});

it('taking back is offered once something was done', async () => {
  const prompter = chooser('go to combat', 'take back');
  await said(line, { prompter, isTTY: true });
  expect(prompter.offers.map((labels) => labels.includes('take back my last move'))).toEqual([
    false,
    true,
    false,
  ]);
});

it('what has to be chosen is asked at once', async () => {
  const prompter = chooser('go on to the next turn');
  await said(line, { prompter, isTTY: true });
  expect(prompter.messages[1]).toBe('Choose: Discard a card (8 in hand, at most 7)');
});

it('Space passes, and is a key of nothing else', async () => {
  const prompter = chooser();
  await said(line, { prompter, isTTY: true });
  expect(prompter.keys).toEqual([
    'go to combat (first main phase): Space',
    'read a card: Ctrl-R',
    'ask for a hint: Ctrl-T',
  ]);
});

it('the card that one reads says why nothing can be done with it now', async () => {
  const prompter = chooser('read a card');
  await said(line, { prompter, isTTY: true });
  expect(prompter.notes.join('\n')).toMatch(
    /^Not now: .+ can't do this now: you can't make the mana that it costs \(rule 601\.2h\)\.$/mu,
  );
});

it('a hint is told once it is asked for', async () => {
  const prompter = chooser('ask for a hint');
  await said(line, { prompter, isTTY: true });
  expect(prompter.told[0]).toMatch(/^hint: /u);
});
