// Writes the JSON Schemas of the game's filters and specs. Commit the files that it writes.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '@reticle/core/schema';
import { game } from '../dist/index.js';

const folder = new URL('../schemas/', import.meta.url);
const texts = Object.entries(jsonSchemas(game)).map(([name, schema]) => [
  `${name}.schema.json`,
  `${JSON.stringify(schema, null, 2)}\n`,
]);

mkdirSync(folder, { recursive: true });
// Schemas of kinds that no longer exist must not stay.
const old = readdirSync(folder).filter((file) => file.endsWith('.schema.json'));
for (const file of old) rmSync(new URL(file, folder));
for (const [file, text] of texts) writeFileSync(new URL(file, folder), text);
