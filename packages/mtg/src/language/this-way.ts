/**
 * What a resolving spell or ability may have done to objects, as its later sentences ask: "destroyed this
 * way".
 */
export const THIS_WAY = [
  'dealtDamage',
  'destroyed',
  'discarded',
  'exiled',
  'milled',
  'putIntoGraveyard',
  'sacrificed',
  'tapped',
] as const;

/** The moves that are called a sacrifice or a discard (rules 701.9a, 701.21a). */
export const MOVED_AS = { sacrifice: 'sacrificed', discard: 'discarded' } as const satisfies Readonly<
  Record<string, (typeof THIS_WAY)[number]>
>;

/** One thing that may be done "this way". */
export type ThisWay = (typeof THIS_WAY)[number];
