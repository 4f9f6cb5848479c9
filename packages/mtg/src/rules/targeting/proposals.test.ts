import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { mtgCases } from '../../../test/filter-cases.js';
import { mtg } from '../../index.js';

/**
 * Which facts of a thing are reported as the reason, and each change of one fact after which the filter would
 * match. These are the cases of each key, in order.
 */
const TOLD: Readonly<
  Record<keyof typeof mtgCases, readonly (readonly [object, unknown, readonly object[]])[]>
> = {
  card: [
    [{ zone: ['battlefield', 'exile'] }, 'graveyard', [{ zone: 'battlefield' }, { zone: 'exile' }]],
    [{ owner: 'opponent' }, 'you', [{ owner: 'foe' }]],
    [{ controller: 'opponent' }, 'you', [{ controller: 'foe' }]],
    [{ publicId: 'p' }, 'x', []],
    [{ instanceId: ['x', 'y'] }, 'z', []],
    [{ name: 'Ember' }, ['Embers'], []],
    [{ name: { not: 'Ember' } }, ['Ash', 'Ember'], []],
    [{ name: { starts: 'Em' } }, ['Ash'], []],
    [{ name: { includes: 'EMB', ignoreCase: true } }, [], []],
    [{ ownedAlike: true }, 'foe', []],
    [{ namedAsThis: true }, ['Sourcery'], []],
    [{ excludeSelf: true }, undefined, []],
    [
      { type: ['creature', 'artifact'] },
      ['land'],
      [{ types: ['land', 'creature'] }, { types: ['land', 'artifact'] }],
    ],
    [{ manaAbility: true }, false, []],
    [{ manaAbility: true }, false, []],
    [{ type: 'permanent' }, ['instant'], []],
    [{ allTypes: ['artifact', 'creature'] }, ['artifact'], [{ types: ['artifact', 'creature'] }]],
    [{ historic: true }, false, []],
    [{ historic: true }, false, []],
    [{ historic: false }, true, []],
    [{ supertype: 'legendary' }, ['basic'], [{ supertypes: ['basic', 'legendary'] }]],
    [
      { subtype: ['Elf', 'Ant'] },
      ['Elephant'],
      [{ subtypes: ['Elephant', 'Elf'] }, { subtypes: ['Elephant', 'Ant'] }],
    ],
    [{ allSubtypes: ['Elf', 'Druid'] }, ['Elf'], [{ subtypes: ['Elf', 'Druid'] }]],
    [{ color: ['red', 'blue'] }, ['green'], [{ colors: ['green', 'red'] }, { colors: ['green', 'blue'] }]],
    [{ allColors: ['red', 'blue'] }, ['red'], [{ colors: ['red', 'blue'] }]],
    [{ colorCount: 0 }, 1, []],
    [{ colorCount: { gte: 2 } }, 1, []],
    [{ not: { color: 'black' } }, undefined, [{ colors: ['red'] }]],
    [{ withKeyword: ['flying', 'haste'] }, ['flying'], []],
    [{ withoutKeyword: 'flying' }, ['flying'], []],
    [{ counters: { '+1/+1': 1, charge: { gte: 2 } } }, { '+1/+1': 1, charge: 1 }, []],
    [{ counters: { '+1/+1': 1, charge: { gte: 2 } } }, { charge: 2 }, []],
    [{ thisTurn: ['attacked', 'entered'] }, ['attacked'], [{ thisTurn: ['attacked', 'entered'] }]],
    [{ power: { gte: 4 } }, 3, [{ power: 4 }, { power: 5 }]],
    [{ power: { lt: 'source.power' } }, 3, [{ power: 2 }]],
    [{ toughness: { lte: 'X' } }, 3, [{ toughness: 2 }, { toughness: 1 }]],
    [{ loyalty: 3 }, undefined, [{ loyalty: 3 }]],
    [{ manaValue: { lte: 3 } }, 4, [{ manaValue: 3 }, { manaValue: 2 }]],
    [{ tapped: false }, true, [{ tapped: false }]],
    [{ token: true }, false, [{ token: true }]],
    [{ copy: true }, false, [{ copy: true }]],
    [{ faceDown: true }, false, [{ faceDown: true }]],
    [{ castFrom: 'hand' }, 'graveyard', []],
    [{ castFrom: 'anywhere' }, undefined, []],
    [{ counters: { '+1/+1': { gte: 1 } } }, { charge: 1 }, []],
    [{ counters: { charge: 0 } }, { charge: 1 }, []],
    [{ counters: { charge: 1, lore: 1 } }, { charge: 1 }, []],
    [{ counterCount: { gte: 2 } }, 1, []],
    [{ damage: { gt: 0 } }, 0, [{ damage: 1 }]],
    [{ commander: true }, false, [{ commander: true }]],
    [{ chosen: 'subtype' }, { subtypes: ['Elfhound'], colors: [], names: ['x'] }, []],
    [{ attacking: true }, false, []],
    [{ attackingPlayer: 'self' }, undefined, []],
    [{ blocking: true }, false, []],
    [{ blocked: true }, false, []],
    [{ blocked: true }, false, []],
    [{ blocked: false }, false, []],
    [{ blockingThis: true }, false, []],
    [{ blockedByThis: true }, false, []],
    [{ thisTurn: 'wasDealtDamage' }, ['entered'], [{ thisTurn: ['entered', 'wasDealtDamage'] }]],
    [{ dealtDamageTo: 'self' }, ['foe'], []],
    [{ attachedTo: { instanceId: 'src' } }, { kind: 'player', id: 'you' }, []],
    [{ attachedToThis: true }, false, []],
    [{ attachedToPlayer: 'opponent' }, { kind: 'player', id: 'you' }, []],
    [{ attachedToPlayer: 'opponent' }, undefined, []],
    [{ attachment: { subtype: 'Aura' } }, [], []],
    [{ hostOfThis: true }, false, []],
    [{ modified: true }, false, []],
    [
      { anyOf: [{ type: 'land' }, { type: 'creature', not: { color: 'black' } }] },
      undefined,
      [{ types: ['creature', 'land'] }, { colors: [] }],
    ],
    [{ targets: { player: 'opponent' } }, [], []],
    [{ targetsOnly: { player: 'opponent' } }, ['card a 0', 'player foe 0'], []],
    [{ targetCount: { gte: 2 } }, 1, []],
  ],
  ability: [
    [{ ability: 'activated' }, 'triggered', [{ ability: 'activated' }]],
    [{ loyalty: true }, false, [{ loyalty: true }]],
    [{ controller: 'opponent' }, 'you', [{ controller: 'foe' }]],
    [{ source: { type: 'artifact' } }, { kind: 'card', id: 'a', incarnation: 0 }, []],
    [{ targets: { card: { zone: 'stack' } } }, [], []],
    [{ targetsOnly: { card: { controller: 'self' } } }, [], []],
    [{ targetCount: 1 }, 0, []],
  ],
  player: [
    [{ is: 'opponent' }, 'you', [{ id: 'foe' }]],
    [{ playerId: ['you', 'third'] }, 'foe', []],
    [{ life: { lte: 5 } }, 20, [{ life: 5 }, { life: 4 }]],
    [{ thisTurn: 'lifeLost' }, ['attacked'], []],
    [{ thisTurn: ['lifeLost', 'attacked'] }, ['attacked'], []],
  ],
};

it.each(['card', 'ability', 'player'] as const)('of each case of a filter of %s', (kind) => {
  const told = mtgCases[kind].map(({ filter, refuses: { state, attempt, target } }) => {
    const slot = { id: 'all', accepts: [{ kind, filter }], min: 0, max: 'any', chooser: 'all' };
    const spec = unwrap(mtg.parseSpec({ slots: [slot], relations: [] }));
    const { issues, nearMisses } = unwrap(mtg.resolver(state).explain(spec, attempt, target));
    const [issue] = issues;
    return [
      filter,
      issue && 'actual' in issue.data ? issue.data.actual : undefined,
      nearMisses.flatMap((miss) => (miss.change === 'object' ? [miss.set] : [])),
    ];
  });
  expect(told).toEqual(TOLD[kind]);
});
