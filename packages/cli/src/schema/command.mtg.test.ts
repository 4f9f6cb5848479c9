import { untold } from '@reticle/vitest-preset/untold';
import { describe, expect, it } from 'vitest';
import { said } from '../../test/call.js';

/** The JSON Schemas of a game, by name. */
async function schemasOf(game: string): Promise<Readonly<Record<string, object>>> {
  const { stdout } = await said(`schema ${game} --json`);
  return JSON.parse(stdout) as Record<string, object>;
}

describe.each(['taktik', 'mtg', 'lorcana'])('the JSON Schemas of %s', (game) => {
  it('tell what they mean: each definition has a title and a description, each key a description', async () => {
    const schemas = Object.entries(await schemasOf(game));
    expect(schemas.length).toBeGreaterThan(4);
    expect(schemas.flatMap(([name, schema]) => untold(schema).map((place) => `${name}${place}`))).toEqual([]);
  });
});
