import type { ZoneView } from '@reticle/core/host';

/** The ids of all things that some zones show. */
export const idsIn = (zones: readonly ZoneView[]): ReadonlySet<string> =>
  new Set(zones.flatMap(({ things }) => things.map(({ ref }) => ref.id)));
