import { apiDocs } from '@reticle/api-docs';

/** The page of what an entry exports, its kinds of things as headings. */
export const apiPages = () =>
  apiDocs().map(({ name, module, markdown }) => ({
    params: { page: module },
    content: `# ${name}\n\n${markdown.replaceAll(/\]\(([\w.-]+)\.md(?=[#)])/gu, '](/api/$1')}`,
  }));
