/** What was done to objects by an ability that resolves, as its later sentences ask about it: "destroyed this way". */
export const THIS_WAY = [
  'destroyed',
  'discarded',
  'exiled',
  'milled',
  'putIntoGraveyard',
  'sacrificed',
  'tapped',
] as const;

/** One of them. */
export type ThisWay = (typeof THIS_WAY)[number];
