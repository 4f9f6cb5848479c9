import { apiPages } from '../src/api.mjs';
import { writtenPages } from '../src/pages.mjs';
import { expect, it } from 'vitest';

it('what is listed by task stands in the API under the heading that it leads to', () => {
  const api = new Map(apiPages().map(({ params, content }) => [params.page, content.toLowerCase()]));
  const page = writtenPages()['guide/by-task'] ?? '';
  const links = [...page.matchAll(/\]\(\/api\/(?<module>[\w.-]+)(?:#(?<heading>[\w-]+))?\)/gu)].map(
    ({ groups }) => ({
      module: groups?.['module'] ?? '',
      heading: groups?.['heading'],
    }),
  );
  expect(links.length).toBeGreaterThan(20);
  const lost = links.filter(({ module, heading }) => {
    const content = api.get(module);
    return (
      content === undefined || (heading !== undefined && !new RegExp(`^#+ ${heading}\\b`, 'mu').test(content))
    );
  });
  expect(lost).toEqual([]);
});
