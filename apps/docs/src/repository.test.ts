import { describe, expect, it } from 'vitest';
import { pagesIn, texts, withLinks } from './repository.mjs';

const file = 'docs/adr/0001-kinds-and-matches-are-defined-apart.md';
const led = (markdown: string) => withLinks(markdown, file, texts());

describe('a text from elsewhere', () => {
  it.each([
    ['another decision', '[one](0005-refusals-are-values.md)', '[one](/adr/0005-refusals-are-values)'],
    ['the list of them', '[all](README.md)', '[all](/adr/)'],
    ["a package's folder", '[core](../../packages/core#words)', '[core](/packages/core#words)'],
    ['a table of rules', '[rules](../../packages/mtg/CONFORMANCE.md)', '[rules](/rules/mtg)'],
    ['another site', '[there](https://example.org/a)', '[there](https://example.org/a)'],
    ['its own heading', '[here](#context)', '[here](#context)'],
    ['a file that is no page', '[settings](../../turbo.json)', 'settings'],
    ['none, in code', '```js\n[a](b)\n```', '```js\n[a](b)\n```'],
  ])('links to %s', (_what, markdown, expected) => {
    expect(led(markdown)).toBe(expected);
  });

  it('may not link to what is not there', () => {
    expect(() => led('[gone](0000-gone.md)')).toThrow('which is not there');
  });

  it('is a page of its folder, the first one of decisions their list', () => {
    const [first, ...others] = pagesIn('adr');
    expect(first?.params.page).toBe('index');
    expect(others.length).toBeGreaterThan(10);
    expect(pagesIn('rules').map(({ params }) => params.page)).toEqual(['lorcana', 'mtg']);
  });
});
