import type { Named } from '@reticle/core';
import * as z from 'zod';
import { present } from '../language/present.js';
import { lorcanaCard } from './card.js';

const playerId = z.string().min(1).max(256);

/** A player; the order of players is the turn order. */
export const lorcanaPlayer = z.strictObject({
  id: playerId,
  lore: z.number(),
  /** Players of one team are no opponents of each other (rules 1.3.5, 1.3.6). */
  team: z.string().optional(),
});
/** A player. Plain JSON. */
export type LorcanaPlayer = Named<z.infer<typeof lorcanaPlayer>>;

/**
 * A game of Lorcana as choosing sees it. Plain JSON; the order of players is the turn order, that of cards means nothing
 * for choosing.
 */
export const lorcanaState = z.strictObject({
  players: z.array(lorcanaPlayer).min(1).readonly(),
  activePlayer: z.string().min(1).max(256).optional(),
  /** Every card in every zone that the game knows. */
  cards: z.array(lorcanaCard).readonly(),
  /** Cards as they last were in play (rule 6.7.7). */
  lastKnown: z.array(lorcanaCard).readonly(),
});
/** A game of Lorcana at one moment. Plain JSON. */
export type LorcanaState = Named<z.infer<typeof lorcanaState>>;

/** A state with all that is left out filled in: two players, `you` and `foe`, you being active. */
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
/** The player with that id, if there is one. */
export function playerOf(state: Sides, player: string | undefined): LorcanaPlayer | undefined {
  return state.players.find(({ id }) => id === player);
}

/** The same, of one who plays. @throws where nobody of that id does */
export const thePlayer = (state: Sides, player: string): LorcanaPlayer =>
  present(playerOf(state, player), `player ${player}`);

/** Whether two players are opponents: not the same, and of no common team (rules 1.3.5.1, 1.3.6). */
export function areOpponents(state: Sides, one: string, other: string): boolean {
  if (one === other) return false;
  const team = playerOf(state, one)?.team;
  return team === undefined || team !== playerOf(state, other)?.team;
}

/** The players in the order in which they act at the same time: the active one first, then in turn order (rule 6.7.6). */
export function turnOrder({ players, activePlayer }: Sides): readonly string[] {
  const ids = players.map(({ id }) => id);
  const at = Math.max(0, ids.indexOf(activePlayer ?? ''));
  return [...ids.slice(at), ...ids.slice(0, at)];
}
