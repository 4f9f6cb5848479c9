import * as z from 'zod';
import { ok, type Issue, type Result } from '../issue.js';
import { jsonObject, parseWith, type JsonObject } from '../json.js';
import type { Tools } from '../play/effect.js';
import type { GameEvent } from '../play/event.js';
import type { Random } from '../random.js';
import type { Named } from '../ref.js';
import type { LegalTargets } from '../targeting/check.js';
import { targetSelection, type Attempt, type TargetSpec } from '../targeting/spec.js';

/** The schema of a move, as players and records write it. Plain JSON. */
export const move = z
  .strictObject({
    move: z.string().min(1).max(64).describe('The name of the move.'),
    player: z.string().min(1).max(256).describe('The player who makes it.'),
    params: jsonObject.optional().describe('The parameters of the move: which card, where to.'),
    targets: targetSelection.optional().describe('What is chosen: one entry for each slot.'),
  })
  .meta({ id: 'Move', title: 'Move', description: 'A move as players and records write it.' });
/** A move, as players and records write it; see the schema {@link move}. */
export type Move = Named<z.infer<typeof move>>;

/** Something that happened in a match. */
export type MatchEvent = GameEvent;

/** The context of a move: the state, who moves, and the parameters. */
export interface MoveContext<State, Params> {
  readonly state: State;
  readonly player: string;
  readonly params: Params;
}

/**
 * The execution of a move: its context, its checked targets, the match's random source, and the output for
 * events.
 */
export interface Execution<State, Params> extends MoveContext<State, Params>, Tools {
  /** One entry for each slot. Empty if the move has no slots. */
  readonly targets: LegalTargets;
}

/** The definition of a kind of move. All its functions are pure; `execute` returns the next state. */
export interface MoveDefinition<State, Params extends JsonObject> {
  readonly params: z.ZodType<Params>;
  /** Returns why the player may not make this move now, targets aside. Empty if the player may. */
  readonly refuses: (context: MoveContext<State, Params>) => readonly Issue[];
  /**
   * Lists all parameters worth offering now, as the schema accepts them. Those that `refuses` refuses are not
   * offered.
   */
  readonly variants: (state: State, player: string) => Iterable<Params>;
  /**
   * Whether `variants` never returns what `refuses` refuses. Then offered moves are not judged again. The
   * testkit's law `moves` sends each offered move as JSON, which is judged.
   */
  readonly variantsAreLegal?: true;
  /**
   * Whether any player of a match that is not over may make it, not only one who is to act. Then `refuses`
   * says who may not. If `variants` is empty, it is offered to nobody, but accepted when it is sent.
   */
  readonly anytime?: true;
  /**
   * Returns what must be chosen for it. The slots of all specs are chosen together, so their ids must differ.
   */
  readonly getTargetSpecs?: (context: MoveContext<State, Params>) => readonly TargetSpec[];
  /**
   * Returns in whose name, and from which source, the targets are chosen. Defaults to the player, without a
   * source.
   */
  readonly attempt?: (context: MoveContext<State, Params>) => Attempt;
  /** Returns the state in which targets are chosen, if that is another one: a card may have left the hand. */
  readonly choosesIn?: (context: MoveContext<State, Params>) => State;
  /**
   * Returns why the move refuses targets that their spec allows. Empty if it accepts them. Only accepted
   * choices are listed.
   */
  readonly refusesTargets?: (context: MoveContext<State, Params>, targets: LegalTargets) => readonly Issue[];
  readonly execute: (execution: Execution<State, Params>) => State;
}

/** A prepared move: its parameters are parsed and its limits are checked. Only the targets are open. */
export interface PreparedMove<State> {
  readonly params: JsonObject;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** The state in which the targets are chosen. */
  readonly state: State;
  /** Returns why the move refuses targets that their spec allows. Undefined if it never does. */
  readonly refusesTargets: ((targets: LegalTargets) => readonly Issue[]) | undefined;
  execute(targets: LegalTargets, random: Random, emit: Tools['emit']): State;
  /**
   * Judges the same move in other states. It does not parse the parameters again, and keeps no state alive.
   */
  readonly elsewhere: (state: State) => Result<PreparedMove<State>>;
}

/**
 * A kind of move, ready for use: it lists the moves that may be made now, and parses the parameters that
 * somebody sends.
 */
export interface EnumerableMove<State> {
  /** Whether players who are not to act may make it. */
  readonly anytime?: true;
  /** Yields each variant that is not refused. The parameters come from the game and are not parsed again. */
  offered(state: State, player: string): Iterable<PreparedMove<State>>;
  prepare(state: State, player: string, params: unknown): Result<PreparedMove<State>>;
}

/** The spec of every move without targets. */
const NO_TARGETS: TargetSpec = Object.freeze({
  slots: Object.freeze([]),
  relations: Object.freeze([]),
  timing: 'announcement',
});

