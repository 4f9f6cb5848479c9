import type { Effects } from './effects.js';
import { made, told, type Table } from './table.js';

/** A move: its name, its params, and what is chosen for it. */
export type Move = readonly [
  name: string,
  params: Readonly<Record<string, string | number | true>>,
  chosen?: readonly string[],
];
/** A card with a version. */
export const owl = made('Owl', { version: 'Wise' });
export const drawing: Effects = [{ effect: 'draw', amount: 1 }];
export const song = made('Song', { type: 'song', cost: 2 }, { effects: drawing });

/** Makes moves, and returns the table with the events of the last one. */
export const last = (at: Table, moves: readonly Move[]) =>
  moves.reduce<{ at: Table; events: readonly object[] }>(
    ({ at: now }, [move, params, chosen]) => told(now, move, params, chosen),
    { at, events: [] },
  ).events;
