import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import { cardAt, inPlay, isSubject, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import type { LorcanaMatchState } from '../state/match.js';
import { emitEvents, holds } from '../state/table.js';
import { redirectsOf } from './ink.js';

/** An amount of damage for one card, and the card that it comes from. */
export interface Hit {
  readonly card: LorcanaCard;
  readonly amount: number;
  readonly by: PinnedRef;
  /** Whether the two cards of a challenge deal it to each other. */
  readonly inChallenge?: boolean;
}

/** Whether a card can have damage: characters and locations in play (5.1.2.2). */
export const damageable = ({ zone, willpower }: LorcanaCard): boolean =>
  zone === 'play' && willpower !== undefined;

/** Damage as it happens: dealt to a card, or put on a card instead. */
interface Blow extends Hit {
  readonly type: 'isDealtDamage' | 'isPutDamage';
}

/** Performs damage at the same time. Returns how much there was, and how many blows had an effect. */
function damage(state: LorcanaMatchState, blows: readonly Blow[], tools: Tools) {
  const able = blows.filter(({ card, amount }) => damageable(card) && amount > 0);
  const events = able.map(({ type, card, amount, by, inChallenge }) =>
    type === 'isDealtDamage' && inChallenge
      ? { type, card: refTo(card), amount, by, inChallenge }
      : { type, card: refTo(card), amount, by },
  );
  const after = emitEvents(state, tools, ...events);
  // Damage that was prevented meanwhile does not count.
  const hit = [...new Map(able.map(({ card }) => [card.instanceId, card])).values()];
  const total = hit.reduce(
    (sum, card) => sum + (cardAt(after, refTo(card))?.damage ?? card.damage) - card.damage,
    0,
  );
  const came = new Set(
    hit
      .filter((card) => (cardAt(after, refTo(card))?.damage ?? 0) > card.damage)
      .map(({ instanceId }) => instanceId),
  );
  return { state: after, total, hits: able.filter(({ card }) => came.has(card.instanceId)).length };
}

/**
 * Returns the other card in play that takes the damage that would be dealt to a card (rule 6.5). Returns undefined if
 * no card takes it.
 */
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

/** Returns how much of the dealt damage gets through. Resist lowers it (rule 8.8.1), and a prohibition stops it. */
function comesThrough({ keywords, keywordValues, cant }: LorcanaCard, amount: number): number {
  if (cant.includes('beDamaged')) return 0;
  const resist = keywords.includes('resist') ? (keywordValues['resist'] ?? 0) : 0;
  return Math.max(0, amount - resist);
}

/** Deals damage at the same time. Returns how much got through. */
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

/** Puts damage on cards. It is not dealt, so Resist does not apply (rules 1.9.2, 8.8.3). */
export const put = (state: LorcanaMatchState, hits: readonly Hit[], tools: Tools) =>
  damage(
    state,
    hits.map((hit): Blow => ({ ...hit, type: 'isPutDamage' })),
    tools,
  );

/** Removes damage from one card, at most what is there. `by` is the player who does it. */
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

/** Takes damage from a card in order to put it on another one. Moving damage is not removing it (rule 1.9.2). */
export const giveAway = (
  state: LorcanaMatchState,
  { card, amount }: Pick<Hit, 'card' | 'amount'>,
  tools: Tools,
): LorcanaMatchState =>
  amount > 0 ? emitEvents(state, tools, { type: 'givesDamage', card: refTo(card), amount }) : state;
