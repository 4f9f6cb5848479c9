import type { ThingView } from '@reticle/core/host';

/** Of a thing, what it is told apart by. */
export const keyOf = ({ ref }: ThingView): string => `${ref.kind} ${ref.id}`;

/** Things of one name on each other, whether they are turned or not, and what is attached with what it is on. */
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

/** Of a card that others lie on, this part of its width is seen: the style of `.rt-pack` says the same. */
export const STRIP = 0.22;

/** A group of cards on each other, as far as its width goes. */
interface Sized {
  readonly length: number;
}

/** How many cards beside each other are as wide as some groups: of a group all but one show a strip only. */
export const widthOf = (groups: readonly Sized[]): number =>
  groups.reduce((sum, { length }) => sum + 1 + (length - 1) * STRIP, 0);

/** How groups lie in two rows, as evenly as they can: how many are in the first, and how wide the wider row is. */
export function rowsOf(groups: readonly Sized[]): { readonly first: number; readonly half: number } {
  const splits = Array.from({ length: groups.length + 1 }, (_each, first) => ({
    first,
    half: Math.max(widthOf(groups.slice(0, first)), widthOf(groups.slice(first))),
  }));
  return splits.reduce((best, each) => (each.half <= best.half ? each : best));
}

/** On a narrow table: so many cards fill a row at full size, and so large are those in front and behind meant to be. */
const A_ROW = 2.1;
const SIZES = { front: 0.75, back: 0.5 } as const;
const EMPTY = 0.25;

const inFront = ({ lane }: ThingView): boolean => lane !== 'back';

/** The things of a field by their lanes; one lane alone if nothing lies behind. */
export function lanesOf(things: readonly ThingView[]) {
  const front = things.filter(inFront);
  const back = things.filter((thing) => !inFront(thing));
  return { front, back };
}

/** How high a lane is meant to be on a narrow table, in heights of a card at full size: two rows at most. */
function heightOf(things: readonly ThingView[], lane: keyof typeof SIZES): number {
  if (things.length === 0) return EMPTY;
  const size = SIZES[lane];
  return size * Math.min(2, Math.ceil((widthOf(groupsOf(things)) * size) / A_ROW));
}

/** How the height of a field is shared by its lanes on a narrow table: by what lies in them. */
export function heightsOf(things: readonly ThingView[]): { readonly front: number; readonly back: number } {
  const { front, back } = lanesOf(things);
  return { front: heightOf(front, 'front'), back: back.length === 0 ? 0 : heightOf(back, 'back') };
}

/** However little lies on a side, it has this part of the board at least: what comes there is seen to come. */
const LEAST_SIDE = 0.3;

/** How the height of a narrow board is shared by the far side and the near one, as parts of 1. */
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
