import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NUMBER = String.raw`\d{3}\.\d+[a-z]?`;
/**
 * A test name that begins with rule numbers: '704.5j, 101.4 in turn order', '306.5b: with so much loyalty'.
 */
const NAMED = new RegExp(
  String.raw`(['"\x60])(?<rules>${NUMBER}(?:(?:, | and )${NUMBER})*)[:,]? (?<words>[^\n]{3,200}?)(?<!\\)\1`,
  'gu',
);

/** A rule that tests of matches name, with the words of those tests. */
export interface PlayedRule {
  readonly rule: string;
  readonly words: readonly string[];
}

/** Compares rule numbers part by part, letters last: 602.5 before 602.10, 702.16b before 702.16e. */
function inOrder(one: string, other: string): number {
  const keys = [one, other].map((rule) => {
    const [, chapter = '', number = '', letter = ''] = /^(\d+)\.(\d+)([a-z]?)$/u.exec(rule) ?? [];
    return `${chapter}.${number.padStart(3, '0')}${letter}`;
  });
  const [a = '', b = ''] = keys;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the rules that the tests of some folders name, in order, from the source files. */
export function playedRules(folders: readonly URL[]): readonly PlayedRule[] {
  const found = new Map<string, Set<string>>();
  for (const folder of folders) {
    const path = fileURLToPath(folder);
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.test.ts')).toSorted()) {
      for (const { groups } of readFileSync(`${path}/${file}`, 'utf8').matchAll(NAMED)) {
        const { rules = '', words = '' } = groups ?? {};
        const said = words.replaceAll(/ ?%[sdijo]|\$\w+|\\(?=['"`])/gu, '').replace(/^[:, ]+/u, '');
        if (!/[a-z]{3}/u.test(said)) continue;
        for (const rule of rules.match(new RegExp(NUMBER, 'gu')) ?? [])
          found.set(rule, (found.get(rule) ?? new Set()).add(said));
      }
    }
  }
  return [...found]
    .map(([rule, words]) => ({ rule, words: [...words] }))
    .toSorted((one, other) => inOrder(one.rule, other.rule));
}
