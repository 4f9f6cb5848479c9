import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { creature } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import { isUnstirred, performAtOnce } from './check.js';

const facts = fc.record(
  {
    types: fc.constantFrom(['creature'], ['land'], ['planeswalker'], ['battle'], ['enchantment']),
    subtypes: fc.constantFrom([], [], [], ['Aura'], ['Equipment']),
    supertypes: fc.constantFrom([], [], ['legendary']),
    names: fc.constantFrom(['Ada'], ['Bea']),
    toughness: fc.integer({ min: 0, max: 6 }),
    loyalty: fc.integer({ min: 0, max: 3 }),
    defense: fc.integer({ min: 0, max: 3 }),
    damage: fc.integer({ min: 0, max: 3 }),
    counters: fc.constantFrom({}, { '+1/+1': 1 }, { '+1/+1': 1, '-1/-1': 1 }),
    keywords: fc.constantFrom([], [{ keyword: 'indestructible' }]),
    phasedOut: fc.boolean(),
    attachedTo: fc.constantFrom(undefined, undefined, undefined, { kind: 'card' as const, id: 'a' }),
  },
  { requiredKeys: [] },
);
/** Mostly a player to whom no state-based action applies. Otherwise hardly any board would be calm. */
const player = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ life: 1 }) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        life: fc.integer({ min: 0, max: 2 }),
        drewFromEmpty: fc.constant(true),
        loses: fc.constant(true),
        left: fc.constant(true),
      },
      { requiredKeys: ['life'] },
    ),
  },
);

it('704.3 nothing happens where no permanent and no player stirs', () => {
  let [calm, tried] = [0, 0];
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 3 }), player, (all, one) => {
      const cards = all.map((given, at): MtgCard => {
        const { attachedTo, ...rest } = given;
        return creature(['a', 'b', 'c'][at] ?? '', 'you', {
          ...rest,
          ...(attachedTo ? { attachedTo } : {}),
        });
      });
      const { players } = matchStateOf({ players: [{ id: 'you', ...one }, { id: 'foe' }] });
      const state = { ...matchOf(...cards), players };
      tried++;
      if (!isUnstirred(state)) return;
      calm++;
      const events: unknown[] = [];
      expect(performAtOnce(state, (event) => void events.push(event))).toBe(state);
      expect(events).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
  expect(calm / tried).toBeGreaterThan(0.1);
});
