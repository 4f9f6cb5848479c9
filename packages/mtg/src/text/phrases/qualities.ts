import { sameValue, type Hole, type Token } from '@reticle/core/text';
import { qualityFilter, type QualityFilter } from '../../language/filter.js';
import { COLORS } from '../../language/vocabulary.js';
import { textOf } from './context.js';
import { printThing, readThings } from './things.js';

const SOURCES: readonly (readonly [string, QualityFilter])[] = [
  ['a source', {}],
  ...COLORS.map((color) => [`a ${color} source`, { color }] as const),
  ['an artifact source', { type: 'artifact' }],
  ['a colorless source', { colorCount: 0 }],
];

/** "A red source", before "of your choice". */
export const sourceOfQuality: Hole<QualityFilter, unknown> = {
  read: (words: readonly Token[]) => SOURCES.find(([said]) => said === textOf(words))?.[1],
  print: (value) => SOURCES.find(([, other]) => sameValue(other, value))?.[0],
};

/** "Unblocked creatures": the sources of damage, whatever they are as they deal it. */
export const sourcesOfQuality: Hole<QualityFilter, unknown> = {
  read(words) {
    const read = qualityFilter.safeParse(readThings(words));
    return read.success ? read.data : undefined;
  },
  print: (value) => printThing(value, true),
};
