import type { PinnedRef } from '@reticle/core';
import type { MtgCard } from '../state/card.js';
import { abilityById, knownCard, type MtgState } from '../state/state.js';

/** The object that deals damage, as a reference: of an ability on the stack, the object whose ability it is (113.7). */
export function sourceObject(state: MtgState, ref: PinnedRef): PinnedRef {
  return ref.kind === 'ability' ? (abilityById(state, ref.id)?.source ?? ref) : ref;
}

/** A source of damage as it is, or as it last was (rules 113.7a, 608.2h); nothing where it was never known. */
export function sourceCard(state: MtgState, ref: PinnedRef): MtgCard | undefined {
  const { kind, id, incarnation } = sourceObject(state, ref);
  return kind === 'card' ? knownCard(state, { id, incarnation }) : undefined;
}

/**
 * Whether damage from `source` is damage from the object that was named before: that very object, or the permanent that a
 * named permanent spell became (rule 400.7b).
 */
export function isThatSource(state: MtgState, named: PinnedRef, source: PinnedRef): boolean {
  if (named.kind !== source.kind || named.id !== source.id) return false;
  if (named.incarnation === source.incarnation) return true;
  return (
    source.incarnation === named.incarnation + 1 &&
    sourceCard(state, named)?.zone === 'stack' &&
    sourceCard(state, source)?.zone === 'battlefield'
  );
}
