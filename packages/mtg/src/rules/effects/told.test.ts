import { expect, it } from 'vitest';
import { B, type ToldRow, toldOf, ref, t } from '../../../test/told.js';

it.each<ToldRow>([
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
    '121.4 nothing is drawn from an empty library',
    { effect: 'draw', who: 'eachOpponent' },
    {},
    [{ type: 'drewFromEmpty', player: 'foe' }],
    { foe: { drewFromEmpty: true } },
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
    '701.3a attach to nothing',
    { effect: 'attach', what: t, to: { each: { type: 'battle' } } },
    B('rock'),
    [],
    {},
  ],
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
])('%s', (_name, effects, by, told, facts) => {
  expect(toldOf(effects, by)).toEqual({ decision: undefined, told, facts });
});
