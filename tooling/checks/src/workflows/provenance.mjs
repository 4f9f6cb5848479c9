import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root, run } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';
import { published } from '../workspace.mjs';

/** Unsets the variables of GitHub's runners, because nobody can sign here. */
const nobodySigns = { GITHUB_ACTIONS: '', ACTIONS_ID_TOKEN_REQUEST_URL: '', GITLAB_CI: '' };

/**
 * Checks that the release workflow publishes with provenance: with its settings, publishing is refused where
 * nobody can sign.
 * @param {import('../release/release.mjs').Release} release
 */
export const checkProvenance = async ({ copy, env }) => {
  const { permissions, jobs } = parse(
    readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8'),
  );
  /** @type {readonly { with?: { publish?: string }, env?: Record<string, string> }[]} */
  const steps = jobs.release.steps;
  const settings = Object.entries(steps.find((step) => step.with?.publish !== undefined)?.env ?? {});
  const asked = Object.fromEntries(settings.filter(([name]) => name.endsWith('PROVENANCE')));
  const [one] = published(copy);
  const options = { cwd: one?.folder ?? copy, env: { ...withoutProvenance(env), ...nobodySigns, ...asked } };
  const { ok, output } = await run('pnpm', ['publish', '--no-git-checks'], options);
  return faultless([
    ...(permissions['id-token'] === 'write' ? [] : ['release.yml may not ask for an id-token.']),
    ...(!ok && output.includes('PROVENANCE') ? [] : [`Nothing was to be signed:\n${output}`]),
  ]);
};

/** @param {Record<string, string>} env */
const withoutProvenance = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('provenance')));
