import { expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { type By, happen, matchStateOf } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const keyed = (keyword: string) => ({ keywords: [{ keyword }] });
const state = matchStateOf({
  players: [{ id: 'you' }, { id: 'foe' }],
  cards: [
    creature('bear', 'you'),
    creature('elf', 'foe', { toughness: 3 }),
    creature('snake', 'you', { ...keyed('deathtouch'), power: 1 }),
    creature('cleric', 'you', keyed('lifelink')),
    creature('rot', 'you', keyed('wither')),
    creature('plague', 'you', keyed('infect')),
    card('walker', 'foe', { types: ['planeswalker'], loyalty: 3, counters: { loyalty: 3 } }),
    card('siege', 'foe', { types: ['battle'], defense: 4, counters: { defense: 4 } }),
    card('rock', 'you', { types: ['artifact'] }),
    card('held', 'foe', { zone: 'hand', types: ['sorcery'], publicId: 'plan' }),
    card('top', 'you', { zone: 'library', order: 0 }),
    card('next', 'you', { zone: 'library', order: 1 }),
  ],
});
const t = { bound: 't1' } as const;
const B = (id: string, more: By = {}): By => ({ bound: { t1: [id] }, ...more });
const dmg = (amount: number, more: object = {}): Effect => ({ effect: 'damage', amount, to: t, ...more });
const ref = (id: string) => ({ kind: id === 'you' || id === 'foe' ? 'player' : 'card', id, incarnation: 0 });

type Facts = Readonly<Record<string, unknown>>;
/** The facts of some things that are others than before, each thing by its id. */
const changed = (
  before: readonly (Facts & { readonly id: string })[],
  now: readonly (Facts & { readonly id: string })[],
) =>
  Object.fromEntries(
    now.flatMap((one) => {
      const was = before.find(({ id }) => id === one.id) ?? {};
      const keys = [...new Set([...Object.keys(was), ...Object.keys(one)])];
      const others = keys.filter((key) => JSON.stringify(Reflect.get(was, key)) !== JSON.stringify(one[key]));
      return others.length === 0 ? [] : [[one.id, Object.fromEntries(others.map((key) => [key, one[key]]))]];
    }),
  );
const things = ({ cards, players }: typeof state) => [
  ...cards.map(({ printed: _printed, ...one }) => ({ ...one, id: one.instanceId })),
  ...players.map((one) => ({ ...one })),
];

/** What is told of an effect, and what it changes: nothing else. */
it.each<[string, Effect | readonly Effect[], By, readonly object[], object]>([
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
  [
    '701.26a tap',
    { effect: 'tap', what: t },
    B('elf'),
    [{ type: 'becameTapped', card: 'elf' }],
    { elf: { tapped: true, thisTurn: ['becameTapped'] } },
  ],
  ['701.26b nothing to untap', { effect: 'untap', what: t }, B('elf'), [], {}],
  [
    '701.8a destroy',
    { effect: 'destroy', what: t },
    B('elf'),
    [
      { type: 'destroyed', card: ref('elf') },
      { type: 'moved', card: ref('elf'), from: 'battlefield', to: 'graveyard' },
    ],
    {
      elf: {
        incarnation: 1,
        zone: 'graveyard',
        thisTurn: ['putIntoGraveyard', 'putIntoGraveyardFromBattlefield', 'died'],
        controller: undefined,
      },
    },
  ],
  [
    '701.19a regenerate, and destroy',
    [
      { effect: 'regenerate', what: t },
      { effect: 'destroy', what: t },
    ],
    B('elf'),
    [
      { type: 'regenerated', card: ref('elf') },
      { type: 'becameTapped', card: 'elf' },
    ],
    { elf: { tapped: true, thisTurn: ['becameTapped'] } },
  ],
  [
    '701.19 cannot be regenerated',
    [
      { effect: 'regenerate', what: t },
      { effect: 'destroy', what: t, cantRegenerate: true },
    ],
    B('elf'),
    [
      { type: 'destroyed', card: ref('elf') },
      { type: 'moved', card: ref('elf'), from: 'battlefield', to: 'graveyard' },
    ],
    {
      elf: {
        incarnation: 1,
        zone: 'graveyard',
        thisTurn: ['putIntoGraveyard', 'putIntoGraveyardFromBattlefield', 'died'],
        controller: undefined,
      },
    },
  ],
  [
    '701.21a sacrifice',
    { effect: 'sacrifice', what: t },
    B('bear'),
    [
      { type: 'sacrificed', card: ref('bear'), player: 'you' },
      { type: 'moved', card: ref('bear'), from: 'battlefield', to: 'graveyard' },
    ],
    {
      bear: {
        incarnation: 1,
        zone: 'graveyard',
        thisTurn: ['putIntoGraveyard', 'putIntoGraveyardFromBattlefield', 'died'],
        controller: undefined,
      },
    },
  ],
  ['701.21a not what another controls', { effect: 'sacrifice', what: t }, B('elf'), [], {}],
  [
    '122.1 counters',
    { effect: 'putCounters', what: t, counter: '+1/+1', amount: 2 },
    B('bear'),
    [{ type: 'counters', on: ref('bear'), counter: '+1/+1', amount: 2 }],
    { bear: { counters: { '+1/+1': 2 }, power: 4, toughness: 4 } },
  ],
  [
    '122.1 counters taken off',
    { effect: 'removeCounters', what: t, counter: 'loyalty', amount: 2 },
    B('walker'),
    [{ type: 'counters', on: ref('walker'), counter: 'loyalty', amount: -2 }],
    { walker: { counters: { loyalty: 1 }, loyalty: 1 } },
  ],
  [
    '119.3 life is gained',
    { effect: 'gainLife', amount: 3 },
    {},
    [{ type: 'lifeGained', player: 'you', amount: 3 }],
    { you: { life: 23 } },
  ],
  [
    '119.3 life is lost',
    { effect: 'loseLife', who: 'eachOpponent', amount: 3 },
    {},
    [{ type: 'lifeLost', player: 'foe', amount: 3 }],
    { foe: { life: 17 } },
  ],
  [
    '106.4 mana',
    { effect: 'addMana', mana: { green: 2 } },
    {},
    [{ type: 'manaAdded', player: 'you', mana: { green: 2 } }],
    { you: { pool: { green: 2 } } },
  ],
  [
    '106.4 so many times',
    { effect: 'addMana', mana: { green: 1 }, times: { count: { type: 'artifact' } } },
    {},
    [{ type: 'manaAdded', player: 'you', mana: { green: 1 } }],
    { you: { pool: { green: 1 } } },
  ],
  [
    '121.1 draw',
    { effect: 'draw', amount: 2 },
    {},
    [
      { type: 'moved', card: ref('top'), from: 'library', to: 'hand', visibleTo: ['you'] },
      { type: 'moved', card: ref('next'), from: 'library', to: 'hand', visibleTo: ['you'] },
      { type: 'drew', player: 'you', count: 2 },
    ],
    {
      top: { incarnation: 1, zone: 'hand', order: undefined },
      next: { incarnation: 1, zone: 'hand', order: undefined },
    },
  ],
  [
    '121.4 draw from nothing',
    { effect: 'draw', amount: 3 },
    {},
    [
      { type: 'moved', card: ref('top'), from: 'library', to: 'hand', visibleTo: ['you'] },
      { type: 'moved', card: ref('next'), from: 'library', to: 'hand', visibleTo: ['you'] },
      { type: 'drew', player: 'you', count: 2 },
      { type: 'drewFromEmpty', player: 'you' },
    ],
    {
      top: { incarnation: 1, zone: 'hand', order: undefined },
      next: { incarnation: 1, zone: 'hand', order: undefined },
      you: { drewFromEmpty: true },
    },
  ],
  [
    '701.9a discard',
    { effect: 'discard', who: 'eachOpponent' },
    {},
    [
      { type: 'discarded', card: ref('held'), player: 'foe' },
      { type: 'moved', card: ref('held'), from: 'hand', to: 'graveyard' },
    ],
    { held: { incarnation: 1, zone: 'graveyard', thisTurn: ['putIntoGraveyard', 'discarded'] } },
  ],
  [
    '701.17a mill',
    { effect: 'mill', amount: 1 },
    {},
    [{ type: 'moved', card: ref('top'), from: 'library', to: 'graveyard' }],
    {
      top: {
        incarnation: 1,
        zone: 'graveyard',
        thisTurn: ['putIntoGraveyard', 'putIntoGraveyardFromLibrary'],
        order: undefined,
      },
    },
  ],
  [
    '701.20e look at a hand',
    { effect: 'look', at: { hand: 'eachOpponent' } },
    {},
    [
      {
        type: 'lookedAt',
        player: 'you',
        cards: [{ kind: 'card', id: 'held', incarnation: 0, publicId: 'plan' }],
        visibleTo: ['you'],
      },
    ],
    {},
  ],
  [
    '701.20a reveal',
    { effect: 'reveal', at: { top: 1 } },
    {},
    [{ type: 'revealed', cards: [{ kind: 'card', id: 'top', incarnation: 0, publicId: 'top' }] }],
    {},
  ],
  [
    '701.24a shuffle',
    { effect: 'shuffle' },
    {},
    [{ type: 'shuffled', player: 'you' }],
    { top: { order: 1 }, next: { order: 0 } },
  ],
  [
    '613.4c pump',
    { effect: 'pump', what: t, power: 2, toughness: -1, until: 'endOfTurn' },
    B('bear'),
    [],
    { bear: { power: 4, toughness: 1 } },
  ],
  [
    '613.1b control',
    { effect: 'gainControl', what: t, until: 'endOfTurn' },
    B('elf'),
    [],
    { elf: { thisTurn: ['cameUnderControl'], controller: 'you', ownController: 'foe' } },
  ],
  [
    '613.1f keywords',
    { effect: 'gainKeywords', what: t, keywords: [{ keyword: 'flying' }], until: 'endOfTurn' },
    B('elf'),
    [],
    { elf: { keywords: [{ keyword: 'flying' }] } },
  ],
  [
    '613.1f less keywords',
    { effect: 'loseKeywords', what: t, keywords: ['deathtouch'], until: 'endOfTurn' },
    B('snake'),
    [],
    { snake: { keywords: [] } },
  ],
  [
    '613.1d becomes',
    {
      effect: 'become',
      what: t,
      change: {
        addTypes: ['creature'],
        addSubtypes: ['Golem'],
        colors: ['red'],
        setPower: 4,
        setToughness: 5,
      },
      until: 'endOfTurn',
    },
    B('rock'),
    [],
    {
      rock: { types: ['artifact', 'creature'], subtypes: ['Golem'], colors: ['red'], power: 4, toughness: 5 },
    },
  ],
  [
    '702.16a protection of a chosen colour',
    { effect: 'gainProtection', what: t, until: 'endOfTurn' },
    B('bear', { answers: [['red']] }),
    [],
    { bear: { keywords: [{ keyword: 'protection', from: { color: 'red' } }] } },
  ],
  ['701.3a attach', { effect: 'attach', what: t, to: { each: { instanceId: 'bear' } } }, B('rock'), [], {}],
  [
    '502.3 does not untap',
    { effect: 'skipUntap', what: t, until: 'nextUntapStep' },
    B('elf'),
    [],
    { elf: { keywords: [{ keyword: 'doesntUntap' }] } },
  ],
  [
    '305.7 becomes a type',
    { effect: 'becomeType', what: t, landType: 'Island', until: 'endOfTurn' },
    B('rock'),
    [],
    { rock: { subtypes: ['Island'], keywords: [{ keyword: 'onlyLandTypes' }] } },
  ],
])('%s', (_title, effects, by, events, facts) => {
  const done = happen(state, effects, by);
  expect(done.decision).toBeUndefined();
  expect(done.events).toEqual(events);
  expect(changed(things(state), things(done.state))).toEqual(facts);
});
