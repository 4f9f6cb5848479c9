/** What a game says of one of its zones. */
export interface ZoneDefinition {
  /** Whether each player has one, or all share one. */
  readonly of: 'player' | 'shared';
  /** Who may see what is in it. */
  readonly seenBy: 'all' | 'owner' | 'nobody';
  /** Abilities work here unless they say otherwise; what leaves is remembered as it last was. */
  readonly inPlay?: boolean;
}
/** Every zone of a game, by name. */
export type ZoneDefinitions = Readonly<Record<string, ZoneDefinition>>;

/** Whether somebody sees what a player has in a zone; a spectator is nobody's owner. */
export function seesZone(
  zones: ZoneDefinitions,
  zone: string,
  owner: string,
  viewer: string | undefined,
): boolean {
  const seenBy = Object.hasOwn(zones, zone) ? zones[zone]?.seenBy : undefined;
  return seenBy === 'all' || (seenBy === 'owner' && viewer === owner);
}

/** Whether a zone is one in which things are in play. */
export const isInPlay = (zones: ZoneDefinitions, zone: string): boolean =>
  Object.hasOwn(zones, zone) && zones[zone]?.inPlay === true;
