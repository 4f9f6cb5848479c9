import type { PinnedRef } from '@reticle/core';
import type { EffectContext, Frame } from '@reticle/core/play';
import { someWithin } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';
import { THIS_WAY, type ThisWay } from '../../language/this-way.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { movedRef } from '../../state/refs.js';
import { becameOf } from '../../state/merged.js';
import { knownCard } from '../../state/state.js';
import { ownTest } from './own.js';

/**
 * Returns the name under which a frame remembers the objects to which something was done, as they were
 * before. A frame has the name from the beginning if one of its effects asks for it; otherwise nothing is
 * remembered.
 */
export const nameOfThisWay = (done: ThisWay): string => `${done}ThisWay`;

const askedIn = memo((effect: Effect): readonly ThisWay[] =>
  THIS_WAY.filter((done) =>
    someWithin(
      effect,
      (part) => typeof part === 'object' && part !== null && 'thisWay' in part && part.thisWay === done,
    ),
  ),
);

/**
 * Returns a frame that remembers what its effects ask for (rule 608.2c). Returns the same frame if they ask
 * for nothing new.
 */
export function withMemory(frame: Frame<Effect>): Frame<Effect> {
  const names = frame.todo
    .flatMap((effect) => askedIn(effect))
    .map(nameOfThisWay)
    .filter((name) => frame.bound[name] === undefined);
  if (names.length === 0) return frame;
  return { ...frame, bound: { ...frame.bound, ...Object.fromEntries(names.map((name) => [name, []])) } };
}

const HIDDEN: ReadonlySet<string> = new Set(['hand', 'library']);

/** Returns the objects to which that was done, gone or not, each as the selector asks for it. */
export function doneThisWay(
  { thisWay, are, cards }: Extract<Selector, { readonly thisWay: ThisWay }>,
  { state, controller, source, bound }: EffectContext<MtgMatchState>,
): readonly PinnedRef[] {
  const all = bound[nameOfThisWay(thisWay)] ?? [];
  const became = (ref: PinnedRef): readonly PinnedRef[] => {
    const was = knownCard(state, ref);
    return was ? becameOf(was) : [movedRef(ref)];
  };
  const refs = cards ? all.flatMap(became) : all;
  const passes = are && ownTest(are, state, controller, knownCard(state, source));
  return refs.filter((ref) => {
    const card = knownCard(state, ref);
    // 701.9c: nothing is known of a card that nobody sees. A token that left is nowhere (111.7).
    return card !== undefined && (passes === undefined || (!HIDDEN.has(card.zone) && passes(card)));
  });
}
