import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import { cardAt, inPlay, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { LorcanaMatchState } from '../state/match.js';
import { emitEvents, holds } from '../state/table.js';
import { redirectsOf } from './ink.js';

/** Damage for one card, and from which card it comes. */
export interface Hit {
  readonly card: LorcanaCard;
  readonly amount: number;
  readonly by: PinnedRef;
  /** The two of a challenge deal it to each other. */
  readonly inChallenge?: boolean;
}

/** Whether a card can have damage on it: characters and locations in play (5.1.2.2). */
export const damageable = ({ zone, willpower }: LorcanaCard): boolean =>
  zone === 'play' && willpower !== undefined;

/** Damage as it happens: dealt to a card, or put on one in its place. */
interface Blow extends Hit {
  readonly type: 'isDealtDamage' | 'isPutDamage';
}

function damage(state: LorcanaMatchState, blows: readonly Blow[], tools: Tools) {
  const able = blows.filter(({ card, amount }) => damageable(card) && amount > 0);
  const events = able.map(({ type, card, amount, by, inChallenge }) =>
    type === 'isDealtDamage' && inChallenge
      ? { type, card: refTo(card), amount, by, inChallenge }
      : { type, card: refTo(card), amount, by },
  );
  const after = emitEvents(state, tools, ...events);
  // What was prevented meanwhile is not there.
  const hit = [...new Map(able.map(({ card }) => [card.instanceId, card])).values()];
  const total = hit.reduce(
    (sum, card) => sum + (cardAt(after, refTo(card))?.damage ?? card.damage) - card.damage,
    0,
  );
  return { state: after, total };
}

/** Whom a card in play says that it takes the damage of, that would be dealt (rule 6.5): itself, or another in its place. */
function taker(state: LorcanaMatchState, card: LorcanaCard): LorcanaCard | undefined {
  return inPlay(state).find((other) =>
    redirectsOf(state, other).some(({ while: holding, from }) => {
      const asking = { controller: other.controller, source: refTo(other) };
      const linked = cardAt(state, refTo(card));
      return (
        linked !== undefined &&
        other.instanceId !== card.instanceId &&
        isSubject(state, linked, from, asking) &&
        (!holding || holds(state, { ...asking, bound: {} }, holding))
      );
    }),
  );
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
    hits.map((hit): Blow => {
      const amount = comesThrough(hit.card, hit.amount);
      const instead = amount > 0 ? taker(state, hit.card) : undefined;
      return instead
        ? { ...hit, card: instead, amount, type: 'isPutDamage' }
        : { ...hit, amount, type: 'isDealtDamage' };
    }),
    tools,
  );

/** Puts damage on cards: it is not dealt, so that Resist has no part in it (rules 1.9.2, 8.8.3). */
export const put = (state: LorcanaMatchState, hits: readonly Hit[], tools: Tools) =>
  damage(
    state,
    hits.map((hit): Blow => ({ ...hit, type: 'isPutDamage' })),
    tools,
  );

/** A player removes damage from one card, as much as there is of it. */
export function heal(
  state: LorcanaMatchState,
  { card, amount, by }: Pick<Hit, 'card' | 'amount'> & { readonly by: string },
  tools: Tools,
): LorcanaMatchState {
  const removed = Math.min(card.damage, amount);
  return removed > 0
    ? emitEvents(state, tools, { type: 'isHealed', card: refTo(card), amount: removed, by })
    : state;
}

/** Takes damage from one card that is put on another: moved damage is not removed (rule 1.9.2). */
export const giveAway = (
  state: LorcanaMatchState,
  { card, amount }: Pick<Hit, 'card' | 'amount'>,
  tools: Tools,
): LorcanaMatchState =>
  amount > 0 ? emitEvents(state, tools, { type: 'givesDamage', card: refTo(card), amount }) : state;
