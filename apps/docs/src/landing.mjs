import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const playground = at('../../playground/dist');
const shots = at('../../playground/test/shots');
const tables = at('../pages/public/tables');

/** The pictures of the pages. Each is a picture of the playground's tests. */
export const PICTURES = {
  magic: 'front-magic-1280',
  lorcana: 'front-lorcana-1280',
  taktik: 'front-taktik-1280',
  'magic-phone': 'front-magic-390',
  'lorcana-phone': 'front-lorcana-390',
  'taktik-phone': 'front-taktik-390',
  words: 'words-1280',
  refused: 'refused-1280',
  board: 'board-1280',
};

/** Copies the pictures to the pages that show them. The tests of the playground keep them current. */
export const writePictures = () => {
  mkdirSync(tables, { recursive: true });
  for (const [name, shot] of Object.entries(PICTURES))
    cpSync(join(shots, `${shot}.png`), join(tables, `${name}.png`));
};

/** The picture of a table in the middle of a match. */
export const tableShot = () => readFileSync(join(shots, `${PICTURES.magic}.png`));

const OG_IMAGE = /(?<=<meta property="og:image" content=")[^"]*/u;

/**
 * Puts the built playground beside the pages, under `playground/`.
 * @param {string} outDir
 * @param {string} image the address of the picture that other sites show beside a link to it
 */
export const copyPlayground = (outDir, image) => {
  if (!existsSync(playground)) throw new Error('The playground is not built.');
  cpSync(playground, join(outDir, 'playground'), { recursive: true });
  const page = join(outDir, 'playground', 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(OG_IMAGE, image));
};

/**
 * Returns the fragment of the playground's address for a place, as the playground writes it.
 * @param {object} place
 */
export const fragmentOf = (place) => `#1.${deflateRawSync(JSON.stringify(place)).toString('base64url')}`;

/** The places that the first page shows: words with their reading, and the same words on a board. */
export const PLACES = {
  words: { game: 'mtg', page: 'words', embed: true },
  board: { game: 'mtg', page: 'board', embed: true },
};
