import type { JsonPath } from '@reticle/core';
import type { Reading } from '../engine/words/reading.js';
import type { JsonLine } from './json-lines.js';
import { slotLabel } from './labels.js';
import { SORT_NAMES, sortOf } from './sorts.js';
import { spanOf, type Lit, type Pointed, type Spot } from './spots.js';

/** A path as people write it: `accepts[0].filter.types`. */
const pathWords = (path: JsonPath): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${key}`)).join('');

function spotWords(reading: Reading, spot: Spot): string {
  const { start, end } = spanOf(reading, spot) ?? { start: 0, end: 0 };
  return `“${reading.text.slice(start, end)}”`;
}

function spotNote(reading: Reading, spot: Spot): string {
  const found = reading.requirements[spot.requirement];
  if (!found) return '';
  const words = spotWords(reading, spot);
  const label = slotLabel(reading, found);
  const part = spot.part === undefined ? undefined : found.parts[spot.part];
  if (!part) return found.understood ? `${words} is ${label}.` : `${words} is not understood.`;
  const paths = [...part.paths.map(pathWords), ...part.relations.map((index) => `relations[${index}]`)];
  const what = `${words}: ${SORT_NAMES[sortOf(part.role)]} of ${label}`;
  const stands = part.implied.length === 0 ? '' : `, stands for ${part.implied.map(pathWords).join(', ')}`;
  return paths.length === 0 && stands === ''
    ? `${what}, adds nothing.`
    : `${what}${paths.length === 0 ? '' : `, says ${paths.join(', ')}`}${stands}.`;
}

/** What is pointed at and what it makes, in one or two sentences; nothing where nothing is. */
export function noteOf(
  reading: Reading,
  documents: readonly (readonly JsonLine[])[],
  pointed: Pointed | undefined,
  { spots }: Lit,
): string {
  if (!pointed) return '';
  if (!('line' in pointed)) return spots.map((spot) => spotNote(reading, spot)).join(' ');
  const line = documents[pointed.group]?.[pointed.line];
  if (!line || line.path.length === 0) return '';
  const path = pathWords(line.path);
  if (spots.length === 0) return `${path}: the game's own, no words say it.`;
  return spots.some(({ part }) => part !== undefined)
    ? `${path}: from ${spots.map((spot) => spotWords(reading, spot)).join(', ')}.`
    : `${path}: no words of ${spots.map((spot) => spotWords(reading, spot)).join(', ')} say it by themselves.`;
}
