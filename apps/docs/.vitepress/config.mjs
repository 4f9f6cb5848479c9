import { defineConfig } from 'vitepress';
import { writeTexts } from '../src/llms.mjs';
import { sections } from '../src/sections.mjs';

export default defineConfig({
  title: 'Reticle',
  description: 'The targeting and abilities engine for card games',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache/vitepress',
  // A page of an API is long; whoever reads it loads it alone.
  vite: { build: { chunkSizeWarningLimit: 2_000 } },
  cleanUrls: true,
  markdown: { theme: { light: 'github-light', dark: 'github-dark' } },
  themeConfig: {
    nav: [
      { text: 'Ten minutes', link: '/guide/tour' },
      { text: 'Add a game', link: '/guide/add-a-game' },
      { text: 'API', link: '/api/core' },
    ],
    sidebar: sections(),
    outline: [2, 3],
    search: { provider: 'local' },
    docFooter: { prev: 'Before', next: 'Next' },
  },
  buildEnd: ({ outDir }) => writeTexts(outDir),
});
