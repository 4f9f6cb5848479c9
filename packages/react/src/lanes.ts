import type { ThingView } from '@reticle/core/host';

/** Returns the key of a thing. */
export const keyOf = ({ ref }: ThingView): string => `${ref.kind} ${ref.id}`;

/**
 * Groups things: equal things of one name lie on each other, whether they are turned or not, and attached
 * things lie with what they are attached to.
 */
export function groupsOf(things: readonly ThingView[]): readonly (readonly ThingView[])[] {
  const groups = new Map<string, ThingView[]>();
  const ids = new Set(things.map(({ ref }) => ref.id));
  const likeness = (thing: ThingView): string =>
    thing.lane === 'back' && (thing.values ?? []).length === 0 && (thing.badges ?? []).length === 0
      ? thing.name
      : keyOf(thing);
  for (const thing of things) {
    if (thing.on && ids.has(thing.on.id)) continue;
    const key = likeness(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  const found = [...groups.values()];
  for (const thing of things) {
    if (!thing.on || !ids.has(thing.on.id)) continue;
    const host = found.find((group) => group.some(({ ref }) => ref.id === thing.on?.id));
    if (host) host.push(thing);
    else found.push([thing]);
  }
  return found;
}

/** The part of a covered card's width that is visible. It must agree with the style of `.rt-pack`. */
export const STRIP = 0.22;

/** A group of cards on each other, as far as its width depends on it. */
interface CardGroup {
  readonly length: number;
}

/** Returns the width of groups, in cards. Of a group all cards but one show only a strip. */
export const widthOf = (groups: readonly CardGroup[]): number =>
  groups.reduce((sum, { length }) => sum + 1 + (length - 1) * STRIP, 0);

/**
 * Splits groups into two rows as evenly as possible. Returns how many are in the first row, and the width of
 * the wider row.
 */
export function rowsOf(groups: readonly CardGroup[]): { readonly first: number; readonly half: number } {
  const splits = Array.from({ length: groups.length + 1 }, (_each, first) => ({
    first,
    half: Math.max(widthOf(groups.slice(0, first)), widthOf(groups.slice(first))),
  }));
  return splits.reduce((best, each) => (each.half <= best.half ? each : best));
}

/**
 * For a narrow table: how many cards at full size fill a row, and the intended sizes of cards in front and
 * behind.
 */
const A_ROW = 2.1;
const SIZES = { front: 0.75, back: 0.5 } as const;
const EMPTY = 0.25;

const inFront = ({ lane }: ThingView): boolean => lane !== 'back';

/** Splits the things of a field into lanes. */
export function lanesOf(things: readonly ThingView[]) {
  const front = things.filter(inFront);
  const back = things.filter((thing) => !inFront(thing));
  return { front, back };
}

/**
 * Returns the intended height of a lane on a narrow table, in heights of a card at full size: two rows at
 * most.
 */
function heightOf(things: readonly ThingView[], lane: keyof typeof SIZES): number {
  if (things.length === 0) return EMPTY;
  const size = SIZES[lane];
  return size * Math.min(2, Math.ceil((widthOf(groupsOf(things)) * size) / A_ROW));
}

/** Divides the height of a field on a narrow table among its lanes, by what lies in them. */
export function heightsOf(things: readonly ThingView[]): { readonly front: number; readonly back: number } {
  const { front, back } = lanesOf(things);
  return { front: heightOf(front, 'front'), back: back.length === 0 ? 0 : heightOf(back, 'back') };
}

/** The least part of the board that a side has, however little lies there, so that arrivals are visible. */
const LEAST_SIDE = 0.3;

/** Divides the height of a narrow board between the far side and the near side, as parts of 1. */
export function sidesOf(
  far: readonly ThingView[],
  near: readonly ThingView[],
): { readonly far: number; readonly near: number } {
  const [there, here] = [far, near].map((things) => {
    const { front, back } = heightsOf(things);
    return front + back;
  });
  const share = (there ?? 1) / ((there ?? 1) + (here ?? 1));
  const part = Math.round(100 * Math.min(1 - LEAST_SIDE, Math.max(LEAST_SIDE, share))) / 100;
  return { far: part, near: Math.round(100 * (1 - part)) / 100 };
}
