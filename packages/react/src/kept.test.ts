import type { ThingView, ZoneView } from '@reticle/core/host';
import { expect, it } from 'vitest';
import { keptZones } from './kept.js';

const thing = (id: string, facts: readonly string[] = []): ThingView => ({
  ref: { kind: 'card', id, incarnation: 0 },
  name: id,
  facts,
  marks: [],
});
const zone = (id: string, ...things: readonly ThingView[]): ZoneView => ({ id, name: id, things });

it('a thing that is as before is the very thing, wherever it lies now; one that has changed is the new one', () => {
  const [bear, wolf] = [thing('bear'), thing('wolf')];
  const [kept, moved] = keptZones(
    [zone('hand', bear, wolf)],
    [zone('hand', thing('wolf', ['tapped'])), zone('field', thing('bear'))],
  );
  expect(moved?.things[0]).toBe(bear);
  expect(kept?.things[0]).toEqual(thing('wolf', ['tapped']));
});
