import { hand } from './commands.mjs';

// turbo with this workspace's manners, for the root scripts.
process.exitCode = await hand('turbo', process.argv.slice(2));
