import { apiDocs } from '@reticle/api-docs';
import { beginOf } from './api-begin.mjs';
import { withTables } from './tables.mjs';

/**
 * Turns the links of generated Markdown into links of the site: pages without their ending, headings as the
 * site names them.
 * @param {string} markdown
 */
export const siteLinks = (markdown) =>
  markdown.replaceAll(/\]\((?:([\w.-]+)\.md)?(?:#([\w-]+))?\)/gu, (_link, page, heading) => {
    const to = page === undefined ? '' : `/api/${page}`;
    return `](${to}${heading === undefined ? '' : `#${heading.replaceAll('_', '-')}`})`;
  });

const HEADING = /^#{1,6} (.+)$/gmu;

/** Returns the fragments of a page: its headings as the site names them, and its anchors. @param {string} markdown */
const fragmentsOf = (markdown) => {
  const slugs = [...markdown.matchAll(HEADING)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/gu, '')
      .trim()
      .replaceAll(/\s+/gu, '-'),
  );
  const counts = new Map();
  const headings = slugs.map((slug) => {
    const before = counts.get(slug) ?? 0;
    counts.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  return new Set([...headings, ...[...markdown.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id ?? '')]);
};

/**
 * Mends links to a heading of the same page that the generator counts otherwise than the site does: of several
 * with one name it leads to the last that there is.
 * @param {string} markdown
 */
export const ownFragments = (markdown) => {
  const known = fragmentsOf(markdown);
  return markdown.replaceAll(/\]\(#([\w-]+?)-(\d+)\)/gu, (link, name, number) => {
    if (known.has(`${name}-${number}`)) return link;
    for (let count = Number(number) - 1; count > 0; count--)
      if (known.has(`${name}-${count}`)) return `](#${name}-${count})`;
    return known.has(name) ? `](#${name})` : link;
  });
};

/** Returns a page for each entry of each package, with its exports under a heading for each kind. */
export const apiPages = () =>
  apiDocs().map(({ name, module, markdown }) => ({
    params: { page: module },
    content: ownFragments(
      `# ${name}\n\n${beginOf(module)}${siteLinks(module === 'core' ? withTables(markdown) : markdown)}`,
    ),
  }));
