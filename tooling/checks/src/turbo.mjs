import { buildAll } from './build.mjs';
import { hand } from './commands.mjs';

// turbo with this workspace's manners, for the root scripts: everything but a build reads what was built.
const args = process.argv.slice(2);
const built = args.includes('build') ? { ok: true, output: '' } : await buildAll();
if (!built.ok) console.error(`The build failed.\n${built.output}`);
process.exitCode = built.ok ? await hand('turbo', args) : 1;
