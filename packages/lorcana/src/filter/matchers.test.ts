import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { board, by, change, character, legal, location, matching, specOf } from '../../test/board.js';
import {
  lorcana,
  lorcanaStateOf,
  RESTRICTION_VALIDATORS,
  type LorcanaCard,
  type LorcanaCardFilter,
  type LorcanaPlayerFilter,
} from '../index.js';
import { cardKeys } from './card-schema.js';
import { playerKeys } from './schema.js';

type Facts = Partial<LorcanaCard>;

/** A filter, facts that it accepts, facts that it refuses. */
const ROWS: readonly (readonly [LorcanaCardFilter, Facts, Facts])[] = [
  [{ zone: ['play', 'hand'] }, {}, { zone: 'discard' }],
  [{ owner: 'opponent' }, { owner: 'foe' }, { owner: 'you' }],
  [{ controller: 'self' }, { controller: 'you' }, { controller: 'foe' }],
  [{ publicId: 'p' }, { publicId: 'p' }, {}],
  [{ instanceId: ['x', 'y'] }, {}, { instanceId: 'z' }],
  [{ type: ['item', 'location'] }, { types: ['item'] }, { types: ['action', 'song'] }],
  [{ type: 'song' }, { types: ['action', 'song'] }, { types: ['action'] }],
  [{ ready: true }, {}, { exerted: true }],
  [{ ready: false }, { exerted: true }, {}],
  [{ exerted: true }, { exerted: true }, { exerted: true, types: ['location'] }],
  [{ exerted: true }, { exerted: true, zone: 'inkwell' }, { exerted: true, zone: 'hand' }],
  [{ exerted: false }, {}, { types: ['location'] }],
  [{ damaged: true }, { damage: 1 }, {}],
  [{ damage: { gte: 2 } }, { damage: 2 }, { damage: 1 }],
  [{ cost: { lte: 'source.cost' } }, { cost: 4 }, { cost: 5 }],
  [{ strength: { gte: 'X' } }, { strength: 3 }, { strength: 2 }],
  [{ strength: { lte: 0 } }, { strength: -3 }, { strength: 1 }],
  [{ strength: { gte: 0, lt: 1 } }, { strength: -3 }, { strength: 1 }],
  [{ willpower: { lt: 4 } }, { willpower: 3 }, { willpower: 4 }],
  [{ loreValue: 2 }, { lore: 2 }, { lore: 1 }],
  [{ moveCost: { lte: 2 } }, { moveCost: 2 }, {}],
  [{ name: { eq: 'Mira', not: 'Tock' } }, { names: ['Mira'] }, { names: ['Mira', 'Tock'] }],
  [{ withName: ['Mira', 'Tock'] }, { names: ['Tock'] }, { names: ['Tocks'] }],
  [{ withoutName: 'Mira' }, { names: ['Miranda'] }, { names: ['Tock', 'Mira'] }],
  [{ namedCard: true }, { names: ['Tock'] }, { names: ['Mira'] }],
  [{ sameNameAsSource: true }, { names: ['Mira'] }, { names: ['Tock'] }],
  [{ withKeyword: ['ward', 'rush'] }, { keywords: ['rush', 'ward'] }, { keywords: ['rush'] }],
  [{ withoutKeyword: 'ward' }, {}, { keywords: ['ward'] }],
  [
    { withCharacteristics: ['Hero', 'King'] },
    { characteristics: ['King', 'Hero'] },
    { characteristics: ['Hero'] },
  ],
  [
    { withCharacteristics: ['Hero'], characteristicsMode: 'none' },
    { characteristics: ['King'] },
    { characteristics: ['Hero'] },
  ],
  [
    { withClassification: ['Hero', 'King'] },
    { characteristics: ['King'] },
    { characteristics: ['Kingfisher'] },
  ],
  [{ withoutClassification: 'King' }, {}, { characteristics: ['King'] }],
  [{ ink: ['amber', 'steel'] }, { inks: ['ruby', 'steel'] }, { inks: ['ruby'] }],
  [{ inkwell: true }, { inkwell: true }, {}],
  [{ drying: true }, { drying: true }, {}],
  [{ faceDown: true }, { faceDown: true, zone: 'inkwell' }, { zone: 'inkwell' }],
  [{ hasCardUnder: true }, { cardsUnder: 1 }, {}],
  [{ cardsUnder: { gte: 2 } }, { cardsUnder: 2 }, { cardsUnder: 1 }],
  [{ underThis: true }, { zone: 'under', under: 'src' }, { zone: 'under', under: 'l' }],
  [{ challenging: true }, { challenging: 'l' }, {}],
  [{ beingChallenged: true }, { challengedBy: 'l' }, {}],
  [{ playedThisTurn: true }, { thisTurn: ['played'] }, {}],
  [{ questedThisTurn: true }, { thisTurn: ['quested'] }, { thisTurn: ['sang'] }],
  [{ sangThisTurn: true }, { thisTurn: ['sang'] }, {}],
  [{ challengedThisTurn: true }, { thisTurn: ['challenged'] }, { thisTurn: ['wasChallenged'] }],
  [{ wasChallengedThisTurn: false }, { thisTurn: ['challenged'] }, { thisTurn: ['wasChallenged'] }],
  [{ wasDamagedThisTurn: true }, { thisTurn: ['wasDamaged'] }, { damage: 2 }],
  [{ thisTurn: ['played', 'shifted'] }, { thisTurn: ['shifted', 'played'] }, { thisTurn: ['played'] }],
  [{ excludeSelf: true }, {}, { instanceId: 'src' }],
  [{ atLocation: 'here' }, { at: 'l' }, { at: 'src' }],
  [{ atLocation: 'l' }, { at: 'l' }, {}],
  [{ atLocation: false }, {}, { at: 'l' }],
  [{ atLocation: { controller: 'self', moveCost: 1 } }, { at: 'l' }, {}],
];

