import type { TargetRef } from '@reticle/core';
import type { BoardPlace } from '../address/place.js';
import type { ThingView } from '@reticle/core/host';
import type { BoardView, ChoosingView } from '../engine/board/shapes.js';
import { withoutLast, withoutPick, withPick, withShare } from './picks.js';

/** The result of an act of a person: the new place, and the announcement. */
export interface Act {
  readonly place: BoardPlace;
  readonly news: string;
  /** Set if the act only inspects a thing, so that no question is asked again. */
  readonly onlyLooks?: true;
}

/** An act of a person, computed once the board that it applies to is known. */
export type Deed = (place: BoardPlace, choosing: ChoosingView) => Act | undefined;

/** Returns the key of a thing, as the engine's answers name it. */
export const keyOf = ({ kind, id }: Pick<TargetRef, 'kind' | 'id'>): string => `${kind} ${id}`;

const refOf = ({ kind, id }: TargetRef): TargetRef => ({ kind, id });

/**
 * Adds a thing to the current slot, or takes it back from there. Returns undefined if neither is possible.
 */
export function choose(place: BoardPlace, choosing: ChoosingView, thing: ThingView): Act | undefined {
  const { picks = [] } = place;
  const { current, offered, slots } = choosing;
  const key = keyOf(thing.ref);
  const looked = { ...place, why: refOf(thing.ref) };
  if (current !== undefined && offered.includes(key)) {
    return {
      place: { ...looked, picks: withPick(picks, current, thing.ref) },
      news: `Chosen: ${thing.name}.`,
    };
  }
  const slot = slots.findIndex(({ picked }) => picked.some(({ ref }) => keyOf(ref) === key));
  if (slot < 0) return undefined;
  return takeBack(looked, slot, thing.ref, thing.name);
}

/** Inspects a thing that can neither be chosen nor taken back. */
export const lookAt = (place: BoardPlace, { ref, name }: ThingView, sign: string | undefined): Act => ({
  place: { ...place, why: refOf(ref) },
  news: sign === undefined ? name : `${name}: ${sign}.`,
  onlyLooks: true,
});

/** Takes a thing back from a slot, which becomes the current one. */
export const takeBack = (place: BoardPlace, slot: number, ref: TargetRef, name: string): Act => ({
  place: {
    ...place,
    picks: withoutPick(place.picks ?? [], slot, ref),
    slot: Math.min(slot, place.slot ?? 0),
  },
  news: `Taken back: ${name}.`,
});

/** Takes the last answer back. */
export function undo(place: BoardPlace, choosing: ChoosingView): Act | undefined {
  const found = withoutLast(place.picks ?? []);
  if (!found) return undefined;
  const { picks, slot } = found;
  const next = { ...place, picks, slot: Math.min(slot, place.slot ?? 0) };
  if ('share' in found) return { place: { ...place, picks }, news: `Taken back: ${found.share}.` };
  const { last } = found;
  const name = choosing.slots[slot]?.picked.find(({ ref }) => keyOf(ref) === keyOf(last))?.name ?? last.id;
  return { place: next, news: `Taken back: ${name}.` };
}

/** Ends the current slot, if it has enough. */
export const nextSlot = (place: BoardPlace, { current, enough }: ChoosingView): Act | undefined =>
  current === undefined || !enough
    ? undefined
    : { place: { ...place, slot: current + 1 }, news: 'Done with that.' };

/** Answers with a share of what is divided, if one is asked for. */
export function share(
  place: BoardPlace,
  { current, sharing }: ChoosingView,
  amount: number,
): Act | undefined {
  if (current === undefined || sharing?.options.includes(amount) !== true) return undefined;
  const picks = withShare(place.picks ?? [], current, amount);
  return { place: { ...place, picks }, news: `${sharing.name}: ${amount}.` };
}

/** Changes the question or who asks it, and clears the choice. */
export function asksAnew(place: BoardPlace, change: Partial<BoardPlace>): BoardPlace {
  const { picks: _picks, slot: _slot, later: _later, ...rest } = place;
  return { ...rest, ...change };
}

/** Goes back to before the announcement. */
export function backToChoosing({ later: _later, ...rest }: BoardPlace): BoardPlace {
  return rest;
}

/** Returns all things of a board, zone by zone. */
export const thingsOf = ({ zones }: BoardView): readonly ThingView[] => zones.flatMap(({ things }) => things);
