import { writeFileSync } from 'node:fs';
import { run } from '../commands.mjs';
import { faultless } from '../outcomes.mjs';
import { published } from '../workspace.mjs';
import { linkDependencies } from './copy.mjs';

/** The protocols of versions that work only inside this workspace. */
const OURS_ALONE = /"(workspace|catalog|link|file):/u;

/**
 * Publishes the copy's packages as the workflow does, but to the registry of this machine, and keeps the
 * tarballs.
 * @param {import('./release.mjs').Release} release
 */
export const publishAll = async ({ copy, registry, packed, env }) => {
  linkDependencies(copy);
  const said = await run('changeset', ['publish'], { cwd: copy, env });
  if (!said.ok) return said;
  // pnpm asks for the packages before it publishes them.
  registry.missing.clear();
  const versions = new Map(published(copy).map(({ manifest }) => [manifest.name, manifest.version]));
  const faults = packed.flatMap(({ manifest: { name }, tarball }) => {
    const found = registry.published.get(name)?.at(-1);
    if (!found) return [`${name} was not published.`];
    writeFileSync(tarball, found.tarball());
    const { version } = found.manifest;
    return [
      ...(version === versions.get(name) ? [] : [`${name} was published as ${version}.`]),
      ...(OURS_ALONE.test(JSON.stringify(found.manifest))
        ? [`${name} needs what only the workspace has.`]
        : []),
    ];
  });
  return faultless(faults, said.output);
};
