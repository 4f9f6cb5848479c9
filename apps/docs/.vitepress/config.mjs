import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { aboutPage, writeTexts } from '../src/llms.mjs';
import { sectionOf, sidebars } from '../src/sections.mjs';
import { copyPlayground, tableShot, writePictures } from '../src/landing.mjs';
import { sharePicture } from '../src/share.mjs';
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

/** What other sites show beside links. */
const TAGLINE =
  'A card’s words or JSON in. Legal targets, the reason for each one that is not, and whole matches out.';
const PLAYGROUND = {
  title: 'Type a card, play it',
  about: 'A card in words is read, drawn and played against a bot, in this page.',
  section: 'Playground',
};

/** The file of a page's picture, from that of the page. @param {string} page its address without the base */
const pictureOf = (page) => `og/${page === '' || page.endsWith('/') ? `${page}index` : page}.png`;

/** The pages whose pictures are drawn in the end, by their files. @type {Map<string, import('../src/share.mjs').Shared>} */
const pictures = new Map([[pictureOf('playground/'), { ...PLAYGROUND, table: tableShot() }]]);

/** @param {string} outDir */
const drawPictures = async (outDir) => {
  for (const [name, page] of pictures) {
    const file = join(outDir, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await sharePicture(page));
  }
};

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
    const file = fileURLToPath(new URL(`../pages/${relativePath}`, import.meta.url));
    const description =
      relativePath === 'index.md' ? TAGLINE : aboutPage(relativePath, readFileSync(file, 'utf8'));
    // A package and its reference have the same heading, but titles of their own.
    return { description, ...(relativePath.startsWith('api/') ? { title: `${title}: API` } : {}) };
  },
  /** What other sites show beside a link to a page. Its picture has a full address only with one of the site. */
  transformHead({ title, description, pageData }) {
    const page = pageData.relativePath.replace(/(?:index)?\.md$/u, '');
    const picture = pictureOf(page);
    const isFirst = page === '';
    if (pageData.relativePath !== '404.md')
      pictures.set(picture, {
        title: isFirst ? 'What may this card target, and why not?' : pageData.title.replace(/: API$/u, ''),
        about: description,
        section: isFirst ? 'Reticle' : sectionOf(`/${page}`),
        table: isFirst ? tableShot() : undefined,
      });
    const tags = {
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': 'Reticle',
      'og:image': `${site}${base}${picture}`,
      'og:image:alt': `${title}: ${description}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      ...(site === '' ? {} : { 'og:url': `${site}${base}${page}` }),
    };
    /** @type {import('vitepress').HeadConfig[]} */
    const metas = Object.entries(tags).map(([property, content]) => ['meta', { property, content }]);
    return [...metas, ['meta', { name: 'twitter:card', content: 'summary_large_image' }]];
  },
  async buildEnd({ outDir }) {
    writeTexts(outDir);
    copyPlayground(outDir, `${site}${base}${pictureOf('playground/')}`);
    await drawPictures(outDir);
  },
});
