import type { LorcanaMatchState } from '../match/state.js';

export type Seat = LorcanaMatchState['seats'][number];

const EMPTY: Seat = { player: '', deck: [], inked: 0, altered: false };

/** What a player has beside cards and lore. */
export const seatOf = ({ seats }: LorcanaMatchState, player: string): Seat =>
  seats.find((seat) => seat.player === player) ?? EMPTY;

/** The state with some facts of a player's seat changed. */
export const withSeat = (
  state: LorcanaMatchState,
  player: string,
  facts: Partial<Seat>,
): LorcanaMatchState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.player === player ? { ...seat, ...facts } : seat)),
});

/** The state with a player's lore changed, never below 0. */
export const withLore = (state: LorcanaMatchState, player: string, change: number): LorcanaMatchState => ({
  ...state,
  players: state.players.map((found) =>
    found.id === player ? { ...found, lore: Math.max(0, found.lore + change) } : found,
  ),
});

/** The other one. Matches are played by two. */
export const opponentOf = ({ players }: LorcanaMatchState, player: string): string =>
  players.find(({ id }) => id !== player)?.id ?? player;
