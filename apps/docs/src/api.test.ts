import { expect, it } from 'vitest';
import { siteLinks } from './api.mjs';

it.each([
  ['[`Issue`](core.md#issue)', '[`Issue`](/api/core#issue)'],
  ['[core](core.md)', '[core](/api/core)'],
  ['[game](boardgame.io.md#toboardgame)', '[game](/api/boardgame.io#toboardgame)'],
  [String.raw`[A\_LIMIT](#a_limit)`, String.raw`[A\_LIMIT](#a-limit)`],
  ['[zod](https://zod.dev)', '[zod](https://zod.dev)'],
])('%s leads to the page of the site', (markdown, expected) => {
  expect(siteLinks(markdown)).toBe(expected);
});
