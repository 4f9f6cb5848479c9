import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands.mjs';
import { published } from '../workspace.mjs';
import { FILE } from './api.mjs';
import { faceOf } from './face.mjs';

// Builds, then records what each published package exports.
const build = await run('turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']);
if (build.ok) for (const one of published()) writeFileSync(join(one.folder, FILE), faceOf(one));
else console.error(`The build failed.\n${build.output}`);
process.exitCode = build.ok ? 0 : 1;
