import getReleasePlan from '@changesets/get-release-plan';
import { root, run } from './commands.mjs';

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

/**
 * Checks changesets: a change of a published source needs one, and every changeset must parse and name
 * packages that exist.
 * @returns {Promise<import('./commands.mjs').Outcome>}
 */
export const checkChangesets = async () => {
  const since = await base();
  if (since !== undefined) return run('changeset', ['status', `--since=${since}`]);
  try {
    const { changesets } = await getReleasePlan(root);
    return { ok: true, output: `${changesets.length} changesets` };
  } catch (error) {
    return { ok: false, output: String(error) };
  }
};
