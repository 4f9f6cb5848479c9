import { expect, it } from 'vitest';
import { counterOf, grown } from './counters.mjs';

it.each([
  ['/r/packages/core/src/targeting/resolver.ts', 'legality (core: filter, targeting, choice)'],
  ['/r/packages/core/src/json.ts', 'core, the rest'],
  ['/r/node_modules/.pnpm/zod@4/node_modules/zod/v4/core/parse.js', 'schemas (zod)'],
  ['/r/packages/mtg/src/rules/turn.ts', 'the game'],
  ['/r/tooling/work/src/count.mjs', undefined],
])('what stands in %s is counted as %s', (file, counter) => {
  expect(counterOf(file)).toBe(counter);
});

it('a quarter more is too much, less is not, and neither is more of very little', () => {
  const written = { mtg: { schemas: 100, match: 400, words: 4 } };
  expect(grown(written, { mtg: { schemas: 125, match: 90, words: 16 } })).toEqual([]);
  expect(grown(written, { mtg: { schemas: 126, match: 400, words: 4, more: 21 } })).toEqual([
    'mtg, schemas: 126 calls a move, 100 are written down.',
    'mtg, more: 21 calls a move, 0 are written down.',
  ]);
});
