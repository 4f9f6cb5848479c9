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

/** What a game package says of itself for targeting. */
export interface GameDefinition<State, Kinds extends readonly Kind<State>[]> {
  /** Short and stable: it stands in records and in the `$id` of schemas. */
  readonly id: string;
  readonly state: z.ZodType<State>;
  /** Every kind of thing that can be chosen. */
  readonly kinds: Kinds;
  readonly players: (state: State) => readonly Player[];
  /** The words for the game's own issue codes. */
  readonly messages?: GameMessages;
  /** The numbers of its rules on targets, by the steps that keep them. */
  readonly rules?: StepRules;
  /**
   * What a question leaves unsaid on which its answer hangs: it is refused with these issues, never guessed. Asked for each
   * question, so that it is to be quick.
   */
  readonly lacks?: (state: State, spec: TargetSpec, attempt: Attempt) => readonly GameIssue[];
  /** How things are usually chosen, for specs that do not say it: targeted on announcement, or as this says. */
  readonly defaults?: SpecDefaults;
}

type QueryOf<K> = K extends { readonly name: infer Name; readonly filter: z.ZodType<infer F> }
  ? { readonly kind: Name; readonly filter: F; readonly announceOnly?: F }
  : never;
type SlotKeys = Omit<TargetSlotInput, 'kind' | 'filter' | 'accepts' | 'options'>;
type FlatSlotOf<K> = K extends { readonly name: infer Name; readonly filter: z.ZodType<infer F> }
  ? SlotKeys & { readonly kind: Name; readonly filter?: F & Selection }
  : never;

/** A spec of a game as its authors write it, filters and their keys checked by the compiler. */
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
  readonly messageKey?: string;
  readonly description?: string;
}

/** A game, ready to answer about targets; whatever its kinds are. */
export interface TargetingGame<State> {
  readonly id: string;
  readonly state: z.ZodType<State>;
  readonly players: (state: State) => readonly Player[];
  readonly kinds: readonly Kind<State>[];
  /** The words for the game's own issue codes. */
  readonly messages: GameMessages;
  /** The numbers of its rules on targets, by the steps that keep them. */
  readonly rules: StepRules;
  /** Raw JSON to a spec. */
  parseSpec(json: unknown): Result<TargetSpec>;
  /** Raw JSON to a state; refused also where two things of one kind share an id (`duplicateId`). */
  parseState(json: unknown): Result<State>;
  /** Raw JSON to a filter of one kind. */
  parseFilter(kind: string, json: unknown): Result<unknown>;
  resolver(state: State): TargetResolver<State>;
}

/** A game with its kinds known to the compiler. */
export interface Game<State, Kinds extends readonly Kind<State>[]> extends TargetingGame<State> {
  readonly kinds: Kinds;
  /** A spec written in code, typed; @throws RefusedError where it is not one of this game. */
  spec(input: SpecInput<Kinds>): TargetSpec;
}

/**
 * Defines a game for targeting. Its matches, if Reticle runs them, are defined beside it with `defineMatch`.
 *
 * @throws TypeError where two kinds share a name, or one is named `choice`
 */
export function defineGame<State, const Kinds extends readonly Kind<State>[]>(
  definition: GameDefinition<State, Kinds>,
): Game<State, Kinds> {
  const { id, state, kinds, players, messages = {}, rules = {}, lacks, defaults } = definition;
  const names = kinds.map(({ name }) => name);
  const taken = names.find((name, index) => name === 'choice' || names.indexOf(name) < index);
  if (taken !== undefined) throw new TypeError(`There is already a kind ${taken}`);

  const targeting = { kinds, players, lacks };
  /** The resolver that was asked for last: rules ask for the one of a state again and again. */
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
