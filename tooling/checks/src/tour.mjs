import { hand, run } from './commands.mjs';

process.stdout.write('Building ... ');
const build = await run('turbo', ['run', 'build', '--filter=@reticle/tour', '--output-logs=errors-only']);
console.log(build.ok ? 'done.\n' : `failed.\n${build.output}`);
process.exitCode = build.ok ? await hand('node', ['apps/tour/dist/main.js', ...process.argv.slice(2)]) : 1;
