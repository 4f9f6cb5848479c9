import { logEntry, type Snapshot } from '@reticle/protocol';
import * as z from 'zod';
import { clockSettings } from '../clock.js';

const player = z.string().min(1).max(256);

/** The schema of a saved seat. A token opens it, of which only a hash is saved. */
const storedSeat = z.strictObject({
  player,
  token: z
    .string()
    .max(128)
    .optional()
    .describe('The SHA-256 of the token, in hex; absent while the seat is free.'),
  bot: z.string().max(64).optional().describe('The bot that plays here, if no person does.'),
});

/** The schema of everything with which a table begins. Together with its log it is the whole match. */
export const storedTable = z.strictObject({
  id: z.string().min(1).max(64),
  game: z.string().min(1).max(64),
  version: z.int().min(0).describe('The version of the game when the match began.'),
  options: z.record(z.string(), z.json()),
  seed: z.union([z.string(), z.number()]),
  seeding: z.string().max(64).optional().describe('How the match was drawn from its seed.'),
  chosenSeed: z
    .literal(true)
    .optional()
    .describe('Whether the seed was chosen by whoever opened the table, and not drawn by the server.'),
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
/** Everything with which a table begins. */
export type StoredTable = z.infer<typeof storedTable>;
/** A saved seat. */
type StoredSeat = z.infer<typeof storedSeat>;

/** The schema of a saved step: the entry, and the time left on each clock after it. */
export const storedEntry = z.strictObject({
  entry: logEntry,
  version: z
    .int()
    .min(0)
    .optional()
    .describe('The version of the game that wrote the entry, if it is not the one in which the match began.'),
  left: z.record(player, z.number().min(0)).optional().describe('Milliseconds.'),
});
/** A saved step: the entry, and the time left on each clock after it. */
export type StoredEntry = z.infer<typeof storedEntry>;

/**
 * Thrown if another process, or another room, has already saved an entry at this step, so that the caller is
 * behind.
 */
export class StepTakenError extends Error {
  override readonly name = 'StepTakenError';
}

/**
 * A store of tables. Every method is finished when it returns: what was appended survives if the process is
 * killed. Several processes may use one store.
 */
export interface TableStore {
  /** Saves a new table. @throws Error if there is one with this id */
  create(table: StoredTable): Promise<void>;
  /** Returns a table as it began. Returns undefined if there is none. */
  table(id: string): Promise<StoredTable | undefined>;
  /**
   * Takes a free seat with the hash of a token. Returns false if the seat is taken, belongs to a bot, or does
   * not exist.
   */
  claim(id: string, player: string, token: string): Promise<boolean>;
  /**
   * Saves the entry that leads to `step`; the first step is 1. @throws StepTakenError if there is one already
   */
  append(id: string, step: number, entry: StoredEntry): Promise<void>;
  /** Returns the entries of a log, in order. */
  log(id: string): Promise<readonly StoredEntry[]>;
  /** Saves a snapshot, so that not all of the log must be replayed. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /** Returns the last snapshot. Returns undefined if there is none. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  close(): Promise<void>;
}

/** Parses a saved table. @throws Error if it was not written by this code */
export const readTable = (json: string): StoredTable => storedTable.parse(JSON.parse(json));

/** Writes anything that is saved, as JSON. */
export const serialized = (value: StoredTable | StoredEntry | Snapshot): string => JSON.stringify(value);

/** Takes a free seat of a table. Returns undefined if the seat is not free. */
function withClaim(table: StoredTable, wanted: string, token: string): StoredTable | undefined {
  const isFree = (seat: StoredSeat): boolean =>
    seat.player === wanted && seat.token === undefined && seat.bot === undefined;
  const at = table.seats.findIndex(isFree);
  const seat = table.seats[at];
  return seat && { ...table, seats: table.seats.with(at, { ...seat, token }) };
}

/** A table in a store as text: how to read it, and how to replace it if it has not changed since. */
interface StoredText {
  readonly read: () => Promise<string | undefined>;
  readonly replace: (json: string, by: string) => Promise<boolean>;
}

/** Takes a free seat. If somebody takes another seat between reading and replacing, tries again. */
export async function claimSeat(
  seat: string,
  token: string,
  { read, replace }: StoredText,
): Promise<boolean> {
  for (;;) {
    const json = await read();
    const after = json === undefined ? undefined : withClaim(readTable(json), seat, token);
    if (json === undefined || !after) return false;
    if (await replace(json, serialized(after))) return true;
  }
}
