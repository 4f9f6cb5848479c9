import { describe, expect, it } from 'vitest';
import { anyCards, type LorcanaCardFilter } from './filter.js';

const isTaken = (filter: object): boolean => anyCards.safeParse(filter).success;

describe('a word that would match no card is refused', () => {
  it.each<[string, LorcanaCardFilter, object]>([
    ['a classification', { withClassification: 'Villain' }, { withClassification: 'villain' }],
    ['of two words', { withClassification: ['Seven Dwarfs'] }, { withClassification: ['Seven dwarfs'] }],
    ['that it lacks', { withoutClassification: 'Hero' }, { withoutClassification: 'HERO' }],
    ['of a set of one’s own', { withClassification: 'Baker' }, { withClassification: 'baker' }],
    ['a characteristic', { withCharacteristics: ['Hero'] }, { withCharacteristics: ['hero'] }],
    ['a keyword', { withKeyword: 'ward' }, { withKeyword: 'Ward' }],
    ['any of some keywords', { withAnyKeyword: ['ward', 'rush'] }, { withAnyKeyword: ['ward', 'flying'] }],
    ['a keyword that it lacks', { withoutKeyword: 'ward' }, { withoutKeyword: 'hexproof' }],
    ['a type', { type: 'character' }, { type: 'Character' }],
    ['an ink', { ink: 'steel' }, { ink: 'Steel' }],
    ['a zone', { zone: 'play' }, { zone: 'Play' }],
    ['deep inside', { not: { type: 'item' } }, { not: { anyOf: [{ type: 'Item' }] } }],
  ])('%s', (_what, printed, other) => {
    expect([isTaken(printed), isTaken(other)]).toEqual([true, false]);
  });
});
