import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import type { Trigger } from '../../language/card-definition.js';
import type { GameEvent } from './happening.js';
import { waitsFor } from './waits-for.js';

const state = matchStateOf({
  players: [{ id: 'you' }, { id: 'foe' }, { id: 'third' }],
  cards: [
    card('aura', 'you', { types: ['enchantment'], attachedTo: { kind: 'card', id: 'bear' } }),
    card('charm', 'you', { types: ['enchantment'], attachedTo: { kind: 'card', id: 'elf' } }),
    card('curse', 'you', { types: ['enchantment'], attachedTo: { kind: 'player', id: 'foe' } }),
    creature('bear', 'foe'),
    creature('elf', 'you', { subtypes: ['Elf'] }),
    card('rock', 'foe', { types: ['artifact'] }),
  ],
});
const at = (id: string) => cardOf(state, id);
const happened = (on: GameEvent['on'], more: Partial<GameEvent> = {}): GameEvent => ({
  on,
  bound: {},
  ...more,
});
const waits = (source: string, trigger: Trigger, event: GameEvent) =>
  waitsFor(trigger, event, { state, source: at(source) });

const bear = at('bear');
const elf = at('elf');
const ELF = { subtype: 'Elf' } as const;
const died = { from: 'battlefield', to: 'graveyard' } as const;
const attack = (more: Partial<GameEvent> = {}) =>
  happened('attacks', { subject: bear, player: 'foe', many: [bear], alone: true, attacked: 'you', ...more });
const spell = (targets: readonly string[]) =>
  card('spell', 'foe', {
    zone: 'stack',
    types: ['instant'],
    announced: {
      spec: { slots: [], relations: [], timing: 'announcement' },
      costs: [],
      modes: [],
      targets: {
        attempt: { controller: 'foe' },
        slots: [{ slot: 't', targets: targets.map((id) => ({ kind: 'card', id, incarnation: 0 })) }],
      },
    },
  });

