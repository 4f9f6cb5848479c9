import { inspect, stripVTControlCharacters } from 'node:util';

/** @typedef {import('./commands.mjs').Outcome & { counts?: import('./counts.mjs').Counts, table?: string }} StepOutcome */
/** @typedef {{ name: string, seconds: number, outcome: StepOutcome }} Taken a step, and what came of it */

// Some tools print colours even if no terminal shows them.
const plain = process.stdout.isTTY ? String : stripVTControlCharacters;
/** @param {string} text */
const indented = (text) => text.replaceAll(/^/gmu, '      ');

/**
 * Starts a list of steps. It prints one line per step, the full output only of what failed, and the sum as
 * the last line.
 */
export const openSteps = () => {
  const sum = { passed: 0, failed: 0 };

  /** Prints and counts a finished step. @param {Taken} taken */
  const tell = ({ name, seconds, outcome }) => {
    const counts = outcome.counts ?? { passed: Number(outcome.ok), failed: Number(!outcome.ok) };
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    const time = seconds.toFixed(1).padStart(6);
    const detail = outcome.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    console.log(`${outcome.ok ? 'ok  ' : 'FAIL'}  ${name.padEnd(11)} ${time} s${detail}`);
    if (outcome.table !== undefined) console.log(indented(outcome.table));
    if (!outcome.ok) console.log(indented(plain(outcome.output).trim()));
  };

  return {
    tell,
    /** @param {string} name @param {() => Promise<StepOutcome>} work */
    step: async (name, work) => {
      const start = performance.now();
      const outcome = await work().catch((/** @type {unknown} */ error) => ({
        ok: false,
        output: inspect(error),
      }));
      const taken = { name, seconds: (performance.now() - start) / 1000, outcome };
      tell(taken);
      return taken;
    },
    end: () => {
      console.log(`${sum.passed} passed, ${sum.failed} failed`);
      process.exitCode = sum.failed > 0 ? 1 : 0;
    },
  };
};