const source = character('src', 'you', { names: ['Mira'], named: 'Tock', cost: 4, at: 'l' });
const asking = by('src', 'you', { variables: { X: 3 } });
/** What the filter lets through of one card beside the source and a location. */
const holds = (filter: LorcanaCardFilter, facts: Facts): boolean => {
  const wanted = character('x', 'you', facts);
  const others = [source, location('l', 'you')].filter(({ instanceId }) => instanceId !== wanted.instanceId);
  return matching(board(wanted, ...others), filter, asking).includes(wanted.instanceId);
};

describe('filter keys', () => {
  it.each(ROWS)('%j', (filter, accepted, refused) => {
    expect([holds(filter, accepted), holds(filter, refused)]).toEqual([true, false]);
  });

  it('are all told above, and each has a validator', () => {
    const told = new Set(ROWS.flatMap(([filter]) => Object.keys(filter)));
    expect([...told].toSorted()).toEqual(Object.keys(cardKeys.shape).toSorted());
    expect(Object.keys(RESTRICTION_VALIDATORS.card).toSorted()).toEqual(
      Object.keys(cardKeys.shape).toSorted(),
    );
    expect(Object.keys(RESTRICTION_VALIDATORS.player).toSorted()).toEqual(
      Object.keys(playerKeys.shape).toSorted(),
    );
  });

  it.each(ROWS)('have words: %j', (filter) => {
    const words = unwrap(lorcana.describeFilter('card', filter));
    expect(words).toMatch(/\w/u);
    expect(words).not.toMatch(/undefined|\[object|\{"/u);
  });

  it.each(ROWS.filter(([, , { instanceId }]) => instanceId === undefined))(
    'tell why not, and every proposal holds: %j',
    (filter, _accepted, facts) => {
      const wanted = character('x', 'you', facts);
      const state = board(wanted, source, location('l', 'you'));
      const spec = specOf([{ id: 'all', kind: 'card', filter: { ...filter, count: 'all' } }]);
      const told = unwrap(
        lorcana.resolver(state).explain(spec, asking, { kind: 'card', id: wanted.instanceId }),
      );
      expect(told.issues.map(({ code }) => code)).toContain('filterMismatch');
      for (const miss of told.nearMisses) {
        const set: object = miss.change === 'object' ? miss.set : {};
        expect(holds(filter, { ...facts, ...set })).toBe(true);
      }
      expect(JSON.parse(JSON.stringify(told))).toEqual(told);
    },
  );
});

describe('players', () => {
  const state = lorcanaStateOf({
    players: [
      { id: 'you', lore: 3 },
      { id: 'foe', lore: 12 },
    ],
  });
  it.each<[LorcanaPlayerFilter, readonly string[]]>([
    [{}, ['you', 'foe']],
    [{ is: 'opponent' }, ['foe']],
    [{ playerId: ['foe', 'you'] }, ['you', 'foe']],
    [{ lore: { gte: 10 } }, ['foe']],
  ])('%j', (filter, ids) => {
    expect(legal(state, specOf([{ id: 'who', kind: 'player', filter }]))).toEqual(ids);
  });
});

describe('what a reference reads', () => {
  it('is the number as it is now, read like any other', () => {
    const state = board(character('src', 'you', { strength: -1 }), character('x', 'foe', { strength: 0 }));
    const weaker = { strength: { lte: 'source.strength' }, excludeSelf: true } as const;
    expect(matching(state, weaker, by('src'))).toEqual(['x']);
    expect(matching(change(state, 'x', { strength: 1 }), weaker, by('src'))).toEqual([]);
  });
});
