// How many activated abilities of a card file are read whole: node mtg-abilities.mjs FILE.jsonl [--refused N] [--shapes N] [--show TEXT]
// A line of the file is a card: { name, types: "Artifact Creature Golem", oracle }.
import { readFileSync } from 'node:fs';
import { parseActivatedAbilities } from '@reticle/mtg/text';

const [file, ...options] = process.argv.slice(2);
const numberOf = (name, otherwise) => Number(options[options.indexOf(name) + 1] ?? otherwise) || otherwise;
const show = options.includes('--show') ? options[options.indexOf('--show') + 1] : undefined;
const shapes = new Map();
const codes = new Map();
let all = 0;
let read = 0;
let cards = 0;
let whole = 0;
const started = performance.now();

/** The words of a refused part, numbers and symbols left out, so that alike ones count together. */
const shapeOf = (words, name) =>
  words
    .replaceAll(name, '~')
    .replaceAll(/\{[^}]*\}/gu, '{s}')
    .replaceAll(/\d+/gu, 'N');

for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '') continue;
  const { name, types, oracle } = JSON.parse(line);
  const found = parseActivatedAbilities(oracle, { name, types: types.toLowerCase().split(' ') });
  if (found.length === 0) continue;
  cards++;
  if (found.every(({ ability }) => ability.ok)) whole++;
  for (const { ability, span } of found) {
    all++;
    if (ability.ok) {
      read++;
      if (show !== undefined && oracle.slice(span.start, span.end).includes(show)) {
        console.log(oracle.slice(span.start, span.end), '\n  ', JSON.stringify(ability.value));
      }
      continue;
    }
    const [{ code, data }] = ability.issues;
    codes.set(code, (codes.get(code) ?? 0) + 1);
    const at = data.span ?? span;
    const shape = `${code}: ${shapeOf(oracle.slice(at.start, at.end), name)}`;
    const known = shapes.get(shape) ?? { count: 0, where: `${name}: ${oracle.slice(span.start, span.end)}` };
    shapes.set(shape, { ...known, count: known.count + 1 });
  }
}

const percent = (part, of) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
console.log(`abilities read whole: ${read} of ${all} (${percent(read, all)})`);
const elsewhere = (codes.get('mtg.keywordAbility') ?? 0) + (codes.get('mtg.loyaltyAbility') ?? 0);
console.log(
  `of those written out, keywords and loyalty abilities aside: ${read} of ${all - elsewhere} (${percent(read, all - elsewhere)})`,
);
console.log(`cards with every activated ability read: ${whole} of ${cards} (${percent(whole, cards)})`);
console.log([...codes].map(([code, count]) => `${code} ${count}`).join(', '));
console.log(`${Math.round(performance.now() - started)} ms`);
const top = [...shapes].toSorted(([, a], [, b]) => b.count - a.count).slice(0, numberOf('--refused', 25));
for (const [shape, { count, where }] of top)
  console.log(String(count).padStart(5), shape, options.includes('--where') ? `\n        ${where}` : '');
