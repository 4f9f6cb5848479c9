import { distinctRule, sameRule, sumRule, ascending, type RelationRule } from '../choice/problem.js';
import { boundsOf } from '../filter/comparison.js';
import type { Player, PinnedRef, TargetRef } from '../ref.js';
import { issue, ok, type CoreIssue, type GameIssue, type Issue, type Result } from '../issue.js';
import { sameIncarnation, type Board } from './board.js';
import { countAmong, specOfCounted } from './counted-x.js';
import { SlotOpener, type AnnouncedId, type OpenSlot } from './open-slot.js';
import type { NearMiss } from './plan.js';
import { questionFacts, SlotContext, type PickLookup, type QuestionFacts } from './slot-context.js';
import type { Attempt, CountedX, TargetRelation, TargetSpec } from './spec.js';

/** What a question needs to know of a game. */
export interface QuestionRules<State> {
  readonly players: (state: State) => readonly Player[];
  /**
   * Returns issues if a question leaves out something that its answer depends on. The question is refused
   * then; nothing is guessed.
   */
  readonly lacks?: ((state: State, spec: TargetSpec, attempt: Attempt) => readonly GameIssue[]) | undefined;
}

/**
 * A question: a target spec, asked by a player in one state. It is the one legality: listing, checking,
 * explaining, choosing and the re-check at resolution all ask the same object. Things are positions on the
 * board. The options of a choice have the positions after the board's last.
 */
export class BoundSpec<State> {
  readonly board: Board<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly slots: readonly OpenSlot<State>[];
  readonly #facts: QuestionFacts<State>;
  readonly #options: readonly string[];
  readonly #resolving: boolean;
  /**
   * The legal positions of slots that refer to no other slot; and, by what they refer to, of those that do.
   */
  readonly #alone: (readonly number[] | undefined)[] = [];
  readonly #kept = new Map<string, readonly number[]>();

  private constructor(
    board: Board<State>,
    spec: TargetSpec,
    attempt: Attempt,
    facts: QuestionFacts<State>,
    slots: readonly OpenSlot<State>[],
    resolving: boolean,
  ) {
    this.board = board;
    this.spec = spec;
    this.attempt = attempt;
    this.slots = slots;
    this.#facts = facts;
    const choosing = slots.some(({ options }) => options.length > 0);
    this.#options = choosing ? [...new Set(slots.flatMap(({ options }) => options))] : [];
    this.#resolving = resolving;
  }

  /**
   * Opens a question. Refuses it if something that the spec refers to is not there (`unboundReference`,
   * `unknownSource` ...), or if the game needs to be told more. With `announced` it asks again as a spell or
   * ability resolves.
   */
  static ask<State>(
    board: Board<State>,
    { players: playersOf, lacks }: QuestionRules<State>,
    spec: TargetSpec,
    attempt: Attempt,
    announced?: readonly AnnouncedId[],
  ): Result<BoundSpec<State>> {
    const issues: Issue[] = [...(lacks?.(board.state, spec, attempt) ?? [])];
    const known = attempt.source && board.known(attempt.source);
    const players = playersOf(board.state);
    const X = spec.X && BoundSpec.#counted(board, playersOf, spec.X, attempt);
    if (X?.ok === false) issues.push(...X.issues);
    const said = X?.ok ? { ...attempt, variables: { X: X.value } } : attempt;
    const facts = questionFacts(board.state, said, players, known?.object);
    for (const player of namedIn(attempt, announced !== undefined)) {
      if (!facts.playerIds.includes(player)) issues.push(issue('unknownPlayer', { player }));
    }
    if (attempt.source && !known && !announced) {
      issues.push(issue('unknownSource', { source: attempt.source }));
    }
    const slots = new SlotOpener(board, facts, announced, issues).open(spec.slots);
    issues.push(...unboundSums(spec.relations, facts, announced !== undefined));
    return issues.length > 0
      ? { ok: false, issues }
      : { ok: true, value: new BoundSpec(board, spec, attempt, facts, slots, announced !== undefined) };
  }

