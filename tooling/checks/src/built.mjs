import { hand, run } from './commands.mjs';

// Builds packages, then runs a program of one: `built.mjs PACKAGE,PACKAGE FILE ARGUMENTS...`. The program's stdout stays its own.
const [names = '', file = '', ...args] = process.argv.slice(2);
// The program handles an interrupt itself, because it gets the same one from the terminal.
process.on('SIGINT', () => {});
const QUIET_MS = 3_000;
const saying = setTimeout(() => console.error('Building, which takes a while the first time ...'), QUIET_MS);
const filters = names.split(',').map((name) => `--filter=${name}`);
const build = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
clearTimeout(saying);
if (!build.ok) console.error(`The build failed.\n${build.output}`);
process.exitCode = build.ok ? await hand('node', [file, ...args]) : 1;
