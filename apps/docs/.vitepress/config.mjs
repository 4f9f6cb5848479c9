import { defineConfig } from 'vitepress';
import { writeTexts } from '../src/llms.mjs';
import { sidebars } from '../src/sections.mjs';
import { copyPlayground, writePictures } from '../src/landing.mjs';
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

export default defineConfig({
  title: 'Reticle',
  // The folder of the server that contains the site: `/reticle/`.
  base: process.env['SITE_BASE'] ?? '/',
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
    search: { provider: 'local' },
    footer: {
      message: 'MIT licence. No publisher’s art or words are in it.',
    },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  buildEnd({ outDir }) {
    writeTexts(outDir);
    copyPlayground(outDir);
  },
});
