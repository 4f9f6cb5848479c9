import { readFileSync } from 'node:fs';

/** @typedef {{ name: string, sizes: readonly number[], microseconds: readonly number[], power: number, powerOfLastThree: number }} Curve */

/** The last output of `bench:growth --json`. @type {readonly Curve[]} */
export const CURVES = JSON.parse(readFileSync(new URL('growth.json', import.meta.url), 'utf8')).curves;

const [WIDTH, HEIGHT, LEFT, BELOW, LABELS] = [720, 300, 64, 36, 236];

/**
 * Returns the position of a number between two others on a logarithmic axis.
 * @param {number} of
 * @param {readonly [number, number]} between
 */
const along = (of, [least, most]) => Math.log(of / least) / Math.log(most / least);

/** @param {number} number */
const said = (number) =>
  number >= 100 ? Math.round(number).toLocaleString('en') : String(Number(number.toPrecision(2)));

/**
 * Returns the powers of ten around some numbers.
 * @param {readonly number[]} numbers
 * @returns {readonly [number, number]}
 */
const decades = (numbers) => [
  10 ** Math.floor(Math.log10(Math.min(...numbers))),
  10 ** Math.ceil(Math.log10(Math.max(...numbers))),
];

const LINE = 16;

/**
 * Returns heights of labels that do not overlap: each label at its own height, or below the one above it.
 * @param {readonly number[]} heights
 */
function apart(heights) {
  const moved = [...heights];
  const order = heights.map((_height, at) => at).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let least = -Infinity;
  for (const at of order) {
    moved[at] = Math.max(heights[at] ?? 0, least);
    least = (moved[at] ?? 0) + LINE;
  }
  return moved;
}

/**
 * Draws some curves with two logarithmic axes. The slope of a straight line is the power with which the time
 * grows.
 *
 * @param {string} title
 * @param {string} unit what grows
 * @param {readonly Curve[]} curves
 */
const drawing = (title, unit, curves) => {
  const sizes = curves[0]?.sizes ?? [];
  /** @type {readonly [number, number]} */
  const across = [sizes[0] ?? 1, sizes.at(-1) ?? 1];
  const up = decades(curves.flatMap(({ microseconds }) => microseconds));
  const x = (/** @type {number} */ size) => LEFT + along(size, across) * (WIDTH - LEFT - LABELS);
  const y = (/** @type {number} */ time) => 8 + (1 - along(time, up)) * (HEIGHT - BELOW - 8);
  const labels = apart(curves.map(({ microseconds }) => y(microseconds.at(-1) ?? 0) + 4));
  const lines = curves.map(({ name, microseconds, power }, at) => {
    const points = sizes.map(
      (size, index) => `${x(size).toFixed(1)},${y(microseconds[index] ?? 0).toFixed(1)}`,
    );
    const words = `${name}: ${power.toFixed(2)}`;
    const label = `<text x="${WIDTH - LABELS + 8}" y="${labels[at]?.toFixed(1)}">${words}</text>`;
    return `<g class="curve of-${at}"><polyline points="${points.join(' ')}"/>${label}</g>`;
  });
  const ticks = sizes.map(
    (size) => `<text x="${x(size).toFixed(1)}" y="${HEIGHT - 18}" class="tick">${said(size)}</text>`,
  );
  const rows = [];
  for (let time = up[0]; time <= up[1] * 1.001; time *= 10)
    rows.push(
      `<path class="grid" d="M${LEFT} ${y(time).toFixed(1)}H${WIDTH - LABELS}"/>` +
        `<text x="${LEFT - 8}" y="${(y(time) + 4).toFixed(1)}" class="tick up">${said(time)}</text>`,
    );
  const axis = `<text x="${LEFT}" y="${HEIGHT - 2}">${unit}; microseconds upwards; after each name the power</text>`;
  return `<svg class="diagram growth" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${[...rows, ...ticks, axis, ...lines].join('')}</svg>`;
};

/** @param {string} words @returns {readonly Curve[]} the curves whose names end so, without that */
const ending = (words) =>
  CURVES.filter(({ name }) => name.endsWith(words)).map((curve) => ({
    ...curve,
    name: curve.name.slice(0, -words.length).replace(/, \d+ objects$/u, ''),
  }));

/** Returns the drawings of the page about speed, by what grows. */
export const growthDrawings = () => ({
  objects: drawing('How the time of a question grows with the objects', 'objects', [
    ...ending(', by objects'),
    ...ending(', by permanents'),
  ]),
  players: drawing(
    'How the time of a question grows with the players',
    'players, over 200 objects',
    ending(', by players'),
  ),
  slots: drawing(
    'How the time of picks grows with the slots',
    'slots, over 200 objects',
    ending(', by slots'),
  ),
});
