import {
  canonicalJson,
  ok,
  parseWith,
  refuse,
  STATE_LIMITS,
  unwrap,
  type JsonPath,
  type Result,
} from '@reticle/core';
import type { AppliedMove, Match, MatchRecord, MatchRuntime, Move } from '@reticle/core/match';
import { isObject, throughJson } from '../json.js';
import { scenarioIssue, changedAt } from './issues.js';
import { matchScenario, type MatchScenario } from './match-schema.js';

/** One move of a match: where it was made, and what came of it; a text if the game threw. */
export interface TriedMove<State> {
  readonly before: Match<State>;
  readonly move: Move;
  readonly came: Result<AppliedMove<State>> | string;
}

const MOST_TRIES = 2_000;

/** What is looked for, and how long. */
export interface ShrinkPlan<State> {
  /** Whether a move shows what is looked for. Left out: the last move, and all that came of it. */
  readonly shows?: (tried: TriedMove<State>) => boolean;
  /** How many smaller boards are tried at most, 2,000. */
  readonly tries?: number;
  /** Hears how it goes: after how many tries how many values the state still has. */
  readonly progress?: (tries: number, values: number) => void;
}

/** The smallest scenario that was found. */
export interface Shrunk {
  readonly scenario: MatchScenario;
  /** The move of the record that it shows, counted from 1. */
  readonly step: number;
  readonly tries: number;
  /** How many values the state had, and has. */
  readonly values: readonly [before: number, after: number];
}

function tried<State>(runtime: MatchRuntime<State>, before: Match<State>, move: Move): TriedMove<State> {
  try {
    return { before, move, came: runtime.apply(before, move) };
  } catch (error) {
    return { before, move, came: error instanceof Error ? error.message : String(error) };
  }
}

/** What came of a move as one text: equal texts, equal outcomes. */
function outcomeText<State>({ came }: TriedMove<State>): string {
  if (typeof came === 'string') return came;
  if (!came.ok) return canonicalJson(came.issues.map(({ code }) => code));
  return canonicalJson(came.value.events);
}

const valuesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + valuesIn(inner), 1);
};

