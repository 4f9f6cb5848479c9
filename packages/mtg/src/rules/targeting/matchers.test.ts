import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { board, creature, legal, one, onStack } from '../../../test/board.js';
import { mtg, permanent, RESTRICTION_VALIDATORS } from '../../index.js';
import { type MtgPlayerFilter } from '../../language/filter.js';
import { abilityKeys, cardKeys, playerKeys } from '../../language/filter.js';

/** `test/filter-cases.ts` says what each key means. The laws of all games use it. */
describe('the keys of a filter', () => {
  it('is a validator for every key', () => {
    expect(Object.keys(RESTRICTION_VALIDATORS.card).toSorted()).toEqual(
      Object.keys(cardKeys.shape).toSorted(),
    );
    expect(Object.keys(RESTRICTION_VALIDATORS.ability).toSorted()).toEqual(
      Object.keys(abilityKeys.shape).toSorted(),
    );
    expect(Object.keys(RESTRICTION_VALIDATORS.player).toSorted()).toEqual(
      Object.keys(playerKeys.shape).toSorted(),
    );
  });

  it.each<[MtgPlayerFilter, readonly string[]]>([
    [{ is: 'opponent' }, ['foe']],
    [{ playerId: 'you' }, ['you']],
    [{ life: { lte: 5 } }, ['foe']],
  ])('players: %j', (filter, ids) => {
    const state = {
      ...board(),
      players: [
        { id: 'you', life: 20 },
        { id: 'foe', life: 5 },
      ],
    };
    expect(legal(state, one({ kind: 'player', filter }))).toEqual(ids);
  });

  it.each<readonly [object, string]>([
    [{ colour: 'red' }, 'unknownKey'],
    [{ color: 'pink' }, 'wrongType'],
    [{ zone: 'nowhere' }, 'wrongType'],
    [{ power: {} }, 'invalidValue'],
    [{ not: { colour: 'red' } }, 'unknownKey'],
    [{ targets: { card: { colour: 'red' } } }, 'unknownKey'],
  ])('refuses %j: %s', (json, code) => {
    const read = mtg.parseFilter('card', json);
    expect(read.ok ? [] : read.issues.map((found) => found.code)).toEqual([code]);
  });

  it('takes a copied filter for the filter', () => {
    const filter = unwrap(mtg.parseFilter('card', { type: 'creature' }));
    expect(JSON.parse(JSON.stringify(filter))).toEqual({ type: 'creature' });
    expect(legal(board(creature('a', 'foe'), onStack('s')), one(permanent({ type: 'creature' })))).toEqual([
      'a',
    ]);
  });
});
