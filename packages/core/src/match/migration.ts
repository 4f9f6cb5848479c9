import * as z from 'zod';
import { issue, ok, refuse, type Result } from '../issue.js';
import { json, parseWith, STATE_LIMITS, type Json, type JsonObject } from '../json.js';
import type { Move } from './move.js';
import type { MatchRecord } from './record.js';

/**
 * A migration: it converts what was saved before a release (states, and records of options and moves) from
 * one version to the next. What a migration leaves out is equal in both versions. Its functions are pure, and
 * refuse what cannot be converted.
 */
export interface MatchMigration {
  /** The version that it converts from. It converts to the version after it. */
  readonly from: number;
  readonly options?: (options: JsonObject) => Result<JsonObject>;
  /** Converts the state to JSON of the next version. Nothing has parsed it before. */
  readonly state?: (state: Json) => Result<Json>;
  readonly move?: (move: Move) => Result<Move>;
  /** Whether events have another form since then. If so, the events of an old record are not compared. */
  readonly eventsChanged?: true;
}

/** The header of everything that is saved of a match. */
interface SavedHeader {
  readonly game: string;
  readonly version: number;
}

/** The schema of a saved match whose state is not parsed yet. */
const keptMatch = z.looseObject({ game: z.string(), version: z.int(), state: json });

/** Converts one thing after the other. Refuses with the issues of the first that is refused. */
function eachOk<From, To>(list: readonly From[], turn: (one: From) => Result<To>): Result<readonly To[]> {
  const turned: To[] = [];
  for (const [index, one] of list.entries()) {
    const result = turn(one);
    if (!result.ok)
      return {
        ok: false,
        issues: result.issues.map((found) => ({ ...found, path: ['moves', index, ...(found.path ?? [])] })),
      };
    turned.push(result.value);
  }
  return ok(turned);
}

/**
 * The migrations of one game's matches: they bring what was saved in earlier versions to the current version.
 */
export class MatchMigrations {
  readonly #current: SavedHeader;
  readonly #steps: ReadonlyMap<number, MatchMigration>;

  /**
   * @throws RangeError if two migrations start from one version, or one does not lead to the current version
   * or an earlier one
   */
  constructor(current: SavedHeader, steps: readonly MatchMigration[]) {
    this.#current = current;
    this.#steps = new Map(steps.map((step) => [step.from, step]));
    const wrong = steps.find(({ from }) => from >= current.version);
    if (wrong || this.#steps.size < steps.length)
      throw new RangeError(`The migrations of ${current.game} are no steps to version ${current.version}`);
  }

  /**
   * Returns the migrations from a version to the current one. Refuses another game, a later version, and a
   * missing migration with `wrongGame`.
   */
  path(of: SavedHeader): Result<readonly MatchMigration[]> {
    const { game, version } = this.#current;
    const foreign = issue('wrongGame', { wanted: `${game} ${version}`, got: `${of.game} ${of.version}` });
    if (of.game !== game || of.version > version) return refuse(foreign);
    const steps: MatchMigration[] = [];
    for (let at = of.version; at < version; at++) {
      const step = this.#steps.get(at);
      if (!step) return refuse(foreign);
      steps.push(step);
    }
    return ok(steps);
  }

  /** Converts a saved match to JSON of the current version. The game parses its state. */
  match(raw: unknown): Result<unknown> {
    const isOfToday =
      typeof raw === 'object' && raw !== null && 'version' in raw && raw.version === this.#current.version;
    if (isOfToday) return ok(raw);
    const kept = parseWith(keptMatch, raw, STATE_LIMITS);
    // What is not a match at all is refused by whoever parses it as one.
    if (!kept.ok) return ok(raw);
    const steps = this.path(kept.value);
    if (!steps.ok) return steps;
    let state: Result<Json> = ok(kept.value.state);
    for (const step of steps.value) if (state.ok && step.state) state = step.state(state.value);
    return state.ok ? ok({ ...kept.value, version: this.#current.version, state: state.value }) : state;
  }

  /**
   * Converts a record to the current version. The fingerprint of its end is left out, since the end has
   * another form.
   */
  record(kept: MatchRecord): Result<MatchRecord> {
    const steps = this.path(kept);
    if (!steps.ok || steps.value.length === 0) return steps.ok ? ok(kept) : steps;
    let record = kept;
    for (const step of steps.value) {
      const options = step.options?.(record.options) ?? ok(record.options);
      if (!options.ok) return options;
      const moves = step.move ? eachOk(record.moves, step.move) : ok(record.moves);
      if (!moves.ok) return moves;
      const { digest: _digest, eventDigests, ...rest } = record;
      const told = eventDigests && !step.eventsChanged ? { eventDigests } : {};
      record = { ...rest, ...told, version: step.from + 1, options: options.value, moves: moves.value };
    }
    return ok(record);
  }
}
