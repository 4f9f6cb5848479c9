import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../commands.mjs';

const TEMPLATE = 'packages/create-reticle-game/templates/alone/.github/workflows/ci.yml';

/** A call of a workflow of this repository, wherever that is, by the tag of a major version. */
export const CALL = /^[\w-]+\/reticle\/\.github\/workflows\/(?<file>[\w-]+\.yml)@v\d+$/u;

/** @typedef {{ type: string, default?: unknown, required?: boolean }} Input */
/** @typedef {Readonly<Record<string, string>>} Permissions */
/** @typedef {{ uses?: string, with?: Readonly<Record<string, unknown>>, permissions?: Permissions }} Job */

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

export const template = read(TEMPLATE);

/** Returns the inputs that a workflow of this repository declares for its callers. @param {string} file @returns {Readonly<Record<string, Input>> | undefined} */
export const inputsOf = (file) => {
  const { on } = parse(read(`.github/workflows/${file}`));
  return on.workflow_call === undefined ? undefined : (on.workflow_call?.inputs ?? {});
};

/** @param {Readonly<Record<string, Input>>} inputs @param {Readonly<Record<string, unknown>>} given */
const inputFaults = (inputs, given) => [
  ...Object.entries(given).flatMap(([name, value]) => {
    const type = inputs[name]?.type;
    if (type === undefined) return [`the input "${name}" is not declared`];
    return typeof value === type ? [] : [`the input "${name}" must be a ${type}`];
  }),
  ...Object.entries(inputs)
    .filter(([name, input]) => input.required && input.default === undefined && !(name in given))
    .map(([name]) => `the input "${name}" is missing`),
];

/** What a permission allows, from the least to the most. */
const LEVELS = ['none', 'read', 'write'];

/** @param {Permissions} wanted @param {Permissions} given */
const permissionFaults = (wanted, given) =>
  Object.entries(wanted)
    .filter(([scope, level]) => LEVELS.indexOf(given[scope] ?? 'none') < LEVELS.indexOf(level))
    .map(([scope, level]) => `the called workflow needs "${scope}: ${level}"`);

/**
 * Returns what is wrong with how a game's workflow calls a workflow of this repository: it must call one, by the tag of a major
 * version, with inputs that are declared there, and with what it needs to be allowed.
 * @param {string} text
 * @returns {string[]}
 */
export const callFaults = (text) => {
  /** @type {{ jobs: Readonly<Record<string, Job>>, permissions?: Permissions }} */
  const { jobs, permissions = {} } = parse(text);
  return Object.entries(jobs).flatMap(([job, { uses, with: given = {}, permissions: own = permissions }]) => {
    const file = CALL.exec(uses ?? '')?.groups?.['file'];
    const inputs = file === undefined ? undefined : inputsOf(file);
    if (file === undefined || inputs === undefined)
      return [`${job}: "${uses}" is no workflow of this repository that others may call`];
    const wanted = parse(read(`.github/workflows/${file}`)).permissions ?? {};
    return [...inputFaults(inputs, given), ...permissionFaults(wanted, own)].map(
      (fault) => `${job}: ${fault}`,
    );
  });
};
