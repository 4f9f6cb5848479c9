import * as fc from 'fast-check';
import { finding, type Finding } from '../finding.js';
import { reasonOf } from '../json.js';

export interface Runs {
  readonly runs: number;
  readonly seed: number;
}

/** What a judge finds; what it throws is a finding, too. */
export function guarded(judge: () => readonly Finding[]): readonly Finding[] {
  try {
    return judge();
  } catch (error) {
    return [finding('law.threw', { message: reasonOf(error) })];
  }
}

/** Looks for a value with findings, at random but always the same; gives the findings of the smallest one it can make. */
export function search<T>(
  arbitrary: fc.Arbitrary<T>,
  judge: (value: T) => readonly Finding[],
  { runs, seed }: Runs,
): readonly Finding[] {
  const judged = (value: T): readonly Finding[] => guarded(() => judge(value));
  const details = fc.check(
    fc.property(arbitrary, (value) => judged(value).length === 0),
    { numRuns: runs, seed },
  );
  if (!details.failed || details.counterexample === null) return [];
  const [value] = details.counterexample;
  const found = judged(value);
  return found.length > 0 ? found : [finding('law.unsteady', { value })];
}
