import { expect, it } from 'vitest';
import { keyTable } from './tables.mjs';

it('tells of each key what may stand there, and what it means', () => {
  const schema = {
    properties: {
      min: { $ref: '#/$defs/Amount', description: 'The least.' },
      kinds: { type: 'array', items: { type: 'string' }, description: 'Any | all.' },
      mode: { enum: ['target', 'choose'], description: 'How.' },
      either: { anyOf: [{ type: 'boolean' }, { $ref: '#' }], description: 'Either.' },
    },
    required: ['min'],
  };
  expect(
    keyTable(schema, (name) => `<${name}>`)
      .split('\n')
      .slice(2),
  ).toEqual([
    '| `min` | <Amount> | The least. |',
    '| `kinds` (optional) | list of string | Any \\| all. |',
    '| `mode` (optional) | `"target"`, `"choose"` | How. |',
    '| `either` (optional) | `true`, `false` or such a filter | Either. |',
  ]);
});
