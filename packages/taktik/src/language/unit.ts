import { defineKind, flag, member, player, playerReference } from '@reticle/core';
import * as z from 'zod';
import { indexOf, type Board, distance } from './board.js';
import { playerId, type PlayerId } from './players.js';

/** The types of units. */
export const UNIT_TYPES = ['infantry', 'vehicle', 'special'] as const;
/** A type of unit. */
export type UnitType = (typeof UNIT_TYPES)[number];

/** The facts of a unit type: movement, range, symbol. */
export interface UnitTypeFacts {
  /** The type's symbol in map texts: upper case for red, lower case for blue. */
  readonly symbol: string;
  /** The movement points for each turn. */
  readonly movement: number;
  /** The range of its attacks, in tiles (Chebyshev distance). */
  readonly range: number;
  /** The default number of units of a side. */
  readonly force: number;
}

/** The table of unit types. */
export const UNIT_TYPE: { readonly [T in UnitType]: UnitTypeFacts } = {
  infantry: { symbol: 'i', movement: 2, range: 2, force: 5 },
  vehicle: { symbol: 'v', movement: 4, range: 3, force: 3 },
  special: { symbol: 's', movement: 3, range: 4, force: 2 },
};

/** The number of hits that destroy a unit. */
export const HITS_TO_DESTROY = 2;

/** The schema of a unit. Destroyed units stay in the state, so that a choice of one can be described. */
export const unit = z.strictObject({
  /** The id, such as `red-vehicle-2`. */
  id: z.string().min(1).max(64),
  owner: playerId,
  type: z.enum(UNIT_TYPES),
  x: z.int().nonnegative(),
  y: z.int().nonnegative(),
  /** The hits taken: 0 undamaged, 1 damaged, 2 destroyed. */
  hits: z.int().min(0).max(HITS_TO_DESTROY),
  /** Whether it has moved this turn. */
  moved: z.boolean(),
  /** Whether it has declared its attack this turn. */
  attacked: z.boolean(),
  /** Whether the attack that is being fought now is its own. */
  attacking: z.boolean(),
});
/** A unit on the board. */
export type TaktikUnit = z.infer<typeof unit>;

export const isDestroyed = ({ hits }: TaktikUnit): boolean => hits >= HITS_TO_DESTROY;
export const isDamaged = (found: TaktikUnit): boolean => found.hits > 0 && !isDestroyed(found);

/** Makes an undamaged unit. `number` counts the units of that owner and type from 1. */
export function newUnit(owner: PlayerId, type: UnitType, number: number, x: number, y: number): TaktikUnit {
  const id = `${owner}-${type}-${number}`;
  return { id, owner, type, x, y, hits: 0, moved: false, attacked: false, attacking: false };
}

type Units = readonly TaktikUnit[];

export const unitNamed = (units: Units, id: string): TaktikUnit | undefined =>
  units.find((found) => found.id === id);

/** Changes some facts of one unit. */
export const withUnit = (units: Units, id: string, facts: Partial<TaktikUnit>): Units =>
  units.map((found) => (found.id === id ? { ...found, ...facts } : found));

/** Returns the units of a player that are not destroyed. */
export const living = (units: Units, owner: string): Units =>
  units.filter((found) => found.owner === owner && !isDestroyed(found));

/** The last list of units, with its occupants. */
let latest: { readonly units: Units; readonly occupants: ReadonlyMap<number, TaktikUnit> } | undefined;

/** Maps tile numbers to the units that stand there. Kept for the last list. */
export function occupantsOf(units: Units, board: Board): ReadonlyMap<number, TaktikUnit> {
  if (latest?.units !== units) {
    const standing = units.filter((one) => !isDestroyed(one));
    latest = { units, occupants: new Map(standing.map((one) => [indexOf(board, one), one])) };
  }
  return latest.occupants;
}

const unitType = z.enum(UNIT_TYPES);

/** The schema of the filter on units. */
const unitFilterKeys = z.strictObject({
  owner: playerReference
    .optional()
    .describe('Whose it is, as seen from the player who chooses: self, opponent.'),
  unitId: z
    .union([z.string(), z.array(z.string()).min(1).readonly()])
    .optional()
    .describe('The unit has this id, or one of these.'),
  type: z
    .union([unitType, z.array(unitType).min(1).readonly()])
    .optional()
    .describe('The unit is of this type, or of one of these.'),
  destroyed: z.boolean().optional().describe('Whether it is destroyed.'),
  damaged: z.boolean().optional().describe('Whether it was hit once and is not destroyed.'),
  moved: z.boolean().optional().describe('Whether it has moved this turn.'),
  attacked: z.boolean().optional().describe('Whether it has declared its attack this turn.'),
  attacking: z.boolean().optional().describe('Whether the attack that is being fought right now is its own.'),
  withinRange: z
    .boolean()
    .optional()
    .describe('Whether it is within the range of the source, which is a unit.'),
});

const isUnit = (found: object | undefined): found is TaktikUnit =>
  found !== undefined && 'hits' in found && 'attacking' in found;

function inRangeOf(source: object | undefined, target: TaktikUnit): boolean {
  return isUnit(source) && distance(source, target) <= UNIT_TYPE[source.type].range;
}

/** The kind `unit`: the units of a match as things that can be chosen. */
export const unitKind = defineKind({
  name: 'unit',
  object: unit,
  filter: unitFilterKeys,
  matchers: {
    owner: player(
      'owner',
      ({ owner }: TaktikUnit) => owner,
      (who) => `of ${who}`,
    ),
    unitId: member(
      'id',
      ({ id }: TaktikUnit) => id,
      (ids) => `that is ${ids}`,
      false,
    ),
    type: member(
      'type',
      ({ type }: TaktikUnit) => type,
      (types) => `of type ${types}`,
    ),
    destroyed: {
      test: (found, wanted) => isDestroyed(found) === wanted,
      actual: isDestroyed,
      changes: (_found, wanted, holds) => [{ hits: wanted === holds ? 2 : 1 }],
      words: (wanted) => ({ before: wanted ? 'destroyed' : 'living' }),
    },
    damaged: {
      test: (found, wanted) => isDamaged(found) === wanted,
      actual: isDamaged,
      changes: (_found, wanted, holds) => [{ hits: wanted === holds ? 1 : 0 }],
      words: (wanted) => ({ before: wanted ? 'damaged' : 'not damaged' }),
    },
    moved: flag('moved', ({ moved }: TaktikUnit) => moved, { yes: 'moved', no: 'unmoved' }),
    attacked: flag('attacked', ({ attacked }: TaktikUnit) => attacked, { yes: 'engaged', no: 'unengaged' }),
    attacking: flag('attacking', ({ attacking }: TaktikUnit) => attacking, {
      yes: 'attacking',
      no: 'not attacking',
    }),
    withinRange: {
      test: (found, wanted, { source }) => inRangeOf(source, found) === wanted,
      cost: 3,
      actual: (found, { source }) => inRangeOf(source, found),
      words: (wanted) => ({ after: wanted ? 'within range' : 'out of range' }),
      needsSource: true,
    },
  },
  list: ({ units }: { readonly units: readonly TaktikUnit[] }) => units,
  id: ({ id }) => id,
  controller: ({ owner }) => owner,
});

/** A filter on units. */
export type UnitFilter = z.infer<typeof unitKind.filter>;
