import { Bench, type FnOptions } from 'tinybench';

/** A subject to measure. One call does `operations` of the counted operations. */
export interface Subject {
  readonly name: string;
  readonly operations: number;
  readonly run: () => unknown;
  /** Runs before each call, and is not measured. */
  readonly before?: () => void;
}

export interface Measured {
  readonly name: string;
  /** The median of all rounds. */
  readonly perSecond: number;
  /** The speed relative to the first subject: the median of the ratios within each round, and their range. */
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Effort {
  readonly rounds: number;
  /** Milliseconds for each subject in each round. */
  readonly time: number;
}

/**
 * Measures subjects in turn, round after round, so that a slow moment of the machine affects all alike.
 * Absolute figures depend on the run and the machine; compare ratios from one run.
 */
export async function measure(
  subjects: readonly Subject[],
  { rounds, time }: Effort,
): Promise<readonly Measured[]> {
  const rates = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({
      time,
      iterations: 1,
      warmup: true,
      warmupTime: round === 0 ? time : time / 10,
      warmupIterations: 1,
    });
    for (const { name, run, before } of subjects) {
      const options: FnOptions = before === undefined ? {} : { beforeEach: before };
      bench.add(name, run, options);
    }
    await bench.run();
    for (const [index, { name, operations }] of subjects.entries()) {
      const result = bench.tasks[index]?.result;
      if (result?.state !== 'completed')
        throw new Error(`${name} did not finish: ${result?.state ?? 'not run'}`);
      rates[index]?.push((1_000 * operations) / result.latency.mean);
    }
  }
  return subjects.map(({ name }, index) => {
    const own = rates[index] ?? [];
    const ratios = own.map((rate, round) => rate / (rates[0]?.[round] ?? rate)).toSorted((a, b) => a - b);
    return {
      name,
      perSecond: middle(own.toSorted((a, b) => a - b)),
      ratio: middle(ratios),
      lowest: ratios[0] ?? NaN,
      highest: ratios.at(-1) ?? NaN,
    };
  });
}

const middle = (sorted: readonly number[]): number => sorted[sorted.length >>> 1] ?? NaN;
