import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../commands.mjs';

const TEMPLATE = 'packages/create-reticle-game/templates/alone/.github/workflows/ci.yml';
const SHARED = '.github/workflows/game-package.yml';

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

export const template = read(TEMPLATE);

/** Returns what the workflow of a new game does. @returns {{ job: unknown, permissions: unknown }} */
export const ofNewGame = () => {
  const { jobs, permissions } = parse(template);
  return { job: jobs.game, permissions };
};

/**
 * Returns what `game-package.yml` does with its default inputs.
 * @returns {{ job: unknown, permissions: unknown }}
 */
export const ofGamePackage = () => {
  const text = read(SHARED);
  const { inputs } = parse(text).on.workflow_call;
  const input = /\$\{\{ inputs\.(\w+) \}\}/gu;
  const { jobs, permissions } = parse(text.replaceAll(input, (_all, name) => `'${inputs[name].default}'`));
  return { job: jobs.check, permissions };
};
