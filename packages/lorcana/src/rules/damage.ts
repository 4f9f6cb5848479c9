import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { LorcanaMatchState } from '../state/match.js';
import { emitEvents } from '../state/table.js';

/** Damage for one card, and from which card it comes. */
export interface Hit {
  readonly card: LorcanaCard;
  readonly amount: number;
  readonly by: PinnedRef;
}

/** Whether a card can have damage on it: characters and locations in play (5.1.2.2). */
export const damageable = ({ zone, willpower }: LorcanaCard): boolean =>
  zone === 'play' && willpower !== undefined;

function damage(state: LorcanaMatchState, hits: readonly Hit[], tools: Tools, dealt: boolean) {
  const type = dealt ? 'isDealtDamage' : 'isPutDamage';
  const able = hits.filter(({ card, amount }) => damageable(card) && amount > 0);
  const events = able.map(({ card, amount, by }) => ({ type, card: refTo(card), amount, by }) as const);
  return {
    state: emitEvents(state, tools, ...events),
    total: able.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** How much of dealt damage comes through: Resist lowers it (rule 8.8.1), a ban stops it. */
function comesThrough({ keywords, keywordValues, cant }: LorcanaCard, amount: number): number {
  if (cant.includes('beDamaged')) return 0;
  const resist = keywords.includes('resist') ? (keywordValues['resist'] ?? 0) : 0;
  return Math.max(0, amount - resist);
}

/** Deals damage at the same time, and says how much came through. */
export const deal = (state: LorcanaMatchState, hits: readonly Hit[], tools: Tools) =>
  damage(
    state,
    hits.map((hit) => ({ ...hit, amount: comesThrough(hit.card, hit.amount) })),
    tools,
    true,
  );

/** Puts damage on cards: it is not dealt, so that Resist has no part in it (rules 1.9.2, 8.8.3). */
export const put = (state: LorcanaMatchState, hits: readonly Hit[], tools: Tools) =>
  damage(state, hits, tools, false);

/** Removes damage from one card, as much as there is of it. */
export function heal(
  state: LorcanaMatchState,
  { card, amount }: Pick<Hit, 'card' | 'amount'>,
  tools: Tools,
): LorcanaMatchState {
  const removed = Math.min(card.damage, amount);
  return removed > 0
    ? emitEvents(state, tools, { type: 'isHealed', card: refTo(card), amount: removed })
    : state;
}
