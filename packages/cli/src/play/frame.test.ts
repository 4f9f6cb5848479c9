import type { ThingView } from '@reticle/core/host';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as fc from 'fast-check';
import picocolors from 'picocolors';
import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import type { Prompter, Scene } from '../io.js';
import { cardBox } from './card-box.js';
import { frame, VIEWS, type MenuView } from './frame.js';

const plain = picocolors.createColors(false);
const bear: ThingView = {
  ref: { kind: 'card', id: 'bear', incarnation: 0 },
  name: 'Bog Bear',
  facts: ['2/2', 'creature - Bear', 'flying'],
  marks: ['tapped'],
  face: {
    cost: [
      { sign: '1', words: '1' },
      { sign: 'leaf', words: 'green' },
    ],
    hues: ['green'],
    types: 'Creature - Bear',
    motif: 'being',
    text: [['When it sleeps, ', { sign: 'turn', words: 'turn' }, ' a card.']],
  },
  values: [{ words: 'power', value: '2' }],
};
const scene: Scene = {
  title: 'bears · you are ann',
  board: ['ann: 20 life', '  bears: Bog Bear 2/2', 'bob: 18 life'],
  hand: [bear, bear],
  log: ['an old line', 'bob draws a card.', 'bob passes.'],
  news: 2,
  said: ['hint: pass'],
  paint: (line) => line,
};
const menu: MenuView = {
  message: 'What now?',
  typed: '',
  labels: ['pass', 'play Bog Bear', 'leave'],
  focus: 0,
  total: 3,
  refusal: undefined,
  about: undefined,
  view: 'table',
  scrolled: 0,
};
const shown = (more: Partial<MenuView>, size = { rows: 24, columns: 80 }, of = scene): readonly string[] =>
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
  ['why nothing was chosen', { refusal: '2 fit "a".' }, ['2 fit "a".'], []],
  ['how many fit what was typed', { typed: 'p', labels: ['pass'] }, ['find: p_  1 of 3'], ['leave']],
])('shows %s', (_what, more, there, absent) => {
  const all = shown(more).join('\n');
  for (const text of there) expect(all).toContain(text);
  for (const text of absent) expect(all).not.toContain(text);
});

it('beside a wide board stand the cards one holds', () => {
  const all = shown({}, { rows: 30, columns: 120 });
  expect(all[1]).toMatch(/^ann: 20 life +│ You hold:$/);
});

it('a board that is too high is scrolled, and says how much there is', () => {
  const high = {
    ...scene,
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
        hand: fc.array(card, { maxLength: 4 }),
        log: fc.array(text, { maxLength: 40 }),
        news: fc.integer({ min: 0, max: 40 }),
        said: fc.array(text, { maxLength: 5 }),
      }),
      fc.record({
        message: text,
        typed: text,
        labels: fc.array(text, { maxLength: 30 }),
        focus: fc.integer({ min: 0, max: 29 }),
        refusal: fc.option(text, { nil: undefined }),
        about: fc.option(card, { nil: undefined }),
        view: fc.constantFrom(...VIEWS),
        scrolled: fc.integer({ min: 0, max: 100 }),
      }),
      (size, some, asked) => {
        const of = { ...some, news: Math.min(some.news, some.log.length), paint: (line: string) => line };
        const lines = frame(of, { ...asked, total: asked.labels.length }, size, plain);
        expect(lines).toHaveLength(size.rows);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(size.columns);
      },
    ),
  );
});

it('the page of the command shows a screen as it is', async () => {
  let drawn: readonly string[] = [];
  const select: Prompter['select'] = async (message, choices, around) => {
    const labels = choices.map(({ label }) => label);
    const focus = labels.indexOf('play Tactical Block');
    const about = choices[focus]?.about;
    const at = { ...menu, message, labels, focus, total: labels.length, about };
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
