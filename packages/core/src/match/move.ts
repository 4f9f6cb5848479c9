import * as z from 'zod';
import { ok, type Issue, type Result } from '../issue.js';
import { jsonObject, parseWith, type JsonObject } from '../json.js';
import type { GameEvent } from '../play/event.js';
import type { Random } from '../random.js';
import type { Named } from '../ref.js';
import type { LegalTargets } from '../targeting/check.js';
import { targetSelection, type Attempt, type TargetSpec } from '../targeting/spec.js';

/** A move as players and records write it. Plain JSON. */
export const move = z
  .strictObject({
    move: z.string().min(1).max(64).describe('The name of the move.'),
    player: z.string().min(1).max(256).describe('The player who makes it.'),
    params: jsonObject.optional().describe('The parameters of the move: which card, where to.'),
    targets: targetSelection.optional().describe('What is chosen: one entry for each slot.'),
  })
  .meta({ id: 'Move', title: 'Move', description: 'A move as players and records write it.' });
/** A move as players and records write it: what the schema {@link move} lets through. */
export type Move = Named<z.infer<typeof move>>;

/** Something that happened in a match. */
export type MatchEvent = GameEvent;

/** Who moves, and with what. */
export interface MoveContext<State, Params> {
  readonly state: State;
  readonly player: string;
  readonly params: Params;
}

/** What a move may use as it happens: its checked targets, the match's random source, a place for events. */
export interface Execution<State, Params> extends MoveContext<State, Params> {
  /** One entry a slot; none where the move has no slots. */
  readonly targets: LegalTargets;
  readonly random: Random;
  readonly emit: (event: MatchEvent) => void;
}

/** A kind of move, as a game defines it. All of it is pure; `execute` returns the next state. */
export interface MoveDefinition<State, Params extends JsonObject> {
  readonly params: z.ZodType<Params>;
  /** Why the player may not make this move now, targets aside; empty where it may. */
  readonly refuses: (context: MoveContext<State, Params>) => readonly Issue[];
  /** All parameters worth offering now, such as the schema lets through; of them those are offered that nothing refuses. */
  readonly variants: (state: State, player: string) => Iterable<Params>;
  /**
   * Whether `variants` gives nothing that `refuses` refuses: then what is offered is not judged again. The law `moves` of the testkit
   * sends each offered move as JSON, which is judged.
   */
  readonly variantsAreLegal?: true;
  /**
   * Whether any player of a match that is not over may make it, not only who is to act: `refuses` then says who may not. Where
   * `variants` gives nothing, it is offered to nobody, and taken when it is sent.
   */
  readonly anytime?: true;
  /** What must be chosen for it. The slots of all specs are chosen together; their ids differ. */
  readonly getTargetSpecs?: (context: MoveContext<State, Params>) => readonly TargetSpec[];
  /** In whose name, and from which source, the targets are chosen; by default the player's, from none. */
  readonly attempt?: (context: MoveContext<State, Params>) => Attempt;
  /** The state in which targets are chosen, where there are any and that is another one: a card may have left the hand. */
  readonly choosesIn?: (context: MoveContext<State, Params>) => State;
  /** What is against targets that their spec allows; empty where nothing is. Only such choices are listed. */
  readonly refusesTargets?: (context: MoveContext<State, Params>, targets: LegalTargets) => readonly Issue[];
  readonly execute: (execution: Execution<State, Params>) => State;
}

/** A move with its parameters read and its limits checked; only the targets are open. */
export interface PreparedMove<State> {
  readonly params: JsonObject;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** In which the targets are chosen. */
  readonly state: State;
  /** What is against targets that their spec allows; absent where nothing ever is. */
  readonly refusesTargets: ((targets: LegalTargets) => readonly Issue[]) | undefined;
  execute(targets: LegalTargets, random: Random, emit: (event: MatchEvent) => void): State;
  /** Judges the same move in other states. Its parameters are not read again, and it holds on to no state. */
  readonly elsewhere: (state: State) => Result<PreparedMove<State>>;
}

/** A kind of move, ready for use: it lists what may be made now, and reads the parameters that somebody sends. */
export interface EnumerableMove<State> {
  /** Whether it may be made by players who are not to act. */
  readonly anytime?: true;
  /** Each of its variants that is not refused. Their parameters are the game's own: they are not read again. */
  offered(state: State, player: string): Iterable<PreparedMove<State>>;
  prepare(state: State, player: string, params: unknown): Result<PreparedMove<State>>;
}

/** The spec of every move that has no targets. */
const NO_TARGETS: TargetSpec = Object.freeze({
  slots: Object.freeze([]),
  relations: Object.freeze([]),
  timing: 'announcement',
});

/** All slots and relations of some specs as one, to be chosen jointly. */
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
 * Defines a kind of move. Within `defineMatch<State, Options>({ moves })` the state's type comes from there; by itself, one
 * function has to name it: `variants: (_state: State) => [{}]`.
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
        if (variantsAreLegal || refuses(context).length === 0) yield new Prepared(definition, context, usual);
      }
    },
    prepare(state, player, raw) {
      const params = parseWith(schema, raw);
      return params.ok ? judged(definition, { state, player, params: params.value }) : params;
    },
  };
}

/** A move with its parameters read, if nothing refuses it. */
function judged<State, Params extends JsonObject>(
  definition: MoveDefinition<State, Params>,
  context: MoveContext<State, Params>,
): Result<PreparedMove<State>> {
  const issues = definition.refuses(context);
  return issues.length > 0
    ? { ok: false, issues }
    : ok(new Prepared(definition, context, { controller: context.player }));
}

/** A move that nothing refuses. Lists of offers make many of them: nothing is made before it is asked for. */
class Prepared<State, Params extends JsonObject> implements PreparedMove<State> {
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly #definition: MoveDefinition<State, Params>;
  readonly #context: MoveContext<State, Params>;
  #choosesIn: { readonly state: State } | undefined;

  /** @param usual in whose name targets are chosen, if the definition does not say it */
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

  execute(targets: LegalTargets, random: Random, emit: (event: MatchEvent) => void): State {
    // Named one by one: a spread of contexts of many layouts is slow, and this is done for every move.
    const { state, player, params } = this.#context;
    return this.#definition.execute({ state, player, params, targets, random, emit });
  }

  get elsewhere(): PreparedMove<State>['elsewhere'] {
    const definition = this.#definition;
    const { player, params } = this.#context;
    return (state) => judged(definition, { state, player, params });
  }
}

/** What bots that look ahead are told of a game, beside `evaluate`. All moves that are named here have no targets of their own. */
export interface LookAhead<State> {
  /** The moves by which a player leaves everything as it is: `pass`. */
  readonly passes: readonly string[];
  /** Whether something was begun and is not over: a spell waits to resolve, attackers are on their way. */
  readonly isPending: (state: State) => boolean;
  /** Moves that are made one by one and count together, each with the move that ends them: `{ attack: 'doneAttacking' }`. */
  readonly together?: Readonly<Record<string, string>>;
  /** The number of the turn: with it, a search judges all lines at the same moment, after four turns, or one of each player if there are more. */
  readonly turn?: (state: State) => number;
  /** A lead by `evaluate` with which 73 of 100 matches are won, odds of e to 1; left out, a search guesses it by how far moves lie apart. */
  readonly lead?: number;
}
