import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folders of the pages that are made from texts elsewhere. */
const MADE = /^(?:adr|api|packages|rules)[/\\]/u;
const folder = new URL('../pages/', import.meta.url);

/**
 * Returns the Markdown of the pages that are written here, by their path without its ending.
 * @returns {Record<string, string>}
 */
export const writtenPages = () =>
  Object.fromEntries(
    readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !MADE.test(path))
      .toSorted()
      .map((path) => [path.replace(/\.md$/u, ''), readFileSync(new URL(path, folder), 'utf8')]),
  );
