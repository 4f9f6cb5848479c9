import type { JsonPath } from '@reticle/core';
import type { PhrasePart } from '@reticle/core/text';
import { finding, type Finding } from '../finding.js';

/** The paths to all that a document says, each to its end. */
function ends(json: unknown, path: JsonPath = []): readonly JsonPath[] {
  const entries: readonly [string, unknown][] =
    typeof json === 'object' && json !== null ? Object.entries(json) : [];
  return entries.length === 0
    ? [path]
    : entries.flatMap(([key, value]) => ends(value, [...path, Array.isArray(json) ? Number(key) : key]));
}

const begins = (path: JsonPath, start: JsonPath): boolean => start.every((key, index) => path[index] === key);

/** A filter that asks nothing needs no words. */
const needsWords = (path: JsonPath): boolean => path.at(-1) !== 'filter';

/**
 * The words of a phrase and what they say: they stand one after the other, all that they say is there, and nothing is
 * there that no words say or stand for. The law `lexicon` asks it of each example; ask it of what your game makes of a
 * whole text.
 *
 * @param said what the text was read as: core's phrase, or the slot that the game made of it
 * @param keys which keys of it words have to say; all, where they are left out
 */
export function pathByPath(
  text: string,
  said: object,
  parts: readonly PhrasePart[],
  keys: readonly string[] = Object.keys(said),
): readonly Finding[] {
  const there = ends(said);
  const told = parts.flatMap(({ paths, implied }) => [...paths, ...implied]);
  return [
    ...parts.flatMap(({ span: { start, end }, entry }, at) =>
      start >= (parts[at - 1]?.span.end ?? 0) && end <= text.length
        ? []
        : [finding('lexicon.overlaps', { text, words: entry })],
    ),
    ...told
      .filter((path) => !there.some((end) => begins(end, path)))
      .map((path) => finding('lexicon.absent', { text, path })),
    ...there
      .filter(([key]) => keys.some((wanted) => wanted === key))
      .filter((path) => needsWords(path) && !told.some((start) => begins(path, start)))
      .map((path) => finding('lexicon.unsaid', { text, path })),
  ];
}
