/** What a program writes and people do not read. */
import type { ZoneView } from '@reticle/core/host';

/** Names that people gave: they may look as they like. */
const GIVEN = /LeFou|HeiHei|McDuck|McLeach|DeVille|De Vil|Wall-E/gu;
/** What a program writes and people do not: ids, codes, names of fields, JSON. */
const INNER: readonly (readonly [string, RegExp])[] = [
  ['a name of the program', /\b[a-z]+[A-Z]\w*/u],
  ['an id', /\b(?:ann|bob|north|south|red|blue|ability|token|chosen|paid|cost|slot)-?\d*-\w*\d/u],
  ['the id of a slot', /\b(?:t|cost|paid)\d+\b/u],
  ['the id of an ability', /\b(?!and\/or\b)[a-z-]+\/[a-z-]+\b/u],
  ['JSON', /[{[]"|undefined|\bNaN\b|\[object/u],
];

/** All that people read of zones. */
export const wordsOf = (zones: readonly ZoneView[]): readonly string[] =>
  zones.flatMap(({ name, things }) => [
    name,
    ...things.flatMap(({ name: thing, facts, marks, face, values = [], badges = [] }) => [
      thing,
      ...facts,
      ...marks,
      ...values.map(({ words }) => words),
      ...badges.map(({ words }) => words),
      ...(face
        ? [face.types, ...face.text.flat().map((part) => (typeof part === 'string' ? part : part.words))]
        : []),
    ]),
  ]);

/** What is wrong with texts: each with where it stood. */
export const innerNames = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...texts].flatMap(([text, where]) => {
    const [flaw] = INNER.find(([, pattern]) => pattern.test(text.replaceAll(GIVEN, ''))) ?? [];
    return flaw === undefined ? [] : [`${where}: "${text}" is ${flaw}`];
  });
