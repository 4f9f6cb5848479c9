import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /\b(?:href|src)="(?<to>\/[^"#?]*)[^"]*"/gu;

/** Returns the files in which an address of the site may be. @param {string} path */
const filesOf = (path) => [path, `${path}.html`, join(path, 'index.html')];

/**
 * Returns the links of a built site that lead nowhere, each with its page. Every link that begins with `/`
 * must be below the base.
 * @param {string} folder @param {string} base
 */
export const lostLinks = (folder, base) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const links = readFileSync(join(folder, file), 'utf8').matchAll(LINK);
      const found = [...new Set([...links].map(({ groups }) => groups?.['to'] ?? ''))];
      const isThere = (/** @type {string} */ to) =>
        to.startsWith(base) &&
        filesOf(join(folder, decodeURIComponent(to.slice(base.length)))).some((path) => existsSync(path));
      return found.filter((to) => !isThere(to)).map((to) => `${file}: ${to}`);
    });
