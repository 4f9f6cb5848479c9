import type { ThingView } from '@reticle/core/host';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Choice, Prompter, Scene } from '../io.js';
import { cardBox, huePainter } from './card-box.js';
import { frame, type MenuView, VIEWS } from './frame.js';

const plain = picocolors.createColors(false);
const bear: ThingView = {
  ref: { kind: 'card', id: 'bear', incarnation: 0 },
  name: 'Bog Bear',
  facts: ['2/2', 'creature - Bear', 'flying'],
  marks: ['tapped'],
  face: {
    cost: [
      { sign: '1', words: '1' },
      { sign: 'leaf', words: 'green', hue: 'green' },
    ],
    hues: ['green'],
    types: 'Creature - Bear',
    motif: 'being',
    text: [['When it sleeps, ', { sign: 'turn', words: 'turn' }, ' a card.']],
  },
  values: [{ words: 'power', value: '2' }],
};
const clearing: Scene = {
  title: 'bears · you are ann',
  board: ['ann: 20 life', '  bears: Bog Bear 2/2', 'bob: 18 life'],
  idle: new Map(),
  hand: [bear, bear],
  log: ['an old line', 'bob draws a card.', 'bob passes.'],
  news: 2,
  said: ['hint: pass'],
  marked: () => ['a marked board'],
  legend: ['b bears'],
  paint: (line) => line,
};
const menu: MenuView = {
  message: 'What now?',
  typed: '',
  options: [{ label: 'pass', key: 'Space' }, { label: 'play Bog Bear' }, { label: 'leave' }],
  focus: 0,
  total: 3,
  refusal: undefined,
  about: undefined,
  note: [],
  view: 'table',
  scrolled: 0,
};
const shown = (more: Partial<MenuView>, size = { rows: 24, columns: 80 }, of = clearing): readonly string[] =>
  frame(of, { ...menu, ...more }, size, plain);

it('a card is drawn in a frame: name and cost, types, words, numbers, and what holds of it now beside them', () => {
  expect(cardBox(bear, 34)).toEqual([
    '┌────────────────────────────────┐',
    '│ Bog Bear            {1}{green} │',
    '│ Creature - Bear                │',
    '├────────────────────────────────┤',
    '│ When it sleeps, {turn} a card. │',
    '├────────────────────────────────┤',
    '│ power 2                        │',
    '│ now 2/2, flying, tapped        │',
    '└────────────────────────────────┘',
  ]);
});

it('a screen has a title, the board, what is new, and the menu, whose choice is marked without colours', () => {
  const lines = shown({ focus: 1 });
  expect(lines[0]).toContain('bears · you are ann');
  const all = lines.join('\n');
  for (const text of [
    '  bears: Bog Bear 2/2',
    'bob draws a card.',
    'hint: pass',
    'What now?',
    '\n> play Bog Bear',
    '\n  leave',
  ])
    expect(all).toContain(text);
  expect(all).not.toContain('an old line');
});

it.each<[string, Partial<MenuView>, readonly string[], readonly string[]]>([
  ['the card that one has gone to', { about: bear }, ['│ Creature - Bear'], ['You hold']],
  ['the hand, equal cards once', { view: 'cards' }, ['* Bog Bear  {1}{green}'], ['bob draws a card.']],
  ['all that happened', { view: 'log' }, ['an old line'], ['bears: Bog Bear']],
  ['the keys, once somebody asks', { typed: '?' }, ['Escape'], ['bears: Bog Bear']],
  ['what the symbols of a board mean', { typed: '?', scrolled: 100 }, ['b bears'], []],
  [
    'the key that takes a choice',
    { focus: 1 },
    ['  pass                                                 Space\n'],
    [],
  ],
  [
    'nothing that Enter takes, if one has gone to nothing',
    { focus: -1 },
    ['\n  pass '],
    ['Enter takes it', '\n>'],
  ],
  [
    'why nothing can be done with the card',
    { about: bear, note: ['Not now: winter'] },
    ['Not now: winter'],
    [],
  ],
  [
    'where a thing stands',
    { about: { ...bear, face: undefined, at: { x: 0, y: 0 } } },
    ['a marked board'],
    [],
  ],
  ['why nothing was chosen', { refusal: '2 fit "a".' }, ['2 fit "a".'], []],
  [
    'how many fit what was typed',
    { typed: 'p', options: [{ label: 'pass' }] },
    ['find: p_  1 of 3'],
    ['leave'],
  ],
])('shows %s', (_what, more, there, absent) => {
  const all = shown(more).join('\n');
  for (const text of there) expect(all).toContain(text);
  for (const text of absent) expect(all).not.toContain(text);
});

it('a card that one goes to stands whole beside the board of a usual terminal, however long its lines are', () => {
  const long = { ...clearing, board: [`ann: ${'bears '.repeat(30)}`] };
  const all = shown({ about: bear }, { rows: 24, columns: 80 }, long).join('\n');
  expect(all).toContain(' │ │ power 2 ');
  expect(all).toContain(' │ └──');
});

