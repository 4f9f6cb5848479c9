import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULE = /\d{3}\.\d+[a-z]?(?:-\d)?/gu;

/** A test, and the rules with which its name begins. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
}

function rulesOf(title: string, rows: string): readonly string[] {
  if (title.startsWith('%s:'))
    return [...rows.matchAll(/'(\d{3}\.\d+[a-z]?(?:-\d)?)'/gu)].map(([, rule = '']) => rule);
  const [lead = ''] = title.split(': ');
  return /^[\d., a-z-]+$/u.test(lead) ? (lead.match(RULE) ?? []) : [];
}

function testsIn(file: string, source: string): readonly NamedTest[] {
  return source
    .split(/\n {2}(?=it[.(])/u)
    .slice(1)
    .flatMap((chunk) => {
      const head =
        /^it(?:\.each(?:<[^>]*>)?\((?<rows>[\s\S]*?)\n? *\]\))?\(\s*(?<quote>['"`])(?<title>.*?)(?<!\\)\k<quote>,/u.exec(
          chunk,
        );
      const { rows = '', title = '' } = head?.groups ?? {};
      const rules = rulesOf(title, rows);
      return rules.length === 0
        ? []
        : [{ file, title: title.replaceAll(/^%s: |:? %s$|\\(?=')/gu, ''), rules }];
    });
}

/** Returns every test of a folder whose name begins with rule numbers, from the source files. */
export function namedTests(folder: URL): readonly NamedTest[] {
  const path = fileURLToPath(folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => testsIn(name, readFileSync(`${path}/${name}`, 'utf8')));
}
