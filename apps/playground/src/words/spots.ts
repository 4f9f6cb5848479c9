import type { JsonPath } from '@reticle/core';
import type { Span } from '@reticle/core/text';
import type { ReadGroup, Reading } from '../engine/words/read.js';
import { meets, shows, type JsonLine } from './json-lines.js';

/** Words of a text: those of a whole requirement, or of one of its parts. Both by their places in the lists. */
export interface Spot {
  readonly requirement: number;
  readonly part?: number;
}

/** What somebody points at: words, or a line of the JSON of a group. */
export type Pointed = { readonly spots: readonly Spot[] } | { readonly group: number; readonly line: number };

/** How a line is lit: words say it, or they only stand for it. */
export type Lighting = 'said' | 'implied';

/** What shines on the page. */
export interface Lit {
  readonly spots: readonly Spot[];
  /** By group and line. */
  readonly lines: readonly ReadonlyMap<number, Lighting>[];
}

/** The words of a spot. */
export function spanOf({ requirements }: Reading, { requirement, part }: Spot): Span | undefined {
  const found = requirements[requirement];
  return part === undefined ? found?.span : found?.parts[part]?.span;
}

const spotsOf = ({ requirements }: Reading, members: readonly number[]): readonly Spot[] =>
  members.flatMap((requirement) =>
    (requirements[requirement]?.parts ?? []).map((_part, part) => ({ requirement, part })),
  );

/** What stands at a place of the text: the parts there, else the requirements; at the end of words, those words. */
export function spotsAt(reading: Reading, position: number): readonly Spot[] {
  const all = reading.requirements.map((_found, requirement) => requirement);
  const parts = spotsOf(reading, all);
  const wholes = all.map((requirement): Spot => ({ requirement }));
  const on = ({ start, end }: Span): boolean => start <= position && position < end;
  const behind = ({ end }: Span): boolean => end === position;
  const tries: readonly (readonly [readonly Spot[], (span: Span) => boolean])[] = [
    [parts, on],
    [parts, behind],
    [wholes, on],
    [wholes, behind],
  ];
  for (const [spots, fits] of tries) {
    const found = spots.filter((spot) => {
      const span = spanOf(reading, spot);
      return span !== undefined && fits(span);
    });
    if (found.length > 0) return found;
  }
  return [];
}

interface Paths {
  readonly said: readonly JsonPath[];
  readonly implied: readonly JsonPath[];
}

/** What a spot's words say, as paths in the document of a group; nothing where it is no member. */
function pathsIn(reading: Reading, { members }: ReadGroup, { requirement, part }: Spot): Paths {
  const slot = members.indexOf(requirement);
  const found = reading.requirements[requirement];
  if (slot < 0 || !found) return { said: [], implied: [] };
  const before = members.slice(0, slot).map((at) => reading.requirements[at]?.relations.length ?? 0);
  const first = before.reduce((sum, count) => sum + count, 0);
  const inSlot = (path: JsonPath): JsonPath => ['slots', slot, ...path];
  const relation = (index: number): JsonPath => ['relations', first + index];
  if (part === undefined) {
    return { said: [inSlot([]), ...found.relations.map((_relation, index) => relation(index))], implied: [] };
  }
  const { paths = [], implied = [], relations = [] } = found.parts[part] ?? {};
  return { said: [...paths.map(inSlot), ...relations.map(relation)], implied: implied.map(inSlot) };
}

function linesOf(lines: readonly JsonLine[], { said, implied }: Paths): ReadonlyMap<number, Lighting> {
  const lit = new Map<number, Lighting>();
  for (const [at, line] of lines.entries()) {
    if (said.some((path) => shows(line, path))) lit.set(at, 'said');
    else if (implied.some((path) => shows(line, path))) lit.set(at, 'implied');
  }
  return lit;
}

/** What shines where something is pointed at. `documents` are the lines of each group's JSON. */
export function litBy(
  reading: Reading,
  documents: readonly (readonly JsonLine[])[],
  pointed: Pointed | undefined,
): Lit {
  if (!pointed) return { spots: [], lines: [] };
  if ('line' in pointed) return fromLine(reading, documents, pointed);
  const { spots } = pointed;
  const lines = reading.groups.map((group, at) => {
    const paths = spots.map((spot) => pathsIn(reading, group, spot));
    return linesOf(documents[at] ?? [], {
      said: paths.flatMap(({ said }) => said),
      implied: paths.flatMap(({ implied }) => implied),
    });
  });
  return { spots, lines };
}

/** A line shines with all that is within it; and the words that say it, or else those of the slot. */
function fromLine(
  reading: Reading,
  documents: readonly (readonly JsonLine[])[],
  { group: at, line: number }: { readonly group: number; readonly line: number },
): Lit {
  const group = reading.groups[at];
  const line = documents[at]?.[number];
  if (!group || !line) return { spots: [], lines: [] };
  const metBy = (spot: Spot, which: keyof Paths): boolean =>
    pathsIn(reading, group, spot)[which].some((path) => meets(line, path));
  const parts = spotsOf(reading, group.members);
  const said = parts.filter((spot) => metBy(spot, 'said'));
  const implied = parts.filter((spot) => metBy(spot, 'implied'));
  const wholes = group.members.map((requirement): Spot => ({ requirement }));
  const spots = [said, implied, wholes.filter((spot) => metBy(spot, 'said'))].find(
    ({ length }) => length > 0,
  );
  return {
    spots: spots ?? [],
    lines: reading.groups.map((_group, index) =>
      index === at ? linesOf(documents[at] ?? [], { said: [line.path], implied: [] }) : new Map(),
    ),
  };
}
