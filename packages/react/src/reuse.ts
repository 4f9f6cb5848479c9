import type { ThingView, ZoneView } from '@reticle/core/host';
import { useRef } from 'react';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two JSON values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const ours = Object.entries(one);
  const theirs = new Map(Object.entries(other));
  return (
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)))
  );
}

const keyOf = ({ ref }: ThingView): string => `${ref.kind} ${ref.id}`;

/** Returns the zone before if it holds the identical things in the same order and is otherwise equal. */
function reusedZone(before: ZoneView | undefined, { things, grid, ...rest }: ZoneView): ZoneView {
  if (!before) return { ...rest, things, ...(grid ? { grid } : {}) };
  const { things: oldThings, grid: oldGrid, ...oldRest } = before;
  const sameGrid = isSame(oldGrid, grid);
  const areSame =
    things.length === oldThings.length && things.every((thing, index) => thing === oldThings[index]);
  if (areSame && sameGrid && isSame(oldRest, rest)) return before;
  const kept = sameGrid ? oldGrid : grid;
  return { ...rest, things, ...(kept ? { grid: kept } : {}) };
}

/**
 * Returns the new zones with the identical things, grids and zones of before wherever they are equal, so that
 * what shows them is not drawn again.
 */
export function reusedZones(before: readonly ZoneView[], after: readonly ZoneView[]): readonly ZoneView[] {
  const known = new Map(
    before.flatMap(({ things }) => things.map((thing) => [keyOf(thing), thing] as const)),
  );
  const zones = new Map(before.map((zone) => [zone.id, zone]));
  return after.map((zone) => {
    const things = zone.things.map((thing) => {
      const old = known.get(keyOf(thing));
      return old && isSame(old, thing) ? old : thing;
    });
    return reusedZone(zones.get(zone.id), { ...zone, things });
  });
}

/** Returns the zones that a table shows, reusing those of the last drawing wherever they are equal. */
export function useReusedZones(zones: readonly ZoneView[]): readonly ZoneView[] {
  const kept = useRef({ told: zones, zones });
  if (kept.current.told !== zones) {
    const next = reusedZones(kept.current.zones, zones);
    const isKept =
      next.length === kept.current.zones.length &&
      next.every((zone, index) => zone === kept.current.zones[index]);
    kept.current = { told: zones, zones: isKept ? kept.current.zones : next };
  }
  return kept.current.zones;
}
