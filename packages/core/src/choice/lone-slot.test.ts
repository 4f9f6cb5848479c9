import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Budget } from './diagram.js';
import { Component, partOf } from './component.js';
import { LoneSlot } from './hall.js';
import { ascending, type SlotDomain } from './problem.js';

const domain = fc
  .tuple(
    fc.uniqueArray(fc.nat(40), { maxLength: 12 }),
    fc.boolean(),
    fc.constantFrom(0, 1),
    fc.constantFrom(0, 1),
  )
  .map(([positions, pick, min, max]): SlotDomain => {
    const [first, ...rest] = positions;
    const picked = pick && first !== undefined ? [first] : [];
    return {
      candidates: ascending(picked.length > 0 ? rest : positions),
      picked,
      min: Math.min(min, max),
      max,
    };
  });

it('law: a slot of at most one thing is solved as the diagram and the theorem of Hall solve it', () => {
  fc.assert(
    fc.property(domain, (slot) => {
      const problem = { slots: [slot], exclusions: [], rules: [] };
      const [fast, slow] = [partOf(problem, [0]), new Component(problem, [0])];
      expect(fast).toBeInstanceOf(LoneSlot);
      const budget = new Budget();
      expect(fast.next(budget)).toEqual(slow.next(budget));
      expect(fast.count(budget)).toBe(slow.count(budget));
      const all = [...slow.all(budget)];
      expect([...fast.all(budget)]).toEqual(all);
      expect(all.map((_picks, index) => fast.nth(BigInt(index), budget))).toEqual(all);
      expect(() => fast.nth(BigInt(all.length), budget)).toThrow(RangeError);
    }),
  );
});

it('leaves all else to the diagram', () => {
  const slot: SlotDomain = { candidates: [0, 1, 2], picked: [], min: 0, max: 2 };
  expect(partOf({ slots: [slot], exclusions: [], rules: [] }, [0])).toBeInstanceOf(Component);
});
