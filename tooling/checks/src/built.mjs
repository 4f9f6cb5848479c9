import { hand, run } from './commands.mjs';

// Builds a package, then runs a program of it: `built.mjs PACKAGE FILE ARGUMENTS...`. The program's stdout stays its own.
const [name, file = '', ...args] = process.argv.slice(2);
// The program handles an interrupt itself, because it gets the same one from the terminal.
process.on('SIGINT', () => {});
const build = await run('turbo', ['run', 'build', `--filter=${name}`, '--output-logs=errors-only']);
if (!build.ok) console.error(`The build failed.\n${build.output}`);
process.exitCode = build.ok ? await hand('node', [file, ...args]) : 1;
