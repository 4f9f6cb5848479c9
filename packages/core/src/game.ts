import type * as z from 'zod';
import { issue, refuse, unwrap, type GameIssue, type GameMessages, type Result } from './issue.js';
import { parseWith, STATE_LIMITS } from './json.js';
import { Board } from './targeting/board.js';
import { kindNamed, type Kind } from './targeting/kind.js';
import type { StepRules } from './targeting/pipeline.js';
import type { Player } from './ref.js';
import { parseTargetSpec } from './targeting/parse-spec.js';
import { TargetResolver } from './targeting/resolver.js';
import type {
  Attempt,
  Selection,
  SpecDefaults,
  TargetRelation,
  TargetSlotInput,
  TargetSpec,
} from './targeting/spec.js';

/** A game's definition for targeting: its state, the kinds of things that can be chosen, and its players. */
export interface GameDefinition<State, Kinds extends readonly Kind<State>[]> {
  /** The game's id, short and stable: records and the `$id` of schemas contain it. */
  readonly id: string;
  readonly state: z.ZodType<State>;
  /** Every kind of thing that can be chosen. */
  readonly kinds: Kinds;
  readonly players: (state: State) => readonly Player[];
  /** The words for the game's own issue codes. */
  readonly messages?: GameMessages;
  /** The number of the rule behind each step of legality, to explain refusals. */
  readonly rules?: StepRules;
  /**
   * Returns issues if a question leaves out something that its answer depends on. Such a question is refused
   * with these issues; nothing is guessed. Called for each question, so it must be quick.
   */
  readonly lacks?: (state: State, spec: TargetSpec, attempt: Attempt) => readonly GameIssue[];
  /**
   * What the game's specs mean if they do not say how things are chosen. Without it things are targeted, on
   * announcement.
   */
  readonly defaults?: SpecDefaults;
}

type QueryOf<K> = K extends { readonly name: infer Name; readonly filter: z.ZodType<infer F> }
  ? { readonly kind: Name; readonly filter: F; readonly announceOnly?: F }
  : never;
type SlotKeys = Omit<TargetSlotInput, 'kind' | 'filter' | 'accepts' | 'options'>;
type FlatSlotOf<K> = K extends { readonly name: infer Name; readonly filter: z.ZodType<infer F> }
  ? SlotKeys & { readonly kind: Name; readonly filter?: F & Selection }
  : never;

/** A target spec as authors of a game write it. The compiler checks the filters and their keys. */
export interface SpecInput<Kinds extends readonly unknown[]> {
  readonly slots: readonly (
    | FlatSlotOf<Kinds[number]>
    | (SlotKeys & { readonly options: readonly string[] })
    | (SlotKeys & {
        readonly accepts: readonly (
          | QueryOf<Kinds[number]>
          | { readonly kind: 'choice'; readonly options: readonly string[] }
        )[];
      })
  )[];
  readonly relations?: readonly TargetRelation[];
  readonly timing?: TargetSpec['timing'];
  readonly X?: TargetSpec['X'];
  readonly messageKey?: string;
  readonly description?: string;
}

/** A game, ready to answer questions about targets. The compiler does not know its kinds. */
export interface TargetingGame<State> {
  readonly id: string;
  readonly state: z.ZodType<State>;
  readonly players: (state: State) => readonly Player[];
  readonly kinds: readonly Kind<State>[];
  /** The words for the game's own issue codes. */
  readonly messages: GameMessages;
  /** The number of the rule behind each step of legality, to explain refusals. */
  readonly rules: StepRules;
  /** Parses raw JSON as a spec. */
  parseSpec(json: unknown): Result<TargetSpec>;
  /**
   * Parses raw JSON as a state. Also refuses a state in which two things of one kind share an id
   * (`duplicateId`).
   */
  parseState(json: unknown): Result<State>;
  /** Parses raw JSON as a filter of one kind. */
  parseFilter(kind: string, json: unknown): Result<unknown>;
  resolver(state: State): TargetResolver<State>;
}

/** A game whose kinds the compiler knows. */
export interface Game<State, Kinds extends readonly Kind<State>[]> extends TargetingGame<State> {
  readonly kinds: Kinds;
  /** Makes a typed spec from code. @throws RefusedError if it is not a spec of this game */
  spec(input: SpecInput<Kinds>): TargetSpec;
}

/**
 * Defines a game for targeting. If Reticle runs the game's matches, `defineMatch` defines them beside it.
 *
 * @throws TypeError if two kinds share a name, or one is named `choice`
 */
export function defineGame<State, const Kinds extends readonly Kind<State>[]>(
  definition: GameDefinition<State, Kinds>,
): Game<State, Kinds> {
  const { id, state, kinds, players, messages = {}, rules = {}, lacks, defaults } = definition;
  const names = kinds.map(({ name }) => name);
  const taken = names.find((name, index) => name === 'choice' || names.indexOf(name) < index);
  if (taken !== undefined) throw new TypeError(`There is already a kind ${taken}`);

  const targeting = { kinds, players, lacks };
  /** The resolver that was asked for last. Rules ask for the resolver of one state again and again. */
  let latest: { readonly at: State; readonly resolver: TargetResolver<State> } | undefined;
  const parseSpec = (json: unknown): Result<TargetSpec> => parseTargetSpec(json, kinds, defaults);
  return {
    id,
    state,
    kinds,
    players,
    messages,
    rules,
    parseSpec,
    spec: (input) => unwrap(parseSpec(input)),
    parseState(json) {
      const parsed = parseWith(state, json, STATE_LIMITS);
      const twice = parsed.ok ? new Board(kinds, parsed.value).duplicate : undefined;
      return twice ? refuse(issue('duplicateId', twice)) : parsed;
    },
    parseFilter(name, json) {
      const kind = kindNamed(kinds, name);
      return kind.ok ? kind.value.parseFilter(json) : kind;
    },
    resolver(at) {
      if (latest?.at !== at || !latest.resolver.isOver(at))
        latest = { at, resolver: new TargetResolver(targeting, at) };
      return latest.resolver;
    },
  };
}