  /** Counts what X is now. Nobody chooses what is counted, so no protection is asked. */
  static #counted<State>(
    board: Board<State>,
    players: QuestionRules<State>['players'],
    of: CountedX,
    attempt: Attempt,
  ): Result<number> {
    const asked = BoundSpec.ask(board, { players }, specOfCounted(of), attempt, []);
    return asked.ok ? ok(countAmong(of, asked.value)) : asked;
  }

  /** Returns the position of the slot with that id, or -1. */
  indexOf(wanted: string): number {
    return this.slots.findIndex(({ id }) => id === wanted);
  }

  /**
   * Makes the look-up of earlier picks for later slots. A slot that others refer to holds at most one thing.
   */
  pickedIn(picks: readonly (readonly number[])[]): PickLookup {
    return (wanted) => {
      const [position] = picks[this.indexOf(wanted)] ?? [];
      if (position === undefined || position < 0 || position >= this.board.size) return undefined;
      return { object: this.board.object(position), controller: this.board.controller(position) };
    };
  }

  context(slot: OpenSlot<State>, pickedIn: PickLookup): SlotContext<State> {
    const context = new SlotContext(this.#facts, slot.chooser, slot.slot.mode, pickedIn);
    if (!slot.slot.chooser.startsWith('slots.')) return context;
    const chooser = context.player(slot.slot.chooser) ?? slot.chooser;
    return new SlotContext(this.#facts, chooser, slot.slot.mode, pickedIn);
  }

  /**
   * Lists the positions that are legal for the slot, ascending. The list is never cut to how many may be
   * chosen.
   */
  candidates(index: number, picks: readonly (readonly number[])[] = []): readonly number[] {
    const slot = this.slots[index];
    if (!slot) return [];
    if (slot.dependsOn.length === 0) return (this.#alone[index] ??= this.#found(slot, () => undefined));
    const looksAt = slot.dependsOn.map((id) => picks[this.indexOf(id)]?.[0]);
    const key = `${index}:${looksAt.join()}`;
    let kept = this.#kept.get(key);
    if (!kept) this.#kept.set(key, (kept = this.#found(slot, this.pickedIn(picks))));
    return kept;
  }

  #found(slot: OpenSlot<State>, pickedIn: PickLookup): readonly number[] {
    const [only] = slot.queries;
    if (only?.offset === 0 && slot.queries.length + slot.options.length === 1) {
      const listed = only.plan.listed(this.context(slot, pickedIn), slot.automatic === undefined);
      if (listed) return listed;
    }
    const found: number[] = [];
    this.#fill(slot, pickedIn, found);
    return found;
  }

  /** Writes the positions that are legal for the slot into a list, ascending. @returns how many */
  fill(index: number, into: number[]): number {
    const slot = this.slots[index];
    return slot ? this.#fill(slot, () => undefined, into) : 0;
  }

  #fill(slot: OpenSlot<State>, pickedIn: PickLookup, into: number[]): number {
    const { queries, options, automatic } = slot;
    const context = this.context(slot, pickedIn);
    const [only] = queries;
    if (only && queries.length + options.length === 1) {
      return only.plan.scan(context, automatic === undefined, into, { at: 0, offset: only.offset });
    }
    const found: number[] = [];
    for (const { offset, plan } of queries)
      plan.scan(context, automatic === undefined, found, { at: found.length, offset });
    for (const option of options) found.push(this.board.size + this.#options.indexOf(option));
    const all = ascending(found);
    for (let at = 0; at < all.length; at++) into[at] = all[at] ?? 0;
    return all.length;
  }

  /** Returns the position of a reference, or -1. */
  positionOf(ref: TargetRef): number {
    if (ref.kind !== 'choice') return this.board.positionOf(ref);
    const option = this.#options.indexOf(ref.id);
    return option < 0 ? -1 : this.board.size + option;
  }

  ref(position: number): PinnedRef {
    if (position < this.board.size) return this.board.ref(position);
    return { kind: 'choice', id: this.#options[position - this.board.size] ?? '', incarnation: 0 };
  }

  /** Names the steps that a thing of that kind goes through as a target of the slot. */
  stepsFor(kind: string, slot: OpenSlot<State>): readonly string[] {
    const plans = slot.queries.filter((query) => query.kind === kind).flatMap(({ plan }) => plan.steps);
    return ['known', 'incarnation', 'kind', ...new Set(plans)];
  }

  /**
   * Lists every step of the pipeline that the thing fails as a target of the slot. Empty if and only if it is
   * legal.
   */
  failures(target: TargetRef, slot: OpenSlot<State>, pickedIn: PickLookup): readonly CoreIssue[] {
    const unknown = issue('unknownTarget', { slot: slot.id, target });
    if (target.kind === 'choice' && slot.options.length > 0)
      return slot.options.includes(target.id) ? [] : [unknown];
    const position = this.positionOf(target);
    if (position < 0 || position >= this.board.size) return [unknown];
    const found = this.board.ref(position);
    if (!sameIncarnation(found, target)) {
      return [
        issue('changedZone', { slot: slot.id, target, was: target.incarnation ?? 0, now: found.incarnation }),
      ];
    }
    const queries = slot.queries.filter(({ kind }) => kind === target.kind);
    if (queries.length === 0) {
      const kinds = slot.queries.map(({ kind }) => kind);
      const accepts = slot.options.length > 0 ? [...kinds, 'choice'] : kinds;
      return [issue('wrongKind', { slot: slot.id, target, accepts })];
    }
    const context = this.context(slot, pickedIn);
    const branches = queries.map(({ offset, plan }) =>
      plan.failures(position - offset, context, slot.id, slot.automatic === undefined),
    );
    return branches.reduce((best, branch) => (branch.length < best.length ? branch : best));
  }

  /** Lists the single changes that would make the thing a legal target of the slot. Each change was tried. */
  nearMisses(target: TargetRef, slot: OpenSlot<State>, pickedIn: PickLookup): readonly NearMiss[] {
    const position = this.positionOf(target);
    if (position < 0 || position >= this.board.size) return [];
    if (!sameIncarnation(this.board.ref(position), target)) return [];
    const context = this.context(slot, pickedIn);
    return slot.queries
      .filter(({ kind }) => kind === target.kind)
      .flatMap(({ offset, plan }) =>
        plan.nearMisses(position - offset, context, slot.automatic === undefined),
      );
  }

  /** The relations that count now: at resolution without those that count on announcement only. */
  get relations(): readonly TargetRelation[] {
    const { relations } = this.spec;
    return this.#resolving ? relations.filter(({ announceOnly }) => announceOnly !== true) : relations;
  }

  /** Lists the positions of the open slots that a relation ties. */
  tied(relation: TargetRelation): readonly number[] {
    const tied: number[] = [];
    for (let index = 0; index < this.slots.length; index++) {
      const id = this.slots[index]?.slot.id;
      if (id !== undefined && relation.slots.includes(id)) tied.push(index);
    }
    return tied;
  }

  /**
   * Makes the automaton of a relation. Returns undefined for `different`, which needs none: it compares
   * single things.
   */
  rule(relation: TargetRelation): RelationRule | undefined {
    if (relation.relation === 'different') return undefined;
    const read = (position: number, property: string): unknown => this.property(position, property);
    const slots = this.tied(relation);
    switch (relation.relation) {
      case 'same':
        return sameRule(slots, relation.property, read);
      case 'distinct':
        return distinctRule(slots, relation.property, read);
      case 'sum': {
        const context = new SlotContext(this.#facts, this.attempt.controller, 'target', () => undefined);
        return sumRule(slots, relation.property, relation.is, { read, context });
      }
    }
  }

  /** Reads a property for relations. `controller` is the player that the kind says. */
  property(position: number, property: string): unknown {
    if (position >= this.board.size) return undefined;
    return property === 'controller'
      ? this.board.controller(position)
      : this.board.property(position, property);
  }
}

/** Lists the players that an attempt names. Players other than its controller count on announcement only. */
function namedIn({ controller, roles, choosers }: Attempt, resolving: boolean): readonly string[] {
  if (resolving || (!roles && !choosers)) return [controller];
  return [controller, ...Object.values(roles ?? {}), ...Object.values(choosers ?? {})];
}

/** Lists issues for the bounds of sums that nothing binds. */
function unboundSums<State>(
  relations: readonly TargetRelation[],
  facts: QuestionFacts<State>,
  resolving: boolean,
): readonly Issue[] {
  if (!relations.some(({ relation }) => relation === 'sum')) return [];
  const context = new SlotContext(facts, facts.attempt.controller, 'target', () => undefined);
  return relations.flatMap((relation) => {
    if (relation.relation !== 'sum' || (resolving && relation.announceOnly)) return [];
    const unbound = boundsOf(relation.is).filter(({ bound }) => context.number(bound) === undefined);
    const slot = relation.slots.join();
    return unbound.map(({ bound }) => issue('unboundReference', { slot, reference: String(bound) }));
  });
}
