import type { TargetRef } from '@reticle/core';
import type { BoardPlace } from '../address/place.js';
import type { ThingView } from '@reticle/core/host';
import type { BoardView, ChoosingView } from '../engine/board/shapes.js';
import { withoutLast, withoutPick, withPick, withShares } from './picks.js';

/** What a person did, as the place that comes of it, and what is said of it. */
export interface Act {
  readonly place: BoardPlace;
  readonly news: string;
}

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

/** A thing is taken back from a slot, which is chosen for again. */
export const takeBack = (place: BoardPlace, slot: number, ref: TargetRef, name: string): Act => ({
  place: {
    ...place,
    picks: withoutPick(place.picks ?? [], slot, ref),
    slot: Math.min(slot, place.slot ?? 0),
  },
  news: `Taken back: ${name}.`,
});

/** What was chosen last is taken back. */
export function undo(place: BoardPlace, choosing: ChoosingView): Act | undefined {
  const found = withoutLast(place.picks ?? []);
  if (!found) return undefined;
  const { picks, slot, last } = found;
  const name = choosing.slots[slot]?.picked.find(({ ref }) => keyOf(ref) === keyOf(last))?.name ?? last.id;
  return { place: { ...place, picks, slot: Math.min(slot, place.slot ?? 0) }, news: `Taken back: ${name}.` };
}

/** The current slot is done. */
export const nextSlot = (place: BoardPlace, { current = 0 }: ChoosingView): Act => ({
  place: { ...place, slot: current + 1 },
  news: 'This slot is done.',
});

/** A share of a slot's division is set. */
export function share(
  place: BoardPlace,
  { slots }: ChoosingView,
  slot: number,
  at: number,
  amount: number,
): Act {
  const shares = slots[slot]?.picked.map((picked) => picked.share ?? 0) ?? [];
  const picks = withShares(place.picks ?? [], slot, shares.with(at, amount));
  return { place: { ...place, picks }, news: `Share: ${amount}.` };
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
