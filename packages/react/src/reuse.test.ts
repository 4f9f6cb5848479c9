import type { ThingView, ZoneView } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { isSame, reusedZones } from './reuse.js';

const thing = (id: string, facts: readonly string[] = []): ThingView => ({
  ref: { kind: 'card', id, incarnation: 0 },
  name: id,
  facts,
  marks: [],
});
const zone = (id: string, ...things: readonly ThingView[]): ZoneView => ({ id, name: id, things });

it('a thing that is as before is the very thing, wherever it lies now; one that has changed is the new one', () => {
  const [bear, wolf] = [thing('bear'), thing('wolf')];
  const [kept, moved] = reusedZones(
    [zone('hand', bear, wolf)],
    [zone('hand', thing('wolf', ['tapped'])), zone('field', thing('bear'))],
  );
  expect(moved?.things[0]).toBe(bear);
  expect(kept?.things[0]).toEqual(thing('wolf', ['tapped']));
});

it('a zone with the very things of before, and all zones together, are the very ones; another order or count makes it new', () => {
  const before = [{ ...zone('hand', thing('bear')), hidden: 2 }, zone('field', thing('ant'), thing('fly'))];
  const copy = (zones: readonly ZoneView[]): readonly ZoneView[] => structuredClone(zones);
  const [hand, field] = reusedZones(before, copy(before));
  expect([hand === before[0], field === before[1]]).toEqual([true, true]);
  const [fewer, turned] = reusedZones(before, [
    { ...zone('hand', thing('bear')), hidden: 1 },
    zone('field', thing('fly'), thing('ant')),
  ]);
  expect([fewer?.hidden, turned?.things.map(({ name }) => name)]).toEqual([1, ['fly', 'ant']]);
});

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: undefined }, {}, false],
  [{ a: 1 }, { b: 1 }, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
});
