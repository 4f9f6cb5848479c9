import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedTests } from '../../test/named-tests.js';
import { RULE_SECTIONS, type RuleSection } from '../../test/rules.js';

const tests = namedTests(new URL('.', import.meta.url));
const listOf = (rules: string): readonly string[] => rules.split(' ').filter((rule) => rule !== '');
const testsOf = (rule: string) => tests.filter(({ rules }) => rules.includes(rule));
const isOptional = ({ optional = '' }: RuleSection, rule: string) =>
  optional === 'all' || listOf(optional).includes(rule);
const all = RULE_SECTIONS.flatMap(({ rules }) => listOf(rules));
const covered = all.filter((rule) => testsOf(rule).length > 0);

function sectionTable(section: RuleSection): string {
  const rows = listOf(section.rules).map((rule) => {
    const found = [...new Set(testsOf(rule).map(({ title }) => title.replace(/^[\d., a-z-]+: /u, '')))];
    const words = found.length > 0 ? found.join('; ') : `open: ${section.open}`;
    return `| ${rule}${isOptional(section, rule) ? ' ◇' : ''} | ${words.replaceAll('|', '\\|')} |`;
  });
  return [`## ${section.title}`, '', '| rule | tested |', '| --- | --- |', ...rows, ''].join('\n');
}

it('is the table in CONFORMANCE.md', async () => {
  const text = [
    '# Conformance with the rules of targeting',
    '',
    'Made from the names of the tests in `src/conformance` (`vitest run -u` writes it anew). Numbers are those of the',
    'Comprehensive Rules effective 17 April 2026; ◇ marks what only an engine with that feature needs.',
    '',
    `${covered.length} of ${all.length} paragraphs are tested.`,
    '',
    ...RULE_SECTIONS.map(sectionTable),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../CONFORMANCE.md');
});

it('covers at least 150 paragraphs, and every one that every engine needs', () => {
  const needed = RULE_SECTIONS.flatMap((section) =>
    listOf(section.rules).filter((rule) => !isOptional(section, rule)),
  );
  expect(needed.filter((rule) => testsOf(rule).length === 0)).toEqual([]);
  expect(covered.length).toBeGreaterThanOrEqual(150);
});

it('counts only tests that run, and knows every rule that a test names', () => {
  const files = [...new Set(tests.map(({ file }) => file))];
  const skipped = files.filter((file) =>
    /\b(?:it|describe)\.(?:skip|todo|only|fails)\b/u.test(
      readFileSync(new URL(file, import.meta.url), 'utf8'),
    ),
  );
  expect(skipped).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
