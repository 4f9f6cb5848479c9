import { ChoiceSolver } from './solver.js';
import { issue, ok, refuse, type CoreIssue, type Result } from '../issue.js';
import { parseWith } from '../json.js';
import { ascending, type Picks } from '../choice/problem.js';
import type { Random } from '../random.js';
import { Board, type OpenableKind } from './board.js';
import {
  announcedOf,
  issuesOf,
  slotIssues,
  positionsOf,
  type LegalTargets,
  type ValidationResult,
  reportOn,
  type ResolutionReport,
} from './check.js';
import { type AnnouncedId, type OpenSlot, plainSpec } from './open-slot.js';
import { stepOf, type SelectionMode } from './pipeline.js';
import type { NearMiss } from './plan.js';
import { BoundSpec, type QuestionRules } from './bound-spec.js';
import type { PinnedRef, TargetRef } from '../ref.js';
import { questionFacts, SlotContext } from './slot-context.js';
import {
  targetSelection,
  type Attempt,
  type SlotChoice,
  type TargetSelection,
  type TargetSlot,
  type TargetSpec,
} from './spec.js';

/** What targeting needs to know of a game. */
export interface TargetingRules<State> extends QuestionRules<State> {
  readonly kinds: readonly OpenableKind<State>[];
}

/** An explanation of why a thing is, or is not, a legal target of a slot. */
export interface Explanation {
  readonly target: TargetRef;
  readonly legal: boolean;
  /** The issues of every failed step, in the order of the pipeline. */
  readonly issues: readonly CoreIssue[];
  /**
   * The names of the steps that it passes, in order. A thing that is not known to be there is asked no
   * further steps.
   */
  readonly passed: readonly string[];
  /** The single changes that would make it legal. Each was tried. */
  readonly nearMisses: readonly NearMiss[];
}

/** The player who asked last without a source, and what was kept for that player, slot by slot. */
interface LastAsker<State> {
  readonly attempt: Attempt;
  readonly context: SlotContext<State>;
  listed: Map<TargetSlot, readonly number[]> | undefined;
}

/** A slot of a spec: its position, or its id. */
export type SlotKey = number | string;

/**
 * A resolver: it answers questions about targets in one state. Listing, checking, explaining, choosing and
 * the re-check all ask the same plans, so they cannot disagree. The resolver takes the state as a value: do
 * not change the state while the resolver is in use.
 */
export class TargetResolver<State> {
  readonly #rules: TargetingRules<State>;
  readonly #board: Board<State>;
  #asking: LastAsker<State> | undefined;

  constructor(rules: TargetingRules<State>, state: State) {
    this.#rules = rules;
    this.#board = new Board(rules.kinds, state);
  }

  /**
   * Whether a state still has the lists that this resolver was opened over. Rules may change a state of their
   * own in place.
   */
  isOver(state: State): boolean {
    return this.#board.isOver(this.#rules.kinds, state);
  }

  /**
   * Opens a question, to ask several things of it. Refuses if something that the spec refers to is not bound.
   */
  ask(spec: TargetSpec, attempt: Attempt): Result<BoundSpec<State>> {
    return this.#askOfIds(spec, attempt);
  }

