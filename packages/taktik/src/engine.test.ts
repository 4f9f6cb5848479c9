import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STANDARD_CARDS } from './sets/standard.js';

const source = new URL('./', import.meta.url);
/** Cards, and positions in which they lie. */
const DATA = new Set(['sets/standard.ts', 'host/puzzles.ts']);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !DATA.has(name),
);

it('knows no card by its id or name', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const name of files) {
    const text = readFileSync(new URL(name, source), 'utf8');
    for (const { id, name: title } of STANDARD_CARDS) {
      expect([name, text.includes(id), text.includes(title)]).toEqual([name, false, false]);
    }
    expect([name, /\b(?:card|cardId)(?:\.id)?\s*===\s*['"]/u.test(text)]).toEqual([name, false]);
  }
});

it('draws nothing from the clock or from chance outside the match', () => {
  for (const name of files) {
    expect([name, /Math\.random|Date\b/u.test(readFileSync(new URL(name, source), 'utf8'))]).toEqual([
      name,
      false,
    ]);
  }
});
