import type { MatchEvent } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { matchStateOf, refTo } from '../../../test/match.js';
import type { GameEvent } from './game-event.js';
import { gameEventsOf } from './happening.js';

const state = matchStateOf({
  cards: [
    creature('bear', 'foe', { attacking: { player: 'you' }, counters: { age: 2 } }),
    creature('wolf', 'foe', { attacking: { player: 'you' } }),
    creature('elf', 'you', { blocking: ['bear'] }),
    card('rock', 'you', { types: ['artifact'] }),
    card('bolt', 'you', { zone: 'stack', types: ['instant'] }),
    creature('dead', 'foe', { zone: 'graveyard', incarnation: 1 }),
  ],
  lastKnown: [creature('dead', 'foe', { controller: 'you' })],
});
const ref = (id: string) => refTo(state, id);
const [bear, wolf, elf, rock, bolt, dead, you, foe] = [
  'bear',
  'wolf',
  'elf',
  'rock',
  'bolt',
  'dead',
  'you',
  'foe',
].map(ref);
const was = { kind: 'card', id: 'dead', incarnation: 0 };
const ability = { kind: 'ability', id: 'a1', incarnation: 0 };

/** Returns each event with the ids of its cards instead of all their facts. */
const short = ({ subject, one, many, ...rest }: GameEvent) => ({
  ...rest,
  ...(subject ? { subject: `${subject.instanceId} ${subject.incarnation}` } : {}),
  ...(one ? { one: one.instanceId } : {}),
  ...(many ? { many: many.map(({ instanceId }) => instanceId) } : {}),
});
const made = (event: MatchEvent) => gameEventsOf(state, event, () => true).map(short);

