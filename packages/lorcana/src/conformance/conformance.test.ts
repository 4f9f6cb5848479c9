import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedTests } from '../../test/named-tests.js';
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

it('is the table in CONFORMANCE.md', async () => {
  const text = [
    '# Conformance with the rules of choosing',
    '',
    'Made from the names of the tests in `src` (`vitest run -u` writes it anew). Numbers are those of the Comprehensive Rules',
    '2.2.0, what they say is in our own words.',
    '',
    `${covered.length} of ${all.length} rules are tested.`,
    '',
    ...RULE_SECTIONS.map(sectionTable),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../CONFORMANCE.md');
});

it('knows every rule that a test names, each once', () => {
  const unknown = tests.flatMap(({ rules }) => rules.filter((rule) => !all.includes(rule)));
  expect([...new Set(unknown)]).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it('covers at least 60 rules, with tests that run', () => {
  const files = [...new Set(tests.map(({ file }) => file))];
  const skipped = files.filter((file) =>
    /\b(?:it|describe)\.(?:skip|todo|only|fails)\b/u.test(readFileSync(new URL(file, sources), 'utf8')),
  );
  expect(skipped).toEqual([]);
  expect(covered.length).toBeGreaterThanOrEqual(60);
});
