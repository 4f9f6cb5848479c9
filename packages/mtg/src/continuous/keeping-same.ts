import { canonicalJson } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';

function isSame(one: MtgCard, other: MtgCard): boolean {
  if (one === other) return true;
  const facts = new Map(Object.entries(other));
  const entries = Object.entries(one);
  return (
    entries.length === facts.size &&
    entries.every(([fact, value]) => {
      const found: unknown = facts.get(fact);
      return found === value || (facts.has(fact) && canonicalJson(found) === canonicalJson(value));
    })
  );
}

/** The old objects where nothing about them changed; the old state where nothing changed at all. */
export function keepingSame(before: MtgMatchState, after: MtgMatchState): MtgMatchState {
  const cards = after.cards.map((card, index) => {
    const old = before.cards[index];
    return old !== undefined && isSame(old, card) ? old : card;
  });
  const same = cards.every((card, index) => card === before.cards[index]);
  if (same && before.continuous === after.continuous) return before;
  return { ...after, cards: same ? before.cards : cards };
}
