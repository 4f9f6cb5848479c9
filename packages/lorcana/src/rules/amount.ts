import { compareNumber, type PinnedRef } from '@reticle/core';
import type { Condition } from '../language/condition.js';
import type { Amount } from '../language/reference.js';
import { readCard } from '../state/links.js';
import { areOpponents, knownCard } from '../state/state.js';
import type { LorcanaMatchState } from '../state/match.js';
import { cardsSo, contextOf, isSo, type Asking } from '../state/context.js';
import { cardAt } from '../state/board.js';

/** Who asks, and what its names mean. */
export interface Naming extends Asking {
  readonly bound: Readonly<Record<string, readonly PinnedRef[]>>;
}

/** A number as a thing that has a name: what an effect came to. */
export const numberRef = (number: number): PinnedRef => ({
  kind: 'number',
  id: String(number),
  incarnation: 0,
});

/** What a name means: `this` is the source, unless the source has gone somewhere that is known. */
export const named = ({ bound, source }: Naming, name: string): readonly PinnedRef[] =>
  Object.hasOwn(bound, name) ? (bound[name] ?? []) : name === 'this' ? [source] : [];

/** How much it is now. What is gone is read as it last was in play (rule 6.7.7). */
export function amountOf(state: LorcanaMatchState, naming: Naming, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'result') return Number(named(naming, 'result')[0]?.id ?? 0);
  const { times = 1 } = amount;
  if ('count' in amount) return times * cardsSo(state, amount.count, naming).length;
  return named(naming, amount.of).reduce((sum, ref) => {
    const card = knownCard(state, ref);
    return sum + times * (card ? (readCard(card)[amount.property] ?? 0) : 0);
  }, 0);
}

/** Whether a condition holds now. */
export function holds(state: LorcanaMatchState, naming: Naming, condition: Condition): boolean {
  switch (condition.test) {
    case 'count': {
      const found = cardsSo(state, condition.of, naming).length;
      return compareNumber(found, condition.is ?? { gte: 1 }, contextOf(state, naming));
    }
    case 'more':
      return amountOf(state, naming, condition.amount) > amountOf(state, naming, condition.than);
    case 'is': {
      const things = named(naming, condition.what).map((ref) => cardAt(state, ref) ?? knownCard(state, ref));
      const context = contextOf(state, naming);
      return (
        things.length > 0 &&
        things.every((card) => card !== undefined && isSo(readCard(card), condition.so, context))
      );
    }
    case 'turn':
      return condition.of === 'you'
        ? state.activePlayer === naming.controller
        : areOpponents(state, state.activePlayer, naming.controller);
    case 'not':
      return !holds(state, naming, condition.that);
    case 'all':
      return condition.that.every((part) => holds(state, naming, part));
    case 'any':
      return condition.that.some((part) => holds(state, naming, part));
  }
}
