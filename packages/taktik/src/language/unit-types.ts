/** The types of units. */
export const UNIT_TYPES = ['infantry', 'vehicle', 'special'] as const;
/** A type of unit. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** What all units of a type share: movement, range, symbol. */
export interface UnitTypeFacts {
  /** How the type is written in map texts: upper case is red's, lower case blue's. */
  readonly symbol: string;
  /** Movement points a turn. */
  readonly movement: number;
  /** How far it attacks, in tiles (Chebyshev distance). */
  readonly range: number;
  /** How many a side has, unless the options say so. */
  readonly force: number;
}

/** The table of unit types. */
export const UNIT_TYPE: { readonly [T in UnitType]: UnitTypeFacts } = {
  infantry: { symbol: 'i', movement: 2, range: 2, force: 5 },
  vehicle: { symbol: 'v', movement: 4, range: 3, force: 3 },
  special: { symbol: 's', movement: 3, range: 4, force: 2 },
};

/** A unit that has taken so many hits is destroyed. */
export const HITS_TO_DESTROY = 2;
