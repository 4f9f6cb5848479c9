/** A board on which abilities wait for events. */
import { card, cardOf, creature } from './board.js';
import { matchStateOf } from './match.js';
import type { Trigger } from '../src/language/trigger.js';
import type { GameEvent } from '../src/rules/triggers/game-event.js';
import { waitsFor } from '../src/rules/triggers/waits-for.js';

export const state = matchStateOf({
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
export const at = (id: string) => cardOf(state, id);
export const happened = (on: GameEvent['on'], more: Partial<GameEvent> = {}): GameEvent => ({
  on,
  bound: {},
  ...more,
});
export const waits = (source: string, trigger: Trigger, event: GameEvent) =>
  waitsFor(trigger, event, { state, source: at(source) });

export const bear = at('bear');
export const elf = at('elf');
export const ELF = { subtype: 'Elf' } as const;
export const died = { from: 'battlefield', to: 'graveyard' } as const;
export const attack = (more: Partial<GameEvent> = {}) =>
  happened('attacks', { subject: bear, player: 'foe', many: [bear], alone: true, attacked: 'you', ...more });
export const spell = (targets: readonly string[], costs: readonly string[] = []) =>
  card('spell', 'foe', {
    zone: 'stack',
    types: ['instant'],
    announced: {
      spec: { slots: [], relations: [], timing: 'announcement' },
      costs,
      modes: [],
      targets: {
        attempt: { controller: 'foe' },
        slots: [{ slot: 't', targets: targets.map((id) => ({ kind: 'card', id, incarnation: 0 })) }],
      },
    },
  });
