import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

// The picture that other sites show beside a link to a page (og:image): its title and first sentence, drawn
// without a browser.

/** What sites that show links draw without cutting. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const COLORS = { ground: '#10151f', faint: '#a9b6cc', text: '#f4f7fd', mark: '#7f9bff' };

/**
 * @typedef {{ title: string, about: string, section: string, table?: Uint8Array | undefined }} Shared `section` is the
 * part of the site that a page belongs to; `table` a picture beside the words (a PNG)
 */

const { resolve } = createRequire(import.meta.url);
const FONTS = ['400Regular/Inter_400Regular', '700Bold/Inter_700Bold'];

/** Loads what draws. It takes a second, which nobody waits for whose pictures are all kept. */
const startRenderer = async () => {
  await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = FONTS.map((name) => readFileSync(resolve(`@expo-google-fonts/inter/${name}.ttf`)));
  return (/** @type {string} */ svg) =>
    new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Inter' } }).render();
};
/** @type {ReturnType<typeof startRenderer> | undefined} */
let started;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Letters of other widths than most, in parts of their size. @type {readonly (readonly [RegExp, number])[]} */
const WIDTHS = [
  [/[ijlt.,:;'’|()[\]]/u, 0.34],
  [/[mwMW@]/u, 0.92],
  [/./u, 0.62],
];

/** Returns about how wide a word is, in parts of the size of its letters: too wide rather than too narrow. @param {string} word */
const widthOf = (word) =>
  word.split('').reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? 0), 0);

/**
 * Breaks a text into lines of at most this many letter sizes. A last line that is full ends with dots.
 * @param {string} text @param {number} width @param {number} most
 */
export const linesOf = (text, width, most) => {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/u).filter((each) => each !== '')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]?.replace(/[.,:;]$/u, '')} ...`];
};

/**
 * Returns the size of a title's letters: smaller for more words, and so small that its longest word fits.
 * @param {string} title @param {number} room
 */
export const sizeOf = (title, room) => {
  const usual = title.length > 44 ? 50 : title.length > 22 ? 58 : 70;
  return Math.min(usual, ...title.split(/\s+/u).map((word) => Math.floor(room / widthOf(word))));
};

/**
 * Draws lines below each other.
 * @param {readonly string[]} lines
 * @param {{ y: number, size: number, color: string, weight?: number, x?: number }} look
 */
const drawn = (lines, { y, size, color, weight = 400, x = MARGIN }) =>
  lines
    .map(
      (line, at) =>
        `<text x="${x}" y="${y + at * size * 1.22}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(line)}</text>`,
    )
    .join('');

/** The ring with a cross, its middle at a place. @param {number} x @param {number} y @param {number} radius */
const mark = (x, y, radius) => {
  const [inner, outer] = [radius * 0.2, radius * 1.4];
  const arms = [
    [0, -1],
    [0, 1],
    [-1, 0],
    [1, 0],
  ].map(([dx = 0, dy = 0]) => `M${x + dx * inner} ${y + dy * inner}L${x + dx * outer} ${y + dy * outer}`);
  return `<g fill="none" stroke="${COLORS.mark}" stroke-width="${radius * 0.28}" stroke-linecap="round"><circle cx="${x}" cy="${y}" r="${radius}"/><path d="${arms.join('')}"/></g>`;
};

/** Three cards like those that the table draws, one of them aimed at. */
const CARDS = ['#2f7d5b', '#8a4b3c', '#3c5f9e']
  .map((color, at) => {
    const turn = `translate(${905 + at * 92} ${292 + Math.abs(at - 1) * 16}) rotate(${(at - 1) * 9})`;
    return `<g transform="${turn}"><rect x="-82" y="-115" width="164" height="230" rx="12" fill="#f2eee4"/><rect x="-70" y="-84" width="140" height="92" rx="6" fill="${color}"/><path d="M-70 -98h84M-70 30h140M-70 50h140M-70 70h96" stroke="#8d8778" stroke-width="8" stroke-linecap="round"/></g>`;
  })
  .join('');

/** A picture of the table in the right half. @param {Uint8Array} table */
const framed = (table) =>
  `<clipPath id="frame"><rect x="660" y="96" width="600" height="400" rx="14"/></clipPath><image x="660" y="96" width="708" height="400" clip-path="url(#frame)" href="data:image/png;base64,${Buffer.from(table).toString('base64')}"/>`;

/**
 * Returns the picture of a page as SVG.
 * @param {Shared} page
 */
const svgOf = ({ title, about, section, table }) => {
  const room = (table ? 640 : 760) - MARGIN;
  const size = sizeOf(title, room);
  const lines = linesOf(title, room / size, 4);
  const below = 190 + lines.length * size * 1.22;
  const left = Math.max(1, Math.min(4, Math.floor((520 - below) / 37)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Inter">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>
<rect width="${WIDTH}" height="8" fill="${COLORS.mark}"/>
${table ? framed(table) : `${CARDS}${mark(997, 292, 52)}`}
${drawn([section], { y: 118, size: 28, color: COLORS.mark, weight: 700 })}
${drawn(lines, { y: 118 + size * 1.3, size, color: COLORS.text, weight: 700 })}
${drawn(linesOf(about, room / 30, left), { y: below, size: 30, color: COLORS.faint })}
${mark(MARGIN + 22, 563, 16)}
${drawn(['Reticle'], { y: 574, size: 32, color: COLORS.text, weight: 700, x: MARGIN + 60 })}
${drawn(['targeting and abilities for card games'], { y: 574, size: 26, color: COLORS.faint, x: MARGIN + 190 })}
</svg>`;
};

/** A picture takes a tenth of a second, so that those drawn before are kept, named after what they show. */
const KEPT = fileURLToPath(new URL('../node_modules/.cache/share', import.meta.url));

/**
 * Draws the picture of a page.
 * @param {Shared} page
 * @returns {Promise<Uint8Array>} a PNG of 1200 by 630 points
 */
export const sharePicture = async (page) => {
  const svg = svgOf(page);
  const file = join(KEPT, `${createHash('sha256').update(svg).digest('hex')}.png`);
  if (existsSync(file)) return readFileSync(file);
  const render = await (started ??= startRenderer());
  const image = render(svg);
  const png = image.asPng();
  image.free();
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, png);
  return png;
};
