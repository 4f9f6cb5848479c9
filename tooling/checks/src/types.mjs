import { relative } from 'node:path';
import { hand, root } from './commands.mjs';
import { packages } from './workspace.mjs';

// Lints all packages but those with a task of their own, in one process: the linter knows the types and checks them, and reads
// those of the language, of Node and of what all packages depend on only once.
const folders = packages()
  .filter(
    ({ manifest }) => manifest.scripts?.['typecheck'] === undefined || manifest.name === '@reticle/checks',
  )
  .map(({ folder }) => relative(root, folder));
process.exitCode = await hand('oxlint', ['--type-check', ...folders]);
