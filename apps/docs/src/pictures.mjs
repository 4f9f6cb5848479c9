import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { fragmentOf } from './landing.mjs';

// Takes a picture of every page of the site and of the playground, as they are built, at three widths, into the
// folder `shots` of the repository, for people to look at. Words after the command choose pages by their names.

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const SHOTS = at('../../../shots');
const FOLDERS = { '/playground/': at('../../playground/dist'), '/': at('../dist') };
const WIDTHS = [390, 820, 1280];
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The pages of the site whose looks differ. All others look like the guide's. */
const SITE = [
  '',
  'guide/tour',
  'guide/by-task',
  'guide/card-text',
  'recipes/why-not',
  'api/core',
  'rules/mtg',
];

/** The places of the playground, by the names of their pictures. Without a place it is as people first see it. */
const PLACES = {
  opening: undefined,
  ...Object.fromEntries(
    ['mtg', 'lorcana'].flatMap((game) =>
      ['make', 'words', 'cards', 'board', 'play'].map((page) => [`${page}-${game}`, { game, page }]),
    ),
  ),
  'make-unread': {
    game: 'mtg',
    page: 'make',
    make: {
      values: {
        name: 'Night Verdict',
        cost: '{1}{B}',
        types: 'Instant',
        oracle: 'Destroy target nonblak creature.',
        power: '',
        toughness: '',
      },
    },
  },
  'board-taktik': { game: 'taktik', page: 'board' },
  'play-taktik': { game: 'taktik', page: 'play' },
};

/** @param {string} path */
function fileOf(path) {
  const [prefix = '/', folder = ''] = Object.entries(FOLDERS).find(([each]) => path.startsWith(each)) ?? [];
  const file = join(folder, normalize(decodeURIComponent(path.slice(prefix.length))));
  return [file, `${file}.html`, join(file, 'index.html')].find(
    (each) => extname(each) !== '' && existsSync(each),
  );
}

const server = createServer((request, response) => {
  const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname);
  if (file === undefined) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'content-type': Object(TYPES)[extname(file)] ?? 'text/plain' })
      .end(readFileSync(file));
});
await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve(undefined));
});
const listening = server.address();
const address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`;

const wanted = process.argv.slice(2);
const pages = [
  ...Object.entries(PLACES).map(([name, place]) => ({
    name,
    path: `/playground/${place ? fragmentOf(place) : ''}`,
  })),
  ...SITE.map((page) => ({
    name: `site-${page === '' ? 'first' : page.replace('/', '-')}`,
    path: `/${page}`,
  })),
].filter(({ name }) => wanted.length === 0 || wanted.some((each) => name.includes(each)));

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu'],
});
mkdirSync(SHOTS, { recursive: true });
try {
  for (const width of WIDTHS) {
    for (const { name, path } of pages) {
      const page = await browser.newPage({
        viewport: { width, height: width < 800 ? 844 : 900 },
        reducedMotion: name === 'opening' ? 'no-preference' : 'reduce',
      });
      await page.goto(address + path);
      await page.locator('main #page > :not(.waiting), .VPContent').first().waitFor();
      await page.waitForLoadState('networkidle');
      // What is read and played after the page has come.
      await page.waitForTimeout(3_000);
      await page.screenshot({ path: join(SHOTS, `${name}-${width}.png`) });
      await page.close();
      console.log(`${name}-${width}.png`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
