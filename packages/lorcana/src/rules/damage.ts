import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { refTo, withCard, withFact } from '../state/board.js';
import type { LorcanaMatchState } from '../state/match.js';
import type { LorcanaCard } from '../state/card.js';
import { happen, type Happening } from './events.js';

/** Damage for one card, and from which card it comes. */
export interface Hit {
  readonly card: LorcanaCard;
  readonly amount: number;
  readonly by: PinnedRef;
}

/** Whether a card can have damage on it: characters and locations in play (5.1.2.2). */
export const damageable = ({ zone, willpower }: LorcanaCard): boolean =>
  zone === 'play' && willpower !== undefined;

function damage(state: LorcanaMatchState, hits: readonly Hit[], { emit }: Tools, dealt: boolean) {
  let now = state;
  let total = 0;
  const happened: Happening[] = [];
  for (const { card, amount, by } of hits) {
    if (!damageable(card) || amount <= 0) continue;
    total += amount;
    emit({ type: 'damaged', cardId: card.instanceId, name: card.name, amount });
    now = withCard(now, card.instanceId, { damage: card.damage + amount });
    now = withFact(now, card.instanceId, 'wasDamaged');
    if (now.challenge) now = { ...now, hurt: [...now.hurt, { card: refTo(card), by }] };
    if (dealt) happened.push({ event: 'isDealtDamage', card, subject: refTo(card) });
  }
  return { state: happen(now, happened), total };
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
  { emit }: Tools,
): LorcanaMatchState {
  const removed = Math.min(card.damage, amount);
  if (removed <= 0) return state;
  emit({ type: 'healed', cardId: card.instanceId, name: card.name, amount: removed });
  const healed = withCard(state, card.instanceId, { damage: card.damage - removed });
  return withFact(healed, card.instanceId, 'lostDamage');
}
