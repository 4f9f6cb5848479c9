import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { MtgMatchState, PendingTrigger } from '../../state/match-state.js';
import { bothOf } from '../../state/merged.js';
import { isCardInRange } from '../../state/range.js';
import { knownCard } from '../../state/state.js';
import { sure } from '../../state/sure.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { refIn, wordIn } from '../actions/event-parts.js';
import { holds } from '../select/condition.js';
import type { GameEvent } from './game-event.js';
import { waitsFor } from './waits-for.js';
import { looksBackAt, together, triggered, type Watcher } from './watcher.js';

/** A delayed trigger that waits for its time (rule 603.7). */
export type DelayedTrigger = MtgMatchState['delayed'][number];

/** Returns a delayed trigger that has triggered, as it waits to be put on the stack with its targets (rule 603.3d). */
export const pendingDelayed = ({
  frame,
  targets,
}: Pick<DelayedTrigger, 'frame' | 'targets'>): PendingTrigger => ({
  ability: 'delayed',
  frame,
  ...withoutUndefined({ targets }),
});

type DelayedTriggers = MtgMatchState['delayed'];

/**
 * Finds the delayed triggers that wait for these objects to leave the battlefield, and what still waits. Each
 * triggers once for each object (rules 603.7b, 603.7c).
 */
export function goneOff(
  state: MtgMatchState,
  events: readonly MatchEvent[],
): { readonly waiting: readonly PendingTrigger[]; readonly delayed: DelayedTriggers } {
  const { delayed } = state;
  if (delayed.every(({ at }) => at !== 'goes')) return { waiting: [], delayed };
  const left = events.flatMap((event) => {
    const [card, to] = [refIn(event, 'card'), wordIn(event, 'to')];
    return event.type === 'moved' && card && event['from'] === 'battlefield' ? [{ card, to }] : [];
  });
  const isOne = (ref: PinnedRef, { card }: (typeof left)[number]): boolean =>
    ref.id === card.id && ref.incarnation === card.incarnation;
  const waiting: PendingTrigger[] = [];
  const still = delayed.flatMap((found): DelayedTriggers => {
    const { of: waited } = found;
    if (!waited) return [found];
    const gone = left.filter((one) => waited.some((ref) => isOne(ref, one)));
    for (const { card, to } of gone) {
      if (found.to?.every((zone) => zone !== to)) continue;
      const was = sure(knownCard(state, card));
      // 801.7: what left outside the range of influence isn't seen.
      if (!isCardInRange(state, found.frame.controller, was)) continue;
      const bound = { ...found.frame.bound, ...bothOf('it', card, was) };
      const frame = { ...found.frame, bound };
      if (found.if === undefined || holds(found.if, { state, ...frame }))
        waiting.push(pendingDelayed({ ...found, frame }));
    }
    const of = waited.filter((ref) => !gone.some((one) => isOne(ref, one)));
    return of.length === 0 ? [] : [{ ...found, of }];
  });
  return { waiting, delayed: still };
}

/** The delayed triggers that wait for events of this turn, as they were before these happened (rule 603.7b). */
export const armedIn = (before: MtgMatchState, state: MtgMatchState): DelayedTriggers =>
  state.delayed.every(({ at }) => at !== 'event')
    ? []
    : state.delayed.filter((found) => found.event !== undefined && before.delayed.includes(found));

/** Returns a delayed trigger that waits for an event as an ability of its source, which its controller controls. */
function delayedWatcher(state: MtgMatchState, { event, if: asked, frame }: DelayedTriggers[number]): Watcher {
  const { controller } = frame;
  const source = { ...sure(knownCard(state, frame.source)), controller };
  const ability = { id: 'delayed', trigger: sure(event), effects: [], ...withoutUndefined({ if: asked }) };
  return { source, ability, name: 'delayed', key: 'delayed' };
}

/** Finds the delayed triggers that trigger on these events, and those that still wait. */
export function ofEvents(
  { before, state }: { readonly before: MtgMatchState; readonly state: MtgMatchState },
  armed: DelayedTriggers,
  happenings: readonly GameEvent[],
): { readonly waiting: readonly PendingTrigger[]; readonly spent: DelayedTriggers } {
  const waiting: PendingTrigger[] = [];
  const spent: DelayedTriggers[number][] = [];
  for (const found of armed) {
    const watcher = delayedWatcher(state, found);
    for (const happening of happenings) {
      if (spent.includes(found)) break;
      const seen = { state: looksBackAt(happening) ? before : state, source: watcher.source };
      if (!waitsFor(watcher.ability.trigger, happening, seen)) continue;
      for (const one of together(watcher, happening, happenings, seen)) {
        const made = triggered(state, watcher, one).frame;
        const bound = { ...found.frame.bound, ...made.bound };
        const variables = { ...found.frame.variables, ...made.variables };
        const frame = { ...found.frame, bound, variables };
        if (found.if !== undefined && !holds(found.if, { state, ...frame })) continue;
        waiting.push(pendingDelayed({ ...found, frame }));
        if (found.next) spent.push(found);
        if (found.next) break;
      }
    }
  }
  return { waiting, spent };
}
