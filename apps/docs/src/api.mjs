import { apiDocs } from '@reticle/api-docs';
import { withTables } from './tables.mjs';

/**
 * The links of generated Markdown as those of the site: pages without their ending, headings as the site names them.
 * @param {string} markdown
 */
export const siteLinks = (markdown) =>
  markdown.replaceAll(/\]\((?:([\w.-]+)\.md)?(?:#([\w-]+))?\)/gu, (_link, page, heading) => {
    const to = page === undefined ? '' : `/api/${page}`;
    return `](${to}${heading === undefined ? '' : `#${heading.replaceAll('_', '-')}`})`;
  });

/** A page for each entry of each package: what it exports, the kinds of things as headings. */
export const apiPages = () =>
  apiDocs().map(({ name, module, markdown }) => ({
    params: { page: module },
    content: `# ${name}\n\n${siteLinks(module === 'core' ? withTables(markdown) : markdown)}`,
  }));
