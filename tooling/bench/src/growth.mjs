// How the time of a question grows with boards, players and slots: `growth.mjs [--seconds N] [--json FILE]`. See the README.
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
const found = [];
for (const { name, sizes, rowOf } of CURVES) {
  /** @type {number[]} */
  const times = [];
  for (const size of sizes) times.push(await rowOf(size).run(options));
  const [first = NaN] = times;
  const [least = NaN] = sizes;
  // The power of the size with which the time grows from the first to the last: 1 is linear.
  const power = Math.log((times.at(-1) ?? NaN) / first) / Math.log((sizes.at(-1) ?? NaN) / least);
  found.push({ name, sizes, times, power });
  console.log(`| ${name} | ${sizes.join(' | ')} | power |\n|---|${'---|'.repeat(sizes.length + 1)}`);
  console.log(`| us, CPU | ${times.map(figure).join(' | ')} | ${power.toFixed(2)} |\n`);
}
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(found, undefined, 2)}\n`);
