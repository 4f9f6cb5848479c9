import getReleasePlan from '@changesets/get-release-plan';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './commands.mjs';
import { faultless } from './outcomes.mjs';
import { published } from './workspace.mjs';

/** @param {string} revision */
const commitOf = async (revision) => {
  const { ok, output } = await run('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]);
  return ok ? output.trim() : undefined;
};

/** @returns {Promise<string | undefined>} the branch to compare with, where it is another commit than this one */
const base = async () => {
  const head = await commitOf('HEAD');
  for (const revision of [process.env['TURBO_SCM_BASE'], 'origin/main', 'main']) {
    const commit = revision ? await commitOf(revision) : undefined;
    if (commit !== undefined) return commit === head ? undefined : revision;
  }
  return undefined;
};

/** Returns the groups of packages that share a version. @returns {readonly (readonly string[])[]} */
export const fixedGroups = () =>
  JSON.parse(readFileSync(join(root, '.changeset', 'config.json'), 'utf8')).fixed;

/**
 * Returns which packages are in the wrong group: those of the engine share one version, and each game has its own.
 * @param {readonly import('./workspace.mjs').Package[]} all the packages that go to npm
 * @param {readonly (readonly string[])[]} groups
 * @returns {string[]}
 */
export const groupFaults = (all, groups) => {
  const shared = new Set(groups.flat());
  return all.flatMap(({ manifest: { name, reticle } }) => {
    const isGame = reticle !== undefined;
    if (isGame === !shared.has(name)) return [];
    return isGame
      ? [`${name} is a game: it has a version of its own, outside "fixed" of .changeset/config.json.`]
      : [
          `${name} is no game: name it in "fixed" of .changeset/config.json, to share the version of the engine.`,
        ];
  });
};

/**
 * Checks changesets: a change of a published source needs one, and every changeset must parse and name
 * packages that exist.
 * @returns {Promise<import('./commands.mjs').Outcome>}
 */
export const checkChangesets = async () => {
  const faults = groupFaults(published(), fixedGroups());
  if (faults.length > 0) return faultless(faults);
  const since = await base();
  if (since !== undefined) return run('changeset', ['status', `--since=${since}`]);
  try {
    const { changesets } = await getReleasePlan(root);
    return { ok: true, output: `${changesets.length} changesets` };
  } catch (error) {
    return { ok: false, output: String(error) };
  }
};
