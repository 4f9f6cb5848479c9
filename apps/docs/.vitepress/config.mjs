import { defineConfig } from 'vitepress';
import { writeTexts } from '../src/llms.mjs';
import { sidebars } from '../src/sections.mjs';
import { copyPlayground, writePictures } from '../src/landing.mjs';
import { withSynonyms } from '../src/synonyms.mjs';
import { writePages } from '../src/write.mjs';

/**
 * The icon that a browser shows beside the title: a ring with a cross. It is part of the page, so that
 * nothing is loaded for it.
 */
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#5b7cf0" stroke-width="3" stroke-linecap="round">' +
  '<circle cx="16" cy="16" r="10"/><path d="M16 2v9M16 21v9M2 16h9M21 16h9"/></svg>';

writePages();
writePictures();

const source = process.env['SITE_SOURCE'];
/** The address of the server without its folder, such as `https://example.org`. */
const site = (process.env['SITE_ORIGIN'] ?? '').replace(/\/$/u, '');
/** The folder of the server that contains the site: `/reticle/`. */
const base = process.env['SITE_BASE'] ?? '/';

export default defineConfig({
  title: 'Reticle',
  base,
  description: 'The targeting and abilities engine for card games',
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${encodeURIComponent(mark)}` }],
  ],
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  // A page of an API is long, but a reader loads only that one.
  vite: { build: { chunkSizeWarningLimit: 2_000 } },
  cleanUrls: true,
  // It is not a page of this site, but is served beside them.
  ignoreDeadLinks: [/^\/playground\//u],
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    logo: { src: `data:image/svg+xml,${encodeURIComponent(mark)}`, alt: '' },
    nav: [
      { text: 'Ten minutes', link: '/guide/tour' },
      { text: 'By task', link: '/guide/by-task' },
      { text: 'Add a game', link: '/guide/add-a-game' },
      { text: 'API', link: '/api/core' },
      { text: 'Playground', link: '/playground/', target: '_self' },
    ],
    ...(source === undefined ? {} : { socialLinks: [{ icon: 'github', link: source }] }),
    sidebar: sidebars(),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        _render: (src, env, md) => withSynonyms(md.render(src, env), env.relativePath),
      },
    },
    footer: {
      message: 'MIT licence. No publisher’s art or words are in it.',
    },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  transformPageData({ relativePath, title }) {
    // A package and its reference have the same heading, but titles of their own.
    return relativePath.startsWith('api/') ? { title: `${title}: API` } : undefined;
  },
  /** What other sites show beside a link to a page. Its picture has a full address only with one of the site. */
  transformHead({ title, description, pageData: { relativePath } }) {
    const image = `${site}${base}tables/magic.png`;
    const page = relativePath.replace(/(?:index)?\.md$/u, '');
    const tags = {
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': 'Reticle',
      'og:image': image,
      'og:image:alt': 'A table in the middle of a match',
      ...(site === '' ? {} : { 'og:url': `${site}${base}${page}` }),
    };
    /** @type {import('vitepress').HeadConfig[]} */
    const metas = Object.entries(tags).map(([property, content]) => ['meta', { property, content }]);
    return [...metas, ['meta', { name: 'twitter:card', content: 'summary_large_image' }]];
  },
  buildEnd({ outDir }) {
    writeTexts(outDir);
    copyPlayground(outDir);
  },
});
