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

/** Returns a page for each entry of each package, with its exports under a heading for each kind. */
export const apiPages = () =>
  apiDocs().map(({ name, module, markdown }) => ({
    params: { page: module },
    content: `# ${name}\n\n${beginOf(module)}${siteLinks(module === 'core' ? withTables(markdown) : markdown)}`,
  }));
