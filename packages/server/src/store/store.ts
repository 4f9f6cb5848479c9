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
  name: z.string().max(64).optional().describe('The name of whoever took the seat.'),
  account: z
    .string()
    .max(256)
    .optional()
    .describe('The account of the host to which the seat belongs. Then the token alone opens it no more.'),
  again: z.literal(true).optional().describe('Whether the seat was given another token.'),
});
/** A saved seat. */
type StoredSeat = z.infer<typeof storedSeat>;

/** The schema of who opened a table. */
const opener = storedSeat.pick({ token: true, account: true });

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
  opener: opener.optional().describe('Who opened the table, and may have a lost seat given anew.'),
  listed: z
    .literal(true)
    .optional()
    .describe('Whether everybody may find the table in the list of tables with free seats.'),
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

/** Whoever takes a seat. */
export interface SeatHolder extends Pick<StoredSeat, 'name' | 'account'> {
  /** The SHA-256 of the token, in hex. */
  readonly token: string;
}

/** The schema of the saved clock of a table. Times are milliseconds. */
const storedClock = z.strictObject({
  left: z.record(player, z.number().min(0)).describe('What each player had left.'),
  at: z.number().min(0).describe('When that was, in the time in which the server ran.'),
  attended: z
    .boolean()
    .describe('Whether anybody was at the table: then whatever ended that was an interruption.'),
});
/** The saved clock of a table. */
export type StoredClock = z.infer<typeof storedClock>;

/** The schema of the clock that is saved when somebody comes first, or the last one leaves. */
const pausedClock = storedClock.extend({ step: z.int().min(0) });
/** The clock that is saved when somebody comes first, or the last one leaves, with the step of the table. */
export type PausedClock = z.infer<typeof pausedClock>;

/** The schema of a saved step: the entry, and the clock after it. */
const storedEntry = z.strictObject({
  entry: logEntry,
  version: z
    .int()
    .min(0)
    .optional()
    .describe('The version of the game that wrote the entry, if it is not the one in which the match began.'),
  clock: storedClock.optional(),
  left: storedClock.shape.left.optional().describe('Earlier versions saved only this of the clock.'),
});
/** A saved step: the entry, and the clock after it. */
export type StoredEntry = z.infer<typeof storedEntry>;

/**
 * Thrown if another process, or another room, has already saved an entry at this step, so that the caller is
 * behind.
 */
export class StepTakenError extends Error {
  override readonly name = 'StepTakenError';
}

/** Thrown if another server already plays the tables of a store. */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';
}

/** Thrown if a step of a log is missing in the store, though a later one is there. */
export class MissingStepError extends Error {
  override readonly name = 'MissingStepError';
  readonly step: number;

  constructor(id: string, step: number) {
    super(`Step ${step} of the table ${id} is missing in the store.`);
    this.step = step;
  }
}

/**
 * A store of tables. Every method is finished when it returns: what was appended survives if the process is
 * killed. Several processes may use one store.
 */
export interface TableStore {
  /**
   * Takes the store for a server, until it is closed or the process ends: alone, or together with the other
   * processes of the server of that name. Without it two servers would both play a table, and neither tell
   * the clients of the other. @throws StoreInUseError if another server has taken it
   *
   * @param server the name that the processes of one server share, or null for a server of one process
   * @param lost called if the store could not be kept, and another server has taken it
   */
  take?(server: string | null, lost: (error: unknown) => void): Promise<void>;
  /** Saves a new table. @throws Error if there is one with this id */
  create(table: StoredTable): Promise<void>;
  /** Returns a table as it began. Returns undefined if there is none. */
  table(id: string): Promise<StoredTable | undefined>;
  /**
   * Returns the listed tables with a free seat whose ids come after this one, in order, and no more than
   * `most`.
   */
  listed(after: string, most: number): Promise<readonly StoredTable[]>;
  /**
   * Takes a free seat. Returns false if the seat is taken, belongs to a bot, or does not exist, or if the account
   * has another seat at the table.
   */
  claim(id: string, player: string, holder: SeatHolder): Promise<boolean>;
  /**
   * Saves the entry that leads to `step`; the first step is 1. @throws StepTakenError if there is one already
   */
  append(id: string, step: number, entry: StoredEntry): Promise<void>;
  /** Returns the entries of a log, in order. @throws MissingStepError if one is missing */
  log(id: string): Promise<readonly StoredEntry[]>;
  /** Saves a snapshot, so that not all of the log must be replayed. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /** Returns the last snapshot. Returns undefined if there is none. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  /** Saves the clock of a table between two steps. */
  keepClock(id: string, clock: PausedClock): Promise<void>;
  /** Returns the clock that was saved last between two steps. Returns undefined if there is none. */
  clock(id: string): Promise<PausedClock | undefined>;
  /**
   * Counts the time in which the server runs, for all processes that use the store. Adds the milliseconds
   * since the last tick of any of them, unless they are more than `mostPause`: then no server ran, and that time does not
   * count for the expiry of tables, either. Returns the sum.
   *
   * @param now the time in milliseconds
   */
  tick(now: number, mostPause: number): Promise<number>;
  /**
   * Gives the seat of a person another token, whose hash this is, or none, so that the seat is free, and belongs
   * to nobody. Returns false if the table has no such seat, or a bot plays there.
   */
  reissue(id: string, player: string, token: string | undefined): Promise<boolean>;
  /** Bars a table, which then nobody opens, or an address, which then nobody comes from; or no longer. */
  bar(bar: Bar, isBarred: boolean): Promise<void>;
  /** Returns all that is barred. */
  bars(): Promise<readonly Bar[]>;
  /** Notes that a table is used now. @param now the time in milliseconds */
  touch(id: string, now: number): Promise<void>;
  /**
   * Deletes some of the tables that nobody has used for longer than `age` milliseconds while a server ran, with their logs. Of a
   * table of which no use is noted it is noted now. Returns how many were deleted; there are no more if it is 0.
   *
   * @param now the time in milliseconds
   */
  expire(now: number, age: number): Promise<number>;
  close(): Promise<void>;
}

