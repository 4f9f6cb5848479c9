import { readFileSync } from 'node:fs';
import type { ThingView, ZoneView } from '@reticle/core/host';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  ActionBar,
  Arrows,
  Card,
  Details,
  Hand,
  Log,
  LookProvider,
  Pile,
  Plate,
  Row,
  Stack,
  Table,
  TableRoot,
  type Look,
  type TableState,
} from './index.js';

const thing = (id: string, more: Partial<ThingView> = {}): ThingView => ({
  ref: { kind: 'card', id, incarnation: 0 },
  name: id,
  facts: [],
  marks: [],
  face: { cost: [], hues: ['red'], types: 'Beast', motif: 'being', text: [['Roars.']] },
  ...more,
});
const zone = (id: string, more: Partial<ZoneView>): ZoneView => ({ id, name: id, things: [], ...more });
const ann = thing('ann', { ref: { kind: 'player', id: 'ann', incarnation: 0 } });
const hand = zone('hand', { layout: 'hand', owner: 'ann', things: [thing('bear'), thing('wolf')] });
const pile = zone('grave', { layout: 'pile', owner: 'ann', things: [thing('ghost')] });
const stack = zone('stack', { layout: 'stack', things: [thing('spell')] });
const state: TableState = {
  step: 0,
  seat: 'ann',
  acting: ['ann'],
  turn: 1,
  moment: 'noon',
  zones: [zone('players', { layout: 'players', things: [ann] }), hand, pile, stack],
  offers: [],
  log: [{ step: 0, lines: [{ text: 'it began', aside: false }] }],
};
const nothing = (): void => undefined;
const actions = { take: nothing, answer: nothing, back: nothing };
const drawn = (look: Look = {}): string =>
  renderToStaticMarkup(createElement(Table, { state, actions, ...look }));

describe('a look of a team', () => {
  it('has pictures of its own, and ours where it has none', () => {
    const picture = ({ name }: ThingView): ReactNode =>
      name === 'bear' ? createElement('img', { src: 'bear.png', alt: '' }) : undefined;
    const html = drawn({ picture });
    expect(html.match(/<img src="bear.png" alt=""\/>/gu)).toHaveLength(1);
    expect(html.match(/<svg class="rt-art"/gu)).toHaveLength(3);
    const alone = createElement(Card, { thing: thing('bear') });
    expect(renderToStaticMarkup(createElement(LookProvider, { picture }, alone))).toContain('bear.png');
  });

  it('has frames of its own, within cards that still say how they stand', () => {
    const html = drawn({
      renderCard: ({ thing: { name }, size, look }) =>
        size === 'hand' ? createElement('b', null, `${name} ${size} ${look ?? 'idle'}`) : undefined,
    });
    expect(html).toContain('<div class="rt-own"><b>bear hand idle</b></div>');
    expect(html).not.toMatch(/data-size="hand"[^>]*><div class="rt-face"/u);
    expect(html).toMatch(/data-size="field"[^>]*><div class="rt-face"/u);
  });

  it('has plates of its own, which are still the buttons of their players', () => {
    const html = drawn({
      renderPlate: ({ thing: { name }, isActing }) => createElement('i', null, `${name} ${isActing}`),
    });
    expect(html).toMatch(/<button[^>]*data-thing="ann"[^>]*>(?:(?!<\/button>).)*<i>ann true<\/i>/u);
    expect(html).not.toContain('rt-crest');
  });
});

