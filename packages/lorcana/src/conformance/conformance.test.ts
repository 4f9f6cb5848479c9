import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedTests } from '../../test/named-tests.js';
import { EXAMPLES, OPEN_EXAMPLES } from '../../test/examples.js';
import { RULE_SECTIONS, type RuleSection } from '../../test/rules.js';

const sources = new URL('..', import.meta.url);
const tests = namedTests(sources);
const testsOf = (rule: string) => tests.filter(({ rules }) => rules.includes(rule));
const all = RULE_SECTIONS.flatMap(({ rules }) => Object.keys(rules));
const covered = all.filter((rule) => testsOf(rule).length > 0);

function sectionTable({ title, rules, open }: RuleSection): string {
  const rows = Object.entries(rules).map(([rule, says]) => {
    const found = [...new Set(testsOf(rule).map((test) => test.title))];
    const words = found.length > 0 ? found.join('; ') : `open: ${open}`;
    return `| ${rule} | ${says} | ${words.replaceAll('|', '\\|')} |`;
  });
  return [`## ${title}`, '', '| rule | what it says | tested |', '| --- | --- | --- |', ...rows, ''].join(
    '\n',
  );
}

const testOf = (example: string) => tests.find(({ examples }) => examples.includes(example));

function exampleTable(): readonly string[] {
  const shown = EXAMPLES.filter((example) => testOf(example));
  return [
    '## Printed examples',
    '',
    `${shown.length} of ${EXAMPLES.length} examples that the rules print are tests, with made-up cards.`,
    '',
    '| example | tested |',
    '| --- | --- |',
    ...EXAMPLES.map(
      (example) =>
        `| ${example} | ${(testOf(example)?.title ?? OPEN_EXAMPLES[example] ?? 'open').replaceAll('|', '\\|')} |`,
    ),
    '',
  ];
}

it('is the table in CONFORMANCE.md', async () => {
  const text = [
    '# Conformance with the rules',
    '',
    'Made from the names of the tests in `src` (`vitest run -u` writes it anew). Numbers are those of the Comprehensive Rules',
    '2.2.0, what they say is in our own words. Where 2.0.1 and 2.2.0 differ, the newer one counts: the state is checked after all effects',
    'of an action or an ability (1.8.1, 1.8.5), never between its sentences.',
    '',
    `${covered.length} of ${all.length} rules are tested.`,
    '',
    ...RULE_SECTIONS.map(sectionTable),
    ...exampleTable(),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../CONFORMANCE.md');
});

it('knows every rule that a test names, each once', () => {
  const unknown = tests.flatMap(({ rules }) => rules.filter((rule) => !all.includes(rule)));
  expect([...new Set(unknown)]).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it('has a test of each printed example, or says why there is none', () => {
  expect(EXAMPLES.filter((example) => !testOf(example))).toEqual(Object.keys(OPEN_EXAMPLES));
  expect(tests.flatMap(({ examples }) => examples).filter((one) => !EXAMPLES.includes(one))).toEqual([]);
});

it('covers every rule of the table, with tests that run', () => {
  const files = [...new Set(tests.map(({ file }) => file))];
  const skipped = files.filter((file) =>
    /\b(?:it|describe)\.(?:skip|todo|only|fails)\b/u.test(readFileSync(new URL(file, sources), 'utf8')),
  );
  expect(skipped).toEqual([]);
  expect(all.filter((rule) => !covered.includes(rule))).toEqual([]);
});
