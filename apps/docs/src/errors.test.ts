import { readFileSync } from 'node:fs';
import { deckMessages } from '@reticle/core/host';
import { textMessages } from '@reticle/core/text';
import { expect, it } from 'vitest';
import { writtenPages } from './pages.mjs';

const source = readFileSync(new URL('../../../packages/core/src/issue.ts', import.meta.url), 'utf8');
const [, data = ''] = /export interface CoreIssueData \{\n(?<data>[^]*?)\n\}/u.exec(source) ?? [];
const core = [...data.matchAll(/^ {2}(?<code>\w+): /gmu)].map(({ groups }) => groups?.['code'] ?? '');
const known = [...core, ...Object.keys(textMessages), ...Object.keys(deckMessages)];

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
