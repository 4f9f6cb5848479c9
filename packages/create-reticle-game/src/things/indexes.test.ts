import { expect, it } from 'vitest';
import { templateFiles } from '../template.js';
import { BARE_INDEXES, INDEXES, indexText, sameCode, slugsOf } from './indexes.js';

const everywhere = [
  ...Object.entries(INDEXES).map(([folder, form]) => ['game', folder, form] as const),
  ...Object.entries(BARE_INDEXES).map(([folder, form]) => ['bare/game', folder, form] as const),
];
it.each(everywhere)('%s, %s has the index that is written', async (template, folder, form) => {
  const files = await templateFiles(template);
  const names = files.flatMap(({ path }) => {
    const name = path.slice(folder.length + 1);
    return path.startsWith(`${folder}/`) && !name.includes('/') ? [name] : [];
  });
  const text = files.find(({ path }) => path === `${folder}/index.ts`)?.text;
  expect(indexText(form, slugsOf(names))).toBe(text);
});

it.each([
  ["import { a } from './a.js';\n", 'import {\n  a,\n} from "./a.js"', true],
  ["import { a } from './a.js';", "import { b } from './b.js';", false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(sameCode(one, other)).toBe(same);
});

it('breaks a list that is too long for a line', () => {
  const slugs = Array.from({ length: 12 }, (_slug, at) => `lamp-number-${at + 1}`);
  const lines = indexText(BARE_INDEXES['src/set']!, slugs).split('\n');
  expect(lines).toContain('  lampNumber12Card,');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110);
});

it('an index without files has an empty list', () => {
  expect(indexText(BARE_INDEXES['src/set']!, [])).toContain('\n\nexport const set = [];\n');
});
