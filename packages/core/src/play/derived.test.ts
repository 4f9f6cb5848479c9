import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomFrom, seedRandom } from '../random.js';
import { kilnCard, kilnStateOf, kilnTable, table, type Change, type KilnState } from '../../test/kiln.js';
import type { Ability } from './effect.js';
import { refTo } from './layers.js';
import { objectById } from './object-store.js';
import type { Words } from '../../test/kiln.js';

const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };

const change = fc.constantFrom<Change>(
  { change: 'strength', by: 1 },
  { change: 'strength', by: { count: { zone: 'pit' } } },
  { change: 'setStrength', to: 4 },
  { change: 'setStrength', to: { count: { type: 'dust' } } },
  { change: 'setStrength', to: { count: { strength: { gte: 'source.strength' } } } },
  { change: 'type', is: 'dust' },
  { change: 'loseAbilities' },
  {
    change: 'gain',
    ability: { kind: 'static', id: 'g', affects: 'self', gives: [{ change: 'strength', by: 2 }] },
  },
  {
    change: 'gain',
    ability: {
      kind: 'triggered',
      id: 't',
      on: [{ on: 'damaged', card: 'self' }],
      do: [{ effect: 'draw', amount: 1 }],
    },
  },
);
const ability = fc.oneof(
  fc.record({
    kind: fc.constant('static' as const),
    id: fc.constant('s'),
    affects: fc.constantFrom<Extract<Ability<Words>, { kind: 'static' }>['affects']>(
      'self',
      { zone: 'play' },
      { controller: 'opponent' },
      { type: 'dust', excludeSelf: true },
    ),
    gives: fc.array(change, { minLength: 1, maxLength: 2 }),
    while: fc.constantFrom(
      undefined,
      { onTurn: true },
      { sourceIs: { type: 'golem' } },
      { count: { zone: 'pit' }, is: { gte: 1 } },
    ),
  }),
  fc.constant<Ability<Words>>({
    kind: 'triggered',
    id: 'w',
    on: [{ on: 'exerted' }, { on: 'moved', to: 'pit' }],
    do: [{ effect: 'draw', amount: 1 }],
  }),
  fc.constant<Ability<Words>>({ kind: 'replacement', id: 'r', on: { on: 'damaged' }, with: { prevent: 1 } }),
);
const IDS = ['a', 'b', 'c', 'd', 'e'];
const id = fc.constantFrom(...IDS, 'new');
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ move: id, to: fc.constantFrom('play', 'pit', 'deck') }) },
  { weight: 3, arbitrary: fc.record({ hurt: id }) },
  {
    weight: 3,
    arbitrary: fc.record({ change: fc.array(id, { minLength: 1, maxLength: 2 }), gives: change, by: id }),
  },
  { weight: 2, arbitrary: fc.record({ turn: fc.constantFrom('ann', 'bob') }) },
  { weight: 1, arbitrary: fc.record({ make: ability }) },
  { weight: 1, arbitrary: fc.record({ remove: id }) },
  { weight: 1, arbitrary: fc.record({ shield: id }) },
  { weight: 1, arbitrary: fc.record({ watch: id }) },
  { weight: 2, arbitrary: fc.record({ back: fc.nat(8) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function after(state: KilnState, each: Exclude<Step, { readonly back: number }>): KilnState {
  const refs = (...ids: readonly string[]) =>
    ids.flatMap((one) => {
      const found = objectById(state.objects, one);
      return found ? [refTo(found)] : [];
    });
  if ('move' in each)
    return table.emit(
      state,
      tools,
      ...refs(each.move).map((card) => ({ type: 'moved' as const, card, to: each.to })),
    );
  if ('hurt' in each) {
    const events = refs(each.hurt).map((card) => ({ type: 'damaged' as const, card, by: card, amount: 1 }));
    return table.emit(state, tools, ...events);
  }
  if ('turn' in each) {
    const ended = table.emit(state, tools, { type: 'turnEnded', player: state.active });
    return table.emit(ended, tools, { type: 'turnBegan', player: each.turn });
  }
  if ('make' in each) {
    if (objectById(state.objects, 'new')) return state;
    const object = kilnCard('new', 'bob', { abilities: [each.make] });
    return table.emit(state, tools, { type: 'created', object });
  }
  if ('remove' in each)
    return table.emit(state, tools, ...refs(each.remove).map((card) => ({ type: 'removed' as const, card })));
  const source = refs(...('change' in each ? each.change : 'shield' in each ? [each.shield] : [each.watch]));
  const [first] = source;
  if (!first) return state;
  const lasting = { controller: 'ann', source: first, lasts: { until: { on: 'turnEnded' as const } } };
  if ('change' in each) {
    const [by = first] = refs(each.by);
    return table.modify(state, {
      ...lasting,
      source: by,
      lasts: 'forever',
      affects: source,
      gives: [each.gives],
    });
  }
  if ('shield' in each)
    return table.shield(state, { ...lasting, on: { on: 'damaged' }, with: { prevent: 1 } });
  return table.watch(state, { ...lasting, on: [{ on: 'exerted' }], once: true, bound: {}, do: [] });
}

const start = (abilities: readonly (readonly Ability<Words>[])[]): KilnState =>
  kilnStateOf(
    ...IDS.map((name, at) =>
      kilnCard(name, at % 2 ? 'bob' : 'ann', { strength: at + 1, abilities: abilities[at] ?? [] }),
    ),
  );

it('law: what is kept from state to state is what is made anew, whichever states were looked at before', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(ability, { maxLength: 2 }), { maxLength: 3 }),
      fc.array(step, { maxLength: 14 }),
      (abilities, steps) => {
        const states = [start(abilities)];
        for (const each of steps) {
          const last = states.at(-1) ?? start(abilities);
          states.push('back' in each ? (states[each.back] ?? last) : after(last, each));
        }
        for (const state of states) {
          const slow = kilnTable();
          expect(table.things(state)).toEqual(slow.things(state));
          expect(table.watchers(state)).toEqual(slow.watchers(state));
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('costs nothing where nothing that decides has changed', () => {
  const plus: Ability<Words> = {
    kind: 'static',
    id: 's',
    affects: { zone: 'play' },
    gives: [{ change: 'strength', by: 1 }],
  };
  const state = start([[plus]]);
  const turned = { ...state, active: 'bob' };
  expect(table.things(turned)).toBe(table.things(state));
  expect(table.watchers(turned)).toBe(table.watchers(state));
  const hurt = after(state, { hurt: 'c' });
  expect(table.thing(hurt, 'b')).toBe(table.thing(state, 'b'));
  expect(table.thing(hurt, 'c')?.damage).toBe(1);
  expect(table.watchers(hurt)).toBe(table.watchers(state));
});

it('costs the objects that have changed, where no change looks at others', () => {
  const state = table.modify(start([]), {
    controller: 'ann',
    source: { kind: 'card', id: 'a', incarnation: 0 },
    lasts: 'forever',
    affects: ['b', 'c'].map((name) => ({ kind: 'card', id: name, incarnation: 0 })),
    gives: [{ change: 'type', is: 'dust' }],
  });
  const [other, same] = [after(state, { hurt: 'a' }), after(state, { hurt: 'b' })];
  expect(table.thing(other, 'b')).toBe(table.thing(state, 'b'));
  expect(table.thing(same, 'b')).toMatchObject({ types: ['dust'], damage: 1 });
  expect(table.thing(same, 'c')).toEqual(table.thing(state, 'c'));
});

it('knows what a lasting change affects also after a branch in which that had left', () => {
  const state = table.modify(start([]), {
    controller: 'ann',
    source: { kind: 'card', id: 'b', incarnation: 0 },
    lasts: 'forever',
    affects: [{ kind: 'card', id: 'a', incarnation: 0 }],
    gives: [{ change: 'type', is: 'dust' }],
  });
  expect(table.thing(after(state, { move: 'a', to: 'pit' }), 'a')?.types).toEqual(['golem']);
  expect(table.thing(after(state, { hurt: 'a' }), 'a')?.types).toEqual(['dust']);
});

it('looks again where what is remembered of a source is forgotten', () => {
  const ref = { kind: 'card', id: 'b', incarnation: 0 };
  const changed = table.modify(start([]), {
    controller: 'ann',
    source: ref,
    lasts: 'forever',
    affects: [{ ...ref, id: 'a' }],
    gives: [{ change: 'setStrength', to: { count: { strength: { gte: 'source.strength' }, zone: 'play' } } }],
  });
  const gone = after(changed, { move: 'b', to: 'pit' });
  const forgotten = { ...gone, objects: { ...gone.objects, lastKnown: [] } };
  for (const state of [gone, forgotten]) expect(table.things(state)).toEqual(kilnTable().things(state));
  expect(table.thing(forgotten, 'a')).not.toEqual(table.thing(gone, 'a'));
});

it('looks again where a condition reads the state', () => {
  const plus: Ability<Words> = {
    kind: 'static',
    id: 's',
    affects: 'self',
    while: { onTurn: true },
    gives: [{ change: 'strength', by: 1 }],
  };
  const state = start([[plus]]);
  expect([
    table.thing(state, 'a')?.strength,
    table.thing({ ...state, active: 'bob' }, 'a')?.strength,
  ]).toEqual([2, 1]);
});
