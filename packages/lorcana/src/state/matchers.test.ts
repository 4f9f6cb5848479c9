import { unwrap } from '@reticle/core';
import { describeFilter } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { asking, CARD_ROWS, source } from '../../test/filter-cases.js';
import { board, by, change, character, legal, location, matching, specOf } from '../../test/board.js';
import {
  lorcana,
  lorcanaCardOf,
  lorcanaStateOf,
  RESTRICTION_VALIDATORS,
  type LorcanaCard,
  type LorcanaCardFilter,
} from '../index.js';
import { type LorcanaPlayerFilter } from '../language/filter.js';
import { cardKeys, playerKeys } from '../language/filter.js';

/** Whether the filter matches a card, besides the source and a location. */
const holds = (filter: LorcanaCardFilter, facts: Partial<LorcanaCard>): boolean => {
  const wanted = character('x', 'you', facts);
  const others = [source, location('l', 'you')].filter(({ instanceId }) => instanceId !== wanted.instanceId);
  return matching(board(wanted, ...others), filter, asking).includes(wanted.instanceId);
};

describe('filter keys', () => {
  it.each(CARD_ROWS)('%j', (filter, accepted, refused) => {
    expect([holds(filter, accepted), holds(filter, refused)]).toEqual([true, false]);
  });

  it('5.2.6 compare names whichever apostrophe they are written with', () => {
    for (const [own, asked] of [
      ['Pim’s Hat', "Pim's Hat"],
      ["Pim's Hat", 'Pim’s Hat'],
    ] as const) {
      const facts = lorcanaCardOf({ instanceId: 'x', owner: 'you', name: own });
      const filters = [
        { withName: asked },
        { withName: [asked, 'Pom'] },
        { name: asked },
        { name: { oneOf: [asked] } },
      ];
      expect(filters.map((filter) => holds(filter, facts))).toEqual([true, true, true, true]);
      const others = [{ withoutName: asked }, { withoutName: [asked, 'Pom'] }, { name: { not: asked } }];
      expect(others.map((filter) => holds(filter, facts))).toEqual([false, false, false]);
    }
  });

  it('are all told above, and each has a validator', () => {
    const told = new Set(CARD_ROWS.flatMap(([filter]) => Object.keys(filter)));
    expect([...told].toSorted()).toEqual(Object.keys(cardKeys.shape).toSorted());
    expect(Object.keys(RESTRICTION_VALIDATORS.card).toSorted()).toEqual(
      Object.keys(cardKeys.shape).toSorted(),
    );
    expect(Object.keys(RESTRICTION_VALIDATORS.player).toSorted()).toEqual(
      Object.keys(playerKeys.shape).toSorted(),
    );
  });

  it.each(CARD_ROWS)('have words: %j', (filter) => {
    const words = unwrap(describeFilter('card', filter, lorcana));
    expect(words).toMatch(/\w/u);
    expect(words).not.toMatch(/undefined|\[object|\{"/u);
  });

  it.each(CARD_ROWS.filter(([, , { instanceId }]) => instanceId === undefined))(
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
