// How many faces of a file are read whole into cards that a match runs: node mtg-cards.mjs FILE.jsonl [--refused N] [--where]
// A line of the file is a face: { name, types: "Artifact Creature Golem", manaCost: "2 W", pt: "2/2", oracle }.
import { readFileSync } from 'node:fs';
import { unexpressedOf } from '@reticle/mtg';
import { parseCard } from '@reticle/mtg/text';

const [file, ...options] = process.argv.slice(2);
const many = Number(options[options.indexOf('--refused') + 1]) || 30;
const shapes = new Map();
let faces = 0;
let read = 0;
let whole = 0;
const started = performance.now();

/** The words of a refused part, numbers and symbols left out, so that alike ones count together. */
const shapeOf = (words, name) =>
  words
    .replaceAll(name, '~')
    .replaceAll(/\([^)]*\)/gu, '')
    .replaceAll(/\{[^}]*\}/gu, '{s}')
    .replaceAll(/\d+/gu, 'N');

for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line === '') continue;
  const { name, types, manaCost, pt, loyalty, oracle } = JSON.parse(line);
  const [power, toughness] = pt?.split('/') ?? [];
  const cost = manaCost && manaCost !== 'no cost' ? { manaCost } : {};
  const size = { ...(power === undefined ? {} : { power, toughness }), ...(loyalty ? { loyalty } : {}) };
  const { card, unexpressed } = parseCard({ name, types, text: oracle, ...cost, ...size });
  faces++;
  const left = unexpressedOf(card);
  if (unexpressed.length === 0) read++;
  if (left.length === 0) whole++;
  const reasons = unexpressed.length > 0 ? unexpressed : left;
  // What stands alone between a face and its being whole counts most.
  if (reasons.length !== 1) continue;
  const [{ code, data }] = reasons;
  const shape = `${code}: ${shapeOf(String(data.words ?? data.value), name)}`;
  const known = shapes.get(shape) ?? { count: 0, where: name };
  shapes.set(shape, { ...known, count: known.count + 1 });
}

const percent = (part) => `${((100 * part) / Math.max(1, faces)).toFixed(1)} %`;
console.log(`faces read: ${read} of ${faces} (${percent(read)})`);
console.log(`faces whole, so that a match runs them: ${whole} (${percent(whole)})`);
console.log(`${Math.round(performance.now() - started)} ms`);
const top = [...shapes].toSorted(([, a], [, b]) => b.count - a.count).slice(0, many);
for (const [shape, { count, where }] of top)
  console.log(String(count).padStart(5), shape, options.includes('--where') ? `\n        ${where}` : '');
