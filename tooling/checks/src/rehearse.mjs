import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createdGame } from './release/created-game.mjs';
import { exampleGames } from './release/example-games.mjs';
import { installTest } from './release/install.mjs';
import { importAll } from './release/unpacked.mjs';
import { publishAll } from './release/publish.mjs';
import { openRelease } from './release/release.mjs';
import { raiseVersions } from './release/version.mjs';
import { REPORT } from './rehearsal.mjs';
import { openSteps } from './steps.mjs';
import { onEach } from './tarballs.mjs';
import { runGamePackage } from './workflows/game-package.mjs';
import { checkProvenance } from './workflows/provenance.mjs';

// Rehearses the release. This is a turbo task of this package, which records the outcome of each step.

// The deep run checks what npm makes of the published packages, which takes minutes. This one checks that
// they can be published, and that each entry point can be imported with only the declared dependencies.
const deep = process.env['RETICLE_DEEP'] === '1';
const { step, end } = openSteps();
const release = await openRelease();
const taken = [
  await step('version', () => raiseVersions(release)),
  await step('publish', () => publishAll(release)),
  await step('provenance', () => checkProvenance(release)),
  await step('publint', () => onEach(release.packed, 'publint', (tarball) => ['--strict', tarball])),
  await step('unpack', () => importAll(release)),
  ...(deep
    ? [
        await step('attw', () =>
          // A style has no types.
          onEach(release.packed, 'attw', (tarball) => [
            '--profile',
            'esm-only',
            '--exclude-entrypoints',
            'table.css',
            '--',
            tarball,
          ]),
        ),
        await step('install', () => installTest(release)),
        await step('create', () => createdGame(release)),
        await step('game', () => runGamePackage(release)),
        await step('examples', () => exampleGames(release)),
      ]
    : []),
];
release.close();
mkdirSync(dirname(REPORT), { recursive: true });
writeFileSync(REPORT, JSON.stringify(taken));
end();