  /**
   * Opens a question in which things are named by their ids. Refuses a state in which two things share an id.
   */
  #askOfIds(
    spec: TargetSpec,
    attempt: Attempt,
    announced?: readonly AnnouncedId[],
  ): Result<BoundSpec<State>> {
    const twice = this.#board.duplicate;
    return twice ? refuse(issue('duplicateId', twice)) : this.#ask(spec, attempt, announced);
  }

  #ask(spec: TargetSpec, attempt: Attempt, announced?: readonly AnnouncedId[]): Result<BoundSpec<State>> {
    return BoundSpec.ask(this.#board, this.#rules, spec, attempt, announced);
  }

  /**
   * Lists everything that is legal for a slot by itself, in board order. The list is never cut to how many
   * may be chosen. A slot that refers to an earlier one needs the choice so far (`unboundReference` without
   * it).
   */
  legalTargets(
    spec: TargetSpec,
    attempt: Attempt,
    slot: SlotKey = 0,
    partial: readonly SlotChoice[] = [],
  ): Result<readonly PinnedRef[]> {
    return this.#askSlot(spec, attempt, slot, partial, (question, _open, index, picks) =>
      question.candidates(index, picks).map((position) => question.ref(position)),
    );
  }

  /**
   * Like {@link legalTargets}, for searches that ask millions of times. Afterwards the buffer holds exactly
   * the board positions of the legal things, ascending (options of a choice come after the board); {@link
   * object} and {@link ref} return what stands there. For slots that refer to no other (`unboundReference`).
   */
  fillLegal(into: number[], spec: TargetSpec, attempt: Attempt, slot = 0): Result<number> {
    if (slot === 0 && this.#fillQuickly(into, spec, attempt)) return ok(into.length);
    const asked = attempt.source ? this.ask(spec, attempt) : this.#ask(spec, attempt);
    if (!asked.ok) return asked;
    const open = asked.value.slots[slot];
    if (!open) return refuse(issue('unknownSlot', { slot: String(slot) }));
    const [earlier] = open.dependsOn;
    if (earlier !== undefined) {
      return refuse(issue('unboundReference', { slot: open.id, reference: `slots.${earlier}` }));
    }
    return ok(cut(into, asked.value.fill(slot, into)));
  }

  /**
   * Fills the buffer the quick way, for a plain spec asked by a known player without a source. Returns false
   * for any other.
   */
  #fillQuickly(into: number[], spec: TargetSpec, attempt: Attempt): boolean {
    if (attempt.source || attempt.roles || attempt.choosers) return false;
    const kept = this.#keptFor(spec, attempt);
    if (kept) {
      cut(into, copyInto(kept, into));
      return true;
    }
    const plain = plainSpec(spec);
    if (!plain) return false;
    const section = this.#board.section(plain.kind);
    const plan = section?.view.plan(plain.filter);
    if (!section || !plan?.ok || plan.value.references.size > 0) return false;
    const { lacks } = this.#rules;
    if (lacks && lacks(this.#board.state, spec, attempt).length > 0) return false;
    const context = this.#contextOf(attempt, plain.mode);
    if (!context.players.includes(attempt.controller)) return false;
    const guarded = plain.automatic === undefined;
    const listed = section.offset === 0 ? plan.value.listed(context, guarded) : undefined;
    const [slot] = spec.slots;
    const asking = this.#asking;
    if (listed && slot && !lacks && asking) (asking.listed ??= new Map()).set(slot, listed);
    const { offset } = section;
    cut(into, listed ? copyInto(listed, into) : plan.value.scan(context, guarded, into, { at: 0, offset }));
    return true;
  }

  /**
   * Returns the answer that the same player got for the same slot, if it depended only on the list and on the
   * player. Otherwise returns undefined.
   */
  #keptFor({ slots, relations }: TargetSpec, { controller, as }: Attempt): readonly number[] | undefined {
    const asking = this.#asking;
    const [slot] = slots;
    if (!asking?.listed || !slot || slots.length > 1 || relations.length > 0) return undefined;
    const { context } = asking;
    return context.controller === controller && context.as === as ? asking.listed.get(slot) : undefined;
  }

  /** Makes the context of a player who asks without a source. The last one is kept. */
  #contextOf(attempt: Attempt, mode: SelectionMode): SlotContext<State> {
    const { controller, as } = attempt;
    const kept = this.#asking;
    if (kept?.attempt === attempt && kept.context.controller === controller) {
      if (kept.context.as === as && kept.context.mode === mode) return kept.context;
    }
    const players = this.#rules.players(this.#board.state);
    const facts = questionFacts(this.#board.state, attempt, players, undefined);
    const context = new SlotContext(facts, controller, mode, () => undefined);
    this.#asking = { attempt, context, listed: undefined };
    return context;
  }

  /** Lists everything that is there, of one kind or of all, in board order. */
  things(kind?: string): readonly PinnedRef[] {
    const all = Array.from({ length: this.#board.size }, (_thing, position) => this.#board.ref(position));
    return kind === undefined ? all : all.filter((ref) => ref.kind === kind);
  }

  /** Returns the object at a position on the board. @throws RangeError beyond it */
  object(position: number): object {
    return this.#board.object(position);
  }

  /** Returns the reference to the object at a position on the board. @throws RangeError beyond it */
  ref(position: number): PinnedRef {
    return this.#board.ref(position);
  }

  /** Explains one thing as a target of a slot: all failed steps, and what single changes would help. */
  explain(
    spec: TargetSpec,
    attempt: Attempt,
    target: TargetRef,
    slot: SlotKey = 0,
    partial: readonly SlotChoice[] = [],
  ): Result<Explanation> {
    return this.#askSlot(spec, attempt, slot, partial, (question, open, _index, picks) => {
      const pickedIn = question.pickedIn(picks);
      const issues = question.failures(target, open, pickedIn);
      const nearMisses = issues.length === 0 ? [] : question.nearMisses(target, open, pickedIn);
      const passed = passedSteps(question.stepsFor(target.kind, open), issues);
      return { target, legal: issues.length === 0, issues, passed, nearMisses };
    });
  }

  /**
   * Lists the single changes that would make a refused thing legal. Empty if none would, or if it is legal
   * already.
   */
  nearMiss(
    spec: TargetSpec,
    attempt: Attempt,
    target: TargetRef,
    slot: SlotKey = 0,
    partial: readonly SlotChoice[] = [],
  ): Result<readonly NearMiss[]> {
    const explained = this.explain(spec, attempt, target, slot, partial);
    return explained.ok ? ok(explained.value.nearMisses) : explained;
  }

  /**
   * Checks a whole choice, which may be raw JSON. The result is frozen and pins each target's incarnation.
   */
  check(spec: TargetSpec, attempt: Attempt, selection: unknown): ValidationResult {
    const parsed = parseWith(targetSelection, selection);
    return parsed.ok ? this.checkSelection(spec, attempt, parsed.value) : parsed;
  }

  /** Like {@link check}, for a choice that the rules themselves made: it is judged, but not parsed. */
  checkSelection(spec: TargetSpec, attempt: Attempt, selection: TargetSelection): ValidationResult {
    const asked = this.ask(spec, attempt);
    if (!asked.ok) return asked;
    const issues = issuesOf(asked.value, selection);
    return issues.length > 0 ? { ok: false, issues } : ok(announcedOf(asked.value, selection));
  }

  /**
   * Opens a solver of what can still be chosen, over all slots at once, given a partial choice that is legal
   * so far. The first `closed` slots take no more than they have.
   */
  choices(
    spec: TargetSpec,
    attempt: Attempt,
    partial: readonly SlotChoice[] = [],
    closed = 0,
  ): Result<ChoiceSolver<State>> {
    const asked = this.ask(spec, attempt);
    if (!asked.ok) return asked;
    const question = asked.value;
    if (partial.length === 0)
      return ok(
        new ChoiceSolver(
          question,
          question.slots.map(() => []),
          closed,
        ),
      );
    const whole: TargetSelection = question.slots.map((_slot, index) => partial[index] ?? { targets: [] });
    const empty = new Set(
      question.slots.flatMap(({ id }, index) => (whole[index]?.targets.length === 0 ? [id] : [])),
    );
    const undecided = question.slots.filter(({ dependsOn }) => dependsOn.some((slot) => empty.has(slot)));
    const issues = slotIssues(question, whole).filter(
      ({ code, data }) =>
        !INCOMPLETE.has(code) &&
        !(UNDECIDED.has(code) && undecided.some(({ id }) => 'slot' in data && data.slot === id)),
    );
    if (partial.length > question.slots.length) {
      return refuse(issue('wrongSlotCount', { wanted: question.slots.length, got: partial.length }));
    }
    return issues.length > 0
      ? { ok: false, issues }
      : ok(new ChoiceSolver(question, positionsOf(question, whole), closed));
  }

  /**
   * Lists every object that an "all" slot takes, given what earlier slots hold. Nobody chooses, so no
   * protection is asked.
   */
  takeAll(
    spec: TargetSpec,
    attempt: Attempt,
    slot: SlotKey = 0,
    partial: readonly SlotChoice[] = [],
  ): Result<readonly PinnedRef[]> {
    return this.legalTargets(spec, attempt, slot, partial);
  }

  /**
   * Draws what a "random" slot takes, in board order, given what earlier slots hold. It draws from the
   * match's source when the effect happens, never in a query.
   */
  takeRandom(
    spec: TargetSpec,
    attempt: Attempt,
    random: Random,
    slot: SlotKey = 0,
    partial: readonly SlotChoice[] = [],
  ): Result<readonly PinnedRef[]> {
    return this.#askSlot(spec, attempt, slot, partial, (question, { max }, index, picks) => {
      const source = random.stream('choice', attempt.controller);
      const drawn = source.shuffle(question.candidates(index, picks));
      return ascending(drawn.slice(0, max)).map((position) => question.ref(position));
    });
  }

  /** Re-checks announced targets in this state. Reports on each slot and each target in it. */
  checkTargetsStillLegal(spec: TargetSpec, targets: LegalTargets): Result<ResolutionReport> {
    const asked = this.#askOfIds(spec, targets.attempt, targets.slots);
    if (!asked.ok) return asked;
    const foreign = targets.slots.find(({ slot }) => asked.value.slots.every(({ id }) => id !== slot));
    return foreign
      ? refuse(issue('unknownSlot', { slot: foreign.slot }))
      : ok(reportOn(asked.value, targets));
  }

  #askSlot<T>(
    spec: TargetSpec,
    attempt: Attempt,
    key: SlotKey,
    partial: readonly SlotChoice[],
    answer: (question: BoundSpec<State>, open: OpenSlot<State>, index: number, picks: Picks) => T,
  ): Result<T> {
    const asked = this.ask(spec, attempt);
    if (!asked.ok) return asked;
    const { slots } = asked.value;
    const index = typeof key === 'number' ? key : asked.value.indexOf(key);
    const open = slots[index];
    if (!open) return refuse(issue('unknownSlot', { slot: String(key) }));
    const picks = positionsOf(asked.value, partial);
    const missing = open.dependsOn.find((id) => {
      const at = asked.value.indexOf(id);
      const empty = partial[at] !== undefined && picks[at]?.length === 0 && slots[at]?.min === 0;
      return !empty && (picks[at]?.[0] ?? -1) < 0;
    });
    return missing === undefined
      ? ok(answer(asked.value, open, index, picks))
      : refuse(issue('unboundReference', { slot: open.id, reference: `slots.${missing}` }));
  }
}

