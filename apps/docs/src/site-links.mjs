import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FRAGMENT = /\bhref="(?<to>\/[^"#?]*|)#(?<fragment>[^"]+)"/gu;
const ID = /\bid="([^"]+)"/gu;

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

/**
 * Returns the links of a built site to a place of a page that is not there, each with its page. Pages that are
 * made in the browser are not looked at.
 * @param {string} folder @param {string} base
 */
export const lostFragments = (folder, base) => {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.startsWith('playground'),
  );
  const texts = new Map(pages.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]));
  const ids = new Map(
    [...texts].map(([file, text]) => [file, new Set([...text.matchAll(ID)].map(([, id]) => id))]),
  );
  return pages.flatMap((file) => {
    const own = join(folder, file);
    const links = [...(texts.get(own) ?? '').matchAll(FRAGMENT)].map(({ groups }) => ({
      to: groups?.['to'] ?? '',
      fragment: decodeURIComponent(groups?.['fragment'] ?? ''),
    }));
    const lost = links.filter(({ to, fragment }) => {
      const files = to === '' ? [own] : filesOf(join(folder, decodeURIComponent(to.slice(base.length))));
      const page = files.map((each) => ids.get(each)).find((each) => each !== undefined);
      return page !== undefined && !page.has(fragment);
    });
    return [...new Set(lost.map(({ to, fragment }) => `${file}: ${to}#${fragment}`))];
  });
};
