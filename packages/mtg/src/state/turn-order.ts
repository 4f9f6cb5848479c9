import type { MtgState } from './state.js';

/** Players in the order in which they choose: the active player first, then the others in turn order (rule 101.4). */
export function inTurnOrder(
  { players, activePlayer }: MtgState,
  wanted: readonly string[],
): readonly string[] {
  const seats = players.map(({ id }) => id);
  const start = Math.max(0, seats.indexOf(activePlayer ?? ''));
  return [...seats.slice(start), ...seats.slice(0, start)].filter((id) => wanted.includes(id));
}