it('a menu is as high as the table leaves room for', () => {
  const many = Array.from({ length: 20 }, (_one, at) => ({ label: `way ${at}` }));
  const ways = (of: Scene, rows: number) =>
    shown({ options: many, total: 20 }, { rows, columns: 80 }, of).filter((each) => each.includes('way '))
      .length;
  const high = { ...clearing, board: Array.from({ length: 30 }, () => '.'.repeat(60)) };
  expect([ways(clearing, 24), ways(clearing, 40), ways(high, 24), ways(high, 40)]).toEqual([7, 20, 6, 10]);
});

it('names and signs of cards are painted in their colours, wherever they stand, and nothing without colours', () => {
  const paint = picocolors.createColors(true);
  const line = 'Bog Bear {green} Bog Bears';
  expect(huePainter([bear], paint)(line)).toBe(
    `${paint.green('Bog Bear')} ${paint.green('{green}')} Bog Bears`,
  );
  expect(huePainter([bear], plain)(line)).toBe(line);
});

it('beside a wide board stand the cards one holds', () => {
  const all = shown({}, { rows: 30, columns: 120 });
  expect(all[1]).toMatch(/^ann: 20 life +│ You hold:$/);
});

it('what stands beside a small board has the room that it wants, on a narrow screen too', () => {
  for (let columns = 24; columns <= 60; columns++) {
    const lines = shown(
      {},
      { rows: 11, columns },
      {
        ...clearing,
        board: [],
        hand: [{ ...bear, name: '' }],
        log: [],
        news: 0,
        said: [''],
        legend: ['a road'],
      },
    );
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
  }
});

it('a held card that cannot be used now stands with the reason, and one that can stands without', () => {
  const idle = new Map([[bear.ref.id, 'It costs more than there is.']]);
  const held = (why: Scene['idle']) =>
    shown({ view: 'cards', focus: -1 }, undefined, { ...clearing, idle: why }).join('\n');
  expect(held(idle)).toContain('    not now: It costs more than there is.');
  expect(held(new Map())).not.toContain('not now');
});

it('a board that is too high is scrolled, and says how much there is', () => {
  const high = {
    ...clearing,
    board: Array.from({ length: 40 }, (_line, at) => `row ${at} ${'.'.repeat(60)}`),
    said: [],
    news: 0,
  };
  const first = shown({}, { rows: 20, columns: 80 }, high);
  expect(first[1]).toMatch(/^row 0 /);
  expect(first.join('\n')).toMatch(/… \d+ more below: PgDn/);
  const later = shown({ scrolled: 1000 }, { rows: 20, columns: 80 }, high);
  expect(later.join('\n')).toContain('row 39 ');
  expect(later.join('\n')).toMatch(/… \d+ above: PgUp/);
});

it('has as many lines as the screen has rows, none of them wider, whatever is shown', () => {
  const text = fc
    .string({ maxLength: 200 })
    .map((some) => some.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' '));
  const card = text.map((name) => ({ ...bear, name }));
  fc.assert(
    fc.property(
      fc.record({ rows: fc.integer({ min: 8, max: 60 }), columns: fc.integer({ min: 24, max: 160 }) }),
      fc.record({
        title: text,
        board: fc.array(text, { maxLength: 40 }),
        idle: text.map((why) => new Map([[bear.ref.id, why]])),
        hand: fc.array(card, { maxLength: 4 }),
        log: fc.array(text, { maxLength: 40 }),
        news: fc.integer({ min: 0, max: 40 }),
        said: fc.array(text, { maxLength: 5 }),
      }),
      fc.record({
        message: text,
        typed: text,
        options: fc.array(
          fc
            .record({ label: text, key: fc.constantFrom(undefined, 'Space', 'Ctrl-B') })
            .map(({ label, key }) => ({
              label,
              ...(key ? { key } : {}),
            })),
          { maxLength: 30 },
        ),
        focus: fc.integer({ min: -1, max: 29 }),
        refusal: fc.option(text, { nil: undefined }),
        about: fc.option(card, { nil: undefined }),
        note: fc.array(text, { maxLength: 3 }),
        view: fc.constantFrom(...VIEWS),
        scrolled: fc.integer({ min: 0, max: 100 }),
      }),
      (size, some, asked) => {
        const around = { marked: () => some.board, legend: some.said, paint: (line: string) => line };
        const of = { ...some, ...around, news: Math.min(some.news, some.log.length) };
        const lines = frame(of, { ...asked, total: asked.options.length }, size, plain);
        expect(lines).toHaveLength(size.rows);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(size.columns);
      },
    ),
  );
});

