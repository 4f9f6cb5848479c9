import { describe, expect, it } from 'vitest';
import { idsOf, lantern, lanternCardOf, lanternStateOf, pick } from '../../test/lantern.js';
import { legalTargets, parseWith, PIPELINE, unwrap } from '../index.js';
import { stepOf } from './pipeline.js';

const ann = { controller: 'ann' };
const spec = lantern.spec({
  slots: [{ kind: 'card', filter: { cost: { lte: 2 }, type: 'lamp', zone: ['play', 'dark'] } }],
});
const state = lanternStateOf([
  lanternCardOf('fits'),
  lanternCardOf('away', { zone: 'pit', cost: 5, keywords: ['veil'], controller: 'bob' }),
  lanternCardOf('unlit', { zone: 'dark' }),
]);

describe('the steps of the pipeline', () => {
  it.each([
    ['fits', [], ['known', 'incarnation', 'kind', 'zone', 'filter.cost', 'filter.type', 'game.lit']],
    [
      'away',
      ['zone', 'filter.cost', 'protection.veil'],
      ['known', 'incarnation', 'kind', 'filter.type', 'game.lit', 'protection.ward'],
    ],
    [
      'unlit',
      ['game.lit'],
      [
        'known',
        'incarnation',
        'kind',
        'zone',
        'filter.cost',
        'filter.type',
        'protection.veil',
        'protection.ward',
      ],
    ],
    ['nowhere', ['known'], []],
  ])('of %s: those it fails, and those it passes', (id, failed, passed) => {
    const explained = unwrap(lantern.resolver(state).explain(spec, ann, { kind: 'card', id }));
    expect(explained.issues.map(stepOf)).toEqual(failed);
    expect(explained.passed.slice(0, passed.length)).toEqual(passed);
    expect(explained.passed.filter((step) => failed.includes(step))).toEqual([]);
  });

  it('the zone is asked first, whatever else a filter says', () => {
    const other = lantern.spec({
      slots: [{ kind: 'card', filter: { excludeSelf: true, zone: 'play', cost: { lt: 5 } } }],
    });
    const attempt = { ...ann, source: { kind: 'card', id: 'away' } };
    const of = (id: string) => unwrap(lantern.resolver(state).explain(other, attempt, { kind: 'card', id }));
    expect(of('away').issues.map(stepOf)).toEqual([
      'zone',
      'filter.excludeSelf',
      'filter.cost',
      'protection.veil',
    ]);
    expect(of('fits').passed.slice(3, 6)).toEqual(['zone', 'filter.excludeSelf', 'filter.cost']);
  });

  it.each([
    ['known', { kind: 'card', id: 'nowhere' }, []],
    ['incarnation', { kind: 'card', id: 'fits', incarnation: 9 }, ['known']],
    ['kind', { kind: 'player', id: 'ann' }, ['known', 'incarnation']],
  ])('at %s a thing is asked no further', (step, target, passed) => {
    const explained = unwrap(lantern.resolver(state).explain(spec, ann, target));
    expect([explained.issues.map(stepOf), explained.passed]).toEqual([[step], passed]);
  });

  it.each([
    ['quantity', pick([])],
    ['quantity', pick(['fits'], [])],
    ['distinct', pick(['fits', 'fits'])],
    ['division', [{ targets: [{ kind: 'card', id: 'fits' }], division: [1] }]],
  ])('%s is asked of a whole choice', (step, selection) => {
    const checked = lantern.resolver(state).check(spec, ann, selection);
    expect(checked.ok ? [] : checked.issues.map(stepOf)).toContain(step);
    expect(PIPELINE).toContain(step);
  });

  it('a step of the game is asked for "all" too, a protection is not', () => {
    const all = lantern.spec({ slots: [{ kind: 'card', filter: { type: 'lamp', count: 'all' } }] });
    const here = lanternStateOf([
      lanternCardOf('veiled', { keywords: ['veil'], controller: 'bob' }),
      lanternCardOf('unlit', { zone: 'dark' }),
    ]);
    expect(idsOf(unwrap(lantern.resolver(here).takeAll(all, ann)))).toEqual(['veiled']);
  });
});

describe('announced targets', () => {
  const announced = unwrap(lantern.resolver(state).check(spec, ann, pick(['fits'])));

  it('come back from JSON as they were', () => {
    expect(unwrap(parseWith(legalTargets, JSON.parse(JSON.stringify(announced))))).toEqual(announced);
  });

  it.each([
    [
      'without an incarnation',
      { ...announced, slots: [{ slot: 'slot1', targets: [{ kind: 'card', id: 'fits' }] }] },
    ],
    ['with a share of nothing', { ...announced, slots: [{ slot: 'slot1', targets: [], division: [0] }] }],
    ['with an unknown key', { ...announced, mode: 1 }],
  ])('%s are refused', (_what, json) => {
    expect(parseWith(legalTargets, json).ok).toBe(false);
  });

  it('lists everything that is there, by kind', () => {
    expect(idsOf(lantern.resolver(state).things('card'))).toEqual(['fits', 'away', 'unlit']);
    expect(
      lantern
        .resolver(state)
        .things()
        .map(({ kind }) => kind),
    ).toContain('player');
  });
});
