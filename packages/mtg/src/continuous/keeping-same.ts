import { canonicalJson } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';

/** Whether two values are the same JSON; lists of the same things are told at once. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length) {
    if (one.every((entry, index) => entry === other[index])) return true;
  }
  return canonicalJson(one) === canonicalJson(other);
}

function isSame(one: MtgCard, other: MtgCard): boolean {
  if (one === other) return true;
  const facts = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === facts.size &&
    entries.every(([fact, value]) => {
      const found: unknown = facts.get(fact);
      return found === value || (facts.has(fact) && isEqual(found, value));
    })
  );
}

/** The old objects where nothing about them changed; the old state where nothing changed at all. */
export function keepingSame(before: MtgMatchState, after: MtgMatchState): MtgMatchState {
  if (after.cards === before.cards && after.continuous === before.continuous) return before;
  const cards = after.cards.map((card, index) => {
    const old = before.cards[index];
    return old !== undefined && isSame(old, card) ? old : card;
  });
  const same = cards.every((card, index) => card === before.cards[index]);
  if (same && before.continuous === after.continuous) return before;
  return { ...after, cards: same ? before.cards : cards };
}
