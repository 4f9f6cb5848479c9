import { describe, expect, it } from 'vitest';
import { lorcanaWords, mtgWords } from '../../test/hosts.js';
import { readingOf } from '../engine/words/read.js';
import { jsonLines } from './json-lines.js';
import { litBy } from './spots.js';

const told = ({ path }: { readonly path: readonly (string | number)[] }) => path.join('.');

describe.each([
  ['Magic', mtgWords],
  ['Lorcana', lorcanaWords],
] as const)('%s: words and JSON belong together', (_game, words) => {
  it.each(words.examples)('$title', ({ text, about }) => {
    const reading = readingOf(words, { text, ...about });
    const documents = reading.groups.map(({ json }) => jsonLines(json));
    const dumb = reading.requirements.flatMap(({ parts }, requirement) =>
      parts
        .map((_part, part) => ({ requirement, part }))
        .filter((spot) => litBy(reading, documents, { spots: [spot] }).lines.every(({ size }) => size === 0)),
    );
    expect(dumb).toEqual([]);

    const wordless = reading.groups.flatMap(({ members }, group) =>
      (documents[group] ?? [])
        .map((line, at) => ({ line, at }))
        .filter(({ line: { path, whole, value } }) => {
          const from = path[0] === 'slots' && reading.requirements[members[Number(path[1])] ?? -1]?.from;
          // An empty filter asks nothing.
          return whole && value !== '{}' && from === 'text' && path[2] === 'accepts';
        })
        .filter(({ at }) => {
          const { spots } = litBy(reading, documents, { group, line: at });
          return !spots.some(({ part }) => part !== undefined);
        })
        .map(({ line }) => told(line)),
    );
    expect(wordless).toEqual([]);
  });
});
