import * as z from 'zod';
import type { GameEvent } from '../play/event.js';
import type { Named } from '../named.js';
import { ok, type Issue, type Result } from '../issue.js';
import { jsonObject, parseWith, type JsonObject } from '../json.js';
import type { Random } from '../random.js';
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
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** In which the targets are chosen. */
  readonly state: State;
  /** What is against targets that their spec allows; absent where nothing ever is. */
  readonly refusesTargets: ((targets: LegalTargets) => readonly Issue[]) | undefined;
  execute(targets: LegalTargets, random: Random, emit: (event: MatchEvent) => void): State;
}

/** A kind of move, ready for use: it lists what may be made now, and reads the parameters that somebody sends. */
export interface EnumerableMove<State> {
  /** Each of its variants that is not refused. Their parameters are the game's own: they are not read again. */
  offered(
    state: State,
    player: string,
  ): Iterable<{ readonly params: JsonObject; readonly prepared: PreparedMove<State> }>;
  prepare(state: State, player: string, params: unknown): Result<PreparedMove<State>>;
}

/** All slots and relations of some specs as one, to be chosen jointly. */
function joinSpecs(specs: readonly TargetSpec[]): TargetSpec {
  const [only, ...others] = specs;
  if (only && others.length === 0) return only;
  return {
    slots: specs.flatMap(({ slots }) => slots),
    relations: specs.flatMap(({ relations }) => relations),
    timing: only?.timing ?? 'announcement',
  };
}

/**
 * Defines a kind of move. Within `defineMatch<State, Options>({ moves })` the state's type comes from there; by itself, one
 * function has to name it: `variants: (_state: State) => [{}]`.
 */
export function defineMove<State, Params extends JsonObject>(
  definition: MoveDefinition<State, Params>,
): EnumerableMove<State> {
  const { params: schema, refuses, variants, getTargetSpecs, attempt, choosesIn, execute } = definition;
  const { refusesTargets } = definition;
  function prepared(state: State, player: string, params: Params): Result<PreparedMove<State>> {
    const context = { state, player, params };
    const issues = refuses(context);
    if (issues.length > 0) return { ok: false, issues };
    const spec = joinSpecs(getTargetSpecs?.(context) ?? []);
    const chooses = spec.slots.length > 0;
    return ok({
      spec,
      attempt: attempt?.(context) ?? { controller: player },
      state: (chooses ? choosesIn?.(context) : undefined) ?? state,
      refusesTargets: refusesTargets && ((targets) => refusesTargets(context, targets)),
      execute: (targets, random, emit) => execute({ ...context, targets, random, emit }),
    });
  }
  return {
    *offered(state, player) {
      for (const params of variants(state, player)) {
        const found = prepared(state, player, params);
        if (found.ok) yield { params, prepared: found.value };
      }
    },
    prepare(state, player, raw) {
      const params = parseWith(schema, raw);
      return params.ok ? prepared(state, player, params.value) : params;
    },
  };
}