/** Parses a saved clock. @throws Error if it was not written by this code */
export const readClock = (json: string): PausedClock => pausedClock.parse(JSON.parse(json));

/** The schema of what is barred: a table by its id, or an address. */
export const bar = z.strictObject({ what: z.enum(['table', 'address']), name: z.string().min(1).max(64) });
/** A table by its id, or an address, that is barred. */
export type Bar = z.infer<typeof bar>;

/** The most tables that are deleted at once, so that nobody waits long for it. */
export const MOST_EXPIRED = 100;

/** A row of a log, as stores save it. */
export const logRow = z.object({ step: z.coerce.number(), json: z.string() });

/** Parses the rows of a log, in order. @throws MissingStepError if a step is missing */
export function readLog(id: string, found: readonly z.infer<typeof logRow>[]): readonly StoredEntry[] {
  return found.map(({ step, json }, at) => {
    if (step !== at + 1) throw new MissingStepError(id, at + 1);
    return storedEntry.parse(JSON.parse(json));
  });
}

/** Parses a saved table. @throws Error if it was not written by this code */
export const readTable = (json: string): StoredTable => storedTable.parse(JSON.parse(json));

/** Writes anything that is saved, as JSON. */
export const serialized = (value: StoredTable | StoredEntry | PausedClock | Snapshot): string =>
  JSON.stringify(value);

/** Whether anybody may take a seat. */
const isFree = ({ token, bot }: StoredSeat): boolean => token === undefined && bot === undefined;

/** Whether a table is in the list now. */
export const isListed = ({ listed, seats }: StoredTable): boolean => listed === true && seats.some(isFree);

/** Takes a free seat of a table. Returns undefined if the seat is not free, or the account has one. */
function withClaim(table: StoredTable, wanted: string, holder: SeatHolder): StoredTable | undefined {
  const { account } = holder;
  if (account !== undefined && table.seats.some((each) => each.account === account)) return undefined;
  const at = table.seats.findIndex((each) => each.player === wanted && isFree(each));
  const seat = table.seats[at];
  return seat && { ...table, seats: table.seats.with(at, { ...seat, ...holder }) };
}

/** A table in a store: how to read its text, and how to replace it if it has not changed since. */
interface StoredText {
  readonly read: () => Promise<string | undefined>;
  readonly replace: (json: string, by: StoredTable) => Promise<boolean>;
}

/** Gives the seat of a person another token, or none. Returns undefined if there is no such seat. */
function withToken(table: StoredTable, wanted: string, token: string | undefined): StoredTable | undefined {
  const at = table.seats.findIndex(({ player: each, bot }) => each === wanted && bot === undefined);
  const seat = table.seats[at];
  const given =
    token === undefined
      ? { player: wanted }
      : {
          ...seat,
          player: wanted,
          token,
          ...(seat?.token === undefined ? {} : { again: true as const }),
        };
  return seat && { ...table, seats: table.seats.with(at, given) };
}

/** Takes a free seat. */
export const claimSeat = (seat: string, holder: SeatHolder, text: StoredText): Promise<boolean> =>
  changeTable((table) => withClaim(table, seat, holder), text);

/** Gives the seat of a person another token, or none. */
export const reissueSeat = (seat: string, token: string | undefined, text: StoredText): Promise<boolean> =>
  changeTable((table) => withToken(table, seat, token), text);

/** Changes a table. If somebody changes it between reading and replacing, tries again. */
async function changeTable(
  change: (table: StoredTable) => StoredTable | undefined,
  { read, replace }: StoredText,
): Promise<boolean> {
  for (;;) {
    const json = await read();
    const after = json === undefined ? undefined : change(readTable(json));
    if (json === undefined || !after) return false;
    if (await replace(json, after)) return true;
  }
}
