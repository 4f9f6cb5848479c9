import { expect, it } from 'vitest';
import { attempt } from './attempt.js';
import { repairsOf } from './repair.js';
import type { CardReader } from './words.js';

/** Reads lines of which each sentence is "glow": a line is read whole, or not at all. */
function lamps() {
  const asked: string[] = [];
  const reader: CardReader = {
    known: () => new Set(['glow', 'dim']),
    readCard(text) {
      asked.push(text);
      let start = 0;
      const unread = text.split('\n').flatMap((line) => {
        const span = { start, end: start + line.length };
        start += line.length + 1;
        return /^(?:glow\. ?)+$/u.test(line)
          ? []
          : [{ code: 'lamp.unread', data: { words: line, span } } as const];
      });
      return { json: {}, printed: [], parts: [], unread };
    },
  };
  return { reader, asked };
}

const placesIn = (text: string) => {
  const { reader, asked } = lamps();
  const taken = attempt(reader, text, {});
  const found = repairsOf(reader, text, {}, taken, false);
  return { places: found.map(({ start, end }) => text.slice(start, end)), reads: asked.length - 1 };
};

it.each([
  ['glow. dim. glow.', ['dim.'], 2],
  ['glow.\nglow. glow. dim.', ['dim.'], 3],
  ['dim.', ['dim.'], 0],
  ['dim.\nglow.\ndim.', ['dim.', 'dim.'], 0],
])('%j: the place is the first sentence with which a part is not read', (text, places, reads) => {
  expect(placesIn(text)).toEqual({ places, reads });
});

it('reads few parts of a text again, however many there are', () => {
  const { places, reads } = placesIn(Array.from({ length: 40 }, () => 'glow. dim.').join('\n'));
  expect(places).toHaveLength(40);
  expect(reads).toBe(16);
});