describe('the parts of a table', () => {
  it('stand wherever a page puts them', () => {
    const html = renderToStaticMarkup(
      createElement(
        TableRoot,
        { state, actions },
        createElement(Log),
        createElement('div', { id: 'mine' }, createElement(Hand, { zone: hand })),
        createElement(Plate, { thing: ann }),
        createElement(Pile, { zone: pile }),
        createElement(Stack, { zone: stack }),
        createElement(ActionBar),
        createElement(Details, { thing: thing('bear') }),
        createElement(Arrows),
      ),
    );
    for (const part of ['log', 'hand', 'plate', 'pile', 'stack', 'actions', 'details'])
      expect(html).toContain(`class="rt-${part}"`);
    expect(html.indexOf('it began')).toBeLessThan(html.indexOf('id="mine"'));
    expect(html).toContain('data-own="true"');
    expect(drawn()).toContain('data-own="false"');
  });

  it('say so where there is no table around them', () => {
    expect(() => renderToStaticMarkup(createElement(ActionBar))).toThrow('Parts of a table stand in');
  });

  it.each([
    [{ owner: 'bob', name: 'market' }, 'market of bob', true],
    [{ owner: 'bob', name: 'bob: market' }, 'bob: market', true],
    [{ name: 'market' }, 'market', false],
  ])('a row says whose it is: %j', (more, label, isSeen) => {
    const row = zone('row', { layout: 'row', things: [thing('bear')], ...more });
    const html = renderToStaticMarkup(
      createElement(TableRoot, { state, actions }, createElement(Row, { zone: row })),
    );
    expect(html).toContain(`aria-label="${label}"`);
    expect(html.includes(`aria-hidden="true">${label}</span>`)).toBe(isSeen);
  });
});

it('a number for a move is asked for by a slider at its card, once for all of its numbers', () => {
  const casts = [0, 1, 2].map((X) => ({
    move: 'cast',
    params: { card: 'bear', X },
    words: `cast bear with X = ${X}`,
    kind: 'cast',
    asks: false,
    passes: false,
    things: ['bear'],
    fields: [],
  }));
  const html = renderToStaticMarkup(
    createElement(
      TableRoot,
      { state: { ...state, offers: casts }, actions },
      createElement(Details, { thing: thing('bear') }),
    ),
  );
  expect(html).toMatch(
    /<label for="(?<id>[^"]+)">X = 2<\/label><input id="\k<id>" type="range" min="0" max="2"/u,
  );
  expect(html.match(/cast bear with/gu)).toHaveLength(1);
});

it('a request that is a sentence of its own is shown as it is', () => {
  const asked = { words: 'decide', label: 'Discard a card', chosen: [], options: [] };
  const html = renderToStaticMarkup(createElement(Table, { state: { ...state, asked }, actions }));
  expect(html).toContain('<span>Discard a card</span>');
});

it('is drawn on a server without a warning', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(nothing);
  const html = renderToString(createElement(Table, { state, actions, onStep: nothing, sounds: true }));
  expect(html).toContain('data-thing="bear"');
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

const source = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

it('the way in with components is a client module, and the others have no React in them', () => {
  expect(source('index.ts')).toMatch(/^'use client';\n/u);
  const read = new Set<string>();
  const reach = (name: string): void => {
    if (read.has(name)) return;
    read.add(name);
    const imports = source(name).matchAll(/^(?:import|export) (?!type)[^;]*? from '(?<from>[^']+)'/gmu);
    for (const { groups } of imports) {
      const from = groups?.['from'] ?? '';
      expect([name, from]).not.toEqual([name, 'react']);
      if (from.startsWith('./')) reach(from.slice(2).replace(/js$/u, 'ts'));
    }
  };
  reach('match.ts');
  reach('client.ts');
  expect(read.size).toBeGreaterThan(5);
});

it('the README lists the tokens of the style, and each is used', () => {
  const css = source('styles/table.css');
  const [, layer = ''] = /@layer reticle \{(?<all>.*?)\n\}/su.exec(css) ?? [];
  const set = [...layer.matchAll(/^ {4}(?<token>--rt-[a-z-]+):/gmu)].flatMap(
    ({ groups }) => groups?.['token'] ?? [],
  );
  const told = source('../README.md').split('### Tokens')[1]?.split('\n## ')[0] ?? '';
  const listed = [...told.matchAll(/`(?<token>--rt-[a-z-]+)`/gu)].flatMap(
    ({ groups }) => groups?.['token'] ?? [],
  );
  expect(listed.toSorted()).toEqual(set.toSorted());
  expect(set.filter((token) => !css.includes(`var(${token})`))).toEqual([]);
  const used = [...css.matchAll(/var\((?<token>--rt-[a-z-]+)/gu)].flatMap(
    ({ groups }) => groups?.['token'] ?? [],
  );
  expect(used.filter((token) => !set.includes(token))).toEqual([]);
});

it('the README names each part that is exported', () => {
  const exported = [...source('index.ts').matchAll(/export \{(?<names>[^}]*)\}/gu)]
    .flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const readme = source('../README.md');
  expect(exported.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
