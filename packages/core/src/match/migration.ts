import * as z from 'zod';
import { issue, ok, refuse, type Result } from '../issue.js';
import { json, parseWith, STATE_LIMITS, type Json, type JsonObject } from '../json.js';
import type { Move } from './move.js';
import type { MatchRecord } from './record.js';

/**
 * Leads from one version of a match to the next one, for what was kept before a release: states, and records of options and
 * moves. What a step leaves out is alike in both versions. All of it is pure, and refuses what cannot go on.
 */
export interface MatchMigration {
  /** The version that it leads away from; it leads to the version after it. */
  readonly from: number;
  readonly options?: (options: JsonObject) => Result<JsonObject>;
  /** The state, as JSON of the next version: nothing has read it before. */
  readonly state?: (state: Json) => Result<Json>;
  readonly move?: (move: Move) => Result<Move>;
  /** Whether events have another form since. If so, what happened in the moves of an old record is not compared. */
  readonly eventsChanged?: true;
}

/** What all that is kept of a match says of itself. */
interface KeptHeader {
  readonly game: string;
  readonly version: number;
}

/** A match as JSON, its state not read yet. */
const keptMatch = z.looseObject({ game: z.string(), version: z.int(), state: json });

/** Turns one thing after the other; refused with the issues of the first that is. */
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

/** Brings what was kept in earlier versions of one game's matches to the version of today. */
export class MatchMigrations {
  readonly #current: KeptHeader;
  readonly #steps: ReadonlyMap<number, MatchMigration>;

  /** @throws RangeError if two steps lead away from one version, or a step does not lead to the version of today or an earlier one */
  constructor(current: KeptHeader, steps: readonly MatchMigration[]) {
    this.#current = current;
    this.#steps = new Map(steps.map((step) => [step.from, step]));
    const wrong = steps.find(({ from }) => from >= current.version);
    if (wrong || this.#steps.size < steps.length)
      throw new RangeError(`The migrations of ${current.game} are no steps to version ${current.version}`);
  }

  /** The steps from a version to the one of today. Refused with `wrongGame`: another game, a later version, a step that is missing. */
  path(of: KeptHeader): Result<readonly MatchMigration[]> {
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

  /** A saved match as JSON of the version of today; its state is for the game to read. */
  match(raw: unknown): Result<unknown> {
    const isOfToday =
      typeof raw === 'object' && raw !== null && 'version' in raw && raw.version === this.#current.version;
    if (isOfToday) return ok(raw);
    const kept = parseWith(keptMatch, raw, STATE_LIMITS);
    // What is no match at all is told of by whoever reads it as one.
    if (!kept.ok) return ok(raw);
    const steps = this.path(kept.value);
    if (!steps.ok) return steps;
    let state: Result<Json> = ok(kept.value.state);
    for (const step of steps.value) if (state.ok && step.state) state = step.state(state.value);
    return state.ok ? ok({ ...kept.value, version: this.#current.version, state: state.value }) : state;
  }

  /** A record as the version of today writes it. The fingerprint of its end is left out: the end has another form. */
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
