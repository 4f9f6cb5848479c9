import * as z from 'zod';
import type { ChoiceSolver } from '../choice/solver.js';
import type { Game } from '../game.js';
import { issue, ok, refuse, type Result } from '../issue.js';
import { parseWith, STATE_LIMITS, type JsonObject } from '../json.js';
import { randomFrom, randomState, seedRandom, type Random, type RandomState } from '../random.js';
import type { LegalTargets } from '../targeting/check.js';
import type { TargetSpec } from '../targeting/spec.js';
import { move as moveSchema, type EnumerableMove, type MatchEvent, type Move, type PreparedMove } from './move.js';
import { digestOf, matchRecord, type MatchRecord } from './record.js';

/** How a match ended: no winners is a draw. */
export interface Outcome {
  readonly winners: readonly string[];
  readonly reason: string;
}

/** A match at one moment: everything there is, hidden things and the random state included. Plain JSON. */
export interface Match<State> {
  readonly game: string;
  readonly version: number;
  /** How many moves were made. */
  readonly step: number;
  readonly random: RandomState;
  readonly state: State;
}

/** What one viewer may know of a match. Plain JSON, without the random state and the seed. */
export interface MatchView {
  readonly game: string;
  readonly version: number;
  readonly step: number;
  readonly viewer: string | null;
  readonly toAct: readonly string[];
  readonly outcome: Outcome | null;
  readonly state: JsonObject;
}

/** How a game is played from the first move to the last. Everything in it is pure. */
export interface MatchDefinition<State, Options extends JsonObject> {
  readonly game: Game<State>;
  /** Goes up with every change after which old records play differently. */
  readonly version: number;
  readonly state: z.ZodType<State>;
  readonly options: z.ZodType<Options>;
  readonly setup: (options: Options, random: Random) => Result<State>;
  /** The players who may move now. */
  readonly toAct: (state: State) => readonly string[];
  readonly outcome: (state: State) => Outcome | undefined;
  readonly moves: Readonly<Record<string, EnumerableMove<State>>>;
  /** What a player (a spectator, where none is named) may see of the state. */
  readonly view: (state: State, viewer: string | undefined) => JsonObject;
  /** How good a state is for a player: more is better. For bots. */
  readonly evaluate?: (state: State, player: string) => number;
}

/** A move that may be made, its targets still to be chosen where it has slots. */
export interface Offer<State> {
  readonly move: string;
  readonly player: string;
  readonly params: JsonObject;
  readonly spec: TargetSpec;
  /** Joint choices over the spec's slots; none where there is nothing to choose. */
  readonly choices: ChoiceSolver<State> | undefined;
}

/** Runs matches of one game. Every method is pure: nothing is kept between calls. */
export interface MatchRuntime<State> {
  readonly game: Game<State>;
  readonly moves: readonly string[];
  start(options: unknown, seed: number | string): Result<Match<State>>;
  /** Makes a move, raw JSON allowed. Refused: the match is as it was. */
  apply(match: Match<State>, move: unknown): Result<{ readonly match: Match<State>; readonly events: readonly MatchEvent[] }>;
  /** Every move that a player may make, one by one; `limit` target choices at most for each set of parameters. */
  legalMoves(match: Match<State>, player: string, limit?: number): Generator<Move, void>;
  /** The same before targets are chosen, for a player who chooses slot by slot. */
  offers(match: Match<State>, player: string): Generator<Offer<State>, void>;
  toAct(match: Match<State>): readonly string[];
  outcome(match: Match<State>): Outcome | undefined;
  evaluate(match: Match<State>, player: string): number;
  view(match: Match<State>, viewer?: string): MatchView;
  /** The events that a viewer may see. */
  viewEvents(events: readonly MatchEvent[], viewer?: string): readonly MatchEvent[];
  /** A record of a match that has just started; add each move that was applied. */
  record(options: unknown, seed: number | string): Result<MatchRecord>;
  /** Plays a record again; refused where a move is, or where the end is not the recorded one. */
  replay(record: unknown): Result<{ readonly match: Match<State>; readonly events: readonly MatchEvent[] }>;
  /** The record without its last moves. */
  undo(record: MatchRecord, moves?: number): Result<MatchRecord>;
  /** A saved match, read back. */
  parseMatch(json: unknown): Result<Match<State>>;
}

