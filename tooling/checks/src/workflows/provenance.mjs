import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root, run } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';

/** Unsets the variables of GitHub's runners, because nobody can sign here. */
const nobodySigns = { GITHUB_ACTIONS: '', ACTIONS_ID_TOKEN_REQUEST_URL: '', GITLAB_CI: '' };

/** The actions that a job may use which npm trusts: none of them brings code of the workspace. */
const TRUSTED_ACTIONS = new Set(['actions/setup-node', 'actions/download-artifact']);

/** What installs packages or runs the workspace's scripts. */
const RUNS_OTHERS = /\b(?:pnpm|npx|corepack|node)\b|npm (?:install|ci|exec|run|test|start)\b/u;

/** How the release workflow publishes a tarball. */
const PUBLISHES = /npm publish "\$file" (?<options>--.+)$/mu;

/** @typedef {{ uses?: string, run?: string }} Step */
/** @typedef {{ permissions?: Record<string, string>, steps: readonly Step[] }} Job */

/**
 * Returns what is wrong with who may publish: only one job may ask for the identity that npm trusts, and that
 * job may run nothing that the workspace depends on.
 * @param {string} text the release workflow
 * @returns {string[]}
 */
export const trustFaults = (text) => {
  /** @type {{ permissions: Record<string, string>, jobs: Record<string, Job> }} */
  const { permissions, jobs } = parse(text);
  const trusted = Object.entries(jobs).filter(([, job]) => job.permissions?.['id-token'] !== undefined);
  return [
    ...(permissions['id-token'] === undefined ? [] : ['Every job of release.yml may ask for an id-token.']),
    ...(trusted.length === 1 ? [] : [`${trusted.length} jobs of release.yml may ask for an id-token.`]),
    ...trusted.flatMap(([name, { permissions: own = {}, steps }]) => [
      ...Object.keys(own)
        .filter((key) => key !== 'id-token')
        .map((key) => `The job "${name}" may publish and has the permission "${key}".`),
      ...steps.flatMap(({ uses = '', run: script = '' }) => {
        const [action = ''] = uses.split('@');
        return [
          ...(uses === '' || TRUSTED_ACTIONS.has(action)
            ? []
            : [`The job "${name}" may publish and uses ${action}.`]),
          ...(RUNS_OTHERS.test(script)
            ? [`The job "${name}" may publish and runs other code:\n${script}`]
            : []),
        ];
      }),
    ]),
  ];
};

/**
 * Checks that the release workflow publishes with provenance, from a job that runs nothing else: with its
 * options, publishing is refused where nobody can sign.
 * @param {import('../release/release.mjs').Release} release
 */
export const checkProvenance = async ({ copy, packed, env }) => {
  const text = readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8');
  const options = PUBLISHES.exec(text)?.groups?.['options']?.split(' ') ?? [];
  const [one] = packed;
  const { ok, output } = await run('npm', ['publish', one?.tarball ?? '', ...options], {
    cwd: copy,
    env: { ...withoutProvenance(env), ...nobodySigns },
  });
  return faultless([
    ...trustFaults(text),
    ...(!ok && /provenance/iu.test(output) ? [] : [`Nothing was to be signed:\n${output}`]),
  ]);
};

/** @param {Record<string, string>} env */
const withoutProvenance = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('provenance')));
