import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';
import { packages } from './workspace.mjs';

for (const folder of [root, ...packages().map((one) => one.folder)]) {
  for (const made of [
    'dist',
    '.turbo',
    '.reports',
    '.readme',
    '.stryker-tmp',
    'coverage',
    'node_modules/.cache',
  ]) {
    rmSync(join(folder, made), { recursive: true, force: true });
  }
}
