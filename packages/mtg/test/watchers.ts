/** Cards with abilities that wait for an event, and what causes it. */
import type { CardDefinition } from '../src/language/card-definition.js';
import type { Trigger } from '../src/language/trigger.js';
import type { Effect } from '../src/language/effects/effect.js';
import type { MtgQuery } from '../src/language/queries.js';
import { creatureCard, define } from './made-up.js';

export const gain: Effect = { effect: 'gainLife', amount: 1 };
export const watcher = (
  trigger: Trigger,
  effects: readonly Effect[] = [gain],
  name = 'Watcher',
): CardDefinition =>
  define(name, {
    types: ['artifact'],
    cost: [1],
    triggered: [{ id: 'sees', trigger, effects: [...effects] }],
  });
export const bear = creatureCard('Bear', [1, 'G'], 2, 2);
export const doom = define('Doom', {
  types: ['sorcery'],
  cost: ['B'],
  spell: { effects: [{ effect: 'destroy', what: { each: { type: 'creature' } } }] },
});
export const target = (accepts: readonly MtgQuery[]) => ({
  slots: [
    {
      id: 't1',
      accepts: [...accepts],
      min: 1,
      max: 1,
      chooser: 'controller' as const,
      mode: 'target' as const,
    },
  ],
  relations: [],
  timing: 'announcement' as const,
});
