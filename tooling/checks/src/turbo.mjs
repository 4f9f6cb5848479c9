import { buildAll } from './build.mjs';
import { hand } from './commands.mjs';

// Runs turbo with this workspace's settings, for the root scripts. Everything but a build reads what was
// built.
const args = process.argv.slice(2);
const built = args.includes('build') ? { ok: true, output: '' } : await buildAll();
if (!built.ok) console.error(`The build failed.\n${built.output}`);
process.exitCode = built.ok ? await hand('turbo', args) : 1;
