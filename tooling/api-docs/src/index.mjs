import { readFileSync } from 'node:fs';
import { entries } from './packages.mjs';

/**
 * Returns the built pages: the exports of each entry, as Markdown.
 * @returns {{ name: string, module: string, markdown: string }[]}
 */
export const apiDocs = () =>
  entries().map(({ name, module }) => ({
    name,
    module,
    markdown: readFileSync(new URL(`../dist/${module}.md`, import.meta.url), 'utf8'),
  }));
