import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { expect, it } from 'vitest';
import { namedTests } from '../../test/named-tests.js';
import { playedRules } from '../../test/played-tests.js';
import { RULE_SECTIONS, type RuleSection } from '../../test/rules.js';

const tests = namedTests(new URL('.', import.meta.url));
const listOf = (rules: string): readonly string[] => rules.split(' ').filter((rule) => rule !== '');
const testsOf = (rule: string) => tests.filter(({ rules }) => rules.includes(rule));
const isOptional = ({ optional = '' }: RuleSection, rule: string) =>
  optional === 'all' || listOf(optional).includes(rule);
const all = RULE_SECTIONS.flatMap(({ rules }) => listOf(rules));
/** A test which shows that what a rule is about is refused openly. Its name says with which code. */
const isRefusal = ({ title }: { readonly title: string }): boolean =>
  /^[\d., a-z-]*(?:: )?refused /u.test(title);
const covered = all.filter((rule) => testsOf(rule).some((test) => !isRefusal(test)));
const refused = all.filter((rule) => !covered.includes(rule) && testsOf(rule).some(isRefusal));

function sectionTable(section: RuleSection): string {
  const rows = listOf(section.rules).map((rule) => {
    const found = [...new Set(testsOf(rule).map(({ title }) => title.replace(/^[\d., a-z-]+: /u, '')))];
    const words = found.length > 0 ? found.join('; ') : `open: ${section.open}`;
    return `| ${rule}${isOptional(section, rule) ? ' ◇' : ''} | ${words.replaceAll('|', '\\|')} |`;
  });
  return [`## ${section.title}`, '', '| rule | tested |', '| --- | --- |', ...rows, ''].join('\n');
}

const played = playedRules(['../rules/', '../play/'].map((folder) => new URL(folder, import.meta.url)));
/** A row contains this much of what tests say. The tests say the rest. */
const MOST_WORDS = 4;

function playedTable(): string {
  const rows = played.map(({ rule, words }) => {
    const said = words.slice(0, MOST_WORDS).join('; ') + (words.length > MOST_WORDS ? '; ...' : '');
    return `| ${rule} | ${said.replaceAll('|', String.raw`\|`)} |`;
  });
  return [
    '# Rules of matches',
    '',
    'Made from the names of the tests in `src/rules` and `src/play`: what a match does beside targeting, by its rule. A rule that stands here',
    'keeps its test; `TABLES=write vitest run src/conformance` writes the table anew.',
    '',
    `${played.length} paragraphs are tested.`,
    '',
    '| rule | tested |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

it('is the table in CONFORMANCE.md', async () => {
  const text = [
    '# Conformance with the rules of targeting',
    '',
    'Made from the names of the tests in `src/conformance` (`vitest run -u` writes it anew). Numbers are those of the',
    'Comprehensive Rules effective 17 April 2026; ◇ marks what only an engine with that feature needs.',
    '',
    `${covered.length} of ${all.length} paragraphs are tested; ${refused.length} more speak of what is refused openly, and a test shows the code.`,
    '',
    ...RULE_SECTIONS.map(sectionTable),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../CONFORMANCE.md');
});

it('covers every paragraph, if only with a refusal, and with a rule every one that every engine needs', () => {
  const needed = RULE_SECTIONS.flatMap((section) =>
    listOf(section.rules).filter((rule) => !isOptional(section, rule)),
  );
  expect(needed.filter((rule) => testsOf(rule).length === 0)).toEqual([]);
  expect(covered.length).toBeGreaterThanOrEqual(271);
  expect([...covered, ...refused].toSorted()).toEqual(all.toSorted());
});

const MATCHES = new URL('../../MATCHES.md', import.meta.url);

it('keeps a test for every rule in MATCHES.md', () => {
  if (env['TABLES'] === 'write') writeFileSync(MATCHES, playedTable());
  const rows = readFileSync(MATCHES, 'utf8').matchAll(/^\| (\d{3}\.\d+[a-z]?) +\|/gmu);
  const named = [...rows].map(([, rule = '']) => rule);
  const tested = new Set(played.map(({ rule }) => rule));
  expect(named.filter((rule) => !tested.has(rule))).toEqual([]);
  expect(named.length).toBeGreaterThan(350);
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
