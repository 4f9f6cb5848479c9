import { logEntry, type Snapshot } from '@reticle/protocol';
import * as z from 'zod';
import { clockSettings } from '../clock.js';

const player = z.string().min(1).max(256);

/** A seat as it is kept: who may sit there is known by a token of which only a hash is kept. */
const storedSeat = z.strictObject({
  player,
  token: z
    .string()
    .max(128)
    .optional()
    .describe('The SHA-256 of the token, in hex; absent while the seat is free.'),
  bot: z.string().max(64).optional().describe('The bot that plays here, if no person does.'),
});

/** All that a table begins with. With its log it is the whole match. */
export const storedTable = z.strictObject({
  id: z.string().min(1).max(64),
  game: z.string().min(1).max(64),
  version: z.int().min(0).describe('The version of the game when the match began.'),
  options: z.record(z.string(), z.json()),
  seed: z.union([z.string(), z.number()]),
  seeding: z.string().max(64).optional().describe('How the match was drawn from its seed.'),
  seats: z.array(storedSeat).min(1).max(64).readonly(),
  spectators: z.enum(['welcome', 'none']).default('welcome'),
  spectatorDelay: z
    .int()
    .min(0)
    .max(100)
    .default(0)
    .describe('How many steps later spectators hear of a step.'),
  clock: clockSettings.optional(),
});
/** All that a table begins with. */
export type StoredTable = z.infer<typeof storedTable>;
/** A seat as it is kept. */
type StoredSeat = z.infer<typeof storedSeat>;

/** What is kept of one step: the entry, and what each clock had left after it. */
export const storedEntry = z.strictObject({
  entry: logEntry,
  version: z
    .int()
    .min(0)
    .optional()
    .describe('The version of the game that wrote the entry, if it is not the one in which the match began.'),
  left: z.record(player, z.number().min(0)).optional().describe('Milliseconds.'),
});
/** What is kept of one step: the entry, and what each clock had left after it. */
export type StoredEntry = z.infer<typeof storedEntry>;

/** Another process, or another room, has already kept an entry at this step: whoever tried is behind. */
export class StepTakenError extends Error {
  override readonly name = 'StepTakenError';
}

/**
 * Where tables are kept. Every method is done when it returns: what was appended is there after the process is killed.
 * Several processes may use one store.
 */
export interface TableStore {
  /** Keeps a new table. @throws Error if there is one of this id */
  create(table: StoredTable): Promise<void>;
  /** A table as it began; `undefined` if there is none. */
  table(id: string): Promise<StoredTable | undefined>;
  /** Takes a free seat with the hash of a token. False if the seat is taken, is a bot's, or is not there. */
  claim(id: string, player: string, token: string): Promise<boolean>;
  /** Keeps the entry that leads to `step`; the first step is 1. @throws StepTakenError if one is kept there */
  append(id: string, step: number, entry: StoredEntry): Promise<void>;
  /** The entries of a log in order. */
  log(id: string): Promise<readonly StoredEntry[]>;
  /** Keeps where a table stood, so that not all of its log must be played again. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /** The last snapshot that was kept; `undefined` if there is none. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  close(): Promise<void>;
}

/** A kept table as JSON to its value. @throws Error if it was not written by this code */
export const readTable = (json: string): StoredTable => storedTable.parse(JSON.parse(json));

/** Anything that is kept, as JSON. */
export const written = (value: StoredTable | StoredEntry | Snapshot): string => JSON.stringify(value);

/** The table with a free seat taken; `undefined` if the seat is not free. */
function withClaim(table: StoredTable, wanted: string, token: string): StoredTable | undefined {
  const isFree = (seat: StoredSeat): boolean =>
    seat.player === wanted && seat.token === undefined && seat.bot === undefined;
  const at = table.seats.findIndex(isFree);
  const seat = table.seats[at];
  return seat && { ...table, seats: table.seats.with(at, { ...seat, token }) };
}

/** A table in a store, as text: how it is read, and how it is replaced if it is still what was read. */
interface StoredText {
  readonly read: () => Promise<string | undefined>;
  readonly replace: (json: string, by: string) => Promise<boolean>;
}

/** Takes a free seat. Whoever takes another seat at the same moment comes between reading and replacing: then it is tried again. */
export async function claimed(seat: string, token: string, { read, replace }: StoredText): Promise<boolean> {
  for (;;) {
    const json = await read();
    const after = json === undefined ? undefined : withClaim(readTable(json), seat, token);
    if (json === undefined || !after) return false;
    if (await replace(json, written(after))) return true;
  }
}
