// Measures how the time of a question grows with boards, players and slots: `growth.mjs [--seconds N] [--json
// FILE]`. See the README.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { offers } from './compare/rows/matches.mjs';
import { asked, changed, picks, question, unseen } from './compare/rows/questions.mjs';
import { here } from './compare/tree.mjs';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { seconds: { type: 'string', default: '1' }, json: { type: 'string' } },
});
const options = { root: here, milliseconds: Number(values.seconds) * 1_000 };

const SIZES = [20, 50, 100, 200, 500, 1_000, 2_000];
const PLAYERS = [2, 3, 4, 5, 6];
const SLOTS = [1, 2, 3, 4, 6, 8, 10, 12];
const offered = (size) => ({ run: async (of) => 1e6 / (await offers(size).run(of)) });

/** Each curve: what grows, and the row of each size, in microseconds. */
const CURVES = [
  { name: 'all offers of a Magic board, by permanents', sizes: SIZES, rowOf: offered },
  { name: 'a list asked before, by objects', sizes: SIZES, rowOf: (size) => question('', size, asked) },
  {
    name: 'one change and six queries, by objects',
    sizes: SIZES,
    rowOf: (size) => question('', size, changed),
  },
  {
    name: 'a list that nobody has seen, by objects',
    sizes: SIZES,
    rowOf: (size) => question('', size, unseen),
  },
  { name: 'picks of 6 slots, by objects', sizes: SIZES, rowOf: (size) => question('', size, picks(6)) },
  {
    name: 'a list that nobody has seen, 200 objects, by players',
    sizes: PLAYERS,
    rowOf: (many) => question('', 200, unseen, many),
  },
  {
    name: 'one change and six queries, 200 objects, by players',
    sizes: PLAYERS,
    rowOf: (many) => question('', 200, changed, many),
  },
  {
    name: 'picks of the last slot, 200 objects, by slots',
    sizes: SLOTS,
    rowOf: (count) => question('', 200, picks(count)),
  },
];

/** @param {number} number */
const figure = (number) => (number >= 100 ? number.toFixed(0) : number.toPrecision(3));

/**
 * Returns the power of the size with which the times grow; 1 is linear. It is the slope of the straight line
 * that fits their logarithms.
 *
 * @param {readonly number[]} sizes
 * @param {readonly number[]} times
 */
function powerOf(sizes, times) {
  const points = sizes.map((size, at) => ({ x: Math.log(size), y: Math.log(times[at] ?? NaN) }));
  const mean = (/** @type {'x' | 'y'} */ axis) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const rise = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return rise / points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
}

const curves = [];
for (const { name, sizes, rowOf } of CURVES) {
  // Runs once before, so that the first figure does not include compilation.
  await rowOf(sizes[0]).run(options);
  /** @type {number[]} */
  const times = [];
  for (const size of sizes) times.push(Number((await rowOf(size).run(options)).toPrecision(4)));
  const [power, last] = [powerOf(sizes, times), powerOf(sizes.slice(-3), times.slice(-3))];
  curves.push({
    name,
    sizes,
    microseconds: times,
    power: Number(power.toFixed(2)),
    powerOfLastThree: Number(last.toFixed(2)),
  });
  console.log(`| ${name} | ${sizes.join(' | ')} | power | of the last three |`);
  console.log(`|---|${'---|'.repeat(sizes.length + 2)}`);
  console.log(`| us, CPU | ${times.map(figure).join(' | ')} | ${power.toFixed(2)} | ${last.toFixed(2)} |\n`);
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ curves }, undefined, 2)}\n`);
