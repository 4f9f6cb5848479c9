import type { Effects } from './effects.js';
import { made, told, type Table } from './table.js';

/** A move by its name, with its params and what is chosen for it. */
export type Move = readonly [
  name: string,
  params: Readonly<Record<string, string | number | true>>,
  chosen?: readonly string[],
];
/** One with a version. */
export const owl = made('Owl', { version: 'Wise' });
export const drawing: Effects = [{ effect: 'draw', amount: 1 }];
export const song = made('Song', { type: 'song', cost: 2 }, { effects: drawing });

/** What is told of the last of some moves. */
export const last = (at: Table, moves: readonly Move[]) =>
  moves.reduce<{ at: Table; events: readonly object[] }>(
    ({ at: now }, [move, params, chosen]) => told(now, move, params, chosen),
    { at, events: [] },
  ).events;
