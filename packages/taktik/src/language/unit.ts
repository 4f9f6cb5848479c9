import * as z from 'zod';
import { indexOf, type Board } from './board.js';
import { playerId, type PlayerId } from './players.js';
import { HITS_TO_DESTROY, UNIT_TYPES, type UnitType } from './unit-types.js';

/** One unit, destroyed ones included: they stay in the state, so that a choice of one can be told what it chose. */
export const unit = z.strictObject({
  /** `red-vehicle-2` */
  id: z.string().min(1).max(64),
  owner: playerId,
  type: z.enum(UNIT_TYPES),
  x: z.int().nonnegative(),
  y: z.int().nonnegative(),
  /** Hits taken: 0 sound, 1 damaged, 2 destroyed. */
  hits: z.int().min(0).max(HITS_TO_DESTROY),
  /** Whether it has moved this turn. */
  moved: z.boolean(),
  /** Whether it has declared its attack this turn. */
  attacked: z.boolean(),
  /** Whether the attack that is being fought right now is its own. */
  attacking: z.boolean(),
});
/** A unit on the board. */
export type TaktikUnit = z.infer<typeof unit>;

export const isDestroyed = ({ hits }: TaktikUnit): boolean => hits >= HITS_TO_DESTROY;
export const isDamaged = (found: TaktikUnit): boolean => found.hits > 0 && !isDestroyed(found);

/** A fresh unit. `number` counts the units of that owner and type from 1. */
export function newUnit(owner: PlayerId, type: UnitType, number: number, x: number, y: number): TaktikUnit {
  const id = `${owner}-${type}-${number}`;
  return { id, owner, type, x, y, hits: 0, moved: false, attacked: false, attacking: false };
}

type Units = readonly TaktikUnit[];

export const unitNamed = (units: Units, id: string): TaktikUnit | undefined =>
  units.find((found) => found.id === id);

/** The units with some facts of one of them changed. */
export const withUnit = (units: Units, id: string, facts: Partial<TaktikUnit>): Units =>
  units.map((found) => (found.id === id ? { ...found, ...facts } : found));

/** The units of a player that are not destroyed. */
export const living = (units: Units, owner: string): Units =>
  units.filter((found) => found.owner === owner && !isDestroyed(found));

/** The list that was asked about last, and who stands where on it. */
let latest: { readonly units: Units; readonly occupants: ReadonlyMap<number, TaktikUnit> } | undefined;

/** Who stands where, by tile number; kept for the list that was asked about last. */
export function occupantsOf(units: Units, board: Board): ReadonlyMap<number, TaktikUnit> {
  if (latest?.units !== units) {
    const standing = units.filter((one) => !isDestroyed(one));
    latest = { units, occupants: new Map(standing.map((one) => [indexOf(board, one), one])) };
  }
  return latest.occupants;
}
