/** What selectors mean, what amounts compute to, and when conditions hold. */
import type { EffectContext } from '@reticle/core/play';
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import type { Condition } from '../../language/condition.js';
import type { AbilityAmount, CardsAt, Selector } from '../../language/selector.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { holds } from './condition.js';
import {
  amountOf,
  findCardsAt,
  select,
  selectCards,
  selectChoosers,
  selectKnown,
  selectPlayers,
} from './select.js';

const ability = {
  id: 'trigger',
  ability: 'triggered',
  source: { kind: 'card', id: 'bear', incarnation: 0 },
  controller: 'foe',
} as const;
const state = matchStateOf({
  players: [
    { id: 'you', counters: { poison: 3 } },
    { id: 'foe', life: 7 },
    { id: 'third' },
    { id: 'gone', left: true },
  ],
  activePlayer: 'foe',
  cards: [
    creature('bear', 'you', {
      power: 3,
      toughness: 5,
      manaValue: 2,
      counters: { '+1/+1': 2 },
      controller: 'foe',
    }),
    creature('bird', 'foe', { power: 1, toughness: 1, manaValue: 2, incarnation: 4, names: ['bird', 'egg'] }),
    card('aura', 'you', {
      types: ['enchantment'],
      colors: ['white', 'blue'],
      attachedTo: { kind: 'card', id: 'bird' },
    }),
    card('curse', 'you', {
      types: ['enchantment'],
      colors: ['blue'],
      attachedTo: { kind: 'player', id: 'foe' },
    }),
    card('hex', 'you', { types: ['enchantment'], attachedTo: { kind: 'player', id: 'gone' } }),
    card('stale', 'you', {
      types: ['enchantment'],
      attachedTo: { kind: 'card', id: 'bird', incarnation: 3 },
    }),
    card('orphan', 'you', { types: ['enchantment'], attachedTo: { kind: 'card', id: 'lost' } }),
    card('isle', 'you', { types: ['land'], subtypes: ['Island'] }),
    card('dual', 'you', { types: ['land'], subtypes: ['Island', 'Swamp'] }),
    card('first', 'you', { zone: 'library', order: 0 }),
    card('second', 'you', { zone: 'library', order: 1 }),
    card('theirs', 'foe', { zone: 'library', order: 0 }),
    card('held', 'foe', { zone: 'hand' }),
    card('mine', 'you', { zone: 'hand' }),
    card('dead', 'foe', { zone: 'graveyard' }),
    card('kicked', 'you', { paid: ['kicker'] }),
    card('relic', 'gone', { zone: 'exile' }),
    card('lent', 'you', { zone: 'exile', controller: 'gone' }),
  ],
  abilities: [ability],
  turn: { happened: { 'drew you': 1 }, before: {} },
});
const pin = (id: string, kind = 'card', incarnation = 0) => ({ kind, id, incarnation });
const scene = (more: Partial<EffectContext<MtgMatchState>> = {}): EffectContext<MtgMatchState> => ({
  state,
  controller: 'you',
  source: pin('bear'),
  variables: {},
  bound: {
    two: [pin('bear'), pin('bird', 'card', 4)],
    old: [pin('bird', 'card', 3)],
    lost: [pin('lost')],
    relic: [pin('relic'), pin('bear')],
    lent: [pin('lent')],
    mixed: [
      pin('foe', 'player'),
      pin('trigger', 'ability'),
      pin('bear'),
      pin('gone', 'player'),
      pin('no', 'ability'),
    ],
  },
  ...more,
});
const ids = (wanted: Selector, more: Partial<EffectContext<MtgMatchState>> = {}) =>
  select(wanted, scene(more)).map(({ id }) => id);

