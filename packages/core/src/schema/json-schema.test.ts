import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseWith } from '../index.js';
import { coreJsonSchemas, jsonSchemaOf, jsonSchemas } from './index.js';
import { filterSchema, baseCardFilter } from '../filter/schema.js';
import { filters } from '../../test/arbitrary.js';
import { lantern } from '../../test/lantern.js';
import { untold } from '@reticle/vitest-preset/untold';
import { targetSpecInput } from '../targeting/spec.js';

const ajv = new Ajv2020({ strict: true, allErrors: true });
const games = jsonSchemas(lantern);
const core = coreJsonSchemas();
const published = [
  ...Object.entries(games).map(([name, schema]) => [`lantern.${name}`, schema] as const),
  ...Object.entries(core).map(([name, schema]) => [`core.${name}`, schema] as const),
];
const compiled = new Map(
  published.map(([name, schema]): [string, ValidateFunction] => [name, ajv.compile(schema)]),
);
const accepts = (name: string, value: unknown) => compiled.get(name)!(value);

describe.each(published)('%s', (name, schema) => {
  it('is as reviewed', async () => {
    const text = `${JSON.stringify(schema, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../test/golden/${name}.json`);
  });

  it('is a JSON Schema, draft 2020-12, under a stable id', () => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema['$id']).toMatch(
      /^urn:reticle:(?:core|lantern):(?:filter:(?:card|player|zone)|target-spec|attempt)$/,
    );
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
  });
});

describe('the schemas tell what they mean', () => {
  it.each(published)(
    '%s: each definition has a title and a description, each key a description',
    (_name, schema) => {
      expect(untold(schema)).toEqual([]);
    },
  );

  it('a game says of its own keys what they mean, and a schema with an id is a definition', () => {
    const glow = z.int().meta({ id: 'Glow', title: 'Glow', description: 'How bright.' });
    const document = jsonSchemaOf(
      z.strictObject({ glow, most: glow.describe('The most.') }),
      'urn:reticle:x',
    );
    expect(document).toMatchObject({
      properties: {
        glow: { $ref: '#/$defs/Glow' },
        most: { $ref: '#/$defs/Glow', description: 'The most.' },
      },
      $defs: { Glow: { title: 'Glow', description: 'How bright.' } },
    });
  });

  it('the root of a document is no reference into it', () => {
    expect(core.attempt).toMatchObject({ type: 'object', title: 'Attempt' });
  });
});

