import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Effort, Measured } from './measure.js';

const ROW = fileURLToPath(new URL('../src/compare/row.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The subjects of random playouts, in moves (or choices) per second of CPU time. The first is the base of the
 * ratios.
 */
const NAMES = ['@pkmn/sim', 'mtg', 'lorcana', 'taktik'] as const;

/** A contestant plays this many times as long as one call of other subjects, so that its code is compiled. */
const LONGER = 40;

function perSecond(name: string, milliseconds: number): number {
  const options = JSON.stringify({ root: ROOT, milliseconds });
  const args = [ROW, `playout ${name} random`, options];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/**
 * Measures how fast random bots play: each game in a process of its own, one after the other, round after
 * round.
 */
export function playoutFigures({ rounds, time }: Effort): readonly Measured[] {
  const times = Math.min(3, rounds);
  const rates = Array.from({ length: times }, () => NAMES.map((name) => perSecond(name, time * LONGER)));
  return NAMES.map((name, index) => {
    const own = rates.map((round) => round[index] ?? NaN).toSorted((a, b) => a - b);
    const ratios = rates.map((round) => (round[index] ?? NaN) / (round[0] ?? NaN)).toSorted((a, b) => a - b);
    const middle = times >>> 1;
    return {
      name: index === 0 ? `${name}, choices` : `Reticle, ${name}, moves`,
      perSecond: own[middle] ?? NaN,
      ratio: ratios[middle] ?? NaN,
      lowest: ratios[0] ?? NaN,
      highest: ratios.at(-1) ?? NaN,
    };
  });
}
