/** Random small states and filters, for tests of laws. */
import * as fc from 'fast-check';
import {
  mtgCardOf,
  mtgStateOf,
  type MtgCard,
  type MtgCardFilter,
  type MtgKeyword,
  type MtgState,
} from '../src/index.js';
import { COLORS } from '../src/language/vocabulary.js';

const owner = fc.constantFrom('you', 'foe', 'mate');
const colors = fc.subarray([...COLORS]);
const types = fc.subarray(['creature', 'artifact', 'land', 'instant'], { minLength: 1 });
const amount = fc.integer({ min: 0, max: 5 });

const quality: fc.Arbitrary<MtgCardFilter> = fc.oneof(
  fc.record({ color: fc.constantFrom(...COLORS) }),
  fc.record({ type: fc.constantFrom('creature', 'artifact', 'land', 'permanent') }),
  fc.record({ manaValue: fc.record({ lte: amount }) }),
  fc.record({ controller: fc.constantFrom('self', 'opponent', 'teammate', 'any') }),
  fc.record({ colorCount: fc.record({ gte: amount }) }),
  fc.record({ tapped: fc.boolean() }),
  fc.record({ power: fc.record({ lt: fc.constantFrom('X', 'source.manaValue') }) }),
  fc.record({ excludeSelf: fc.constant(true) }),
);

/** A filter with one key or more, sometimes negated or in a union. */
export const filter: fc.Arbitrary<MtgCardFilter> = fc.oneof(
  quality,
  fc.tuple(quality, quality).map(([one, other]) => ({ anyOf: [one, other] })),
  quality.map((not) => ({ not })),
  fc.tuple(quality, quality).map(([one, other]) => ({ ...one, allOf: [other] })),
);

const own = fc.constantFrom<MtgCardFilter>({ color: 'red' }, { type: 'artifact' }, { manaValue: { gte: 3 } });
const keyword: fc.Arbitrary<MtgKeyword> = fc.oneof(
  fc.constantFrom<MtgKeyword>(
    { keyword: 'hexproof' },
    { keyword: 'hexproof', from: { color: 'red' } },
    { keyword: 'shroud' },
    { keyword: 'flagbearer' },
    { keyword: 'flying' },
    { keyword: 'protection', from: {} },
    { keyword: 'protection', from: { color: 'red' } },
    { keyword: 'protection', fromPlayer: 'you' },
    { keyword: 'cantBeTargeted', by: { as: 'spell' } },
  ),
  own.map((from): MtgKeyword => ({
    keyword: 'hexproof',
    from: { color: 'blue', not: from.color ? { color: from.color } : {} },
  })),
);

const card = (id: string): fc.Arbitrary<MtgCard> =>
  fc
    .record({
      owner,
      types,
      colors,
      manaValue: amount,
      power: amount,
      tapped: fc.boolean(),
      phasedOut: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
      incarnation: fc.integer({ min: 0, max: 2 }),
      zone: fc.constantFrom('battlefield', 'battlefield', 'battlefield', 'graveyard', 'stack'),
      keywords: fc.array(keyword, { maxLength: 2 }),
    })
    .map((facts) => mtgCardOf({ instanceId: id, ...facts, keywords: facts.keywords }));

/** A state with up to seven cards besides the source `s`, a spell of yours. It sometimes has teams. */
export const state: fc.Arbitrary<MtgState> = fc
  .tuple(
    fc
      .integer({ min: 0, max: 7 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_card, index) => card(`c${index}`)))),
    colors,
    fc.boolean(),
  )
  .map(([cards, sourceColors, teams]) =>
    mtgStateOf({
      cards: [
        ...cards,
        mtgCardOf({
          instanceId: 's',
          owner: 'you',
          zone: 'stack',
          types: ['instant'],
          colors: sourceColors,
          manaValue: 2,
        }),
      ],
      players: ['you', 'foe', 'mate'].map((id) => (teams ? { id, team: id === 'foe' ? 'B' : 'A' } : { id })),
    }),
  );
