/** Whose events abilities wait for, and when in a turn. */
import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import { attack, bear, happened, spell, state, waits } from '../../../test/waiting.js';
import type { Trigger, Whose } from '../../language/trigger.js';
import { cardById } from '../../state/cards.js';
import { sure } from '../../state/sure.js';
import type { GameEvent } from './game-event.js';
import { waitsFor } from './waits-for.js';

const PLAYERS = ['you', 'foe', 'third'] as const;

describe('603.2 abilities wait for what players do', () => {
  it.each<[source: string, who: Whose, players: readonly string[]]>([
    ['elf', 'you', ['you']],
    ['elf', 'opponent', ['foe', 'third']],
    ['elf', 'other', ['foe', 'third']],
    ['elf', 'each', PLAYERS],
    ['elf', 'host', []],
    ['curse', 'host', ['foe']],
    ['aura', 'host', ['foe']],
    ['charm', 'host', ['you']],
  ])('%s, %s', (source, who, players) => {
    const found = PLAYERS.filter((player) =>
      waits(source, { on: 'draws', who }, happened('draws', { player })),
    );
    expect(found).toEqual(players);
    const attacked = PLAYERS.filter((player) =>
      waits(source, { on: 'attacks', what: {}, player: who }, attack({ attacked: player })),
    );
    expect(attacked).toEqual(players);
  });

  it.each<[source: string, to: 'other' | 'host', players: readonly string[]]>([
    ['elf', 'other', ['foe', 'third']],
    ['elf', 'host', []],
    ['curse', 'host', ['foe']],
  ])('%s, damage to %s', (source, to, players) => {
    const dealt = (struckPlayer: string): GameEvent =>
      happened('dealsDamage', { subject: bear, struck: 'player', struckPlayer });
    const trigger: Trigger = { on: 'dealsDamage', what: {}, to };
    expect(PLAYERS.filter((player) => waits(source, trigger, dealt(player)))).toEqual(players);
    expect(waits(source, trigger, happened('dealsDamage', { subject: bear, struck: 'creature' }))).toBe(
      false,
    );
  });

  it.each<[nth: 2 | { gte: number }, found: readonly number[]]>([
    [2, [2]],
    [{ gte: 2 }, [2, 3]],
  ])('603.2c of a turn: %j', (nth, found) => {
    const casts = (count: number): GameEvent =>
      happened('casts', { subject: spell([]), player: 'foe', nth: count });
    const trigger: Trigger = { on: 'casts', who: 'each', what: {}, nth };
    expect([1, 2, 3].filter((count) => waits('elf', trigger, casts(count)))).toEqual(found);
  });

  it.each<[active: string, during: 'you' | 'opponent', found: boolean]>([
    ['you', 'you', true],
    ['foe', 'you', false],
    ['foe', 'opponent', true],
    ['you', 'opponent', false],
  ])('the turn of %s is that of %s: %s', (active, during, found) => {
    const now = matchStateOf({ players: state.players, cards: state.cards, activePlayer: active });
    const source = sure(cardById(now, 'elf'));
    const died = happened('moves', { subject: bear, from: 'battlefield', to: 'graveyard' });
    const trigger: Trigger = { on: 'moves', what: {}, from: 'battlefield', during };
    expect(waitsFor(trigger, died, { state: now, source })).toBe(found);
  });

  it.each<[targets: readonly string[], found: boolean]>([
    [['bear'], true],
    [['rock', 'bear'], true],
    [['rock'], false],
    [['gone'], false],
    [[], false],
  ])('a spell that targets %j targets a creature: %s', (targets, found) => {
    const trigger: Trigger = { on: 'casts', who: 'each', what: {}, targets: { type: 'creature' } };
    expect(waits('elf', trigger, happened('casts', { subject: spell(targets), player: 'foe' }))).toBe(found);
  });

  it('305.1 a land is played, of a kind', () => {
    const land = card('wood', 'foe', { types: ['land'], subtypes: ['Forest'] });
    const played = happened('playsLand', { subject: land, player: 'foe' });
    const asks = (who: Whose, subtype: string): boolean =>
      waits('elf', { on: 'playsLand', who, what: { subtype } }, played);
    expect([asks('opponent', 'Forest'), asks('opponent', 'Island'), asks('you', 'Forest')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
