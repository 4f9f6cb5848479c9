import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { asLines, fileWith } from '../../test/cards.js';

const report = (
  understood: number,
  refused: readonly string[],
  { clauses = 4, more = 0, kind = 'spell' } = {},
) =>
  JSON.stringify({
    game: 'lamps',
    clauses,
    understood,
    byAbility: { [kind]: { clauses, understood } },
    refusedPhrases: refused.length + more,
    refused: refused.map((phrase) => ({ phrase, count: 1, reason: 'any' })),
  });

const compared = (before: string, after: string, flag = '') =>
  said(`compare ${fileWith(before)} ${fileWith(after)} ${flag}`.trim());

it('prints a table, what is refused now, and what is read now', async () => {
  const { code, stdout } = await compared(report(2, ['old', 'same']), report(3, ['same', 'a `b` | c\n@d']));
  expect(code).toBe(0);
  expect(stdout).toBe(`| clauses understood | before | after | points |
| --- | --- | --- | --- |
| \`all\` | 2 of 4 (50.0 %) | 3 of 4 (75.0 %) | +25.0 |
| \`spell\` | 2 of 4 (50.0 %) | 3 of 4 (75.0 %) | +25.0 |

Refused now:

- \`a 'b' \\| c @d\`

Read now:

- \`old\`
`);
});

it.each([
  ['no change', report(2, []), report(2, []), '| 2 of 4 (50.0 %) | 2 of 4 (50.0 %) | = |'],
  ['a loss', report(2, []), report(1, []), '| 2 of 4 (50.0 %) | 1 of 4 (25.0 %) | -25.0 |'],
  ['nothing before', report(0, [], { clauses: 0 }), report(1, []), '| - | 1 of 4 (25.0 %) |  |'],
  ['a new kind', report(1, []), report(1, [], { kind: 'keyword' }), '| `keyword` | - | 1 of 4 (25.0 %) |  |'],
  ['a list cut short before', report(1, ['a'], { more: 1 }), report(1, ['b']), 'Refused now: not known'],
  ['a list cut short after', report(1, ['a']), report(1, ['b'], { more: 1 }), 'Read now: not known'],
  [
    'a long list',
    report(1, []),
    report(
      1,
      Array.from({ length: 23 }, (_, at) => `p${at}`),
    ),
    '- and 3 more',
  ],
])('tells %s', async (_what, before, after, line) => {
  const { code, stdout } = await compared(before, after);
  expect(code).toBe(0);
  expect(stdout).toContain(line);
});

it('compares what coverage prints', async () => {
  const faces = fileWith(
    asLines([{ name: 'Gilding', types: ['Sorcery'], oracle: 'Gild target frobnicator.' }]),
  );
  const { stdout } = await said(`coverage mtg ${faces} --json`);
  const same = await compared(stdout, stdout, '--json');
  expect(JSON.parse(same.stdout)).toEqual({
    rows: ['all', 'spell'].map((what) => ({
      what,
      before: { clauses: 1, understood: 0 },
      after: { clauses: 1, understood: 0 },
    })),
    read: [],
    refused: [],
  });
});

it.each([
  ['what is no coverage', '{"clauses":1}', 'wrongType', ['understood']],
  ['a share that is none', '{"clauses":-1,"understood":0}', 'invalidValue', ['clauses']],
  [
    'a prototype',
    '{"clauses":1,"understood":1,"byAbility":{"__proto__":{"clauses":1,"understood":1}}}',
    'hostileKey',
    undefined,
  ],
])('refuses %s', async (_what, content, code, path) => {
  const called = await compared(content, report(1, []), '--json');
  expect(called.code).toBe(3);
  expect(JSON.parse(called.stdout)).toMatchObject({
    error: { issues: [{ code, ...(path ? { path } : {}) }] },
  });
});
