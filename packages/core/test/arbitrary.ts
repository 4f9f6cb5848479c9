/** Random boards, filters and specs of lantern, for laws. */
import * as fc from 'fast-check';
import { unwrap, type JsonObject, type TargetSpec } from '../src/index.js';
import { lantern, lanternCardOf, lanternStateOf, type LanternState } from './lantern.js';

const PLAYERS = ['ann', 'bob', 'cid'];
const some = (...entries: readonly string[]) => fc.subarray([...entries]);
const oneOrMany = (...entries: readonly string[]) =>
  fc.oneof(fc.constantFrom(...entries), fc.subarray([...entries], { minLength: 1 }));
const small = fc.integer({ min: 0, max: 4 });
const number = fc.oneof(
  small,
  fc.constantFrom('X' as const, 'source.cost' as const),
  fc
    .record({ eq: small, gt: small, gte: small, lt: small, lte: small }, { requiredKeys: [] })
    .filter((bounds) => Object.keys(bounds).length > 0),
);

const keys = fc.record(
  {
    zone: oneOrMany('play', 'pit', 'dark'),
    owner: fc.constantFrom('self', 'opponent', 'any'),
    controller: fc.constantFrom('self', 'opponent', 'teammate', 'role.defender'),
    instanceId: oneOrMany('c0', 'c1', 'c2'),
    type: oneOrMany('lamp', 'warden'),
    ready: fc.boolean(),
    exerted: fc.boolean(),
    damaged: fc.boolean(),
    cost: number,
    strength: number,
    name: fc.oneof(
      fc.constantFrom('c0', 'c1'),
      fc.record({ not: fc.constantFrom('c0', 'c1') }),
      fc.record({ oneOf: fc.subarray(['c0', 'c1', 'c2'], { minLength: 1 }) }),
    ),
    withKeyword: oneOrMany('veil', 'glim'),
    withoutKeyword: oneOrMany('veil', 'ward'),
    withCharacteristics: fc.subarray(['red', 'old'], { minLength: 1 }),
    excludeSelf: fc.boolean(),
    glow: number,
  },
  { requiredKeys: [] },
);

/** Any filter on lantern's cards, with few keys and little nesting. */
export const filters: fc.Arbitrary<JsonObject> = fc.letrec<{ filter: JsonObject; few: JsonObject }>(
  (tie) => ({
    few: keys.chain((all) =>
      fc
        .subarray(Object.keys(all), { maxLength: Math.min(2, Object.keys(all).length) })
        .map((kept) => Object.fromEntries(Object.entries(all).filter(([key]) => kept.includes(key)))),
    ),
    filter: fc.oneof(
      { maxDepth: 2, withCrossShrink: true },
      tie('few'),
      fc
        .tuple(tie('few'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
        .map(([few, anyOf]) => ({ ...few, anyOf })),
      fc
        .tuple(tie('few'), fc.array(tie('filter'), { minLength: 1, maxLength: 2 }))
        .map(([few, allOf]) => ({ ...few, allOf })),
      fc.tuple(tie('few'), tie('filter')).map(([few, not]) => ({ ...few, not })),
    ),
  }),
).filter;

/** States with three players, of whom two may be one team, and up to eight cards `c0`, `c1`, ... */
export const states: fc.Arbitrary<LanternState> = fc
  .record({
    team: fc.boolean(),
    hooded: fc.boolean(),
    cards: fc.array(
      fc.record({
        zone: fc.constantFrom('play', 'pit', 'dark'),
        owner: fc.constantFrom(...PLAYERS),
        controller: fc.constantFrom(...PLAYERS),
        types: some('lamp', 'warden'),
        exerted: fc.boolean(),
        damage: fc.integer({ min: 0, max: 2 }),
        cost: fc.option(small, { nil: undefined }),
        strength: small,
        keywords: some('veil', 'ward', 'glim'),
        characteristics: some('red', 'old'),
        glow: small,
        incarnation: fc.nat(2),
      }),
      { minLength: 1, maxLength: 8 },
    ),
  })
  .map(({ team, hooded, cards }) =>
    lanternStateOf(
      cards.map((facts, index) =>
        lanternCardOf(`c${index}`, index === 0 ? { ...facts, cost: facts.cost ?? 0 } : facts),
      ),
      {
        players: [
          { id: 'ann', ...(team ? { team: 'up' } : {}) },
          { id: 'bob', hooded },
          { id: 'cid', ...(team ? { team: 'up' } : {}) },
        ],
      },
    ),
  );

/** Ann asks, from the card `c0`, with X = 2 and bob as the defender. */
export const asking = {
  controller: 'ann',
  source: { kind: 'card', id: 'c0' },
  variables: { X: 2 },
  roles: { defender: 'bob' },
} as const;

const chooser = fc.constantFrom('controller', 'role.defender', 'all', 'random');

/** Specs of one slot over cards, and sometimes players, with and without a filter for announcement only. */
export const specs: fc.Arbitrary<TargetSpec> = fc
  .record({
    filter: filters,
    announceOnly: fc.option(filters, { nil: undefined }),
    players: fc.boolean(),
    chooser,
    mode: fc.constantFrom('target', 'choose'),
    max: fc.constantFrom(1, 2, 'any'),
  })
  .map(({ filter, announceOnly, players, ...slot }) =>
    unwrap(
      lantern.parseSpec({
        slots: [
          {
            ...slot,
            min: 0,
            accepts: [
              { kind: 'card', filter, ...(announceOnly ? { announceOnly } : {}) },
              ...(players ? [{ kind: 'player', filter: { is: 'opponent' } }] : []),
            ],
          },
        ],
      }),
    ),
  );
