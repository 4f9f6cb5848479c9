import { readdirSync, readFileSync } from 'node:fs';
import type { ThingView, ZoneView } from '@reticle/core/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table, ENGLISH, type TableMessages, type TableState } from './index.js';
import { endedView } from './state.js';

/** Messages that are told from all other words: each stands in double brackets, after its key. */
const MARKED = Object.fromEntries(
  Object.entries(ENGLISH).map(([key, message]) => [
    key,
    typeof message === 'string'
      ? `[[${key}:${message}]]`
      : (...given: readonly unknown[]) => `[[${key}:${String(Reflect.apply(message, undefined, given))}]]`,
  ]),
) as unknown as TableMessages;

// All words of the host are Greek, so that each Latin letter is one of the table.
const thing = (id: string, more: Partial<ThingView> = {}): ThingView => ({
  ref: { kind: 'card', id, incarnation: 0 },
  name: 'Άρκτος',
  facts: ['φύσις'],
  marks: [],
  controller: 'Άννα',
  ...more,
});
const face: ThingView['face'] = {
  cost: [{ sign: '2', words: 'δύο' }],
  hues: ['green'],
  types: 'ζώον',
  motif: 'being',
  text: [['βρυχάται']],
};
const player = (id: string): ThingView =>
  thing(id, {
    ref: { kind: 'player', id, incarnation: 0 },
    name: id,
    values: [{ words: 'ζωή', value: '20' }],
  });
const ground = [{ name: 'πεδίον', symbol: '.' }];

const zones: readonly ZoneView[] = [
  { id: 'players', name: 'παίκται', layout: 'players', things: ['Βίων', 'Άννα'].map(player) },
  { id: 'h2', name: 'χείρ', layout: 'hand', owner: 'Βίων', hidden: 2, things: [] },
  { id: 'h1', name: 'χείρ', layout: 'hand', owner: 'Άννα', things: [thing('held', { face, resting: true })] },
  { id: 'f1', name: 'αγρός', layout: 'field', owner: 'Άννα', things: [thing('one'), thing('two')] },
  { id: 'p1', name: 'σωρός', layout: 'pile', owner: 'Άννα', things: [thing('top')] },
  { id: 'r1', name: 'αγορά', layout: 'row', owner: 'Βίων', things: [thing('for sale')] },
  { id: 's', name: 'αναμονή', layout: 'stack', things: [thing('spell')] },
];
const field: ZoneView = {
  id: 'g',
  name: 'πίναξ',
  grid: { width: 2, height: 1, ground },
  things: [thing('unit', { at: { x: 0, y: 0 } })],
};
const offer = {
  move: 'm',
  params: {},
  words: 'βαίνει',
  kind: 'κίνησις',
  asks: true,
  passes: false,
  fields: [],
};
const here = { kind: 'card', id: 'one' };

const FREE: TableState = {
  step: 1,
  seat: 'Άννα',
  acting: ['Άννα'],
  turn: 3,
  moment: 'εσπέρα',
  zones,
  offers: [
    { ...offer, things: ['one'] },
    { ...offer, things: [], passes: true },
    { ...offer, things: ['top'], move: 'n' },
  ],
  byHand: [{ ...offer, things: ['two'] }],
  together: [{ move: 'm', words: 'πάντες', count: 2 }],
  stops: [{ id: 'a', words: 'πρωί', isWanted: true }],
  log: [],
  notice: 'προσοχή',
};
const asked = (min: number, max: number | 'any', chosen: readonly (typeof here)[] = []): TableState => ({
  ...FREE,
  offers: [],
  asked: {
    words: 'βάλλει',
    label: 'τί',
    chosen,
    count: { chosen: 0, min, max },
    options: [
      { answer: { kind: 'card', id: 'two' }, words: 'Άρκτος' },
      { answer: 3, words: '3' },
      { answer: 'done', words: 'Done' },
    ],
  },
});
const STATES: readonly TableState[] = [
  FREE,
  asked(1, 2, [here]),
  asked(0, 'any'),
  {
    ...FREE,
    zones: [...zones.slice(0, 1), field],
    offers: [{ ...offer, things: ['unit'], fields: [{ x: 1, y: 0 }] }],
  },
  { ...FREE, offers: [], acting: ['Βίων'], thinking: { player: 'Βίων', words: MARKED.thinking(2) } },
  { ...FREE, outcome: endedView(MARKED, ['Άννα'], 'νίκη', 'Άννα') },
  { ...FREE, outcome: endedView(MARKED, ['Βίων'], 'νίκη', 'Άννα') },
  { ...FREE, outcome: endedView(MARKED, [], 'τέλος') },
];

const nothing = (): void => undefined;
const actions = {
  take: nothing,
  answer: nothing,
  back: nothing,
  takeAll: nothing,
  undo: nothing,
  endTurn: nothing,
  wait: nothing,
  stopAt: nothing,
  concede: nothing,
};
const drawn = (state: TableState, messages?: TableMessages): string =>
  renderToStaticMarkup(createElement(Table, { state, actions, ...(messages ? { messages } : {}) }));

/** All that a page says: its text, and what screen readers and pointers are told. */
function saidBy(html: string): string {
  const attributes = [...html.matchAll(/ (?:aria-label|title|alt|placeholder)="(?<words>[^"]*)"/gu)];
  return [html.replaceAll(/<[^>]*>/gu, ' '), ...attributes.map(({ groups }) => groups?.['words'])].join(' ');
}
function withoutMarked(said: string): string {
  const less = said.replaceAll(/\[\[(?:(?!\[\[|\]\]).)*\]\]/gu, '');
  return less === said ? said : withoutMarked(less);
}

it('every word that a table says itself is a message', () => {
  const unmarked = STATES.flatMap(
    (state) => withoutMarked(saidBy(drawn(state, MARKED))).match(/[a-z]+/giu) ?? [],
  );
  expect(unmarked).toEqual([]);
});

it('without messages a table speaks English', () => {
  expect(saidBy(drawn(FREE))).toContain(ENGLISH.yourMove);
});

it('no part has words in its source, also where nothing opens it here', () => {
  const folder = new URL('.', import.meta.url);
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, folder), 'utf8');
      const texts = code.matchAll(/(?<!=)>(?<words>[^<>{}()=;]*[a-z]{2}[^<>{}()=;]*)<\/?[a-z]/giu);
      const attributes = code.matchAll(/ (?:aria-label|title|alt|placeholder)="(?<words>[^"]*)"/gu);
      return [...texts, ...attributes].map(({ groups }) => `${name}: ${groups?.['words']?.trim()}`);
    });
  expect(found).toEqual([]);
});

it('every message is used', () => {
  const folder = new URL('.', import.meta.url);
  const code = readdirSync(folder)
    .filter((name) => /\.tsx?$/u.test(name) && !name.includes('.test.') && name !== 'messages.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  expect(Object.keys(ENGLISH).filter((key) => !new RegExp(`\\b${key}\\b`, 'u').test(code))).toEqual([]);
});
