import { relative } from 'node:path';
import { hand, root } from './commands.mjs';
import { packages } from './workspace.mjs';

// Lints all packages but those with a task of their own, in one process. The linter also checks types, and
// reads those of the language, of Node and of shared dependencies only once.
const folders = packages()
  .filter(
    ({ manifest }) => manifest.scripts?.['typecheck'] === undefined || manifest.name === '@reticle/checks',
  )
  .map(({ folder }) => relative(root, folder));
process.exitCode = await hand('oxlint', ['--type-check', ...folders]);
