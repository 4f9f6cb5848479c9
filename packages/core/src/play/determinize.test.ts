import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilnCard, kilnStateOf, table } from '../../test/kiln.js';
import { canonicalJson } from '../json.js';
import { randomFrom, seedRandom } from '../random.js';

/** Cards of two players in every zone, each of a strength of its own. */
const ZONES = ['deck', 'deck', 'deck', 'hand', 'hand', 'play', 'pit'];
const cards = ['ann', 'bob'].flatMap((owner) =>
  ZONES.map((zone, at) => kilnCard(`${owner}-${at}`, owner, { zone, strength: at + 1 })),
);
const state = kilnStateOf(...cards);
const dealt = (seed: number, from = state) => table.determinize(from, 'ann', randomFrom(seedRandom(seed)));
const strengths = (from: typeof state, owner: string) =>
  from.objects.objects.filter((card) => card.owner === owner).map(({ strength }) => strength);
const order = (a: number, b: number): number => a - b;

describe('a table deals what a player does not see', () => {
  it('law: what the player sees stays, each owner keeps the same cards, and each place its own facts', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const other = dealt(seed);
        const seen = (from: typeof state) => from.objects.objects.filter((card) => table.sees(card, 'ann'));
        expect(seen(other)).toEqual(seen(state));
        for (const owner of ['ann', 'bob'])
          expect(strengths(other, owner).toSorted(order)).toEqual(strengths(state, owner).toSorted(order));
        const places = (from: typeof state) =>
          from.objects.objects.map(({ instanceId, zone, owner, controller, incarnation, timestamp }) => [
            instanceId,
            zone,
            owner,
            controller,
            incarnation,
            timestamp,
          ]);
        expect(places(other)).toEqual(places(state));
        expect(other.objects.zones).toEqual(state.objects.zones);
      }),
    );
  });

  it("deals a rival's hand and deck together, and the player's own deck", () => {
    const many = Array.from({ length: 60 }, (_, seed) => dealt(seed));
    const inPlace = (id: string) =>
      new Set(many.map(({ objects }) => objects.objects.find((card) => card.instanceId === id)?.strength));
    expect([...inPlace('bob-3')].toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5]);
    expect([...inPlace('ann-0')].toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3]);
    expect([...inPlace('ann-3')]).toEqual([4]);
  });

  it('law: what is dealt does not depend on which hidden card lay where', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, before) => {
        expect(canonicalJson(dealt(seed, dealt(before)))).toBe(canonicalJson(dealt(seed)));
      }),
    );
  });
});