describe('603.2 what an ability waits for, and what it does not', () => {
  it.each<[string, string, Trigger, GameEvent, boolean]>([
    [
      'something else',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesUntapped', { subject: elf }),
      false,
    ],
    [
      'itself',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesTapped', { subject: elf }),
      true,
    ],
    [
      'not another',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      '400.7 not what it was before',
      'elf',
      { on: 'becomesTapped', what: 'self' },
      happened('becomesTapped', { subject: { ...elf, incarnation: 1 } }),
      false,
    ],
    ['nothing', 'elf', { on: 'becomesTapped', what: 'self' }, happened('becomesTapped'), false],
    [
      'such a card',
      'aura',
      { on: 'becomesTapped', what: ELF },
      happened('becomesTapped', { subject: elf }),
      true,
    ],
    [
      'no such card',
      'aura',
      { on: 'becomesTapped', what: ELF },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      'one of its controller',
      'aura',
      { on: 'becomesTapped', what: { controller: 'self' } },
      happened('becomesTapped', { subject: elf }),
      true,
    ],
    [
      'not one of another',
      'aura',
      { on: 'becomesTapped', what: { controller: 'self' } },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      'another than itself',
      'elf',
      { on: 'becomesTapped', what: { excludeSelf: true } },
      happened('becomesTapped', { subject: elf }),
      false,
    ],
    [
      '303.4 what it is attached to',
      'aura',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: bear }),
      true,
    ],
    [
      '303.4 not another',
      'aura',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: elf }),
      false,
    ],
    [
      '400.7 not what that was before',
      'aura',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: { ...bear, incarnation: 1 } }),
      false,
    ],
    [
      '303.4 no card, attached to a player',
      'curse',
      { on: 'becomesTapped', what: 'host' },
      happened('becomesTapped', { subject: bear }),
      false,
    ],
    [
      'one of two',
      'elf',
      {
        on: 'anyOf',
        of: [
          { on: 'gainsLife', who: 'you' },
          { on: 'losesLife', who: 'you' },
        ],
      },
      happened('losesLife', { player: 'you' }),
      true,
    ],
    [
      'none of two',
      'elf',
      {
        on: 'anyOf',
        of: [
          { on: 'gainsLife', who: 'you' },
          { on: 'losesLife', who: 'you' },
        ],
      },
      happened('losesLife', { player: 'foe' }),
      false,
    ],
    ['what holds is no event', 'elf', { on: 'state', is: { what: 'self' } }, happened('state'), false],
    ['you', 'elf', { on: 'gainsLife', who: 'you' }, happened('gainsLife', { player: 'you' }), true],
    ['not you', 'elf', { on: 'gainsLife', who: 'you' }, happened('gainsLife', { player: 'foe' }), false],
    [
      'an opponent',
      'elf',
      { on: 'gainsLife', who: 'opponent' },
      happened('gainsLife', { player: 'third' }),
      true,
    ],
    [
      'no opponent',
      'elf',
      { on: 'gainsLife', who: 'opponent' },
      happened('gainsLife', { player: 'you' }),
      false,
    ],
    ['each player', 'elf', { on: 'gainsLife', who: 'each' }, happened('gainsLife', { player: 'foe' }), true],
    ['nobody', 'elf', { on: 'gainsLife', who: 'each' }, happened('gainsLife'), false],
    [
      'the second',
      'elf',
      { on: 'draws', who: 'you', nth: 2 },
      happened('draws', { player: 'you', nth: 2 }),
      true,
    ],
    [
      'not the first',
      'elf',
      { on: 'draws', who: 'you', nth: 2 },
      happened('draws', { player: 'you', nth: 1 }),
      false,
    ],
    ['any of them', 'elf', { on: 'draws', who: 'you' }, happened('draws', { player: 'you', nth: 3 }), true],
    [
      'what is discarded, whatever it is',
      'elf',
      { on: 'discards', who: 'you' },
      happened('discards', { player: 'you', subject: bear }),
      true,
    ],
    [
      'such a card that is discarded',
      'elf',
      { on: 'discards', who: 'you', what: ELF },
      happened('discards', { player: 'you', subject: bear }),
      false,
    ],
  ])('%s', (_title, source, trigger, event, found) => {
    expect(waits(source, trigger, event)).toBe(found);
  });

  it.each<[string, Trigger, Partial<GameEvent>, boolean]>([
    ['from there', { on: 'moves', what: 'self', from: 'battlefield' }, died, true],
    ['from elsewhere', { on: 'moves', what: 'self', from: 'hand' }, died, false],
    ['there', { on: 'moves', what: 'self', to: 'graveyard' }, died, true],
    ['elsewhere', { on: 'moves', what: 'self', to: 'exile' }, died, false],
    [
      'from there, but elsewhere',
      { on: 'moves', what: 'self', from: 'battlefield', to: 'exile' },
      died,
      false,
    ],
  ])('603.6 it moves %s', (_title, trigger, event, found) => {
    expect(waits('elf', trigger, happened('moves', { subject: elf, ...event }))).toBe(found);
  });

  it.each<[string, string, Trigger, string, string, boolean]>([
    ['your upkeep', 'elf', { on: 'step', step: 'upkeep', whose: 'you' }, 'upkeep', 'you', true],
    ['not an opponent’s', 'elf', { on: 'step', step: 'upkeep', whose: 'you' }, 'upkeep', 'foe', false],
    ['another step', 'elf', { on: 'step', step: 'upkeep', whose: 'you' }, 'draw', 'you', false],
    ['each end step', 'elf', { on: 'step', step: 'end', whose: 'each' }, 'end', 'foe', true],
    ['an opponent’s', 'elf', { on: 'step', step: 'end', whose: 'opponent' }, 'end', 'foe', true],
    [
      'the upkeep of its host’s controller',
      'aura',
      { on: 'step', step: 'upkeep', whose: 'host' },
      'upkeep',
      'foe',
      true,
    ],
    [
      'not its own controller’s',
      'aura',
      { on: 'step', step: 'upkeep', whose: 'host' },
      'upkeep',
      'you',
      false,
    ],
    [
      'its own controller’s, who is its host’s',
      'charm',
      { on: 'step', step: 'upkeep', whose: 'host' },
      'upkeep',
      'you',
      true,
    ],
    ['the enchanted player’s', 'curse', { on: 'step', step: 'upkeep', whose: 'host' }, 'upkeep', 'foe', true],
    ['not another’s', 'curse', { on: 'step', step: 'upkeep', whose: 'host' }, 'upkeep', 'you', false],
    [
      'nobody’s, attached to nothing',
      'elf',
      { on: 'step', step: 'upkeep', whose: 'host' },
      'upkeep',
      'you',
      false,
    ],
    ['the draw step', 'elf', { on: 'step', step: 'draw', whose: 'you' }, 'draw', 'you', true],
    ['the first main phase', 'elf', { on: 'step', step: 'main1', whose: 'you' }, 'main1', 'you', true],
    [
      'the beginning of combat',
      'elf',
      { on: 'step', step: 'beginCombat', whose: 'you' },
      'beginCombat',
      'you',
      true,
    ],
    ['the end of combat', 'elf', { on: 'step', step: 'endCombat', whose: 'you' }, 'endCombat', 'you', true],
    ['the second main phase', 'elf', { on: 'step', step: 'main2', whose: 'you' }, 'main2', 'you', true],
  ])('603.2b at the beginning of %s', (_title, source, trigger, step, player, found) => {
    expect(waits(source, trigger, happened('step', { step, player }))).toBe(found);
  });

  it.each<[string, Trigger, GameEvent, boolean]>([
    ['508.3 such a creature', { on: 'attacks', what: {} }, attack(), true],
    ['506.5 alone', { on: 'attacks', what: {}, alone: true }, attack(), true],
    ['not alone', { on: 'attacks', what: {}, alone: true }, attack({ alone: false }), false],
    ['with one other', { on: 'attacks', what: {}, others: 1 }, attack({ many: [bear, elf] }), true],
    ['without one', { on: 'attacks', what: {}, others: 1 }, attack(), false],
    ['you', { on: 'attacks', what: {}, player: 'you' }, attack(), true],
    ['somebody else', { on: 'attacks', what: {}, player: 'you' }, attack({ attacked: 'third' }), false],
    [
      '508.1m a player, with so many',
      { on: 'declaresAttack', who: 'opponent', least: 2 },
      happened('declaresAttack', { player: 'foe', many: [bear, elf] }),
      true,
    ],
    [
      'not so many',
      { on: 'declaresAttack', who: 'opponent', least: 2 },
      happened('declaresAttack', { player: 'foe', many: [bear] }),
      false,
    ],
    [
      'with one, where nothing is said',
      { on: 'declaresAttack', who: 'opponent' },
      happened('declaresAttack', { player: 'foe', many: [bear] }),
      true,
    ],
    [
      'with none such',
      { on: 'declaresAttack', who: 'opponent', what: ELF },
      happened('declaresAttack', { player: 'foe', many: [bear] }),
      false,
    ],
    [
      'another player',
      { on: 'declaresAttack', who: 'you' },
      happened('declaresAttack', { player: 'foe', many: [bear] }),
      false,
    ],
  ])('attacks: %s', (_title, trigger, event, found) => {
    expect(waits('elf', trigger, event)).toBe(found);
  });

  it.each(['blocks', 'becomesBlocked'] as const)('509.3 %s: all at once, or each of such creatures', (on) => {
    const once = happened(on, { subject: bear });
    const each = happened(on, { subject: bear, one: elf });
    const found = (trigger: Trigger) => [waits('rock', trigger, once), waits('rock', trigger, each)];
    expect(found({ on, what: {} })).toEqual([true, false]);
    expect(found({ on, what: {}, other: ELF })).toEqual([false, true]);
    expect(found({ on, what: {}, other: { type: 'artifact' } })).toEqual([false, false]);
    expect(found({ on, what: ELF })).toEqual([false, false]);
  });

  it.each<[string, Trigger, Partial<GameEvent>, boolean]>([
    ['a spell', { on: 'casts', who: 'each', what: {} }, {}, true],
    ['707.10 not a copy', { on: 'casts', who: 'each', what: {} }, { isCopy: true }, false],
    ['or a copy', { on: 'casts', who: 'each', what: {}, orCopies: true }, { isCopy: true }, true],
    [
      'that targets this',
      { on: 'casts', who: 'each', what: {}, targetsThis: true },
      { subject: spell(['rock', 'elf']) },
      true,
    ],
    [
      'that targets something else',
      { on: 'casts', who: 'each', what: {}, targetsThis: true },
      { subject: spell(['rock']) },
      false,
    ],
    ['that targets nothing', { on: 'casts', who: 'each', what: {}, targetsThis: true }, {}, false],
    [
      '702.21a it becomes the target of a spell',
      { on: 'becomesTarget', what: 'self', by: 'spell' },
      { by: 'spell', subject: elf },
      true,
    ],
    [
      'not of an ability',
      { on: 'becomesTarget', what: 'self', by: 'spell' },
      { by: 'ability', subject: elf },
      false,
    ],
    ['of either', { on: 'becomesTarget', what: 'self', by: 'either' }, { by: 'ability', subject: elf }, true],
    [
      '122.1 counters of a kind',
      { on: 'getsCounters', what: 'self', counter: 'age' },
      { counter: 'age', subject: elf },
      true,
    ],
    [
      'of another kind',
      { on: 'getsCounters', what: 'self', counter: 'age' },
      { counter: 'charge', subject: elf },
      false,
    ],
    [
      'the last of a kind',
      { on: 'losesLastCounter', what: 'self', counter: 'age' },
      { counter: 'age', subject: elf },
      true,
    ],
    [
      'the last of another kind',
      { on: 'losesLastCounter', what: 'self', counter: 'age' },
      { counter: 'charge', subject: elf },
      false,
    ],
  ])('%s', (_title, trigger, event, found) => {
    if (trigger.on === 'anyOf') throw new Error('one event');
    const subject = card('plain', 'foe', { zone: 'stack', types: ['instant'] });
    expect(waits('elf', trigger, happened(trigger.on, { subject, player: 'foe', ...event }))).toBe(found);
  });

  it.each<[string, Trigger, Partial<GameEvent>, boolean]>([
    ['to anything', { on: 'dealsDamage', what: 'self', to: 'any' }, { struck: 'other' }, true],
    ['to a creature', { on: 'dealsDamage', what: 'self', to: 'creature' }, { struck: 'creature' }, true],
    [
      'to no creature',
      { on: 'dealsDamage', what: 'self', to: 'creature' },
      { struck: 'player', struckPlayer: 'foe' },
      false,
    ],
    [
      'to a player',
      { on: 'dealsDamage', what: 'self', to: 'player' },
      { struck: 'player', struckPlayer: 'you' },
      true,
    ],
    [
      'to an opponent',
      { on: 'dealsDamage', what: 'self', to: 'opponent' },
      { struck: 'player', struckPlayer: 'foe' },
      true,
    ],
    [
      'to no opponent',
      { on: 'dealsDamage', what: 'self', to: 'opponent' },
      { struck: 'player', struckPlayer: 'you' },
      false,
    ],
    [
      'to you',
      { on: 'dealsDamage', what: 'self', to: 'you' },
      { struck: 'player', struckPlayer: 'you' },
      true,
    ],
    [
      'to somebody else',
      { on: 'dealsDamage', what: 'self', to: 'you' },
      { struck: 'player', struckPlayer: 'foe' },
      false,
    ],
    [
      'to a creature, not to a player',
      { on: 'dealsDamage', what: 'self', to: 'player' },
      { struck: 'creature' },
      false,
    ],
    [
      '510.2 combat damage',
      { on: 'dealsDamage', what: 'self', to: 'any', combat: true },
      { struck: 'creature', combat: true },
      true,
    ],
    [
      'no combat damage',
      { on: 'dealsDamage', what: 'self', to: 'any', combat: true },
      { struck: 'creature', combat: false },
      false,
    ],
  ])('damage %s', (_title, trigger, event, found) => {
    expect(waits('elf', trigger, happened('dealsDamage', { subject: elf, ...event }))).toBe(found);
  });
});

it('301.5, 303.4: a host that has been another object since is not its host', () => {
  const moved = change(matchOf(...state.cards), 'bear', { incarnation: 1 });
  const event = happened('becomesTapped', { subject: cardOf(moved, 'bear') });
  const trigger: Trigger = { on: 'becomesTapped', what: 'host' };
  expect(waitsFor(trigger, event, { state: moved, source: at('aura') })).toBe(true);
  expect(
    waitsFor(trigger, happened('becomesTapped', { subject: bear }), { state: moved, source: at('aura') }),
  ).toBe(false);
});
