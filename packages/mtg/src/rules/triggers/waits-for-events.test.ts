import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import type { Trigger } from '../../language/trigger.js';
import type { GameEvent } from './game-event.js';
import { happened, waits, bear, elf, ELF, died, attack, spell } from '../../../test/waiting.js';

const KICKED: Trigger = { on: 'casts', who: 'each', what: {}, kicked: true };

describe('603.2 what abilities wait for, event by event', () => {
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
    [
      '508.5 a planeswalker of yours',
      { on: 'attacks', what: {}, player: 'you', orPlaneswalker: true },
      attack({ attacked: undefined, walkerOf: 'you' }),
      true,
    ],
    [
      '508.5 a planeswalker is not you',
      { on: 'attacks', what: {}, player: 'you' },
      attack({ attacked: undefined, walkerOf: 'you' }),
      false,
    ],
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
    ['702.33d kicked', KICKED, { subject: spell([], ['kicker']) }, true],
    ['702.33c kicked, and more than once', KICKED, { subject: spell([], ['multikicker']) }, true],
    ['702.33d with another cost', KICKED, { subject: spell([], ['buyback']) }, false],
    ['702.33d not kicked', KICKED, { subject: spell([]) }, false],
    [
      'during its controller’s turn',
      { on: 'casts', who: 'each', what: {}, during: 'opponent' },
      { player: 'you' },
      false,
    ],
    [
      '702.110b it exploits such a creature',
      { on: 'exploits', what: 'self', other: { type: 'creature' } },
      { subject: elf, one: bear },
      true,
    ],
    [
      '702.110b it exploits another creature',
      { on: 'exploits', what: 'self', other: ELF },
      { subject: elf, one: bear },
      false,
    ],
    ['120.3 dealt damage', { on: 'isDealtDamage', what: 'self' }, { subject: elf }, true],
    [
      '510.2 dealt combat damage',
      { on: 'isDealtDamage', what: 'self', combat: true },
      { subject: elf, combat: true },
      true,
    ],
    [
      '510.2 dealt other damage',
      { on: 'isDealtDamage', what: 'self', combat: true },
      { subject: elf },
      false,
    ],
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
      '120.3c to a planeswalker',
      { on: 'dealsDamage', what: 'self', to: 'planeswalker' },
      { struck: 'other', isWalker: true },
      true,
    ],
    [
      'to something else than a planeswalker',
      { on: 'dealsDamage', what: 'self', to: 'planeswalker' },
      { struck: 'other' },
      false,
    ],
    [
      'to a player, not to a planeswalker',
      { on: 'dealsDamage', what: 'self', to: 'planeswalker' },
      { struck: 'player', struckPlayer: 'foe' },
      false,
    ],
    [
      '120.3c to a player or planeswalker: to a planeswalker',
      { on: 'dealsDamage', what: 'self', to: 'playerOrPlaneswalker' },
      { struck: 'other', isWalker: true },
      true,
    ],
    [
      '120.3a to a player or planeswalker: to a player',
      { on: 'dealsDamage', what: 'self', to: 'playerOrPlaneswalker' },
      { struck: 'player', struckPlayer: 'foe' },
      true,
    ],
    [
      'to a player or planeswalker: to neither',
      { on: 'dealsDamage', what: 'self', to: 'playerOrPlaneswalker' },
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
