import { apiDocs } from '@reticle/api-docs';
import { expect, it } from 'vitest';
import { BEGIN } from '../src/api-begin.mjs';
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

it('every page of the reference begins with the names that one needs first', () => {
  const without = apiDocs().filter(({ module }) => !(module in BEGIN));
  expect(without.map(({ name }) => name)).toEqual([]);
});

const headingsOf = (module: string): ReadonlySet<string> => {
  const markdown = apiDocs().find((page) => page.module === module)?.markdown ?? '';
  return new Set(
    [...markdown.matchAll(/^### (?<name>[\w\\]+)/gmu)].map(
      ({ groups }) => groups?.['name']?.replaceAll('\\', '') ?? '',
    ),
  );
};

it.each(Object.entries(BEGIN))(
  'each name with which the page of %s begins stands below',
  (module, { names }) => {
    const known = headingsOf(module);
    expect(Object.keys(names).filter((name) => !known.has(name))).toEqual([]);
  },
);

it.each([
  ['core', ['KindDefinition', 'GameDefinition']],
  ['core-match', ['MatchDefinition', 'MoveDefinition']],
  [
    'core-play',
    [
      'PlayDefinition',
      'TableRules',
      'TableKind',
      'TriggeredAbility',
      'StaticAbility',
      'ReplacementAbility',
      'CostKind',
      'CostPart',
      'ChangeKind',
    ],
  ],
])('the types that a game fills in have entries in the reference of %s', (module, types) => {
  const known = headingsOf(module);
  expect(types.filter((name) => !known.has(name))).toEqual([]);
});
