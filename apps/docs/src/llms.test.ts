import { expect, it } from 'vitest';
import { about, aboutPage, isWritten } from './llms.mjs';
import { writtenPages } from './pages.mjs';
import { writtenSections } from './sections.mjs';

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

it.each([
  [
    'a decision by what was decided',
    'adr/1',
    '# A\n\nStatus: accepted\n\n## Decision\n\n`A` *is* so. B.',
    'A is so. B.',
  ],
  [
    'a page by its first sentences',
    'guide/a.md',
    '---\ntitle: A\n---\n\n# A\n\nAsk [it](/b). Go.',
    'Ask it. Go.',
  ],
  [
    'a reference by its package',
    'api/a.md',
    '# @reticle/a\n\n## B',
    'All that @reticle/a exports: functions, types and schemas, and what each of them is for.',
  ],
])('other sites are told of %s', (_what, path, markdown, words) => {
  expect(aboutPage(path, markdown)).toBe(words);
});

it('every page of the guide and every recipe stands beside the pages, once, and in the text of all of them', () => {
  const listed = writtenSections().flatMap(({ items }) =>
    items.map(({ link }) => link).filter((link) => isWritten(link)),
  );
  const pages = Object.keys(writtenPages()).filter((page) => page !== 'index');
  expect(listed.toSorted()).toEqual(pages.map((page) => `/${page}`).toSorted());
});
