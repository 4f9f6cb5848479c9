/** Random small states and filters, for tests of laws. */
import * as fc from 'fast-check';
import {
  lorcanaCardOf,
  lorcanaStateOf,
  type LorcanaCard,
  type LorcanaCardFilter,
  type LorcanaState,
} from '../src/index.js';
import { INKS } from '../src/language/facts.js';

const owner = fc.constantFrom('you', 'foe', 'mate');
const amount = fc.integer({ min: -1, max: 4 });

const key: fc.Arbitrary<LorcanaCardFilter> = fc.oneof(
  fc.record({ zone: fc.constantFrom('play', 'discard') }),
  fc.record({ type: fc.constantFrom('character', 'item', 'location') }),
  fc.record({ ink: fc.constantFrom(...INKS) }),
  fc.record({ controller: fc.constantFrom('self', 'opponent', 'teammate', 'any') }),
  fc.record({ ready: fc.boolean() }),
  fc.record({ exerted: fc.boolean() }),
  fc.record({ damaged: fc.boolean() }),
  fc.record({ strength: fc.record({ lte: fc.oneof(amount, fc.constantFrom('X', 'source.strength')) }) }),
  fc.record({ withClassification: fc.constantFrom('Hero', 'King') }),
  fc.record({
    atLocation: fc.oneof(fc.boolean(), fc.constantFrom('here', 'l'), fc.constant({ damaged: false })),
  }),
  fc.record({ excludeSelf: fc.constant(true) }),
);

/** A filter with one key or more, sometimes negated or in a union. */
export const filter: fc.Arbitrary<LorcanaCardFilter> = fc.oneof(
  key,
  fc.constant({}),
  fc.tuple(key, key).map(([one, other]) => ({ anyOf: [one, other] })),
  key.map((not) => ({ not })),
  fc.tuple(key, key).map(([one, other]) => ({ ...one, allOf: [other] })),
);

const must = fc.option(fc.constant({ by: 'opponent' } as const), { nil: undefined, freq: 4 });

const card = (id: string): fc.Arbitrary<LorcanaCard> =>
  fc
    .record({
      owner,
      types: fc.constantFrom(['character'], ['character'], ['item'], ['location']),
      inks: fc.subarray([...INKS], { maxLength: 2 }),
      cost: fc.integer({ min: 0, max: 4 }),
      strength: amount,
      exerted: fc.boolean(),
      damage: fc.integer({ min: 0, max: 2 }),
      incarnation: fc.integer({ min: 0, max: 2 }),
      zone: fc.constantFrom('play', 'play', 'play', 'discard', 'under'),
      faceDown: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
      keywords: fc.subarray(['ward', 'vanish', 'evasive']),
      characteristics: fc.subarray(['Hero', 'King']),
      at: fc.constantFrom('l', 'nowhere'),
      mustBeChosen: must,
    })
    .map(({ mustBeChosen, ...facts }) =>
      lorcanaCardOf({ instanceId: id, ...facts, ...(mustBeChosen ? { mustBeChosen } : {}) }),
    );

/**
 * A state with up to seven cards besides the source `s`, a character of yours, and a location `l`. It
 * sometimes has teams.
 */
export const state: fc.Arbitrary<LorcanaState> = fc
  .tuple(
    fc
      .integer({ min: 0, max: 7 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_card, index) => card(`c${index}`)))),
    fc.boolean(),
  )
  .map(([cards, teams]) =>
    lorcanaStateOf({
      cards: [
        ...cards,
        lorcanaCardOf({ instanceId: 's', owner: 'you', types: ['character'], strength: 2, at: 'l' }),
        lorcanaCardOf({ instanceId: 'l', owner: 'you', types: ['location'] }),
      ],
      players: ['you', 'foe', 'mate'].map((id) => ({
        id,
        lore: 0,
        ...(teams ? { team: id === 'foe' ? 'B' : 'A' } : {}),
      })),
    }),
  );
