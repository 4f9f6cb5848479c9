import type { PinnedRef } from '@reticle/core';
import { type GameEvent, objectById } from '@reticle/core/play';
import type { LorcanaMatchState } from './match.js';

/** A reference to a card in an event. */
export function refIn(fact: unknown): PinnedRef | undefined {
  if (typeof fact !== 'object' || fact === null) return undefined;
  const { kind, id, incarnation }: Partial<Record<keyof PinnedRef, unknown>> = fact;
  return typeof kind === 'string' && typeof id === 'string' && typeof incarnation === 'number'
    ? { kind, id, incarnation }
    : undefined;
}

/** What the log has of an event; of the others, what makes them happen tells it. */
export function toldOf(
  event: { readonly type: string; readonly [fact: string]: unknown },
  state: LorcanaMatchState,
): readonly GameEvent[] {
  const { type, card, amount, player } = event;
  switch (type) {
    case 'turnStarts':
      return [{ type: 'turnBegan', player, turn: state.turn }];
    case 'wins':
      return [{ type: 'matchEnded', ...state.ended }];
    default: {
      const told = TOLD.get(type);
      if (told === undefined) return NOTHING_TOLD;
      const ref = refIn(card);
      const of = ref && { cardId: ref.id, name: objectById(state.objects, ref.id)?.name ?? '' };
      return [{ type: told, ...of, ...(amount === undefined ? {} : { amount }) }];
    }
  }
}

/** What happens to a card, by what the log calls it. */
const TOLD: ReadonlyMap<string, string> = new Map([
  ['isExerted', 'exerted'],
  ['isReadied', 'readied'],
  ['isBanished', 'banished'],
  ['isDealtDamage', 'damaged'],
  ['isPutDamage', 'damaged'],
  ['isHealed', 'healed'],
  ['givesDamage', 'healed'],
]);
const NOTHING_TOLD: readonly GameEvent[] = [];
