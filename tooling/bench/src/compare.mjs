// Compares this workspace with one of its commits: `compare.mjs COMMIT [WORDS OF ROWS...]`. See the README.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rows } from './compare/rows.mjs';
import { builtHere, builtTree, here } from './compare/tree.mjs';

const HELP = `compare.mjs COMMIT [WORDS...]         builds that commit beside this workspace, and measures both in turn
compare.mjs --built TREE [WORDS...]   beside a tree that is built already

Rows are chosen by words of their names; without words all are measured.

  --list         prints the names of all rows
  --rounds N     how often old and new take turns (3)
  --seconds N    CPU time for each figure (3)
  --warm N       CPU time before it that does not count, of matches (half of --seconds)
  --node FLAG    a flag for Node in both trees: --node=--max-inlined-bytecode-size-cumulative=100
  --faces FILE   faces of cards, lines of JSON, instead of those that the rows make up
  --json FILE    writes the figures down
  --help         prints this`;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  allowPositionals: true,
  options: {
    built: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    warm: { type: 'string' },
    node: { type: 'string', multiple: true, default: [] },
    faces: { type: 'string' },
    json: { type: 'string' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (values.list) {
  for (const { name, unit } of rows) console.log(`${name} (${unit})`);
  process.exit(0);
}
const words = values.built === undefined ? positionals.slice(1) : positionals;
const [commit = 'HEAD~1'] = positionals;
const chosen = rows.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error('No row has such a name; --list names all');

const say = (text) => process.stderr.write(`${text}\n`);
const program = fileURLToPath(new URL('compare/row.mjs', import.meta.url));
const milliseconds = Number(values.seconds) * 1_000;
const options = {
  milliseconds,
  warm: values.warm === undefined ? milliseconds / 2 : Number(values.warm) * 1_000,
  ...(values.faces === undefined ? {} : { faces: resolve(values.faces) }),
};

/** Measures a row in a process of its own. Returns undefined if that tree does not support it. */
function measured({ name }, root) {
  try {
    const row = [program, name, JSON.stringify({ ...options, root })];
    const told = execFileSync(process.execPath, [...values.node, ...row], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
    });
    return JSON.parse(told);
  } catch (error) {
    const told =
      error instanceof Error ? error.message.split('\n').find((line) => / *\w*Error: /.test(line)) : '';
    say(`  ${name} does not run in ${root}: ${told ?? 'it ended early'}`);
    return undefined;
  }
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >>> 1];
const figure = (number) =>
  number === undefined ? '-' : number >= 100 ? number.toFixed(0) : number.toPrecision(3);

/** Returns the ratio of new to old, above 1 if new is better. Old and new take turns. */
function compared(row, old) {
  const [before, after, ratios] = [[], [], []];
  for (let round = 0; round < Number(values.rounds); round++) {
    const [was, is] = [measured(row, old), measured(row, here)];
    if (was === undefined || is === undefined) break;
    before.push(was);
    after.push(is);
    ratios.push(row.less ? was / is : is / was);
  }
  const found = {
    name: row.name,
    unit: row.unit,
    before: middle(before),
    after: middle(after),
    ratio: middle(ratios),
    ratios,
  };
  say(
    `${found.name}: ${figure(found.before)} -> ${figure(found.after)} ${found.unit}, ${figure(found.ratio)}x`,
  );
  return found;
}

if (values.built === undefined) {
  say(`Building this workspace, and ${commit} beside it ...`);
  builtHere();
}
const tree = values.built === undefined ? builtTree(commit) : { root: resolve(values.built), remove() {} };
try {
  const found = chosen.map((row) => compared(row, tree.root));
  console.log('| work | unit | before | after | ratio | rounds |\n|---|---|---|---|---|---|');
  for (const { name, unit, before, after, ratio, ratios } of found)
    console.log(
      `| ${name} | ${unit} | ${figure(before)} | ${figure(after)} | ${figure(ratio)}x | ${ratios.map((one) => figure(one)).join(' ')} |`,
    );
  if (values.json !== undefined)
    writeFileSync(
      values.json,
      `${JSON.stringify({ commit, node: process.version, arch: process.arch, options, rows: found }, undefined, 2)}\n`,
    );
} finally {
  tree.remove();
}
