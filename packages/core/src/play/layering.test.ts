import { describe, expect, it } from 'vitest';
import { throughLayers, type LayerEffect } from './layering.js';

interface Thing {
  readonly instanceId: string;
  readonly type: string;
  readonly size: number;
}
const thing = (instanceId: string, type = 'stone'): Thing => ({ instanceId, type, size: 1 });
const LAYERS = ['types', 'sizes'];

/**
 * Makes an effect of `source`, which must still be there as a stone: things of one type become another, and
 * larger.
 */
const effect = (
  source: string,
  timestamp: number,
  of: string,
  { becomes, more }: { readonly becomes?: string; readonly more?: number },
): LayerEffect<Thing> => ({
  key: source,
  timestamp,
  isIn: (layer) => (layer === 'types' ? becomes : more) !== undefined,
  stands: ({ at }) => at(source)?.type === 'stone',
  affects: ({ list }) => list.flatMap(({ instanceId, type }) => (type === of ? [instanceId] : [])),
  settle: (layer) => ({
    facts: [becomes ?? null, more ?? null],
    apply: (found) =>
      layer === 'types'
        ? { ...found, type: becomes ?? found.type }
        : { ...found, size: found.size + (more ?? 0) },
  }),
});
const made = (
  effects: readonly LayerEffect<Thing>[],
  dependent: readonly string[] = [],
  things = [thing('a'), thing('b'), thing('c', 'moss')],
) =>
  throughLayers(things, { layers: LAYERS, dependent, effects: () => effects }).map(
    ({ type, size }) => `${type} ${size}`,
  );

describe('objects through layers', () => {
  it('are the very list if nothing is there to change them', () => {
    const things = [thing('a')];
    expect(throughLayers(things, { layers: LAYERS, effects: () => [] })).toBe(things);
  });

  it('are changed by layers first, by timestamps within a layer', () => {
    expect(made([effect('a', 2, 'moss', { more: 1 }), effect('b', 1, 'moss', { becomes: 'fern' })])).toEqual([
      'stone 1',
      'stone 1',
      'fern 1',
    ]);
  });

  it('stay affected by what has begun, although its source has lost it', () => {
    expect(made([effect('a', 1, 'stone', { becomes: 'moss', more: 1 })])).toEqual([
      'moss 2',
      'moss 2',
      'moss 1',
    ]);
  });

  it('are affected in a dependent layer by the effect for which another waits', () => {
    const effects = [
      effect('a', 1, 'moss', { becomes: 'fern' }),
      effect('b', 2, 'stone', { becomes: 'moss' }),
    ];
    expect(made(effects)).toEqual(['moss 1', 'moss 1', 'fern 1']);
    // The first would affect more after the second, so it waits; then its source is a stone no more.
    expect(made(effects, ['types'])).toEqual(['moss 1', 'moss 1', 'moss 1']);
  });

  it('are affected by timestamps where effects wait for each other, or say that they do not depend', () => {
    const ring = [
      effect('c', 1, 'moss', { becomes: 'stone' }),
      effect('b', 2, 'stone', { becomes: 'moss' }),
    ].map((each) => ({ ...each, stands: () => true }));
    expect(made(ring, ['types'])).toEqual(['moss 1', 'moss 1', 'moss 1']);
    const free = [
      { ...effect('a', 1, 'moss', { becomes: 'fern' }), isDependent: () => false },
      effect('b', 2, 'stone', { becomes: 'moss' }),
    ];
    expect(made(free, ['types'])).toEqual(['moss 1', 'moss 1', 'fern 1']);
  });
});
