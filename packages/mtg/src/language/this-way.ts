/** What was done to objects by an ability that resolves, as its later sentences ask about it: "destroyed this way". */
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

/** What a move is called that is a sacrifice or a discard (rules 701.9a, 701.21a). */
export const MOVED_AS = { sacrifice: 'sacrificed', discard: 'discarded' } as const satisfies Readonly<
  Record<string, (typeof THIS_WAY)[number]>
>;

/** One of them. */
export type ThisWay = (typeof THIS_WAY)[number];