describe('the schemas say what the code says', () => {
  it.each<[unknown, boolean]>([
    [{}, true],
    [{ type: 'lamp', cost: { lte: 3 } }, true],
    [{ type: [] }, false],
    [{ cost: {} }, false],
    [{ cost: { near: 3 } }, false],
    [{ cost: 'X' }, true],
    [{ cost: 'x' }, false],
    [{ cost: 'source.cost' }, true],
    [{ cost: 'source.' }, false],
    [{ cost: 'my source.cost' }, false],
    [{ cost: 'slots.first.cost' }, true],
    [{ cost: 'slots.first' }, false],
    [{ controller: 'slots.first' }, true],
    [{ controller: 'role.1st' }, false],
    [{ controller: 'ann' }, false],
    [{ name: { oneOf: ['Ant'] } }, true],
    [{ name: {} }, false],
    [{ anyOf: [{ not: { exerted: true } }] }, true],
    [{ anyOf: [] }, false],
    [{ name: { ignoreCase: true } }, false],
    [{ name: { starts: 'A', ignoreCase: true } }, true],
    [{ name: { includes: '' } }, false],
    [{ not: { colour: 'red' } }, false],
    [{ count: 2 }, false],
    [3, false],
  ])('of the filter %j: %s', (value, is) => {
    expect(lantern.parseFilter('card', value).ok).toBe(is);
    expect(accepts('lantern.filter.card', value)).toBe(is);
    expect(accepts('core.filter.card', value)).toBe(is);
    expect(parseWith(filterSchema(baseCardFilter), value).ok).toBe(is);
  });

  it.each<[unknown, boolean]>([
    [{ slots: [] }, true],
    [{ slots: [{}] }, true],
    [{ slots: [{ filter: { glow: { gt: 1 }, count: 'all' } }] }, true],
    [{ slots: [{ kind: 'card', filter: { count: 2, upTo: true } }] }, true],
    [{ slots: [{ kind: 'card', filter: { count: -1 } }] }, false],
    [{ slots: [{ kind: 'card', filter: { shine: 1 } }] }, false],
    [{ slots: [{ kind: 'card', filter: { not: { count: 1 } } }] }, false],
    [{ slots: [{ kind: 'player', filter: { is: 'opponent' } }] }, true],
    [{ slots: [{ kind: 'player', filter: { glow: 1 } }] }, false],
    [{ slots: [{ kind: 'spell' }] }, false],
    [{ slots: [{ options: ['heads', 'tails'] }] }, true],
    [{ slots: [{ kind: 'choice', options: ['heads'] }] }, true],
    [{ slots: [{ kind: 'choice' }] }, false],
    [{ slots: [{ options: [] }] }, false],
    [{ slots: [{ options: ['a'], filter: { count: 1 } }] }, false],
    [
      {
        slots: [
          {
            accepts: [
              { kind: 'card', filter: {} },
              { kind: 'player', filter: {} },
            ],
          },
        ],
      },
      true,
    ],
    [{ slots: [{ accepts: [{ kind: 'card', filter: { count: 1 } }] }] }, false],
    [{ slots: [{ accepts: [{ kind: 'choice', filter: {} }] }] }, false],
    [{ slots: [{ accepts: [{ kind: 'card' }] }] }, false],
    [{ slots: [{ kind: 'card', accepts: [{ kind: 'card', filter: {} }] }] }, false],
    [
      { slots: [{ min: 0, max: 'any', chooser: 'eachOpponent', mode: 'choose', division: { total: 'X' } }] },
      true,
    ],
    [{ slots: [{ chooser: 'everybody' }] }, false],
    [{ slots: [{ chooser: 'role.judge' }] }, true],
    [{ slots: [{ max: 1.5 }] }, false],
    [{ slots: [{ id: 'a' }, { id: 'b' }], relations: [{ relation: 'different', slots: ['a', 'b'] }] }, true],
    [{ slots: [{ id: 'a' }], relations: [{ relation: 'different', slots: ['a'] }] }, false],
    [
      {
        slots: [{ id: 'a' }],
        relations: [{ relation: 'sum', property: 'cost', slots: ['a'], is: { lte: 3 } }],
      },
      true,
    ],
    [{ slots: [{ id: 'a' }], relations: [{ relation: 'sum', property: 'cost', slots: ['a'] }] }, false],
    [{ slots: [], timing: 'resolution', description: 'x' }, true],
    [{ slots: [], timing: 'later' }, false],
    [{ slots: [], more: 1 }, false],
    [[], false],
  ])('of the spec %j: %s', (value, is) => {
    expect(lantern.parseSpec(value).ok).toBe(is);
    expect(accepts('lantern.target-spec', value)).toBe(is);
    expect(accepts('core.target-spec', value)).toBe(parseWith<unknown>(targetSpecInput, value).ok);
  });

  it('of any filter, and of any filter with one value spoiled', () => {
    fc.assert(
      fc.property(filters, fc.jsonValue({ maxDepth: 1 }), fc.nat(), (filter, spoil, at) => {
        const spoiled = Object.fromEntries(
          Object.entries(filter).map(([key, value], index) => [key, index === at % 3 ? spoil : value]),
        );
        for (const value of [filter, spoiled]) {
          expect(accepts('lantern.filter.card', value)).toBe(lantern.parseFilter('card', value).ok);
        }
      }),
    );
  });
});