it('the page of the command shows a screen as it is', async () => {
  let drawn: readonly string[] = [];
  const select: Prompter['select'] = async (message, choices, around) => {
    const focus = choices.findIndex(({ label }) => label === 'play Tactical Block');
    const about = choices[focus]?.about;
    const at = { ...menu, message, options: choices, focus, total: choices.length, about };
    if (drawn.length === 0 && around) drawn = frame(around, at, { rows: 24, columns: 80 }, plain);
    return undefined;
  };
  await said('play taktik --human red --bots greedy --seed 7 --width 8 --height 8', {
    prompter: { select },
    isTTY: true,
  });
  const page = readFileSync(new URL('../../../../apps/docs/pages/guide/command.md', import.meta.url), 'utf8');
  const [, shownThere = ''] = /```text\n(?<screen>[^`]+)```/u.exec(page) ?? [];
  expect(stripVTControlCharacters(drawn.map((text) => text.trimEnd()).join('\n'))).toBe(shownThere.trimEnd());
});

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

const line = 'play lorcana --human north --bots greedy --seed 4';

it('each decision has a scene: the board, the hand, what happened, what was asked for', async () => {
  const prompter = chooser('keep the hand', 'read a card', '', 'leave');
  const { stdout } = await said(line, { prompter, isTTY: true });
  const scenes = prompter.asked.map(({ scene }) => scene);
  expect(scenes.length).toBe(4);
  for (const scene of scenes) {
    expect(scene?.title).toMatch(/^lorcana · you are north · turn \d+ .*seed 4$/u);
    expect(scene?.board.join('\n')).toContain('north');
    expect(scene?.hand.map(({ face }) => face !== undefined)).toEqual(scene?.hand.map(() => true));
  }
  expect(scenes[0]?.said).toEqual([]);
  expect(scenes[3]?.said.length).toBeGreaterThan(0);
  expect(prompter.left()).toBe(1);
  // What stays in the terminal after the screen is gone.
  expect(stdout).toContain('You left the match.');
});

it('what happened since the last decision is told once, and the whole log stays', async () => {
  const prompter = chooser('keep the hand', 'end the turn', 'end the turn');
  await said(line, { prompter, isTTY: true });
  const scenes = prompter.asked.flatMap(({ scene }) => scene ?? []);
  const news = scenes.flatMap(({ log, news: count }) => (count === 0 ? [] : log.slice(-count)));
  expect(news).toEqual(scenes.at(-1)?.log.slice(0, news.length));
  expect(news.filter((told) => told.startsWith('--- turn 2'))).toHaveLength(1);
});

it('a choice that is about a card says which, so that it can be shown', async () => {
  const prompter = chooser('keep the hand');
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
  const prompter = chooser('keep the hand');
  const { stdout } = await said(words, { ...io, prompter });
  expect(prompter.asked.map(({ scene }) => scene)).toEqual(prompter.asked.map(() => undefined));
  expect(stdout).toContain('north');
});

it('a puzzle tells on each screen what is wanted', async () => {
  const prompter = chooser('read a card', '', 'quest');
  const { code, stdout } = await said('puzzle lorcana quest', { prompter, isTTY: true });
  expect(code).toBe(0);
  expect(stdout).toContain('Solved.');
  const titles = prompter.asked.map(({ scene }) => scene?.title);
  expect(titles.length).toBeGreaterThan(1);
  for (const title of titles) expect(title).toContain('Win this turn.');
});

/** A grid of 30 rows, and the line of a unit far below. */
const wide: Scene = {
  ...clearing,
  board: Array.from({ length: 30 }, (_row, y) => `${String(y).padStart(2)} . . . .`),
  marked: () =>
    Array.from({ length: 30 }, (_row, y) => (y === 25 ? '25 .[b]. .' : `${String(y).padStart(2)} . . . .`)),
  legend: ['b bears'],
};
const bearAt: ThingView = { ...bear, face: undefined, at: { x: 1, y: 25 } };

it('a grid has all rows of the upper part: what is new stands beside it, on a small screen too', () => {
  const rows = shown({}, { rows: 24, columns: 80 }, wide);
  expect(rows.filter((row) => /^ ?\d+ \. \. \. \. +│/u.test(row)).length).toBeGreaterThan(10);
  expect(rows.join('\n')).toContain('bob passes.');
});

it('the field of what one goes to is in sight, and one scrolls on from anywhere', () => {
  const at = (more: Partial<MenuView>): string =>
    shown({ about: bearAt, ...more }, { rows: 24, columns: 80 }, wide).join('\n');
  expect(at({})).toContain('25 .[b]. .');
  expect(at({ scrolled: 3 })).not.toContain('25 .[b]. .');
  expect(at({ scrolled: 3 })).toContain('\n 4 . . . .');
});

it('letters that no choice has are told so, and the help says how it is left', () => {
  expect(shown({ typed: 'zebra', options: [], focus: -1 }).join('\n')).toContain(
    'find: zebra_  0 of 3: none has all of this, Esc empties it',
  );
  expect(shown({ typed: '?' }).join('\n')).toContain('Esc leaves the help');
});
