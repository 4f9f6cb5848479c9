import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

// Texts elsewhere in the repository that are also pages here: decisions, tables of rules, READMEs.

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** @typedef {{ folder: string, page: string, file: string }} Text a file of the repository and its page, `/folder/page` */

/** @param {string} folder */
const list = (folder) =>
  readdirSync(join(root, folder)).toSorted(
    (a, b) => Number(b === 'README.md') - Number(a === 'README.md') || (a < b ? -1 : 1),
  );

/** @param {string} name @param {string} folder */
const fromPackages = (name, folder) =>
  list('packages')
    .map((one) => ({ folder, page: one, file: `packages/${one}/${name}` }))
    .filter(({ file }) => existsSync(join(root, file)));

/** @returns {Text[]} */
export const texts = () => [
  ...list('docs/adr').map((name) => ({
    folder: 'adr',
    page: name === 'README.md' ? 'index' : name.replace(/\.md$/u, ''),
    file: `docs/adr/${name}`,
  })),
  ...fromPackages('CONFORMANCE.md', 'rules'),
  ...fromPackages('README.md', 'packages'),
];

/** @param {Pick<Text, 'folder' | 'page'>} text */
export const address = ({ folder, page }) => `/${folder}/${page === 'index' ? '' : page}`;

/**
 * Returns where a link of a file leads on the site: to the page of the file it names, or nowhere if that file
 * is not a page.
 * @param {string} file @param {string} target @param {readonly Text[]} known
 */
const onSite = (file, target, known) => {
  const [path = '', anchor] = target.split('#');
  if (path === '' || path.includes(':')) return target;
  const named = join(dirname(file), path).replace(/\/$/u, '');
  if (!existsSync(join(root, named))) throw new Error(`${file} links to ${target}, which is not there.`);
  const page = known.find((text) => text.file === named || text.file === `${named}/README.md`);
  return page && `${address(page)}${anchor === undefined ? '' : `#${anchor}`}`;
};

const fenced = /(^```.*?^```$)/gmsu;
const link = /\[([^[\]]*)\]\(([^()\s]+)\)/gu;

/**
 * Returns a Markdown text with links to the site's pages. A link to something that is not a page becomes its
 * words.
 * @param {string} markdown @param {string} file @param {readonly Text[]} known
 */
export const withLinks = (markdown, file, known) => {
  const led = (/** @type {string} */ text) =>
    text.replaceAll(link, (_link, words, target) => {
      const to = onSite(file, target, known);
      return to === undefined ? words : `[${words}](${to})`;
    });
  return markdown
    .split(fenced)
    .map((part) => (part.startsWith('```') ? part : led(part)))
    .join('');
};

/**
 * Returns the pages of a folder that are made from texts elsewhere, as VitePress takes them.
 * @param {string} folder
 * @returns {{ params: { page: string }, content: string }[]}
 */
export const pagesIn = (folder) => {
  const known = texts();
  return known
    .filter((text) => text.folder === folder)
    .map(({ page, file }) => ({
      params: { page },
      content: withLinks(readFileSync(join(root, file), 'utf8'), file, known),
    }));
};
