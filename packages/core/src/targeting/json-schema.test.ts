import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { coreJsonSchemas, type JsonSchema } from '../index.js';
import { lantern } from '../../test/lantern.js';
it('x', async () => {
  for (const [name, schema] of Object.entries(lantern.jsonSchemas()))
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../../test/golden/lantern.${name}.json`,
    );
  for (const [name, schema] of Object.entries(coreJsonSchemas()))
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(
      `../../test/golden/core.${name}.json`,
    );
  new Ajv2020({ strict: true, allErrors: true }).compile(coreJsonSchemas()['filter.card']);
});
