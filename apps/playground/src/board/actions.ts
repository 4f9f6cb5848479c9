import type { TargetRef } from '@reticle/core';
import type { BoardPlace } from '../address/place.js';
import type { ThingView } from '@reticle/core/host';
import type { BoardView, ChoosingView } from '../engine/board/shapes.js';
import { withoutLast, withoutPick, withPick, withShare } from './picks.js';

/** What a person did, as the place that comes of it, and what is said of it. */
export interface Act {
  readonly place: BoardPlace;
  readonly news: string;
  /** Nothing is asked anew: the thing is only looked at. */
  readonly onlyLooks?: true;
}

/** What a person does, worked out once the board is known that it is done on. */
export type Deed = (place: BoardPlace, choosing: ChoosingView) => Act | undefined;

/** The key of a thing, as the engine's answers name it. */
export const keyOf = ({ kind, id }: Pick<TargetRef, 'kind' | 'id'>): string => `${kind} ${id}`;

const refOf = ({ kind, id }: TargetRef): TargetRef => ({ kind, id });

/** What choosing a thing does: it is added to the current slot, or taken back from it; `undefined` where neither can be. */
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

/** A thing is looked at, since it can neither be chosen nor taken back. */
export const lookAt = (place: BoardPlace, { ref, name }: ThingView, sign: string | undefined): Act => ({
  place: { ...place, why: refOf(ref) },
  news: sign === undefined ? name : `${name}: ${sign}.`,
  onlyLooks: true,
});

/** A thing is taken back from a slot, which is chosen for again. */
export const takeBack = (place: BoardPlace, slot: number, ref: TargetRef, name: string): Act => ({
  place: {
    ...place,
    picks: withoutPick(place.picks ?? [], slot, ref),
    slot: Math.min(slot, place.slot ?? 0),
  },
  news: `Taken back: ${name}.`,
});

/** What was answered last is taken back. */
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

/** No more things are chosen for the current slot, if it has enough. */
export const nextSlot = (place: BoardPlace, { current, enough }: ChoosingView): Act | undefined =>
  current === undefined || !enough
    ? undefined
    : { place: { ...place, slot: current + 1 }, news: 'Done with that.' };

/** A share of what is divided, if it is asked for. */
export function share(
  place: BoardPlace,
  { current, sharing }: ChoosingView,
  amount: number,
): Act | undefined {
  if (current === undefined || sharing?.options.includes(amount) !== true) return undefined;
  const picks = withShare(place.picks ?? [], current, amount);
  return { place: { ...place, picks }, news: `${sharing.name}: ${amount}.` };
}

/** Who asks or what is asked is another: nothing is chosen yet. */
export function asksAnew(place: BoardPlace, change: Partial<BoardPlace>): BoardPlace {
  const { picks: _picks, slot: _slot, later: _later, ...rest } = place;
  return { ...rest, ...change };
}

/** Back to before the announcement. */
export function backToChoosing({ later: _later, ...rest }: BoardPlace): BoardPlace {
  return rest;
}

/** All things of a board, zone by zone. */
export const thingsOf = ({ zones }: BoardView): readonly ThingView[] => zones.flatMap(({ things }) => things);
