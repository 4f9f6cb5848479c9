import { expect, it } from 'vitest';
import { about } from './llms.mjs';

it.each([
  ['the first sentence', '# A\n\nIt asks\nonce. Then it answers.', 'It asks once.'],
  ['no title', '# A\n\n## B\n\nText: more. Most.', 'Text: more.'],
  ['code and tables', '# A\n\n```ts\na;\n```\n\n| a |\n\nText', 'Text'],
  ['the words of a link', '# A\n\n[Add](/b) a game.', 'Add a game.'],
  ['a number with a dot', '# A\n\nFor boardgame.io 0.50, and others.', 'For boardgame.io 0.50, and others.'],
  ['nothing', '# A', ''],
])('tells of a page by %s', (_what, markdown, sentence) => {
  expect(about(markdown)).toBe(sentence);
});
