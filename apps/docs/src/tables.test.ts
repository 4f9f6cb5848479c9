import { apiDocs } from '@reticle/api-docs';
import { expect, it } from 'vitest';
import { keyTable, withTables } from './tables.mjs';

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

it.each([
  ['baseCardFilter', ['zone', 'withKeyword', 'excludeSelf', 'not']],
  ['TargetSpec', ['slots', 'relations', 'timing']],
  ['TargetSlot', ['accepts', 'min', 'max', 'chooser', 'division']],
  ['Attempt', ['controller', 'source', 'roles', 'choosers']],
])('the reference lists the keys of %s', (name, keys) => {
  const core = apiDocs().find(({ module }) => module === 'core');
  const page = withTables(core?.markdown ?? '');
  const [, part = ''] = page.split(`\n### ${name}\n`);
  const [own = ''] = part.split('\n### ');
  expect(keys.filter((key) => !own.includes(`\n| \`${key}\``))).toEqual([]);
});
