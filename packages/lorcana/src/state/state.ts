import type { Named } from '@reticle/core';
import * as z from 'zod';
import { present } from '../language/present.js';
import { lorcanaCard } from './card.js';

const playerId = z.string().min(1).max(256);

/** The schema of {@link LorcanaPlayer}. */
export const lorcanaPlayer = z.strictObject({
  id: playerId,
  lore: z.number(),
  /** Players of the same team are not opponents (rules 1.3.5, 1.3.6). */
  team: z.string().optional(),
});
/** A player. The order of players is the turn order. Plain JSON. */
export type LorcanaPlayer = Named<z.infer<typeof lorcanaPlayer>>;

/** The schema of {@link LorcanaState}. */
export const lorcanaState = z.strictObject({
  players: z.array(lorcanaPlayer).min(1).readonly(),
  activePlayer: z.string().min(1).max(256).optional(),
  /** Every card in every zone that the game knows. */
  cards: z.array(lorcanaCard).readonly(),
  /** Cards as they last were in play (rule 6.7.7). */
  lastKnown: z.array(lorcanaCard).readonly(),
});
/**
 * A game of Lorcana at one moment, with what choices depend on. The order of players is the turn order. The order of
 * cards means nothing here. Plain JSON.
 */
export type LorcanaState = Named<z.infer<typeof lorcanaState>>;

/** Builds a state and fills in what is omitted: two players, `you` and `foe`, of whom `you` is active. */
export function lorcanaStateOf(parts: Partial<LorcanaState> = {}): LorcanaState {
  const players = parts.players ?? [
    { id: 'you', lore: 0 },
    { id: 'foe', lore: 0 },
  ];
  const [first] = players;
  return { players, cards: [], lastKnown: [], ...(first ? { activePlayer: first.id } : {}), ...parts };
}

/** The players of a state, whatever else it has. */
export interface Sides {
  readonly players: readonly LorcanaPlayer[];
  readonly activePlayer?: string | undefined;
}
/** Returns the player with this id. Returns undefined if there is none. */
export function playerOf(state: Sides, player: string | undefined): LorcanaPlayer | undefined {
  return state.players.find(({ id }) => id === player);
}

/** Returns the player with this id. @throws if nobody with this id plays */
export const thePlayer = (state: Sides, player: string): LorcanaPlayer =>
  present(playerOf(state, player), `player ${player}`);

/** Whether two players are opponents: different players without a common team (rules 1.3.5.1, 1.3.6). */
export function areOpponents(state: Sides, one: string, other: string): boolean {
  if (one === other) return false;
  const team = playerOf(state, one)?.team;
  return team === undefined || team !== playerOf(state, other)?.team;
}

/**
 * Returns the players in the order in which they act at the same time: the active player first, then in turn order
 * (rule 6.7.6).
 */
export function turnOrder({ players, activePlayer }: Sides): readonly string[] {
  const ids = players.map(({ id }) => id);
  const at = Math.max(0, ids.indexOf(activePlayer ?? ''));
  return [...ids.slice(at), ...ids.slice(0, at)];
}
