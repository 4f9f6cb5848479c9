import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { asking, source } from '../../test/filter-cases.js';
import { board, character, location, specOf } from '../../test/board.js';
import { lorcana, type LorcanaCard, type LorcanaCardFilter } from '../index.js';

/**
 * Which facts of a card are reported as the reason, and each change of one fact after which the filter would
 * match.
 */
it.each<[LorcanaCardFilter, Partial<LorcanaCard>, unknown, readonly Partial<LorcanaCard>[]]>([
  [{ zone: ['play', 'hand'] }, { zone: 'discard' }, 'discard', [{ zone: 'play' }, { zone: 'hand' }]],
  [{ owner: 'opponent' }, { owner: 'you' }, 'you', [{ owner: 'foe' }]],
  [{ controller: 'self' }, { controller: 'foe' }, 'foe', [{ controller: 'you' }]],
  [{ publicId: 'p' }, {}, 'x', []],
  [
    { type: ['item', 'location'] },
    { types: ['action', 'song'] },
    ['action', 'song'],
    [{ types: ['action', 'song', 'item'] }, { types: ['action', 'song', 'location'] }],
  ],
  [{ type: 'song' }, { types: ['action'] }, ['action'], [{ types: ['action', 'song'] }]],
  [{ ready: true }, { exerted: true }, false, [{ exerted: false }]],
  [{ ready: false }, {}, true, [{ exerted: true }]],
  [{ exerted: true }, { exerted: true, types: ['location'] }, null, []],
  [{ exerted: true }, { exerted: true, zone: 'hand' }, null, []],
  [{ exerted: false }, { types: ['location'] }, null, []],
  [{ damaged: true }, {}, false, [{ damage: 1 }]],
  [{ damage: { gte: 2 } }, { damage: 1 }, 1, [{ damage: 2 }, { damage: 3 }]],
  [{ cost: { lte: 'source.cost' } }, { cost: 5 }, 5, [{ cost: 4 }, { cost: 3 }]],
  [{ strength: { gte: 'X' } }, { strength: 2 }, 2, [{ strength: 3 }, { strength: 4 }]],
  [{ strength: { lte: 0 } }, { strength: 1 }, 1, [{ strength: 0 }, { strength: -1 }]],
  [{ strength: { gte: 0, lt: 1 } }, { strength: 1 }, 1, [{ strength: 0 }, { strength: -1 }]],
  [{ willpower: { lt: 4 } }, { willpower: 4 }, 4, [{ willpower: 3 }]],
  [{ loreValue: 2 }, { lore: 1 }, 1, [{ lore: 2 }]],
  [{ moveCost: { lte: 2 } }, {}, undefined, [{ moveCost: 2 }, { moveCost: 1 }]],
  [{ name: { eq: 'Mira', not: 'Tock' } }, { names: ['Mira', 'Tock'] }, ['Mira', 'Tock'], []],
  [
    { withName: ['Mira', 'Tock'] },
    { names: ['Tocks'] },
    ['Tocks'],
    [{ names: ['Tocks', 'Mira'] }, { names: ['Tocks', 'Tock'] }],
  ],
  [{ withoutName: 'Mira' }, { names: ['Tock', 'Mira'] }, ['Tock', 'Mira'], [{ names: ['Tock'] }]],
  [{ namedCard: true }, { names: ['Mira'] }, false, []],
  [{ sameNameAsSource: true }, { names: ['Tock'] }, false, []],
  [{ withKeyword: ['ward', 'rush'] }, { keywords: ['rush'] }, ['rush'], [{ keywords: ['rush', 'ward'] }]],
  [{ withoutKeyword: 'ward' }, { keywords: ['ward'] }, ['ward'], [{ keywords: [] }]],
  [
    { withCharacteristics: ['Hero', 'King'] },
    { characteristics: ['Hero'] },
    ['Hero'],
    [{ characteristics: ['Hero', 'King'] }],
  ],
  [
    { withCharacteristics: ['Hero'], characteristicsMode: 'none' },
    { characteristics: ['Hero'] },
    ['Hero'],
    [{ characteristics: [] }],
  ],
  [
    { withClassification: ['Hero', 'King'] },
    { characteristics: ['Kingfisher'] },
    ['Kingfisher'],
    [{ characteristics: ['Kingfisher', 'Hero'] }, { characteristics: ['Kingfisher', 'King'] }],
  ],
  [{ withoutClassification: 'King' }, { characteristics: ['King'] }, ['King'], [{ characteristics: [] }]],
  [
    { ink: ['amber', 'steel'] },
    { inks: ['ruby'] },
    ['ruby'],
    [{ inks: ['ruby', 'amber'] }, { inks: ['ruby', 'steel'] }],
  ],
  [{ inkwell: true }, {}, false, [{ inkwell: true }]],
  [{ drying: true }, {}, false, [{ drying: true }]],
  [{ faceDown: true }, { zone: 'inkwell' }, false, [{ faceDown: true }]],
  [{ hasCardUnder: true }, {}, false, [{ cardsUnder: 1 }]],
  [{ hasCardUnder: false }, { cardsUnder: 2 }, true, [{ cardsUnder: 0 }]],
  [{ damaged: false }, { damage: 2 }, true, [{ damage: 0 }]],
  [{ name: 'Mira' }, { names: [] }, [], []],
  [{ name: { eq: 'Mira', oneOf: ['Mira', 'Tock'] } }, { names: ['Tock'] }, ['Tock'], []],
  [{ name: { not: 'Mira’s' } }, { names: ["Mira's"] }, ["Mira's"], []],
  [{ name: { not: 'Mira' } }, { names: [] }, [], []],
  [{ not: { thisTurn: ['played'] } }, { thisTurn: ['sang', 'played'] }, undefined, [{ thisTurn: ['sang'] }]],
  [{ not: { playedThisTurn: true } }, { thisTurn: ['sang', 'played'] }, undefined, [{ thisTurn: ['sang'] }]],
  [{ not: { playedThisTurn: false } }, { thisTurn: ['sang'] }, undefined, [{ thisTurn: ['sang', 'played'] }]],
  [{ cardsUnder: { gte: 2 } }, { cardsUnder: 1 }, 1, [{ cardsUnder: 2 }, { cardsUnder: 3 }]],
  [{ underThis: true }, { zone: 'under', under: 'l' }, false, []],
  [{ challenging: true }, {}, false, []],
  [{ beingChallenged: true }, {}, false, []],
  [{ playedThisTurn: true }, {}, [], [{ thisTurn: ['played'] }]],
  [{ questedThisTurn: true }, { thisTurn: ['sang'] }, ['sang'], [{ thisTurn: ['sang', 'quested'] }]],
  [{ sangThisTurn: true }, {}, [], [{ thisTurn: ['sang'] }]],
  [
    { challengedThisTurn: true },
    { thisTurn: ['wasChallenged'] },
    ['wasChallenged'],
    [{ thisTurn: ['wasChallenged', 'challenged'] }],
  ],
  [{ wasChallengedThisTurn: false }, { thisTurn: ['wasChallenged'] }, ['wasChallenged'], [{ thisTurn: [] }]],
  [{ wasDamagedThisTurn: true }, { damage: 2 }, [], [{ thisTurn: ['wasDamaged'] }]],
  [
    { thisTurn: ['played', 'shifted'] },
    { thisTurn: ['played'] },
    ['played'],
    [{ thisTurn: ['played', 'shifted'] }],
  ],
  [{ atLocation: 'here' }, { at: 'src' }, 'src', []],
  [{ atLocation: 'l' }, {}, null, []],
  [{ atLocation: false }, { at: 'l' }, 'l', []],
  [{ atLocation: { controller: 'self', moveCost: 1 } }, {}, null, []],
])('%j refuses %j, which has %j', (filter, facts, actual, changes) => {
  const wanted = character('x', 'you', facts);
  const state = board(wanted, source, location('l', 'you'));
  const spec = specOf([{ id: 'all', kind: 'card', filter: { ...filter, count: 'all' } }]);
  const told = unwrap(lorcana.resolver(state).explain(spec, asking, { kind: 'card', id: 'x' }));
  expect(told.issues.map(({ data }) => ('actual' in data ? data.actual : undefined))).toEqual([actual]);
  expect(told.nearMisses.flatMap((miss) => (miss.change === 'object' ? [miss.set] : []))).toEqual(changes);
});
