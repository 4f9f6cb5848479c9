import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apiPages } from './api.mjs';
import { pagesIn } from './repository.mjs';

const pages = fileURLToPath(new URL('../pages', import.meta.url));

/** Returns every page that is made from a text elsewhere, by its folder. */
export const elsewhere = () => [
  ...['adr', 'rules', 'packages'].map((folder) => ({ folder, pages: pagesIn(folder) })),
  { folder: 'api', pages: apiPages() },
];

/**
 * Writes the pages that are made from texts elsewhere next to those written here. They are files because the
 * site's search reads nothing else. git ignores their folders.
 */
export const writePages = () => {
  for (const made of elsewhere()) {
    rmSync(join(pages, made.folder), { recursive: true, force: true });
    for (const { params, content } of made.pages) {
      const file = join(pages, made.folder, `${params.page}.md`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
};