/** Joins the slots and relations of several specs into one, to be chosen jointly. */
function joinSpecs(specs: readonly TargetSpec[]): TargetSpec {
  const [only, ...others] = specs;
  if (!only) return NO_TARGETS;
  if (others.length === 0) return only;
  return {
    slots: specs.flatMap(({ slots }) => slots),
    relations: specs.flatMap(({ relations }) => relations),
    timing: only.timing,
  };
}

/**
 * Defines a kind of move. Within `defineMatch<State, Options>({ moves })` the type of the state comes from
 * there. By itself, one function has to name it: `variants: (_state: State) => [{}]`.
 */
export function defineMove<State, Params extends JsonObject>(
  definition: MoveDefinition<State, Params>,
): EnumerableMove<State> {
  const { params: schema, refuses, variants, variantsAreLegal, anytime } = definition;
  return {
    ...(anytime ? { anytime } : {}),
    *offered(state, player) {
      const usual = { controller: player };
      for (const params of variants(state, player)) {
        const context = { state, player, params };
        if (variantsAreLegal || refuses(context).length === 0)
          yield new AllowedMove(definition, context, usual);
      }
    },
    prepare(state, player, raw) {
      const params = parseWith(schema, raw);
      return params.ok ? prepareIfLegal(definition, { state, player, params: params.value }) : params;
    },
  };
}

/** Prepares a move with parsed parameters, if nothing refuses it. */
function prepareIfLegal<State, Params extends JsonObject>(
  definition: MoveDefinition<State, Params>,
  context: MoveContext<State, Params>,
): Result<PreparedMove<State>> {
  const issues = definition.refuses(context);
  return issues.length > 0
    ? { ok: false, issues }
    : ok(new AllowedMove(definition, context, { controller: context.player }));
}

/**
 * A move that nothing refuses. Lists of offers make many of them, so everything in it is made when it is
 * first asked for.
 */
class AllowedMove<State, Params extends JsonObject> implements PreparedMove<State> {
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly #definition: MoveDefinition<State, Params>;
  readonly #context: MoveContext<State, Params>;
  #choosesIn: { readonly state: State } | undefined;

  /** @param usual in whose name targets are chosen, if the definition does not say */
  constructor(
    definition: MoveDefinition<State, Params>,
    context: MoveContext<State, Params>,
    usual: Attempt,
  ) {
    const { getTargetSpecs, attempt } = definition;
    this.#definition = definition;
    this.#context = context;
    this.spec = getTargetSpecs ? joinSpecs(getTargetSpecs(context)) : NO_TARGETS;
    this.attempt = attempt ? attempt(context) : usual;
  }

  get params(): Params {
    return this.#context.params;
  }

  get state(): State {
    const { choosesIn } = this.#definition;
    const context = this.#context;
    if (!choosesIn || this.spec.slots.length === 0) return context.state;
    this.#choosesIn ??= { state: choosesIn(context) };
    return this.#choosesIn.state;
  }

  get refusesTargets(): PreparedMove<State>['refusesTargets'] {
    const { refusesTargets } = this.#definition;
    return refusesTargets && ((targets) => refusesTargets(this.#context, targets));
  }

  execute(targets: LegalTargets, random: Random, emit: Tools['emit']): State {
    // Written out one by one. A spread of contexts with many layouts is slow, and every move does this.
    const { state, player, params } = this.#context;
    return this.#definition.execute({ state, player, params, targets, random, emit });
  }

  get elsewhere(): PreparedMove<State>['elsewhere'] {
    const definition = this.#definition;
    const { player, params } = this.#context;
    return (state) => prepareIfLegal(definition, { state, player, params });
  }
}

/**
 * What bots need to know of a game to look ahead, beside `evaluate`. The moves that are named here have no
 * targets of their own.
 */
export interface LookAhead<State> {
  /** The moves by which a player leaves everything as it is: `pass`. */
  readonly passes: readonly string[];
  /** Whether something has begun and is not over: a spell waits to resolve, or attackers are on their way. */
  readonly isPending: (state: State) => boolean;
  /**
   * The moves that are made one by one and count together, each with the move that ends them: `{ attack:
   * 'doneAttacking' }`.
   */
  readonly together?: Readonly<Record<string, string>>;
  /**
   * Returns the number of the turn. With it a search judges all lines at the same moment: after four turns,
   * or after one turn of each player if there are more than four.
   */
  readonly turn?: (state: State) => number;
  /**
   * After how many turns, this one included, a search judges its lines instead: fewer where a turn is long.
   */
  readonly turns?: number;
  /**
   * The lead by `evaluate` with which 73 of 100 matches are won (odds of e to 1). Without it a search
   * estimates the lead by how far moves lie apart.
   */
  readonly lead?: number;
}
