import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilnCard, kilnState, kilnStateOf, table } from '../../test/kiln.js';
import { parseWith } from '../json.js';
import { randomFrom, seedRandom } from '../random.js';
import {
  changeObject,
  idsIn,
  objectAt,
  objectById,
  objectsIn,
  orderedZone,
  withObject,
} from './object-store.js';

const tools = { random: randomFrom(seedRandom(3)), emit: () => undefined };
const start = kilnStateOf(...['a', 'b', 'c', 'd'].map((id, at) => kilnCard(id, at % 2 ? 'bob' : 'ann')));

const step = fc.oneof(
  fc.record({
    type: fc.constant('moved' as const),
    id: fc.constantFrom('a', 'b', 'c', 'd', 'new', 'gone'),
    to: fc.constantFrom('deck', 'hand', 'play', 'pit'),
    position: fc.constantFrom('top' as const, 'bottom' as const),
  }),
  fc.record({ type: fc.constant('removed' as const), id: fc.constantFrom('d', 'new') }),
  fc.record({ type: fc.constant('shuffled' as const), player: fc.constantFrom('ann', 'bob') }),
);

describe('a store of objects', () => {
  it('finds by id what each of two states that came of one has', () => {
    const made = (from: typeof start.objects, id: string) => withObject(from, kilnCard(id, 'ann'));
    const one = made(start.objects, 'x');
    const other = made(made(start.objects, 'y'), 'x');
    const again = made(one, 'y');
    const places = [start.objects, one, other, again].map((store) =>
      ['x', 'y'].map((id) => store.objects.findIndex((object) => object === objectById(store, id))),
    );
    expect(places).toEqual([
      [-1, -1],
      [4, -1],
      [5, 4],
      [4, 5],
    ]);
  });

  it('law: each object lies in one place, is found without a search, and is JSON', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = {
          ...start,
          objects: withObject(start.objects, kilnCard('new', 'ann', { zone: 'hand' })),
        };
        for (const each of steps) {
          const object = 'id' in each ? objectById(state.objects, each.id) : undefined;
          const card = {
            kind: 'card',
            id: 'id' in each ? each.id : '',
            incarnation: object?.incarnation ?? 0,
          };
          if (each.type === 'shuffled')
            state = table.emit(state, tools, { type: 'shuffled', zone: 'deck', player: each.player });
          else if (each.type === 'removed') state = table.emit(state, tools, { type: 'removed', card });
          else
            state = table.emit(state, tools, { type: 'moved', card, to: each.to, position: each.position });
        }
        const { objects } = state.objects;
        expect(parseWith(kilnState, JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, value: state });
        for (const object of objects) {
          expect(objectById(state.objects, object.instanceId)).toBe(
            objects.find(({ instanceId }) => instanceId === object.instanceId),
          );
          expect(objectsIn(state.objects, object.zone, object.owner)).toContain(object);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives a new object where one changes its zone, and none under the old reference', () => {
    const there = table.emit(start, tools, {
      type: 'moved',
      card: { kind: 'card', id: 'a', incarnation: 0 },
      to: 'hand',
    });
    expect([
      objectAt(there.objects, { id: 'a', incarnation: 0 }),
      objectAt(there.objects, { id: 'a', incarnation: 1 })?.zone,
    ]).toEqual([undefined, 'hand']);
    expect(there.objects.lastKnown.map(({ instanceId, zone }) => [instanceId, zone])).toEqual([
      ['a', 'play'],
    ]);
    expect(table.emit(there, tools, { type: 'turnBegan', player: 'bob' }).objects.lastKnown).toEqual([]);
  });

  it('orders zones, and lets nothing in or out by it', () => {
    const ids = idsIn(start.objects, 'play');
    expect(idsIn(orderedZone(start.objects, 'play', 'ann', ids.toReversed()), 'play')).toEqual(
      ids.toReversed(),
    );
    expect(() => orderedZone(start.objects, 'play', 'ann', ['a', 'b', 'c', 'c'])).toThrow(RangeError);
    expect(() => withObject(start.objects, kilnCard('a', 'ann'))).toThrow(RangeError);
    expect(changeObject(start.objects, '__proto__', (card) => card)).toBe(start.objects);
  });

  it.each<[string, (json: typeof start) => object]>([
    ['an object that lies nowhere', (json) => ({ ...json, objects: { ...json.objects, zones: [] } })],
    [
      'an object in another zone than it says',
      (json) => ({
        ...json,
        objects: changeObject(json.objects, 'a', (card) => ({ ...card, zone: 'hand' })),
      }),
    ],
    [
      'two objects of one id',
      (json) => ({
        ...json,
        objects: { ...json.objects, objects: [...json.objects.objects, kilnCard('a', 'ann')] },
      }),
    ],
    ['an unknown key', (json) => ({ ...json, objects: { ...json.objects, index: {} } })],
  ])('refuses %s', (_what, made) => {
    const parsed = parseWith(kilnState, JSON.parse(JSON.stringify(made(start))));
    expect(parsed.ok ? [] : parsed.issues[0]?.path?.[0]).toBe('objects');
  });
});
