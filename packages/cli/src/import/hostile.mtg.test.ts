import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { asArray, asLines, fileWith, imp, packed, reprint, twofold } from '../../test/cards.js';

const whole = asArray([imp, twofold]);
const facts = (changed: object) => asArray([reprint, { ...imp, oracle_id: 'other', ...changed }]);
const nested = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;

it.each([
  ['nothing', '', 'notJson', undefined],
  ['spaces', ' \n\n ', 'notJson', undefined],
  ['noise', '\u0000\u001B[31m\u0007'.repeat(250_000), 'notJson', undefined],
  ['noise in an array', `[${'\u0007'.repeat(1_000_000)}`, 'notJson', undefined],
  ['noise in lines', `{${'x'.repeat(1_000_000)}`, 'notJson', ['line', 1]],
  ['no UTF-8', new Uint8Array([0x5b, 0xff, 0xfe, 0x5d]), 'notJson', undefined],
  ['an array cut off', whole.slice(0, whole.length / 2), 'notJson', undefined],
  ['an array without an end', '[', 'notJson', undefined],
  ['lines cut off', asLines([imp, twofold]).slice(0, -20), 'notJson', ['line', 2]],
  ['something after the array', `${whole}{}`, 'notJson', undefined],
  ['a packed file cut off', packed(whole).slice(0, -12), 'cli.unreadable', undefined],
  ['a broken packed file', packed(whole).fill(7, 20, 60), 'cli.unreadable', undefined],
  ['only the mark of a packed file', new Uint8Array([0x1f, 0x8b]), 'cli.unreadable', undefined],
  ['a string without an end', `["${'a'.repeat(3_000_000)}`, 'tooLarge', [0]],
  ['a packed string without an end', packed(`["${'a'.repeat(50_000_000)}`), 'tooLarge', [0]],
  ['a line without an end', `{"a":"${'a'.repeat(3_000_000)}`, 'tooLarge', ['line', 1]],
  ['a long string', facts({ oracle_text: 'a'.repeat(30_000) }), 'tooLarge', [1, 'oracle_text']],
  ['deep JSON', `[${nested}]`, 'tooDeep', undefined],
  ['a hostile key', '[{"__proto__":{"name":"x"},"name":"x"}]', 'hostileKey', [0, '__proto__']],
  ['numbers', '[1,2]', 'wrongType', [0]],
  ['a card without a name', facts({ name: undefined }), 'wrongType', [1, 'name']],
  ['a colour that is none', facts({ colors: ['purple'] }), 'invalidValue', [1, 'colors', 0]],
  ['a mana value that is none', facts({ cmc: '2' }), 'wrongType', [1, 'cmc']],
  ['a text that is none', facts({ oracle_text: ['a'] }), 'wrongType', [1, 'oracle_text']],
])('refuses %s, and leaves what was there', async (_what, content, code, path) => {
  const file = fileWith(content);
  const out = join(dirname(file), 'out.jsonl');
  writeFileSync(out, 'as it was');
  const start = performance.now();
  const called = await said(`import scryfall ${file} --out ${out} --json`);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(called).toMatchObject({ code: 3, stderr: '' });
  const { error } = JSON.parse(called.stdout) as {
    error: { issues: { code: string; path?: unknown[]; words: string }[] };
  };
  expect(error.issues[0]).toMatchObject({ code, ...(path ? { path } : {}) });
  expect(error.issues[0]?.words).not.toMatch(/\p{Cc}/u);
  expect(readFileSync(out, 'utf8')).toBe('as it was');
  expect(readdirSync(dirname(file)).toSorted()).toEqual(['cards.json', 'out.jsonl']);
});
