import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writtenPages } from './pages.mjs';

const folder = new URL('../../../examples/candles/src/', import.meta.url);
const files = new Map(
  readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const),
);
const page = writtenPages()['guide/candles'] ?? '';
const fragments = [...page.matchAll(/```ts fragment\n\/\/ src\/(?<file>[\w.]+)\n(?<code>[^]*?)\n```/gu)].map(
  ({ groups }) => [groups?.['file'] ?? '', groups?.['code'] ?? ''] as const,
);

/** A piece of code without its indentation, its breaks and the comma at its end. */
const plain = (code: string): string => code.replaceAll(/\s+/gu, ' ').trim().replace(/,$/u, '');

describe('the page of Candles', () => {
  it('shows more than ten pieces, and no other code', () => {
    expect(fragments.length).toBeGreaterThan(10);
    expect(page.match(/```ts\b/gu)).toHaveLength(fragments.length);
  });

  it.each(fragments)('shows code that stands in %s', (file, code) => {
    expect(plain(files.get(file) ?? '')).toContain(plain(code));
  });

  it('shows a card that is in the set', () => {
    const [, card = ''] = /```json\n(?<card>[^]*?)\n```/u.exec(page) ?? [];
    expect(JSON.parse(files.get('set.json') ?? '[]')).toContainEqual(JSON.parse(card));
  });

  it('has the rules of the README of the example', () => {
    const readme = readFileSync(new URL('../README.md', folder), 'utf8');
    const rules = (text: string) => text.match(/^\| C\d .*$/gmu);
    expect(rules(page)).toEqual(rules(readme));
  });
});
