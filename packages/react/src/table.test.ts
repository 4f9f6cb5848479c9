import { hostedGame, type GameHost } from '@reticle/core/host';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import { host as taktik } from '@reticle/taktik/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  Table,
  useLegal,
  useMatch,
  usePrompt,
  useWhyNot,
  type MatchSource,
  type TableState,
} from './index.js';
import { MatchProvider } from './hooks.js';
import { localMatch } from './match.js';

async function sourceOf<State, MatchState>(
  host: GameHost<State, MatchState>,
  seat: string,
  options?: object,
): Promise<MatchSource> {
  const { matches } = await hostedGame(host);
  const opened = matches?.with((match) =>
    localMatch(match, { seed: 'look', seat, ...(options ? { options } : {}) }),
  );
  if (opened?.ok !== true) throw new Error('The match does not begin.');
  return opened.value;
}

const AtTable = ({ source }: { readonly source: MatchSource }) => createElement(Table, useMatch(source));
const drawn = (source: MatchSource): string => renderToStaticMarkup(createElement(AtTable, { source }));

it.each([
  ['Magic', () => sourceOf(mtg, 'ann')],
  ['Lorcana', () => sourceOf(lorcana, 'north')],
  ['Taktik', () => sourceOf(taktik, 'red')],
] as const)('a table of %s shows all that its host lays out', async (_name, open) => {
  const source = await open();
  const html = drawn(source);
  const { zones, moment } = source.state;
  const shown = zones.filter(({ layout }) => layout !== 'pile').flatMap(({ things }) => things);
  expect(shown.filter(({ ref }) => !html.includes(`data-thing="${ref.id}"`))).toEqual([]);
  expect(zones.filter(({ layout, hidden = 0 }) => layout === 'hand' && hidden > 0).length).toBeLessThan(2);
  expect(html).toContain(moment);
  expect(html).not.toMatch(/undefined|NaN|\[object/u);
});

it('whoever gives a match up has lost it, and is asked nothing more; before, the table asks whether that is meant', async () => {
  const source = await sourceOf(mtg, 'ann');
  const html = drawn(source);
  expect(html).toContain('Concede');
  expect(html).not.toContain('Give this match up?');
  source.actions.concede?.();
  const { outcome, offers, acting } = source.state;
  expect([outcome?.winners, outcome?.result, offers, acting]).toEqual([['bob'], 'lost', [], []]);
  expect(drawn(source)).not.toContain('Concede');
  source.actions.undo?.();
  expect(source.state.outcome).toEqual(outcome);
});

it('whoever gives a match of three up is out of it, and sees the others play it to its end (rules 800.4a, 104.2a)', async () => {
  const players = ['ann', 'bob', 'cat'];
  // A player with no card left to draw loses soon (rule 704.5b).
  const decks = Object.fromEntries(players.map((id) => [id, { Forest: 9 }]));
  const source = await sourceOf(mtg, 'ann', { players, decks });
  const before = source.state.step;
  source.actions.concede?.();
  const { outcome, acting, offers } = source.state;
  expect([outcome?.result, outcome?.title, acting, offers]).toEqual(['out', 'You are out', [], []]);
  expect(drawn(source)).toContain('You are out');
  expect(source.actions.concede?.()).toBeUndefined();
  const steps: number[] = [];
  await new Promise<void>((resolve) => {
    source.subscribe(() => {
      steps.push(source.state.step);
      if (source.state.outcome?.result !== 'out') resolve();
    });
  });
  expect(steps[0]).toBe(before + 2);
  expect(steps).toEqual(steps.map((_step, at) => before + 2 + at));
  const { winners = [], result } = source.state.outcome ?? {};
  expect(winners).toHaveLength(1);
  expect(['bob', 'cat']).toContain(winners[0]);
  expect([result, drawn(source).includes('Defeat')]).toEqual(['lost', true]);
});

it('several others sit beside each other, in the order in which they play after whoever looks', async () => {
  const { matches } = await hostedGame(lorcana);
  const players = ['north', 'south', 'east', 'west'];
  const opened = matches?.with((match) =>
    localMatch(match, { seed: 'look', seat: 'south', options: { players } }),
  );
  if (opened?.ok !== true) throw new Error('The match does not begin.');
  const html = drawn(opened.value);
  const plates = [...html.matchAll(/data-side="(?<side>far|near)".*?data-thing="(?<id>[a-z]+)"/gu)];
  expect(html).toContain('data-many="true"');
  expect(plates.map(({ groups }) => `${groups?.['side']} ${groups?.['id']}`)).toEqual([
    'far east',
    'far west',
    'far north',
    'near south',
  ]);
});

it('both hands are open once a match is over, and not before', async () => {
  const source = await sourceOf(mtg, 'ann', { decks: { ann: { Forest: 8 }, bob: { Swamp: 30 } } });
  const ofBob = () => source.state.zones.find(({ id }) => id === 'bob-hand');
  expect([ofBob()?.hidden, ofBob()?.things]).toEqual([7, []]);
  for (let pressed = 0; pressed < 60 && !source.state.outcome; pressed++) {
    const { offers, asked } = source.state;
    const [option] = asked?.options ?? [];
    const pass = offers.find(({ passes }) => passes) ?? offers.at(-1);
    if (option) source.actions.answer(option.answer);
    else if (pass) source.actions.take(pass);
  }
  expect(source.state.outcome?.result).toBe('lost');
  expect([ofBob()?.hidden ?? 0, ofBob()?.things.every(({ name }) => name === 'Swamp')]).toEqual([0, true]);
  expect(drawn(source)).toMatch(/data-near="false"><div class="rt-hand" data-zone="bob-hand"/u);
});

it('mana is tapped by hand, if that is wanted: 601.2g', async () => {
  const source = await sourceOf(mtg, 'ann');
  const poolOf = () => source.state.zones.find(({ id }) => id === 'players')?.things[0]?.badges?.length;
  for (let pressed = 0; pressed < 40 && (source.state.byHand ?? []).length === 0; pressed++) {
    const { offers, asked } = source.state;
    const [option] = asked?.options ?? [];
    const offer =
      offers.find(({ kind }) => kind.includes('land')) ?? offers.find(({ passes }) => passes) ?? offers[0];
    if (option) source.actions.answer(option.answer);
    else if (offer) source.actions.take(offer);
  }
  const [tap] = source.state.byHand ?? [];
  expect(
    source.state.offers.some(({ params }) => JSON.stringify(params) === JSON.stringify(tap?.params)),
  ).toBe(false);
  if (tap) source.actions.take(tap);
  expect(poolOf()).toBe(1);
});

const BEAR = { kind: 'card', id: 'bear' };
const WALL = { kind: 'card', id: 'wall' };

it('the hooks tell what is asked, what can be done and why not', () => {
  const state: TableState = {
    step: 1,
    acting: ['ann'],
    turn: 1,
    moment: 'noon',
    zones: [],
    offers: [],
    log: [],
    asked: {
      words: 'zap',
      label: 'a creature',
      chosen: [],
      count: { chosen: 0, min: 1, max: 2 },
      options: [{ answer: BEAR, words: 'Bear' }],
      refused: [{ target: WALL, words: ['It is no creature.'] }],
    },
  };
  const nothing = (): void => undefined;
  const actions = { take: nothing, answer: nothing, back: nothing };
  const source: MatchSource = { state, actions, subscribe: () => nothing };
  const Told = () => {
    const { count, primary } = usePrompt();
    const told = [count, primary?.words, useLegal(BEAR).isLive, useWhyNot(BEAR), useWhyNot(WALL)];
    return createElement('pre', null, JSON.stringify(told));
  };
  const html = renderToStaticMarkup(createElement(MatchProvider, { source }, createElement(Told)));
  expect(html.replaceAll('&quot;', '"')).toContain(
    '["0 of 1 to 2, 1 more needed","Bear",true,null,["It is no creature."]]',
  );
});

it('a hook without a match says so', () => {
  const Lost = () => createElement('p', null, useMatch().state.moment);
  expect(() => renderToStaticMarkup(createElement(Lost))).toThrow('no match');
});

it.each([
  ['with', { notice: 'The seed was chosen.' }, true],
  ['without', {}, false],
] as const)('a table %s a notice shows it to whoever looks', async (_name, notice, isShown) => {
  const source = await sourceOf(taktik, 'red');
  const html = drawn({ ...source, state: { ...source.state, ...notice } });
  expect(html.includes('<p class="rt-notice" role="note">The seed was chosen.</p>')).toBe(isShown);
});

describe('the board of Taktik', () => {
  it('marks a unit on which an effect lasts, and counts its hits', async () => {
    const source = await sourceOf(taktik, 'red');
    const { state, actions } = source;
    const badges = [
      { sign: '-1', words: '1 of 2 hits', tone: 'harm' as const },
      { sign: 'special', words: 'under Fog' },
    ];
    const zones = state.zones.map((zone) =>
      zone.grid ? { ...zone, things: zone.things.map((unit) => ({ ...unit, badges })) } : zone,
    );
    const html = renderToStaticMarkup(createElement(Table, { state: { ...state, zones }, actions }));
    const units = zones.find(({ grid }) => grid)?.things.length ?? 0;
    expect(html.match(/<span class="rt-hit" aria-hidden="true">-1</gu)).toHaveLength(units);
    expect(html.match(/<span class="rt-lasting" aria-hidden="true"><svg/gu)).toHaveLength(units);
    expect(html).toContain('under Fog');
  });

  /** The fields in the order in which they are seen, and the sides of the units. */
  const seen = async (seat: string) => {
    const source = await sourceOf(taktik, seat);
    const html = drawn(source);
    const cells = [...html.matchAll(/column (?<x>\d+), row (?<y>\d+)/gu)].map(({ groups }) => [
      Number(groups?.['x']),
      Number(groups?.['y']),
    ]);
    const units = source.state.zones.find(({ grid }) => grid)?.things ?? [];
    const sides = units
      .toSorted((one, other) => html.indexOf(`"${one.ref.id}"`) - html.indexOf(`"${other.ref.id}"`))
      .map(({ controller }) => controller);
    const html0 = html.slice(html.indexOf('role="grid"'));
    return { cells, sides, firstStop: html0.indexOf('tabindex="0"') < html0.indexOf('tabindex="-1"') };
  };

  it.each(['red', 'blue'])('has the units of %s, who looks, on the near side', async (seat) => {
    const { sides } = await seen(seat);
    expect(sides.at(-1)).toBe(seat);
    expect(sides[0]).not.toBe(seat);
  });

  it('is the same board turned by half, whose first field as it is seen is that of the keyboard', async () => {
    const [red, blue] = [await seen('red'), await seen('blue')];
    expect(red.cells).toEqual(blue.cells.toReversed());
    expect([red.firstStop, blue.firstStop]).toEqual([true, true]);
  });
});

it('the log draws the symbols of words, and says them to those who do not see', async () => {
  const source = await sourceOf(mtg, 'ann');
  const sign = { sign: 'flame', words: 'red' };
  const text = 'ann activates the ability of Wall of Fire: {R}';
  const line = { text, aside: false, signed: [text.replace('{R}', ''), sign] };
  const { state, actions } = source;
  const shown = (lines: readonly object[]) =>
    renderToStaticMarkup(
      createElement(Table, { state: { ...state, log: [{ step: 1, lines }] } as TableState, actions }),
    );
  const html = shown([line]);
  const [, log = ''] = html.split('role="log"');
  expect(log).not.toContain('{R}');
  expect(log).toContain('Wall of Fire');
  expect(log).toMatch(/class="rt-sign"[^>]*>.*<span class="rt-unseen">red<\/span>/u);
  expect(shown([{ text: 'ann passes', aside: false }]).includes('</span> passes')).toBe(true);
});