function copyInto(from: readonly number[], into: number[]): number {
  for (let at = 0; at < from.length; at++) into[at] = from[at] ?? 0;
  return from.length;
}

/**
 * Cuts a list to a length, entry by entry, since setting a shorter length makes the engine allocate anew.
 * @returns the length
 */
function cut(into: number[], length: number): number {
  while (into.length > length) into.pop();
  return length;
}

/**
 * Lists the steps that gave no issue, in order, up to a failed step without which the later ones cannot be
 * asked.
 */
function passedSteps(steps: readonly string[], issues: readonly CoreIssue[]): readonly string[] {
  const failed = new Set(issues.map(stepOf));
  const stop = steps.findIndex((step) => FIRST.has(step) && failed.has(step));
  return (stop < 0 ? steps : steps.slice(0, stop)).filter((step) => !failed.has(step));
}

const FIRST: ReadonlySet<string> = new Set(['known', 'incarnation', 'kind']);

/**
 * The codes that may still change for a thing in a slot whose filter looks at an earlier slot that is still
 * empty.
 */
const UNDECIDED: ReadonlySet<string> = new Set(['filterMismatch', 'refusedByGame', 'protectedTarget']);

/** The codes that a choice has only because it is unfinished. */
const INCOMPLETE: ReadonlySet<string> = new Set(['tooFewTargets', 'wrongDivision']);
