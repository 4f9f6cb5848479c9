import { expect, it } from 'vitest';
import { B, type ToldRow, dmg, toldOf, ref, t } from '../../../test/told.js';

it.each<ToldRow>([
  [
    '120.3e damage to a creature',
    dmg(2),
    B('elf', { source: 'bear' }),
    [{ type: 'damage', source: ref('bear'), to: ref('elf'), amount: 2, combat: false }],
    { bear: { thisTurn: ['dealtDamage'] }, elf: { damage: 2, thisTurn: ['wasDealtDamage'] } },
  ],
  [
    '120.3a damage to a player',
    dmg(3),
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 3, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 3 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 17 } },
  ],
  [
    '120.3c damage to a planeswalker',
    dmg(2),
    B('walker', { source: 'bear' }),
    [{ type: 'damage', source: ref('bear'), to: ref('walker'), amount: 2, combat: false }],
    {
      bear: { thisTurn: ['dealtDamage'] },
      walker: { counters: { loyalty: 1 }, thisTurn: ['wasDealtDamage'], loyalty: 1 },
    },
  ],
  [
    '120.3c more than its loyalty',
    dmg(5),
    B('walker', { source: 'bear' }),
    [{ type: 'damage', source: ref('bear'), to: ref('walker'), amount: 5, combat: false }],
    {
      bear: { thisTurn: ['dealtDamage'] },
      walker: { counters: {}, thisTurn: ['wasDealtDamage'], loyalty: 0 },
    },
  ],
  [
    '120.3h damage to a battle',
    dmg(3),
    B('siege', { source: 'bear' }),
    [{ type: 'damage', source: ref('bear'), to: ref('siege'), amount: 3, combat: false }],
    {
      bear: { thisTurn: ['dealtDamage'] },
      siege: { counters: { defense: 1 }, thisTurn: ['wasDealtDamage'], defense: 1 },
    },
  ],
  ['120.1 none to an artifact', dmg(3), B('rock', { source: 'bear' }), [], {}],
  ['120.8 none of 0', dmg(0), B('foe', { source: 'bear' }), [], {}],
  [
    '702.2b deathtouch',
    dmg(1),
    B('elf', { source: 'snake' }),
    [{ type: 'damage', source: ref('snake'), to: ref('elf'), amount: 1, combat: false }],
    { elf: { damage: 1, thisTurn: ['wasDealtDamage'] }, snake: { thisTurn: ['dealtDamage'] } },
  ],
  [
    '702.15b lifelink',
    dmg(2),
    B('foe', { source: 'cleric' }),
    [
      { type: 'damage', source: ref('cleric'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
      { type: 'lifeGained', player: 'you', amount: 2 },
    ],
    { cleric: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, you: { life: 22 }, foe: { life: 18 } },
  ],
  [
    '702.80a wither',
    dmg(2),
    B('elf', { source: 'rot' }),
    [{ type: 'damage', source: ref('rot'), to: ref('elf'), amount: 2, combat: false }],
    {
      elf: { counters: { '-1/-1': 2 }, thisTurn: ['wasDealtDamage'], power: 0, toughness: 1 },
      rot: { thisTurn: ['dealtDamage'] },
    },
  ],
  [
    '702.80a wither, to a player',
    dmg(2),
    B('foe', { source: 'rot' }),
    [
      { type: 'damage', source: ref('rot'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
    ],
    { rot: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 18 } },
  ],
  [
    '702.90c infect, to a creature',
    dmg(2),
    B('elf', { source: 'plague' }),
    [{ type: 'damage', source: ref('plague'), to: ref('elf'), amount: 2, combat: false }],
    {
      elf: { counters: { '-1/-1': 2 }, thisTurn: ['wasDealtDamage'], power: 0, toughness: 1 },
      plague: { thisTurn: ['dealtDamage'] },
    },
  ],
  [
    '702.90b infect, to a player',
    dmg(2),
    B('foe', { source: 'plague' }),
    [{ type: 'damage', source: ref('plague'), to: ref('foe'), amount: 2, combat: false }],
    { plague: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { counters: { poison: 2 } } },
  ],
  [
    'by another object',
    dmg(2, { by: { each: { instanceId: 'cleric' } } }),
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('cleric'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
      { type: 'lifeGained', player: 'you', amount: 2 },
    ],
    { cleric: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, you: { life: 22 }, foe: { life: 18 } },
  ],
  [
    'you gain as much',
    dmg(2, { gainsLife: true }),
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
      { type: 'lifeGained', player: 'you', amount: 2 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, you: { life: 22 }, foe: { life: 18 } },
  ],
  [
    'to each of several',
    { effect: 'damage', amount: 1, to: { each: { type: 'creature', controller: 'opponent' } } },
    { source: 'bear' },
    [{ type: 'damage', source: ref('bear'), to: ref('elf'), amount: 1, combat: false }],
    { bear: { thisTurn: ['dealtDamage'] }, elf: { damage: 1, thisTurn: ['wasDealtDamage'] } },
  ],
  [
    '615 the next 3 damage',
    [{ effect: 'preventDamage', amount: 3, to: t }, dmg(2), dmg(2)],
    B('foe', { source: 'bear' }),
    [
      { type: 'damagePrevented', source: ref('bear'), to: ref('foe'), amount: 2, combat: false },
      { type: 'damagePrevented', source: ref('bear'), to: ref('foe'), amount: 1, combat: false },
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 1, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 1 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 19 } },
  ],
  [
    'all combat damage, not this',
    [{ effect: 'preventDamage', combat: true }, dmg(2)],
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 18 } },
  ],
  [
    'all damage by one',
    [{ effect: 'preventDamage', by: 'self' }, dmg(2)],
    B('foe', { source: 'bear' }),
    [{ type: 'damagePrevented', source: ref('bear'), to: ref('foe'), amount: 2, combat: false }],
    {},
  ],
  [
    'all damage of a quality',
    [{ effect: 'preventDamage', from: { type: 'creature' } }, dmg(2)],
    B('foe', { source: 'bear' }),
    [{ type: 'damagePrevented', source: ref('bear'), to: ref('foe'), amount: 2, combat: false }],
    {},
  ],
  [
    'none of another quality',
    [{ effect: 'preventDamage', from: { type: 'artifact' } }, dmg(2)],
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 18 } },
  ],
  [
    '614.9 the next 3 to another',
    [{ effect: 'redirectDamage', amount: 3, to: t, onto: { each: { instanceId: 'elf' } } }, dmg(2), dmg(2)],
    B('foe', { source: 'bear' }),
    [
      {
        type: 'damageRedirected',
        source: ref('bear'),
        to: ref('foe'),
        instead: ref('elf'),
        amount: 2,
        combat: false,
      },
      { type: 'damage', source: ref('bear'), to: ref('elf'), amount: 2, combat: false },
      {
        type: 'damageRedirected',
        source: ref('bear'),
        to: ref('foe'),
        instead: ref('elf'),
        amount: 1,
        combat: false,
      },
      { type: 'damage', source: ref('bear'), to: ref('elf'), amount: 1, combat: false },
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 1, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 1 },
    ],
    {
      bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] },
      elf: { damage: 3, thisTurn: ['wasDealtDamage'] },
      foe: { life: 19 },
    },
  ],
  [
    '614.9 all of it',
    [{ effect: 'redirectDamage', to: t, onto: { each: { instanceId: 'elf' } } }, dmg(2), dmg(2)],
    B('foe', { source: 'bear' }),
    [
      {
        type: 'damageRedirected',
        source: ref('bear'),
        to: ref('foe'),
        instead: ref('elf'),
        amount: 2,
        combat: false,
      },
      { type: 'damage', source: ref('bear'), to: ref('elf'), amount: 2, combat: false },
      {
        type: 'damageRedirected',
        source: ref('bear'),
        to: ref('foe'),
        instead: ref('elf'),
        amount: 2,
        combat: false,
      },
      { type: 'damage', source: ref('bear'), to: ref('elf'), amount: 2, combat: false },
    ],
    { bear: { thisTurn: ['dealtDamage'] }, elf: { damage: 4, thisTurn: ['wasDealtDamage'] } },
  ],
  [
    '614.9 onto what is gone',
    [{ effect: 'redirectDamage', to: t, onto: { each: { instanceId: 'nobody' } } }, dmg(2)],
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 18 } },
  ],
  [
    '614.9 of another quality: none',
    [
      { effect: 'redirectDamage', to: t, onto: { each: { instanceId: 'elf' } }, from: { type: 'artifact' } },
      dmg(2),
    ],
    B('foe', { source: 'bear' }),
    [
      { type: 'damage', source: ref('bear'), to: ref('foe'), amount: 2, combat: false },
      { type: 'lifeLost', player: 'foe', amount: 2 },
    ],
    { bear: { thisTurn: ['dealtDamage'], dealtDamageTo: ['foe'] }, foe: { life: 18 } },
  ],
])('%s', (_name, effects, by, told, facts) => {
  expect(toldOf(effects, by)).toEqual({ decision: undefined, told, facts });
});