/** All lists of a value that have entries, the longest first. */
function listsIn(
  value: unknown,
  at: JsonPath = [],
): readonly { readonly at: JsonPath; readonly length: number }[] {
  const entries = Array.isArray(value)
    ? value.map((inner: unknown, index) => [index, inner] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  const own = Array.isArray(value) && value.length > 0 ? [{ at, length: value.length }] : [];
  const inner = entries.flatMap(([key, entry]) => listsIn(entry, [...at, key]));
  return [...own, ...inner].toSorted((one, other) => other.length - one.length);
}

/** The entries of a list at a place; none if no list is there any more. */
const entriesAt = (root: unknown, at: JsonPath): readonly unknown[] => {
  const list = at.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
  return Array.isArray(list) ? list : [];
};

/** What a record comes to at the move that shows it. Refused: a record that cannot begin, or in which no move shows it. */
function found<State>(
  runtime: MatchRuntime<State>,
  record: MatchRecord,
  shows: ShrinkPlan<State>['shows'],
): Result<{ readonly at: TriedMove<State>; readonly step: number }> {
  const migrated = runtime.migrate(record);
  if (!migrated.ok) return migrated;
  const { moves, options, seed, seeding } = migrated.value;
  const started = runtime.start(options, seed, seeding);
  if (!started.ok) return started;
  let before = started.value;
  let last: TriedMove<State> | undefined;
  for (const [index, move] of moves.entries()) {
    last = tried(runtime, before, move);
    const { came } = last;
    const broke = typeof came === 'string' || !came.ok;
    if (shows ? shows(last) : broke) return ok({ at: last, step: index + 1 });
    if (broke) break;
    before = came.value.match;
  }
  return shows || !last
    ? refuse(scenarioIssue('notShown', { moves: moves.length }, ['moves']))
    : ok({ at: last, step: moves.length });
}

/** A board that becomes smaller as long as a move on it still shows what is looked for. */
class ShrinkingBoard<State> {
  readonly #runtime: MatchRuntime<State>;
  readonly #plan: ShrinkPlan<State>;
  readonly #shows: (tried: TriedMove<State>) => boolean;
  /** The state as JSON. */
  state: unknown;
  /** What comes of the move on the smallest board. */
  smallest: TriedMove<State>;
  tries = 0;

  constructor(runtime: MatchRuntime<State>, at: TriedMove<State>, plan: ShrinkPlan<State>) {
    const wanted = outcomeText(at);
    this.#runtime = runtime;
    this.#plan = plan;
    this.#shows = plan.shows ?? ((one) => outcomeText(one) === wanted);
    this.state = throughJson(at.before.state);
    this.smallest = at;
  }

  get #isOver(): boolean {
    return this.tries >= (this.#plan.tries ?? MOST_TRIES);
  }

  /** Takes entries out of all lists, again and again until none can be spared. */
  shrink(): void {
    for (let before = Infinity; valuesIn(this.state) < before && !this.#isOver;) {
      before = valuesIn(this.state);
      let lists = listsIn(this.state);
      for (let index = 0; index < lists.length; index++) {
        this.#shorten(lists[index]?.at ?? []);
        // What was taken out took its inner lists along.
        lists = listsIn(this.state);
      }
    }
  }

  /** Takes out what is not needed of one list: all of it, half of it, a quarter, and so on, down to single entries. */
  #shorten(place: JsonPath): void {
    for (let count = entriesAt(this.state, place).length; count >= 1; count = Math.floor(count / 2)) {
      for (let from = 0; from < entriesAt(this.state, place).length && !this.#isOver;) {
        const shorter = changedAt(this.state, place, entriesAt(this.state, place).toSpliced(from, count));
        if (!shorter.ok || !this.#try(shorter.value)) from += count;
      }
    }
  }

  /** Whether a smaller state still shows it; then it is the smallest. */
  #try(smaller: unknown): boolean {
    this.tries++;
    const { before, move } = this.smallest;
    const parsed = this.#runtime.parseMatch({ ...before, state: smaller });
    if (!parsed.ok) return false;
    const again = tried(this.#runtime, parsed.value, move);
    if (!this.#shows(again)) return false;
    this.state = smaller;
    this.smallest = again;
    this.#plan.progress?.(this.tries, valuesIn(smaller));
    return true;
  }
}

/**
 * Shrinks a recorded match to a small scenario: the one move that shows what is looked for, on the smallest board found on which it
 * still does. Entries of the state's lists are taken out as long as the game reads what is left.
 *
 * @returns refused if the record cannot begin, or no move of it shows what is looked for (`scenario.notShown`)
 */
export function shrinkMatch<State>(
  runtime: MatchRuntime<State>,
  record: MatchRecord,
  plan: ShrinkPlan<State> = {},
): Result<Shrunk> {
  const shown = found(runtime, record, plan.shows);
  if (!shown.ok) return shown;
  const { at, step } = shown.value;
  const board = new ShrinkingBoard(runtime, at, plan);
  const before = valuesIn(board.state);
  board.shrink();
  const { state, smallest, tries } = board;
  const scenario = scenarioOf(runtime, smallest, state);
  return ok({ scenario, step, tries, values: [before, valuesIn(state)] });
}

/** The scenario of one move: the events, or the refusal, are expected as they came. */
function scenarioOf<State>(
  { game, version }: MatchRuntime<State>,
  { before, move, came }: TriedMove<State>,
  state: unknown,
): MatchScenario {
  const happens = typeof came !== 'string' && came.ok ? { happens: came.value.events } : {};
  const refused =
    typeof came !== 'string' && !came.ok ? { refused: came.issues.map(({ code }) => code) } : {};
  const written = {
    name: `${move.move} of ${move.player}`,
    game: game.id,
    match: { state, step: before.step, random: before.random, version },
    moves: [{ ...move, ...happens, ...refused }],
  };
  return unwrap(parseWith(matchScenario, throughJson(written), STATE_LIMITS));
}
