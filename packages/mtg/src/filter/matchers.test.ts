import { unwrap, type JsonObject } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { board, by, card, creature, legal, one, onStack } from '../../test/board.js';
import {
  mtg,
  permanent,
  RESTRICTION_VALIDATORS,
  type MtgCard,
  type MtgCardFilter,
  type MtgPlayerFilter,
} from '../index.js';
import { abilityKeys, cardKeys, playerKeys } from './schema.js';

type Row = readonly [MtgCardFilter, Partial<MtgCard>, Partial<MtgCard>];

/** A filter, facts that it accepts, facts that it refuses. */
const ROWS: readonly Row[] = [
  [{ zone: ['battlefield', 'exile'] }, {}, { zone: 'graveyard' }],
  [{ owner: 'opponent' }, { owner: 'foe' }, { owner: 'you' }],
  [{ controller: 'opponent' }, { controller: 'foe' }, { controller: 'you' }],
  [{ publicId: 'p' }, { publicId: 'p' }, {}],
  [{ instanceId: ['x', 'y'] }, {}, { instanceId: 'z' }],
  [{ name: 'Ember' }, { names: ['Ash', 'Ember'] }, { names: ['Embers'] }],
  [{ name: { not: 'Ember' } }, { names: ['Ash'] }, { names: ['Ash', 'Ember'] }],
  [{ excludeSelf: true }, {}, { instanceId: 'src' }],
  [{ type: ['creature', 'artifact'] }, { types: ['artifact'] }, { types: ['land'] }],
  [{ type: 'permanent' }, { types: ['land'] }, { types: ['instant'] }],
  [{ allTypes: ['artifact', 'creature'] }, { types: ['creature', 'artifact'] }, { types: ['artifact'] }],
  [{ supertype: 'legendary' }, { supertypes: ['legendary'] }, { supertypes: ['basic'] }],
  [{ subtype: ['Elf', 'Ant'] }, { subtypes: ['Ant'] }, { subtypes: ['Elephant'] }],
  [{ allSubtypes: ['Elf', 'Druid'] }, { subtypes: ['Elf', 'Druid'] }, { subtypes: ['Elf'] }],
  [{ color: ['red', 'blue'] }, { colors: ['blue'] }, { colors: ['green'] }],
  [{ allColors: ['red', 'blue'] }, { colors: ['blue', 'red'] }, { colors: ['red'] }],
  [{ colorCount: 0 }, {}, { colors: ['red'] }],
  [{ colorCount: { gte: 2 } }, { colors: ['red', 'white'] }, { colors: ['red'] }],
  [{ not: { color: 'black' } }, {}, { colors: ['black', 'red'] }],
  [
    { withKeyword: ['flying', 'haste'] },
    { keywords: [{ keyword: 'flying' }, { keyword: 'haste' }] },
    { keywords: [{ keyword: 'flying' }] },
  ],
  [{ withoutKeyword: 'flying' }, {}, { keywords: [{ keyword: 'flying' }] }],
  [{ power: { gte: 4 } }, { power: 4 }, { power: 3 }],
  [{ power: { lt: 'source.power' } }, { power: 2 }, { power: 3 }],
  [{ toughness: { lte: 'X' } }, { toughness: 2 }, { toughness: 3 }],
  [{ loyalty: 3 }, { loyalty: 3 }, {}],
  [{ manaValue: { lte: 3 } }, { manaValue: 3 }, { manaValue: 4 }],
  [{ tapped: false }, {}, { tapped: true }],
  [{ token: true }, { token: true }, {}],
  [{ copy: true }, { copy: true }, {}],
  [{ faceDown: true }, { faceDown: true }, {}],
  [{ counters: { '+1/+1': { gte: 1 } } }, { counters: { '+1/+1': 2 } }, { counters: { charge: 1 } }],
  [{ counters: { charge: 0 } }, { counters: { '+1/+1': 2 } }, { counters: { charge: 1 } }],
  [{ counterCount: { gte: 2 } }, { counters: { a: 1, b: 1 } }, { counters: { a: 1 } }],
  [{ damage: { gt: 0 } }, { damage: 1 }, {}],
  [{ commander: true }, { commander: true }, {}],
  [{ chosen: 'subtype' }, { subtypes: ['Elf'] }, { subtypes: ['Elfhound'] }],
  [{ attacking: true }, { attacking: { player: 'foe' } }, {}],
  [
    { attackingPlayer: 'self' },
    { attacking: { player: 'you' } },
    { attacking: { player: 'you', permanent: 'walker' } },
  ],
  [{ blocking: true }, { blocking: ['z'] }, {}],
  [{ blocked: true }, { attacking: { player: 'you' }, blockedBy: ['z'] }, { attacking: { player: 'you' } }],
  [{ blocked: true }, { attacking: { player: 'you' }, blocked: true }, { blocking: ['z'] }],
  [{ blocked: false }, { attacking: { player: 'you' } }, {}],
  [{ blockingThis: true }, { blocking: ['src'] }, { blocking: ['z'] }],
  [{ blockedByThis: true }, { blockedBy: ['src'] }, {}],
  [{ thisTurn: 'wasDealtDamage' }, { thisTurn: ['wasDealtDamage'] }, { thisTurn: ['entered'] }],
  [{ dealtDamageTo: 'self' }, { dealtDamageTo: ['you'] }, { dealtDamageTo: ['foe'] }],
  [
    { attachedTo: { instanceId: 'src' } },
    { attachedTo: { kind: 'card', id: 'src' } },
    { attachedTo: { kind: 'player', id: 'you' } },
  ],
  [{ attachedToThis: true }, { attachedTo: { kind: 'card', id: 'src' } }, {}],
  [
    { attachedToPlayer: 'opponent' },
    { attachedTo: { kind: 'player', id: 'foe' } },
    { attachedTo: { kind: 'player', id: 'you' } },
  ],
  [{ attachment: { subtype: 'Aura' } }, { instanceId: 'host' }, {}],
  [{ hostOfThis: true }, { instanceId: 'carrier' }, {}],
  [
    { anyOf: [{ type: 'land' }, { type: 'creature', not: { color: 'black' } }] },
    { types: ['creature'] },
    { types: ['creature'], colors: ['black'] },
  ],
];

const accepts = (filter: MtgCardFilter, facts: Partial<MtgCard>): boolean => {
  const source = creature('src', 'you', {
    power: 3,
    chosen: { subtype: 'Elf' },
    attachedTo: { kind: 'card', id: 'carrier' },
  });
  const aura = card('aura', 'you', { subtypes: ['Aura'], attachedTo: { kind: 'card', id: 'host' } });
  const object = creature('x', 'foe', facts);
  const others = object.instanceId === 'src' ? [aura] : [aura, source];
  const asked = { ...by('src'), variables: { X: 2 } };
  return legal(board(...others, object), one({ kind: 'card', filter }), asked).includes(object.instanceId);
};

describe('what each key of a filter means', () => {
  it.each(ROWS)('%j', (filter, accepted, refused) => {
    expect([accepts(filter, accepted), accepts(filter, refused)]).toEqual([true, false]);
    expect(mtg.describeFilter('card', JSON.parse(JSON.stringify(filter)) as JsonObject).ok).toBe(true);
  });

  it('has a row for every key but those of the stack, which have tests of their own', () => {
    const seen = new Set(JSON.stringify(ROWS.map(([filter]) => filter)).match(/\w+(?=":)/gu));
    const stack = new Set(['targets', 'targetsOnly', 'targetCount']);
    expect(Object.keys(cardKeys.shape).filter((key) => !seen.has(key) && !stack.has(key))).toEqual([]);
  });

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
