/** Random small boards with random specs over them, for laws. */
import * as fc from 'fast-check';
import { unwrap, type Attempt, type TargetSpec } from '../src/index.js';
import { lantern, lanternCardOf, lanternStateOf, type LanternState } from './lantern.js';

export interface ChoiceCase {
  readonly state: LanternState;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

const PLAYERS = [{ id: 'ann' }, { id: 'bob' }, { id: 'cyd' }];

const card = fc.record({
  controller: fc.constantFrom('ann', 'bob', 'cyd'),
  glow: fc.integer({ min: -2, max: 3 }),
  cost: fc.constantFrom(undefined, 1, 2, 3, 0.1, 0.2),
  types: fc.subarray(['lamp', 'warden', 'moth']),
  keywords: fc.constantFrom([], [], [], ['veil'], ['ward']),
});

const count = fc.constantFrom(1, 1, 2, 0, 3);

/** Earlier slots that a slot may refer to, by position. */
const slotOf = (index: number, earlier: readonly string[]) =>
  fc
    .record({
      filter: fc.constantFrom<object>(
        {},
        {},
        { type: 'lamp' },
        { controller: 'opponent' },
        { cost: { gte: 1 } },
        ...earlier.map((id) => ({ cost: { lt: `slots.${id}.cost` } })),
        ...earlier.map((id) => ({ controller: `slots.${id}` })),
      ),
      numbers: fc.tuple(count, count).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      any: fc.constantFrom(false, false, false, true),
      single: fc.boolean(),
      kind: fc.constantFrom('card', 'card', 'card', 'card', 'player'),
      chooser: fc.constantFrom(
        'controller',
        'controller',
        'controller',
        'controller',
        'eachOpponent',
        'eachPlayer',
        'all',
        'random',
        ...earlier.map((id) => `slots.${id}`),
      ),
      mode: fc.constantFrom('target', 'choose'),
      total: fc.constantFrom(undefined, undefined, undefined, 2, 4),
    })
    .map(({ filter, numbers, any, single, kind, chooser, mode, total }) => ({
      id: `s${index}`,
      accepts: [{ kind, filter: kind === 'player' ? {} : filter }],
      min: single ? Math.min(1, numbers.min) : numbers.min,
      max: single ? 1 : any ? 'any' : numbers.max,
      chooser,
      mode,
      ...(total === undefined || chooser === 'all' || chooser === 'random' ? {} : { division: { total } }),
    }));

const relationOf = (ids: readonly string[]) => {
  const property = fc.constantFrom('controller', 'types', 'cost', 'glow', 'name');
  const slots = fc.subarray([...ids], { minLength: 1 });
  const announceOnly = fc.constantFrom({}, { announceOnly: true });
  return fc.oneof(
    fc
      .tuple(fc.subarray([...ids], { minLength: Math.min(2, ids.length) }), announceOnly)
      .map(([tied, more]) => ({
        relation: 'different',
        slots: tied.length < 2 ? [...tied, ...tied] : tied,
        ...more,
      })),
    fc.record({ relation: fc.constantFrom('same', 'distinct'), property, slots }),
    fc.record({
      relation: fc.constant('sum'),
      property: fc.constantFrom('glow', 'cost', 'strength'),
      slots,
      is: fc.constantFrom<unknown>({ lte: 2 }, { gte: 1 }, 3, { gt: 0, lt: 4 }, 0.3, { gte: -1, lte: 1 }),
    }),
  );
};

/** The most combinations, if every thing fits every slot. */
const MOST = 20_000;

export const choiceCase: fc.Arbitrary<ChoiceCase> = fc
  .integer({ min: 1, max: 4 })
  .chain((size) => {
    const ids = Array.from({ length: size }, (_slot, index) => `s${index}`);
    return fc.record({
      cards: fc.array(card, { maxLength: size === 1 ? 7 : size === 2 ? 6 : size === 3 ? 4 : 3 }),
      slots: fc.tuple(...ids.map((_id, index) => slotOf(index, ids.slice(0, index)))),
      relations: fc.array(relationOf(ids), { maxLength: 3 }),
    });
  })
  .map(({ cards, slots, relations }) => {
    const state = lanternStateOf(
      cards.map((facts, index) => lanternCardOf(`c${index}`, { ...facts, name: `n${index % 3}` })),
      { players: PLAYERS },
    );
    return { state, spec: lantern.parseSpec({ slots, relations }), attempt: { controller: 'ann' } };
  })
  .filter(({ state, spec, attempt }) => {
    if (!spec.ok) return false;
    const asked = lantern.resolver(state).ask(spec.value, attempt);
    if (!asked.ok) return false;
    const open = asked.value.slots.filter(({ automatic }) => !automatic);
    const things = state.cards.length + 3;
    return open.reduce((product, { max }) => product * 2 ** Math.min(things, max * 2), 1) < MOST ** 2;
  })
  .map(({ state, spec, attempt }) => ({ state, spec: unwrap(spec), attempt }));
