import { run } from './commands.mjs';
import { AFFECTED } from './affected.mjs';
import { checkFaces } from './api/api.mjs';
import { checkChangesets } from './changes.mjs';
import { createdGame } from './release/created-game.mjs';
import { exampleGames } from './release/example-games.mjs';
import { installTest } from './release/install.mjs';
import { publishAll } from './release/publish.mjs';
import { openRelease } from './release/release.mjs';
import { raiseVersions } from './release/version.mjs';
import { checkSizes } from './size/size.mjs';
import { openSteps } from './steps.mjs';
import { onEach } from './tarballs.mjs';
import { runTests } from './tests.mjs';
import { runGamePackage } from './workflows/game-package.mjs';
import { checkWorkflows } from './workflows/lint.mjs';
import { checkProvenance } from './workflows/provenance.mjs';

// Everything that CI checks. One line per step, the full output only of what failed, the sum as the last line.

const { step, end } = openSteps();
const release = await openRelease();

/** @param {string} task @param {readonly string[]} flags */
const turbo = (task, ...flags) =>
  run('turbo', ['run', task, '--continue=dependencies-successful', '--output-logs=errors-only', ...flags]);

// Nothing waits for the site, so it is built beside the tests.
const site = ['@reticle/docs', '@reticle/api-docs'];

const everythingElse = async () => {
  await step('types', () => turbo('typecheck', ...AFFECTED));
  await step('lint', () => run('oxlint', []));
  await step('format', () => run('oxfmt', ['--check']));
  await step('knip', () => run('knip', []));
  await step('api', checkFaces);
  await step('size', checkSizes);
  await step('workflows', checkWorkflows);
  await step('version', () => raiseVersions(release));
  await step('publish', () => publishAll(release));
  await step('provenance', () => checkProvenance(release));
  await step('publint', () => onEach(release.packed, 'publint', (tarball) => ['--strict', tarball]));
  await step('attw', () => onEach(release.packed, 'attw', (tarball) => ['--profile', 'esm-only', tarball]));
  await step('install', () => installTest(release));
  await step('create', () => createdGame(release));
  await step('game', () => runGamePackage(release));
  await step('examples', () => exampleGames(release));
  await step('changesets', checkChangesets);
  await step('docs', () => turbo('build', ...site.map((name) => `--filter=${name}`)));
};

await step('build', () => turbo('build', ...site.map((name) => `--filter=!${name}`)));
// Two lanes, for two cores.
await Promise.all([step('tests', runTests), everythingElse()]);

release.close();
end();
