import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';
import { fixedGroups } from '../changes.mjs';
import { root, run } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';
import { published } from '../workspace.mjs';
import { copyWorkspace } from './copy.mjs';

/** The command is the root's `release:version`, as the workflow calls it, but without a network. */
const offline = {
  pnpm_config_offline: 'true',
  pnpm_config_verify_deps_before_run: 'false',
  // The lockfile contains no versions of our packages, so it stays as it is, and nothing is looked up for it.
  pnpm_config_frozen_lockfile: 'true',
};

/**
 * Returns the packages with a larger release than any changeset asks for: a minor release of a package that
 * others name as a peer becomes a major one of those if it leaves their range.
 */
const raisedTooFar = async () => {
  const { changesets, releases } = await getReleasePlan(root);
  const asked = new Set(changesets.flatMap((each) => each.releases.map(({ type }) => type)));
  return releases
    .filter(({ type }) => type === 'major' && !asked.has('major'))
    .map(
      ({ name, newVersion }) => `${name} becomes ${newVersion}, and no changeset asks for a major release.`,
    );
};

/** @param {string} copy */
const faultsOf = (copy) => {
  const open = readdirSync(join(copy, '.changeset')).filter((file) => file.endsWith('.md'));
  const before = new Map(published().map(({ manifest }) => [manifest.name, manifest.version]));
  const after = published(copy);
  const shared = new Set(fixedGroups().flat());
  const versions = new Set(
    after.filter(({ manifest }) => shared.has(manifest.name)).map(({ manifest }) => manifest.version),
  );
  const raised = after.filter(({ manifest }) => manifest.version !== before.get(manifest.name));
  return [
    ...open.map((file) => `.changeset/${file} was left over.`),
    ...(versions.size === 1
      ? []
      : [`The packages of the engine do not share a version: ${[...versions].join(', ')}.`]),
    ...raised
      .filter(({ folder }) => !existsSync(join(folder, 'CHANGELOG.md')))
      .map(({ manifest }) => `${manifest.name} has no CHANGELOG.md.`),
  ];
};

/**
 * Raises the versions as the workflow does, in a copy of the workspace.
 * @param {import('./release.mjs').Release} release
 */
export const raiseVersions = async ({ copy, env }) => {
  const copied = await copyWorkspace(copy);
  if (!copied.ok) return copied;
  const raised = await run('pnpm', ['run', 'release:version'], { cwd: copy, env: { ...env, ...offline } });
  return raised.ok ? faultless([...faultsOf(copy), ...(await raisedTooFar())], raised.output) : raised;
};