describe('whom a selector means', () => {
  it.each<[string, Selector, Partial<EffectContext<MtgMatchState>>, readonly string[]]>([
    ['400.7 the source, as long as it is that very object', 'self', {}, ['bear']],
    ['400.7 not what it became', 'self', { source: pin('bear', 'card', 1) }, []],
    ['what the source is attached to', 'host', { source: pin('aura') }, ['bird']],
    ['303.4 a player that it is attached to', 'host', { source: pin('curse') }, ['foe']],
    ['400.7 not what its host became', 'host', { source: pin('stale') }, []],
    ['800.4a no player who has left', 'host', { source: pin('hex') }, []],
    ['nothing, if it is attached to nothing', 'host', {}, []],
    ['nothing, if its host is gone', 'host', { source: pin('orphan') }, []],
    ['its controller', 'you', {}, ['you']],
    ['each opponent', 'eachOpponent', {}, ['foe', 'third']],
    ['800.4a each player who has not left', 'eachPlayer', {}, ['you', 'foe', 'third']],
    ['whose turn it is', 'activePlayer', {}, ['foe']],
    ['targets that are still there', { bound: 'mixed' }, {}, ['foe', 'trigger', 'bear']],
    ['400.7 not what a target became', { bound: 'old' }, {}, []],
    ['nothing under a name that nothing has', { bound: 'none' }, {}, []],
    ['on the battlefield, if no zone is named', { each: { type: 'land' } }, {}, ['isle', 'dual']],
    [
      'controllers: of cards, abilities, and players themselves',
      { controllerOf: { bound: 'mixed' } },
      {},
      ['foe', 'gone'],
    ],
    ['controllers', { controllerOf: { bound: 'two' } }, {}, ['foe']],
    ['nobody, of what was never there', { controllerOf: { bound: 'lost' } }, {}, []],
    ['800.4a no owner who has left', { ownerOf: { bound: 'relic' } }, {}, ['you']],
    ['owners, each once', { ownerOf: { among: [{ bound: 'two' }, 'self'] } }, {}, ['you', 'foe']],
    ['several, each thing once', { among: [{ bound: 'two' }, 'self', 'you'] }, {}, ['bear', 'bird', 'you']],
    [
      'those that a filter lets through',
      { those: { bound: 'two' }, are: { power: { gte: 3 } } },
      {},
      ['bear'],
    ],
    ['those without others', { those: { bound: 'two' }, except: 'self' }, {}, ['bird']],
    [
      'those without more than one other',
      { those: { bound: 'mixed' }, except: { among: ['self', { bound: 'old' }] } },
      {},
      ['foe', 'trigger'],
    ],
  ])('%s', (_name, wanted, more, found) => expect(ids(wanted, more)).toEqual(found));

  it('there is no active player before the first turn', () => {
    const { activePlayer: _, ...before } = state;
    expect(ids('activePlayer', { state: before })).toEqual([]);
  });

  it('608.2h what is asked of what is gone is answered by what it last was', () => {
    expect(selectKnown('self', scene({ source: pin('bear', 'card', 9) }))).toEqual([pin('bear', 'card', 9)]);
    expect(selectKnown({ bound: 'old' }, scene())).toEqual([pin('bird', 'card', 3)]);
    expect(selectKnown({ bound: 'none' }, scene())).toEqual([]);
    expect(selectKnown('you', scene())).toEqual([pin('you', 'player')]);
  });

  it.each<[string, Selector, readonly string[]]>([
    ['those who are there', { bound: 'mixed' }, ['foe']],
    ['by a word', 'eachOpponent', ['foe', 'third']],
    ['one who has left', { bound: 'left' }, ['gone']],
    ['the owner who has left', { ownerOf: { those: { bound: 'relic' }, except: 'self' } }, ['gone']],
    ['the controller who has left', { controllerOf: { bound: 'lent' } }, ['gone']],
    ['nobody, where no player is named', { bound: 'lost' }, []],
    ['nobody, of objects', { each: { type: 'planeswalker' } }, []],
  ])('800.4g who is to choose: %s', (_name, wanted, found) =>
    expect(
      selectChoosers(wanted, scene({ bound: { ...scene().bound, left: [pin('gone', 'player')] } })),
    ).toEqual(found),
  );

  it('players and cards apart', () => {
    expect(selectPlayers({ bound: 'mixed' }, scene())).toEqual(['foe']);
    expect(selectCards({ bound: 'mixed' }, scene())).toEqual(['bear']);
  });
});

