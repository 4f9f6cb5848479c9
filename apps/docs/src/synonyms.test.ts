import { expect, it } from 'vitest';
import { writtenPages } from './pages.mjs';
import { SYNONYMS, withSynonyms } from './synonyms.mjs';

it('every page with synonyms is there', () => {
  expect(Object.keys(SYNONYMS).filter((path) => !Object.hasOwn(writtenPages(), path))).toEqual([]);
});

it('synonyms stand below the title, and in no page without them', () => {
  expect(withSynonyms('<h1>Replay</h1><p>Text</p>', 'recipes/replay.md')).toMatch(
    /^<h1>Replay<\/h1><p>undo, .*<\/p><p>Text<\/p>$/u,
  );
  expect(withSynonyms('<h1>Tour</h1>', 'guide/tour.md')).toBe('<h1>Tour</h1>');
});
