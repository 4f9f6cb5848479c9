import type { ZoneView } from '@reticle/core/host';
import { useRef } from 'react';

/** Zones with the very things of before where they are as before: what shows them need not be drawn anew. */
export function keptZones(before: readonly ZoneView[], after: readonly ZoneView[]): readonly ZoneView[] {
  const known = new Map(
    before.flatMap(({ things }) =>
      things.map((thing) => [`${thing.ref.kind} ${thing.ref.id}`, thing] as const),
    ),
  );
  return after.map((zone) => ({
    ...zone,
    things: zone.things.map((thing) => {
      const old = known.get(`${thing.ref.kind} ${thing.ref.id}`);
      return old && JSON.stringify(old) === JSON.stringify(thing) ? old : thing;
    }),
  }));
}

/** The zones that a table shows, with the things of the last drawing where they are the same. */
export function useKept(zones: readonly ZoneView[]): readonly ZoneView[] {
  const kept = useRef({ told: zones, zones });
  if (kept.current.told !== zones)
    kept.current = { told: zones, zones: keptZones(kept.current.zones, zones) };
  return kept.current.zones;
}
