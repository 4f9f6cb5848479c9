import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULE = /\d{1,2}(?:\.\d{1,2}){2,3}/gu;
const LEAD = /^(?:\d{1,2}(?:\.\d{1,2}){2,3}(?: ex\.(?: [A-D])?)?(?:, | and |:? ))+/u;
const EXAMPLE = /\d{1,2}(?:\.\d{1,2}){2,3} ex\.(?: [A-D])?/gu;

/** A test, and the rules with which its name begins. */
export interface NamedTest {
  /** The file, relative to the folder. */
  readonly file: string;
  /** The name without the numbers. */
  readonly title: string;
  readonly rules: readonly string[];
  /** The printed examples among them: `1.8.3 ex. A`. */
  readonly examples: readonly string[];
}

function named(file: string, title: string, rows: string): readonly NamedTest[] {
  if (/^%s[: ]/u.test(title)) {
    const found = [...rows.matchAll(/\[\s*'([\d.]+)'/gu)].map(([, rule = '']) => rule);
    return [
      {
        file,
        title: title.replace(/^%s:? /u, ''),
        rules: found.filter((rule) => RULE_ONLY.test(rule)),
        examples: [],
      },
    ];
  }
  const [lead = ''] = LEAD.exec(`${title} `) ?? [];
  const rules = lead.match(RULE) ?? [];
  const examples = lead.match(EXAMPLE) ?? [];
  return rules.length === 0 ? [] : [{ file, title: title.slice(lead.length), rules, examples }];
}

const RULE_ONLY = /^\d{1,2}(?:\.\d{1,2}){2,3}$/u;

function testsIn(file: string, source: string): readonly NamedTest[] {
  return source
    .split(/\n *(?=it[.(])/u)
    .slice(1)
    .flatMap((chunk) => {
      const head =
        /^it(?:\.each(?:<[^>]*>)?\((?<rows>[\s\S]*?)\n? *\]\))?\(\s*(?<quote>['"`])(?<title>.*?)(?<!\\)\k<quote>,/u.exec(
          chunk,
        );
      const { rows = '', title = '' } = head?.groups ?? {};
      return named(file, title.replaceAll(/\\(?=')/gu, ''), rows);
    });
}

/** Returns every test below a folder whose name begins with rule numbers, from the source files. */
export function namedTests(folder: URL): readonly NamedTest[] {
  const path = fileURLToPath(folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => testsIn(name, readFileSync(`${path}/${name}`, 'utf8')));
}
