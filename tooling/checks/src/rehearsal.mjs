import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './commands.mjs';
import { shipped } from './release/shipped.mjs';

/** @typedef {import('./steps.mjs').Taken} Taken */

/**
 * The outcome of each step of the rehearsal. The file is an output of the turbo task, which a cached run
 * restores.
 */
export const REPORT = fileURLToPath(new URL('../.reports/rehearsal.json', import.meta.url));

/** The parts of the build that the task depends on. The file is an input of it. */
const SHIPPED = fileURLToPath(new URL('../.turbo/shipped.json', import.meta.url));

/**
 * Rehearses the release, unless that was done for the same shipped files.
 * @returns {Promise<Taken[]>} its steps
 */
export const rehearsal = async () => {
  rmSync(REPORT, { force: true });
  mkdirSync(dirname(SHIPPED), { recursive: true });
  writeFileSync(SHIPPED, JSON.stringify(shipped(process.env['RETICLE_DEEP'] === '1'), undefined, 1));
  const { ok, output } = await run('turbo', ['run', 'rehearsal', '--output-logs=errors-only']);
  /** @type {Taken[]} */
  const taken = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : [];
  const told = ok ? taken.length > 0 : taken.some(({ outcome }) => !outcome.ok);
  return told ? taken : [...taken, { name: 'rehearsal', seconds: 0, outcome: { ok: false, output } }];
};