it.each<[string, MatchEvent, readonly object[]]>([
  [
    '603.10a “it” is what left as it was, beside what it became',
    { type: 'moved', card: was, from: 'battlefield', to: 'graveyard' },
    [
      {
        on: 'moves',
        from: 'battlefield',
        to: 'graveyard',
        subject: 'dead 0',
        bound: { it: [was], itBecame: [dead], player: [you] },
      },
    ],
  ],
  [
    '603.6a what entered is looked at as it is',
    { type: 'moved', card: { ...was, id: 'elf', incarnation: -1 }, from: 'hand', to: 'battlefield' },
    [{ on: 'moves', from: 'hand', to: 'battlefield', subject: 'elf 0', bound: { it: [elf], player: [you] } }],
  ],
  ['a move of nothing', { type: 'moved', from: 'hand', to: 'exile' }, []],
  ['a move from nowhere', { type: 'moved', card: was, to: 'exile' }, []],
  ['a move to nowhere', { type: 'moved', card: was, from: 'hand' }, []],
  [
    'a token enters',
    { type: 'tokenCreated', card: elf, player: 'you' },
    [{ on: 'moves', to: 'battlefield', subject: 'elf 0', bound: { it: [elf], player: [you] } }],
  ],
  ['no token', { type: 'tokenCreated' }, []],
  [
    '601.2i a spell is cast',
    { type: 'cast', by: bolt, controller: 'foe' },
    [{ on: 'casts', player: 'foe', subject: 'bolt 0', bound: { it: [bolt], player: [you] } }],
  ],
  ['cast by nobody', { type: 'cast', by: bolt }, []],
  [
    '707.10 a copy is not cast',
    { type: 'copied', by: bolt, controller: 'you' },
    [{ on: 'casts', player: 'you', isCopy: true, subject: 'bolt 0', bound: { it: [bolt], player: [you] } }],
  ],
  ['copied by nobody', { type: 'copied', by: bolt }, []],
  [
    'a step begins',
    { type: 'stepBegan', step: 'upkeep', player: 'foe' },
    [{ on: 'step', step: 'upkeep', player: 'foe', bound: { player: [foe] } }],
  ],
  ['a step of nobody', { type: 'stepBegan', step: 'upkeep' }, []],
  ['no step', { type: 'stepBegan', player: 'foe' }, []],
  [
    '120.3 damage to a player',
    { type: 'damage', source: bear, to: you, amount: 2, combat: true },
    [
      {
        on: 'dealsDamage',
        amount: 2,
        combat: true,
        struck: 'player',
        struckPlayer: 'you',
        subject: 'bear 0',
        bound: { it: [bear], player: [foe], other: [you] },
      },
    ],
  ],
  [
    '120.3 damage to a creature',
    { type: 'damage', source: bear, to: elf, amount: 2 },
    [
      {
        on: 'dealsDamage',
        amount: 2,
        combat: false,
        struck: 'creature',
        subject: 'bear 0',
        bound: { it: [bear], player: [foe], other: [elf] },
      },
      {
        on: 'isDealtDamage',
        amount: 2,
        subject: 'elf 0',
        bound: { it: [elf], player: [you], other: [bear] },
      },
    ],
  ],
  [
    'damage to something else',
    { type: 'damage', source: bear, to: rock, amount: 1 },
    [
      {
        on: 'dealsDamage',
        amount: 1,
        combat: false,
        struck: 'other',
        subject: 'bear 0',
        bound: { it: [bear], player: [foe], other: [rock] },
      },
      {
        on: 'isDealtDamage',
        amount: 1,
        subject: 'rock 0',
        bound: { it: [rock], player: [you], other: [bear] },
      },
    ],
  ],
  ['damage of nothing', { type: 'damage', to: you, amount: 2 }, []],
  ['damage to nothing', { type: 'damage', source: bear, amount: 2 }, []],
  ['damage without a number', { type: 'damage', source: bear, to: you }, []],
  [
    'it becomes tapped',
    { type: 'becameTapped', card: 'elf' },
    [{ on: 'becomesTapped', subject: 'elf 0', bound: { it: [elf], player: [you] } }],
  ],
  [
    'it becomes untapped',
    { type: 'becameUntapped', card: elf },
    [{ on: 'becomesUntapped', subject: 'elf 0', bound: { it: [elf], player: [you] } }],
  ],
  ['nothing becomes tapped', { type: 'becameTapped', card: 'nobody' }, []],
  [
    '119.9 life is gained',
    { type: 'lifeGained', player: 'you', amount: 3 },
    [{ on: 'gainsLife', player: 'you', amount: 3, bound: { player: [you] } }],
  ],
  [
    'life is lost',
    { type: 'lifeLost', player: 'foe', amount: 1 },
    [{ on: 'losesLife', player: 'foe', amount: 1, bound: { player: [foe] } }],
  ],
  [
    '121.2 two cards are drawn one after the other',
    { type: 'drew', player: 'you', count: 2 },
    [
      { on: 'draws', player: 'you', bound: { player: [you] } },
      { on: 'draws', player: 'you', bound: { player: [you] } },
    ],
  ],
  ['nobody draws', { type: 'drew', count: 2 }, []],
  [
    'a card is discarded, as it was',
    { type: 'discarded', card: was, player: 'foe' },
    [
      {
        on: 'discards',
        player: 'foe',
        subject: 'dead 0',
        bound: { it: [was], itBecame: [dead], player: [foe] },
      },
    ],
  ],
  [
    'a permanent is sacrificed, as it was',
    { type: 'sacrificed', card: was, player: 'you' },
    [
      {
        on: 'sacrifices',
        player: 'you',
        subject: 'dead 0',
        bound: { it: [was], itBecame: [dead], player: [you] },
      },
    ],
  ],
  [
    '702.29d a card is cycled, as it is in the graveyard',
    { type: 'cycled', card: was, player: 'foe' },
    [
      {
        on: 'cycles',
        player: 'foe',
        subject: 'dead 1',
        bound: { it: [was], itBecame: [dead], player: [foe] },
      },
    ],
  ],
  ['nobody discards', { type: 'discarded', card: was }, []],
  [
    '603.2c it becomes the target of a spell',
    { type: 'becameTarget', target: elf, by: bolt, controller: 'foe' },
    [
      {
        on: 'becomesTarget',
        by: 'spell',
        player: 'foe',
        subject: 'elf 0',
        bound: { it: [elf], other: [bolt], player: [foe] },
      },
    ],
  ],
  [
    'or of an ability',
    { type: 'becameTarget', target: elf, by: ability, controller: 'foe' },
    [
      {
        on: 'becomesTarget',
        by: 'ability',
        player: 'foe',
        subject: 'elf 0',
        bound: { it: [elf], other: [ability], player: [foe] },
      },
    ],
  ],
  ['a player becomes a target', { type: 'becameTarget', target: you, by: bolt, controller: 'foe' }, []],
  ['a target of nothing', { type: 'becameTarget', target: elf, controller: 'foe' }, []],
  ['a target of nobody', { type: 'becameTarget', target: elf, by: bolt }, []],
  [
    '122.1 counters are put on it',
    { type: 'counters', on: elf, counter: 'age', amount: 2 },
    [
      {
        on: 'getsCounters',
        counter: 'age',
        amount: 2,
        subject: 'elf 0',
        bound: { it: [elf], player: [you] },
      },
    ],
  ],
  [
    'the last is taken off',
    { type: 'counters', on: elf, counter: 'age', amount: -1 },
    [{ on: 'losesLastCounter', counter: 'age', subject: 'elf 0', bound: { it: [elf], player: [you] } }],
  ],
  ['not the last', { type: 'counters', on: bear, counter: 'age', amount: -1 }, []],
  ['on a player', { type: 'counters', on: you, counter: 'age', amount: 1 }, []],
  ['of no kind', { type: 'counters', on: elf, amount: 1 }, []],
  ['without a number', { type: 'counters', on: elf, counter: 'age' }, []],
  [
    '508.1m the first of the attackers tells that a player attacks',
    { type: 'attacked', card: bear, player: 'you' },
    [
      {
        on: 'attacks',
        alone: false,
        many: ['bear', 'wolf'],
        attacked: 'you',
        subject: 'bear 0',
        bound: { it: [bear], player: [foe], defender: [you] },
      },
      {
        on: 'declaresAttack',
        player: 'foe',
        many: ['bear', 'wolf'],
        bound: { player: [foe], defender: [you] },
      },
    ],
  ],
  [
    'another does not',
    { type: 'attacked', card: wolf, player: 'you' },
    [
      {
        on: 'attacks',
        alone: false,
        many: ['bear', 'wolf'],
        attacked: 'you',
        subject: 'wolf 0',
        bound: { it: [wolf], player: [foe], defender: [you] },
      },
    ],
  ],
  [
    '508.5 a planeswalker is attacked, and not its controller, who defends all the same',
    { type: 'attacked', card: wolf, player: 'you', planeswalker: 'rock' },
    [
      {
        on: 'attacks',
        alone: false,
        many: ['bear', 'wolf'],
        walkerOf: 'you',
        subject: 'wolf 0',
        bound: { it: [wolf], player: [foe], defender: [you] },
      },
    ],
  ],
  ['nothing attacks', { type: 'attacked', player: 'you' }, []],
  [
    '509.3g it is not blocked',
    { type: 'wentUnblocked', card: 'wolf' },
    [{ on: 'isntBlocked', subject: 'wolf 0', bound: { it: [wolf], player: [foe], defender: [you] } }],
  ],
  [
    '509.3 it becomes blocked: by all at once, and by each',
    { type: 'becameBlocked', card: bear, others: [elf] },
    [
      {
        on: 'becomesBlocked',
        subject: 'bear 0',
        bound: { it: [bear], player: [foe], other: [elf], defender: [you] },
      },
      {
        on: 'becomesBlocked',
        subject: 'bear 0',
        one: 'elf',
        bound: { it: [bear], player: [foe], other: [elf], defender: [you] },
      },
    ],
  ],
  [
    '509.3 it blocks',
    { type: 'blocked', card: elf, others: [bear] },
    [
      { on: 'blocks', subject: 'elf 0', bound: { it: [elf], player: [you], other: [bear], defender: [] } },
      {
        on: 'blocks',
        subject: 'elf 0',
        one: 'bear',
        bound: { it: [elf], player: [you], other: [bear], defender: [] },
      },
    ],
  ],
  [
    'what are no things are no others',
    { type: 'blocked', card: elf, others: [bear, 7] },
    [{ on: 'blocks', subject: 'elf 0', bound: { it: [elf], player: [you], other: [], defender: [] } }],
  ],
  [
    'a library that is shuffled',
    { type: 'shuffled', player: 'you' },
    [{ on: 'shuffles', player: 'you', bound: { player: [you] } }],
  ],
  [
    '305.1 a land that is played',
    { type: 'landPlayed', player: 'you', card: 'elf' },
    [{ on: 'playsLand', subject: 'elf 0', player: 'you', bound: { it: [elf], player: [you] } }],
  ],
  ['nothing that anything waits for', { type: 'reordered', player: 'you' }, []],
])('%s', (_title, event, events) => {
  expect(made(event)).toEqual(events);
});

it('reads nothing that nothing waits for', () => {
  const event = { type: 'damage', source: bear, to: elf, amount: 2 };
  expect(gameEventsOf(state, event, () => false)).toEqual([]);
  expect(gameEventsOf(state, event, (on) => on === 'isDealtDamage')).toHaveLength(2);
});
