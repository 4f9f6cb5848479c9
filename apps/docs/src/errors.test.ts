import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardTableMessages, deckMessages } from '@reticle/core/host';
import { textMessages } from '@reticle/core/text';
import { expect, it } from 'vitest';
import { writtenPages } from './pages.mjs';

const source = readFileSync(new URL('../../../packages/core/src/issue.ts', import.meta.url), 'utf8');
const [, data = ''] = /export interface CoreIssueData \{\n(?<data>[^]*?)\n\}/u.exec(source) ?? [];
const core = [...data.matchAll(/^ {2}(?<code>\w+): /gmu)].map(({ groups }) => groups?.['code'] ?? '');

/** Lists the codes that the sources of all packages contain or have words for, each with a file that has it. */
function codesOfPackages(): ReadonlyMap<string, string> {
  const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));
  const files = readdirSync(packages)
    .map((name) => `${name}/src/`)
    .filter((folder) => existsSync(`${packages}${folder}`))
    .flatMap((folder) =>
      readdirSync(`${packages}${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}${file}`,
      ),
    )
    .filter((file) => /(?<!\.test|\.test-d)\.tsx?$/u.test(file));
  const found = new Map<string, string>();
  for (const file of files)
    for (const { groups } of readFileSync(`${packages}${file}`, 'utf8').matchAll(CODE))
      found.set(groups?.['code'] ?? groups?.['shared'] ?? groups?.['worded'] ?? '', file);
  return found;
}
const CODE =
  /\bcode(?::| =) '(?<code>\w+\.\w+)'|'(?<shared>(?:text|deck)\.\w+)'|^ +'(?<worded>[a-z]\w*\.\w+)': \(/gmu;

const codes = codesOfPackages();
const shared = [...codes.keys()].filter((code) => /^(?:text|deck|standard|cards)\./u.test(code));
const known = [...new Set([...core, ...Object.keys(textMessages), ...Object.keys(deckMessages), ...shared])];

const page = writtenPages()['guide/errors'] ?? '';
const rows = [...page.matchAll(/^\| `(?<code>[\w.]+)` +\| (?<why>[^|]+?) +\| (?<todo>[^|]+?) +\|$/gmu)].map(
  ({ groups }) => groups?.['code'] ?? '',
);

it('each code of core, of texts and of decks has a row with what to do, and no other has', () => {
  expect(core.length).toBeGreaterThan(30);
  expect(known.filter((code) => !rows.includes(code))).toEqual([]);
  expect(rows.filter((code) => !known.includes(code))).toEqual([]);
  expect(new Set(rows).size).toBe(rows.length);
});

it('each code of a package has a row, or belongs to a family that the page names', () => {
  expect(codes.size).toBeGreaterThan(150);
  const [, section = ''] = page.split('\n## Codes of games and programs\n');
  const [families = ''] = section.split('\n## ');
  const named = [...families.matchAll(/`(?<family>\w+)\.`/gu)].map(({ groups }) => groups?.['family'] ?? '');
  const isListed = (code: string): boolean => rows.includes(code) || named.includes(code.split('.')[0] ?? '');
  expect([...codes].filter(([code]) => !isListed(code))).toEqual([]);
  expect(named.filter((family) => ![...codes.keys()].some((code) => code.startsWith(`${family}.`)))).toEqual(
    [],
  );
});

it('each code of texts and of decks has words', () => {
  const words = { ...textMessages, ...deckMessages, ...cardTableMessages };
  expect(shared.filter((code) => !code.startsWith('standard.') && !(code in words))).toEqual([]);
});
