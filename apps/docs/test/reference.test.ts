import { apiDocs } from '@reticle/api-docs';
import { expect, it } from 'vitest';
import { withTables } from '../src/tables.mjs';

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
