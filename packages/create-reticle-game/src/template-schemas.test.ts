import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '@reticle/core/schema';
import { untold } from '@reticle/vitest-preset/untold';
import { describe, expect, it } from 'vitest';
import { game as bare } from '../templates/bare/game/src/game.js';
import { game as whole } from '../templates/game/src/table.js';
import { here } from '../test/scratch.js';

describe.each([
  ['game', whole],
  ['bare/game', bare],
])('the schemas of %s', (template, game) => {
  const folder = join(here, 'templates', template, 'schemas');
  const schemas = Object.entries(jsonSchemas(game)).map(
    ([name, schema]) => [`${name}.schema.json`, schema] as const,
  );

  // The committed schemas of a new game must be what its own script writes, or its first run in CI fails.
  it.each(schemas)('%s is as the template has it', async (file, schema) => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(join(folder, file));
  });

  it.each(schemas)('%s tells what it means', (_file, schema) => {
    expect(untold(schema)).toEqual([]);
  });

  it('there are no others', () => {
    expect(readdirSync(folder).toSorted()).toEqual(schemas.map(([file]) => file).toSorted());
  });
});
