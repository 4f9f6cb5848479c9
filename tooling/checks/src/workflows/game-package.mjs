import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { faultless, inOrder } from '../outcomes.mjs';
import { published } from '../workspace.mjs';
import { commit, makeGame, write } from './scratch-game.mjs';
import { runSteps } from './steps.mjs';
import { callFaults, inputsOf } from './template.mjs';

const COMPARED =
  "steps.coverage.outputs.compared == 'true' && github.event.pull_request.head.repo.full_name == github.repository";

/** The workflow of the game that the guide creates. */
const CREATED = 'lamp-war/.github/workflows/ci.yml';

/** A pull request to `main`. */
const values = {
  ...Object.fromEntries(
    Object.entries(inputsOf('game-package.yml') ?? {}).map(([name, input]) => [
      `inputs.${name}`,
      String(input.default),
    ]),
  ),
  'github.base_ref': 'main',
  'github.token': 'token',
  'github.repository': 'ann/sparks',
  'github.event.pull_request.number': '7',
  "github.event_name == 'pull_request'": 'true',
  [COMPARED]: 'true',
};

/** The step that fails first, because the schemas were never committed. */
const SCHEMAS = 'JSON Schemas are as committed';

/** What the comment must contain: one more clause, which was understood. */
const TABLE = '| `all` | 0 of 1 (0.0 %) | 1 of 2 (50.0 %) | +50.0 |';

/** A stub of GitHub's command, which keeps what would have been sent. */
const gh = `#!/usr/bin/env bash\nprintf '%s\\n' "$@" > "$RUNNER_TEMP/gh"\n`;

/**
 * Runs the commands of `game-package.yml` in the repository of a game that uses the published packages: first
 * up to the step that misses the schemas, then, with the schemas, from there to the end. The created game must call it.
 * @param {import('../release/release.mjs').Release} release
 */
export const runGamePackage = async ({ copy, game, elsewhere, env }) => {
  const temp = join(game, '..', 'runner');
  const bin = join(temp, 'bin');
  mkdirSync(bin, { recursive: true });
  write(bin, { gh });
  chmodSync(join(bin, 'gh'), 0o755);
  const world = {
    cwd: game,
    values,
    env: {
      ...env,
      PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
      RUNNER_TEMP: temp,
      GITHUB_OUTPUT: join(temp, 'output'),
      GITHUB_STEP_SUMMARY: join(temp, 'summary'),
    },
  };
  const steps = (/** @type {string | undefined} */ first) =>
    runSteps('game-package.yml', 'check', world, first);
  const said = (/** @type {string} */ file) =>
    existsSync(join(temp, file)) ? readFileSync(join(temp, file), 'utf8') : '';
  const versions = new Map(published(copy).map(({ manifest: { name, version } }) => [name, version]));
  return inOrder([
    async () => faultless(callFaults(readFileSync(join(elsewhere, CREATED), 'utf8'))),
    () => makeGame(game, (name) => `^${versions.get(name)}`),
    async () => {
      const { ok, output } = await steps(undefined);
      return faultless(
        !ok && output.includes('::error::The JSON Schemas differ')
          ? []
          : [`Schemas that were never committed were not refused.\n${output}`],
      );
    },
    () => commit(game, 'Its schemas'),
    () => steps(SCHEMAS),
    async () =>
      faultless([
        ...(said('coverage.md').includes(TABLE) && said('summary').includes(TABLE)
          ? []
          : [`No table:\n${said('coverage.md')}`]),
        ...(said('gh').startsWith('pr\ncomment\n7\n') && said('output').includes('compared=true')
          ? []
          : ['No comment.']),
      ]),
  ]);
};
