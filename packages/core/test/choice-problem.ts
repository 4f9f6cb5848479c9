/** Random choice problems over bare numbers, and their slow solution. */
import * as fc from 'fast-check';
import type { ChoiceProblem, Picks } from '../src/choice/problem.js';
import { subsets } from './choice-oracle.js';

export const domains = (slots: number, things: number) =>
  fc.array(
    fc
      .record({
        candidates: fc.subarray(Array.from({ length: things }, (_thing, index) => index)),
        bounds: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
        picks: fc.array(fc.boolean(), { minLength: things, maxLength: things }),
      })
      .map(({ candidates, bounds, picks }) => ({
        candidates: candidates.filter((thing) => picks[thing] === false || thing % 3 !== 0),
        picked: candidates.filter((thing) => picks[thing] === true && thing % 3 === 0),
        min: Math.min(...bounds),
        max: Math.max(...bounds),
      })),
    { minLength: 1, maxLength: slots },
  );

export function everySolution({ slots, exclusions, rules }: ChoiceProblem): readonly Picks[] {
  let found: readonly Picks[] = [[]];
  for (const { candidates, picked, min, max } of slots) {
    const fitting = subsets(candidates, picked).filter(({ length }) => length >= min && length <= max);
    found = found.flatMap((before) => fitting.map((set) => [...before, set.toSorted((a, b) => a - b)]));
  }
  return found.filter(
    (picks) =>
      exclusions.every((slotsApart) => {
        const all = slotsApart.flatMap((slot) => picks[slot] ?? []);
        return new Set(all).size === all.length;
      }) &&
      rules.every((rule) => {
        let state: string | undefined = rule.start;
        for (const position of rule.slots.flatMap((slot) => picks[slot] ?? [])) {
          if (state !== undefined) state = rule.step(state, position);
        }
        return state !== undefined && rule.accepts(state);
      }),
  );
}

/** Returns for each slot what can be added. Returns undefined if there is no solution. */
export function everyNext(problem: ChoiceProblem): Picks | undefined {
  const all = everySolution(problem);
  if (all.length === 0) return undefined;
  return problem.slots.map(({ picked }, slot) => {
    const used = new Set(all.flatMap((picks) => picks[slot] ?? []));
    return [...used].filter((thing) => !picked.includes(thing)).toSorted((a, b) => a - b);
  });
}
