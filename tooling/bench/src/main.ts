import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { abilityFigures } from './abilities.js';
import { BOARDS } from './boards.js';
import { choiceFigures } from './choices.js';
import { filterFigures, searchFigures } from './filters.js';
import { playoutFigures } from './playouts.js';
import { table } from './table.js';

const { values } = parseArgs({
  // A package manager passes on its own `--`.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    sizes: { type: 'string' },
  },
});

const effort = values.quick ? { rounds: 1, time: 5 } : { rounds: 7, time: 150 };
const boards = values.quick ? 8 : BOARDS;
const sizes = values.sizes?.split(',').map(Number) ?? (values.quick ? [20] : [20, 200, 2_000]);

const filters = [];
for (const size of sizes) {
  const figures = await filterFigures(size, boards, effort);
  console.log(table(`Legal sets, ${size} cards, states asked before`, figures.known));
  console.log(table(`Legal sets, ${size} cards, each state for the first time`, figures.first));
  filters.push(figures);
}
// These come last: the cards that a search copies have another shape, which slows code compiled for one
// shape.
const searches = [];
for (const size of sizes) {
  const figures = await searchFigures(size, effort);
  console.log(table(`Legal sets, ${size} cards, each state one card from the one before`, figures));
  searches.push({ size, figures });
}
const abilities = [];
for (const size of values.quick ? [20] : [20, 100, 1_000]) {
  const found = await abilityFigures(size, effort);
  console.log(
    table(`Activated abilities, ${size} permanents, ${found.legal} legal activations`, found.figures),
  );
  abilities.push(found);
}
const choices = await choiceFigures(boards, effort);
console.log(table('What can be picked next, 3 slots over 30 cards', choices.small));
console.log(table('What can be picked next, 6 slots over 200 cards', choices.large));
console.log(
  `Enumeration gives up here: ${choices.combinations} combinations, about ${choices.enumerationHours.toPrecision(2)} hours a question.`,
);
const playouts = playoutFigures(effort);
console.log(table('Random playouts, a second of CPU time', playouts));
if (values.json !== undefined) {
  const run = {
    node: process.version,
    arch: process.arch,
    effort,
    boards,
    filters,
    searches,
    abilities,
    choices,
    playouts,
  };
  writeFileSync(values.json, `${JSON.stringify(run, undefined, 2)}\n`);
}