describe('what an amount comes to', () => {
  it.each<[AbilityAmount, number]>([
    [4, 4],
    ['X', 0],
    [{ plus: 3, more: -1 }, 2],
    [{ plus: { life: { bound: 'mixed' } }, more: { minus: { of: 'power', what: 'self' } } }, 4],
    [{ different: 'color', among: { type: 'creature' } }, 0],
    [{ different: 'color', among: {} }, 2],
    [{ numberOf: 'eachOpponent' }, 2],
    [{ cardsIn: 'hand', whose: 'eachOpponent' }, 1],
    [{ cardsIn: 'library', whose: 'you' }, 2],
    [{ different: 'cardType', among: { controller: 'self' } }, 2],
    [{ different: 'name', among: { type: 'creature' } }, 3],
    [{ different: 'power', among: { type: 'creature' } }, 2],
    [{ different: 'manaValue', among: { type: 'creature' } }, 1],
    [{ greatest: 'power', among: { type: 'creature' } }, 3],
    [{ greatest: 'power', among: { type: 'planeswalker' } }, 0],
    [{ greatest: 'toughness', among: {} }, 5],
    [{ total: 'power', among: { type: 'creature' } }, 4],
    [{ total: 'manaValue', among: {} }, 4],
    [{ basicLandTypes: { type: 'land' } }, 2],
    [{ basicLandTypes: { type: 'creature' } }, 0],
    [{ counters: '+1/+1', on: 'self' }, 2],
    [{ counters: 'charge', on: 'self' }, 0],
    [{ counters: 'poison', on: 'you' }, 3],
    [{ counters: 'poison', on: 'eachOpponent' }, 0],
    [{ counters: 'poison', on: { bound: 'none' } }, 0],
    [{ life: 'eachOpponent' }, 7],
    [{ of: 'power', what: 'self' }, 3],
    [{ of: 'toughness', what: { bound: 'none' } }, 0],
    [{ of: 'power', what: { bound: 'lost' } }, 0],
    [{ of: 'power', what: { each: { type: 'land' } } }, 0],
    [{ counters: '+1/+1', on: { bound: 'lost' } }, 0],
    [{ counters: '+1/+1', on: { each: {} } }, 2],
    [{ counters: 'any', on: { among: ['self', 'you'] } }, 5],
    [{ counters: 'poison', on: 'eachPlayer' }, 3],
    [{ amongPlayers: 'eachPlayer', take: 'greatest', amount: { life: { bound: 'someone' } } }, 20],
    [{ amongPlayers: 'eachPlayer', take: 'least', amount: { life: { bound: 'someone' } } }, 7],
    [{ amongPlayers: 'eachOpponent', take: 'total', amount: { count: { controller: 'role.someone' } } }, 2],
    [{ amongPlayers: { bound: 'none' }, take: 'least', amount: 3 }, 0],
  ])('%j is %i', (amount, value) => expect(amountOf(amount, scene())).toBe(value));

  it('107.3 X is what was announced', () => expect(amountOf('X', scene({ variables: { X: 5 } }))).toBe(5));
});

describe('when a condition holds', () => {
  it.each<[Condition, boolean]>([
    [{ same: ['you', 'activePlayer'] }, false],
    [{ same: ['activePlayer', { controllerOf: 'self' }] }, true],
    [{ same: [{ bound: 'two' }, 'self'] }, true],
    [{ same: ['eachPlayer', { bound: 'none' }] }, false],
    [{ not: { same: ['you', 'you'] } }, false],
    [{ allOf: [{ what: 'self' }, { what: { bound: 'none' } }] }, false],
    [{ anyOf: [{ what: 'self' }, { what: { bound: 'none' } }] }, true],
    [{ amount: 3, gte: 3, lt: 4 }, true],
    [{ amount: 3, gte: 3, lt: 3 }, false],
    [{ amount: 3, eq: { of: 'power', what: 'self' } }, true],
    [{ what: 'self', is: { type: 'creature' } }, true],
    [{ what: 'self', is: { type: 'land' } }, false],
    [{ paid: 'kicker' }, false],
    // Of three players, what two have together, or the first alone, is not asked.
    [{ someone: 'eachOpponent', so: { amount: { life: { bound: 'someone' } }, gte: 20 } }, true],
    [{ someone: 'eachOpponent', so: { amount: { life: { bound: 'someone' } }, gte: 21 } }, false],
    [
      {
        someone: 'eachOpponent',
        so: { not: { what: { each: { type: 'creature', controller: 'role.someone' } } } },
      },
      true,
    ],
    [
      {
        someone: 'eachPlayer',
        so: { amount: { count: { type: 'creature', controller: 'role.someone' } }, gte: 3 },
      },
      false,
    ],
    [{ someone: { bound: 'none' }, so: { same: ['you', 'you'] } }, false],
  ])('%j: %s', (asked, is) => expect(holds(asked, scene())).toBe(is));

  it('702.33d a cost was paid for what the spell became', () => {
    expect(holds({ paid: 'kicker' }, scene({ source: pin('kicked') }))).toBe(true);
    expect(holds({ paid: 'buyback' }, scene({ source: pin('kicked') }))).toBe(false);
  });
});

describe('cards that are looked at', () => {
  it.each<[CardsAt, readonly string[]]>([
    [{ top: 1 }, ['first']],
    [{ top: 5 }, ['first', 'second']],
    [{ top: -1 }, []],
    [{ top: 1, of: 'eachPlayer' }, ['first', 'theirs']],
    [{ library: 'you' }, ['first', 'second']],
    [{ hand: 'eachOpponent' }, ['held']],
    [{ hand: 'eachPlayer' }, ['held', 'mine']],
    [{ cards: { bound: 'mixed' } }, ['bear']],
  ])('%j', (at, found) => expect(findCardsAt(at, scene()).map(({ id }) => id)).toEqual(found));
});