/** Defines how a game is played. */
export function defineMatch<State, Options extends JsonObject>(
  definition: MatchDefinition<State, Options>,
): MatchRuntime<State> {
  const { game, version, setup, moves, toAct, outcome } = definition;
  const names = Object.keys(moves);
  const matchSchema = z.strictObject({
    game: z.string(),
    version: z.int(),
    step: z.int().nonnegative(),
    random: randomState,
    state: definition.state,
  });

  const belongs = (of: { readonly game: string; readonly version: number }) => {
    const [wanted, got] = [`${game.id} ${version}`, `${of.game} ${of.version}`];
    return wanted === got ? undefined : issue('wrongGame', { wanted, got });
  };

  function mayAct(match: Match<State>, player: string): Result<true> {
    const over = outcome(match.state);
    if (over) return refuse(issue('matchOver', { winners: over.winners }));
    const acting = toAct(match.state);
    return acting.includes(player) ? ok(true) : refuse(issue('notToAct', { player, toAct: acting }));
  }

  function targetsOf(match: Match<State>, { move, targets }: Move, prepared: PreparedMove<State>): Result<LegalTargets> {
    const { spec, attempt } = prepared;
    if (spec.slots.length === 0) {
      const unwanted = targets?.some((slot) => slot.targets.length > 0) ?? false;
      return unwanted ? refuse(issue('targetsNotWanted', { move })) : ok({ attempt, slots: [] });
    }
    if (targets === undefined) return refuse(issue('targetsMissing', { move }));
    return game.resolver(match.state).check(spec, attempt, targets);
  }

  const runtime: MatchRuntime<State> = {
    game,
    moves: names,

    start(options, seed) {
      const parsed = parseWith(definition.options, options);
      if (!parsed.ok) return parsed;
      const random = randomFrom(seedRandom(seed));
      const state = setup(parsed.value, random);
      return state.ok
        ? ok({ game: game.id, version, step: 0, random: random.state, state: state.value })
        : state;
    },

    apply(match, raw) {
      const parsed = parseWith(moveSchema, raw);
      if (!parsed.ok) return parsed;
      const foreign = belongs(match);
      if (foreign) return refuse(foreign);
      const { move: name, player, params = {} } = parsed.value;
      const may = mayAct(match, player);
      if (!may.ok) return may;
      const known = Object.hasOwn(moves, name) ? moves[name] : undefined;
      if (!known) return refuse(issue('unknownMove', { move: name, known: names }));
      const prepared = known.prepare(match.state, player, params);
      if (!prepared.ok) return prepared;
      const targets = targetsOf(match, parsed.value, prepared.value);
      if (!targets.ok) return targets;
      const random = randomFrom(match.random);
      const events: MatchEvent[] = [];
      const state = prepared.value.execute(targets.value, random, (event) => events.push(event));
      return ok({ match: { ...match, step: match.step + 1, random: random.state, state }, events });
    },

    *offers(match, player) {
      if (!mayAct(match, player).ok) return;
      for (const [name, known] of Object.entries(moves)) {
        for (const params of known.variants(match.state, player)) {
          const prepared = known.prepare(match.state, player, params);
          if (!prepared.ok) continue;
          const { spec, attempt } = prepared.value;
          if (spec.slots.length === 0) {
            yield { move: name, player, params, spec, choices: undefined };
            continue;
          }
          const choices = game.resolver(match.state).choices(spec, attempt);
          if (!choices.ok) continue;
          const completable = choices.value.completable();
          if (completable.ok && completable.value) yield { move: name, player, params, spec, choices: choices.value };
        }
      }
    },

    *legalMoves(match, player, limit = 1_000) {
      for (const { move: name, params, choices } of runtime.offers(match, player)) {
        if (!choices) {
          yield { move: name, player, params };
          continue;
        }
        const all = choices.all(limit);
        if (all.ok) for (const targets of all.value) yield { move: name, player, params, targets };
      }
    },

    toAct: ({ state }) => (outcome(state) ? [] : toAct(state)),
    outcome: ({ state }) => outcome(state),
    evaluate: ({ state }, player) => definition.evaluate?.(state, player) ?? 0,

    view(match, viewer) {
      return {
        game: match.game,
        version: match.version,
        step: match.step,
        viewer: viewer ?? null,
        toAct: runtime.toAct(match),
        outcome: outcome(match.state) ?? null,
        state: definition.view(match.state, viewer),
      };
    },

    viewEvents: (events, viewer) =>
      events.filter(({ visibleTo }) => visibleTo === undefined || (viewer !== undefined && visibleTo.includes(viewer))),

    record(options, seed) {
      const parsed = parseWith(definition.options, options);
      return parsed.ok ? ok({ game: game.id, version, options: parsed.value, seed, moves: [] }) : parsed;
    },

    replay(raw) {
      const parsed = parseWith(matchRecord, raw, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const record = parsed.value;
      const foreign = belongs(record);
      if (foreign) return refuse(foreign);
      const started = runtime.start(record.options, record.seed);
      if (!started.ok) return started;
      let match = started.value;
      const events: MatchEvent[] = [];
      for (const [index, next] of record.moves.entries()) {
        const applied = runtime.apply(match, next);
        if (!applied.ok) {
          const at = (found: (typeof applied.issues)[number]) => ({ ...found, path: ['moves', index, ...(found.path ?? [])] });
          return { ok: false, issues: applied.issues.map(at) };
        }
        match = applied.value.match;
        events.push(...applied.value.events);
      }
      const got = digestOf(match);
      if (record.digest !== undefined && record.digest !== got) {
        return refuse(issue('replayDiverged', { step: match.step, wanted: record.digest, got }));
      }
      return ok({ match, events });
    },

    undo(record, count = 1) {
      if (count > record.moves.length) return refuse(issue('nothingToUndo', { moves: record.moves.length }));
      const { digest: _digest, ...rest } = record;
      return ok({ ...rest, moves: record.moves.slice(0, record.moves.length - count) });
    },

    parseMatch(json) {
      const parsed = parseWith(matchSchema, json, STATE_LIMITS);
      if (!parsed.ok) return parsed;
      const foreign = belongs(parsed.value);
      return foreign ? refuse(foreign) : parsed;
    },
  };
  return runtime;
}
