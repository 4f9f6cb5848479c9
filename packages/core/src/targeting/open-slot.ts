import { isValueReference, slotOfReference } from '../filter/value.js';
import { issue, type Issue, type CoreIssue } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { Board } from './board.js';
import type { SelectionMode } from './pipeline.js';
import type { KindPlan } from './plan.js';
import { roleIn, SlotContext, type QuestionFacts } from './slot-context.js';
import { type TargetSlot, type TargetSpec, MAX_COUNT, type Amount, type SlotChoice } from './spec.js';

/**
 * A plain slot: it asks for one kind of thing by one filter, its numbers are constants, and its chooser is
 * the player who asks.
 */
export interface PlainSlot {
  readonly kind: string;
  readonly filter: JsonObject;
  readonly min: number;
  readonly max: number;
  readonly mode: SelectionMode;
  readonly automatic: 'all' | 'random' | undefined;
}

const known = new WeakMap<TargetSlot, PlainSlot | 'not plain'>();

/**
 * Returns the plain form of a slot, which is the quick way to open it. Returns undefined if something must be
 * bound first, or if the slot is not frozen and might be different the next time. It must agree with
 * `SlotOpener`.
 */
function plainSlot(slot: TargetSlot): PlainSlot | undefined {
  let found = known.get(slot);
  if (found === undefined) {
    if (!Object.isFrozen(slot)) return undefined;
    known.set(slot, (found = plainOf(slot) ?? 'not plain'));
  }
  return found === 'not plain' ? undefined : found;
}

/** Returns the only slot of a spec if it is plain and no relation ties it. Otherwise returns undefined. */
export function plainSpec({ slots, relations }: TargetSpec): PlainSlot | undefined {
  const [slot] = slots;
  return slot && slots.length === 1 && relations.length === 0 ? plainSlot(slot) : undefined;
}

function plainOf({ accepts, min, max, chooser, mode, division }: TargetSlot): PlainSlot | undefined {
  const [only, ...more] = accepts;
  if (!only || more.length > 0 || 'options' in only || only.announceOnly || division) return undefined;
  const most = max === 'any' ? Infinity : max;
  if (typeof min !== 'number' || typeof most !== 'number' || min > most) return undefined;
  if (chooser !== 'controller' && chooser !== 'all' && chooser !== 'random') return undefined;
  const automatic = chooser === 'controller' ? undefined : chooser;
  return { kind: only.kind, filter: only.filter, min, max: most, mode, automatic };
}

/** One kind of thing that a slot accepts, with the plan that judges things of it. */
export interface OpenQuery<State> {
  readonly kind: string;
  readonly offset: number;
  readonly plan: KindPlan<State>;
}

/**
 * An open slot: a slot of a question that is being asked, with its numbers known, its filters compiled and
 * its chooser named.
 */
export interface OpenSlot<State> {
  readonly id: string;
  readonly slot: TargetSlot;
  readonly min: number;
  readonly max: number;
  /** The player who chooses, as far as that is known before other slots are filled. */
  readonly chooser: string;
  /** Set if nobody chooses: all that match are taken, or chance decides. */
  readonly automatic: 'all' | 'random' | undefined;
  readonly queries: readonly OpenQuery<State>[];
  readonly options: readonly string[];
  readonly division: number | undefined;
  /** The earlier slots whose picks decide what is legal here. */
  readonly dependsOn: readonly string[];
}

/**
 * The id of a slot that was announced. Announcing looks at everything. The re-check of what was announced
 * leaves out what counts on announcement only, all numbers, and who may choose.
 */
export interface AnnouncedId {
  readonly slot: string;
}

const NONE: readonly never[] = [];
const NUMBERS_UNASKED = { min: 0, max: Infinity, division: undefined };

/** Opens the slots of a spec in one state, and collects in `issues` whatever prevents it. */
export class SlotOpener<State> {
  readonly #board: Board<State>;
  readonly #facts: QuestionFacts<State>;
  readonly #announced: readonly AnnouncedId[] | undefined;
  readonly #issues: Issue[];
  readonly #context: SlotContext<State>;

  constructor(
    board: Board<State>,
    facts: QuestionFacts<State>,
    announced: readonly AnnouncedId[] | undefined,
    issues: Issue[],
  ) {
    this.#board = board;
    this.#facts = facts;
    this.#announced = announced;
    this.#issues = issues;
    this.#context = new SlotContext(facts, facts.attempt.controller, 'target', () => undefined);
  }

  /** Opens each slot. A slot for which each player chooses becomes one open slot a player. */
  open(slots: readonly TargetSlot[]): readonly OpenSlot<State>[] {
    const opened: OpenSlot<State>[] = [];
    for (const slot of slots) {
      const plain = this.#announced ? undefined : this.#plain(slot);
      if (plain) {
        opened.push(plain);
        continue;
      }
      const queries = this.#queriesOf(slot);
      const { min, max, division } = this.#numbersOf(slot);
      const options = optionsOf(slot);
      const dependsOn = dependenciesOf(slot, queries);
      const automatic = slot.chooser === 'all' || slot.chooser === 'random' ? slot.chooser : undefined;
      for (const { id, chooser } of this.#choosersOf(slot)) {
        opened.push({ id, slot, min, max, division, automatic, chooser, queries, options, dependsOn });
      }
    }
    return opened;
  }

  /** Opens a plain slot quickly. Returns undefined for any other. */
  #plain(slot: TargetSlot): OpenSlot<State> | undefined {
    const plain = plainSlot(slot);
    const section = plain && this.#board.section(plain.kind);
    const plan = section?.view.plan(plain?.filter ?? {});
    if (!plain || !section || !plan?.ok || plan.value.references.size > 0) return undefined;
    const { kind, min, max, automatic } = plain;
    return {
      id: slot.id,
      slot,
      min,
      max,
      division: undefined,
      automatic,
      chooser: this.#facts.attempt.controller,
      queries: [{ kind, offset: section.offset, plan: plan.value }],
      options: NONE,
      dependsOn: NONE,
    };
  }

  #queriesOf(slot: TargetSlot): readonly OpenQuery<State>[] {
    const queries: OpenQuery<State>[] = [];
    for (const accepts of slot.accepts) {
      if ('options' in accepts) continue;
      const section = this.#board.section(accepts.kind);
      if (!section) {
        this.#issues.push(issue('unknownKind', { kind: accepts.kind, known: this.#board.kinds }));
        continue;
      }
      const plan = section.view.plan(accepts.filter, this.#announced ? undefined : accepts.announceOnly);
      if (!plan.ok) {
        this.#issues.push(...plan.issues);
        continue;
      }
      for (const reference of plan.value.references) {
        if (!this.#bound(reference)) this.#unbound(slot, reference);
      }
      queries.push({ kind: accepts.kind, offset: section.offset, plan: plan.value });
    }
    return queries;
  }

  #unbound({ id: slot }: TargetSlot, reference: string): void {
    this.#issues.push(issue('unboundReference', { slot, reference }));
  }

  #bound(reference: string): boolean {
    if (slotOfReference(reference) !== undefined) return true;
    if (reference === 'source') return this.#facts.sourceRef !== undefined;
    if (reference.startsWith('role.')) return this.#context.player(reference) !== undefined;
    return isValueReference(reference) && this.#context.number(reference) !== undefined;
  }

  #numbersOf(slot: TargetSlot): Pick<OpenSlot<State>, 'min' | 'max' | 'division'> {
    if (this.#announced) return NUMBERS_UNASKED;
    const min = this.#amountOf(slot, slot.min);
    const most = slot.max === slot.min ? min : slot.max === 'any' ? Infinity : this.#amountOf(slot, slot.max);
    const division = slot.division && this.#amountOf(slot, slot.division.total);
    const max = Math.min(most, division ?? Infinity);
    if (min > max) this.#issues.push(issue('minAboveMax', { slot: slot.id, min, max }));
    return { min, max, division };
  }

  #amountOf(slot: TargetSlot, amount: Amount): number {
    const number = this.#context.number(amount);
    if (number === undefined) this.#unbound(slot, String(amount));
    else if (Number.isInteger(number) && number >= 0 && number <= MAX_COUNT) return number;
    else {
      const problem = `${amount} is ${number}, no count from 0 to ${MAX_COUNT}`;
      this.#issues.push(issue('invalidValue', { problem }));
    }
    return 0;
  }

  #choosersOf(slot: TargetSlot): readonly { readonly id: string; readonly chooser: string }[] {
    const { attempt } = this.#facts;
    switch (slot.chooser) {
      case 'controller':
      case 'all':
      case 'random':
        return [{ id: slot.id, chooser: attempt.controller }];
      case 'eachPlayer':
        return this.#each(slot, this.#facts.playerIds);
      case 'eachOpponent':
        return this.#each(slot, this.#opponents());
      case 'opponent': {
        const { choosers } = attempt;
        const opponents = this.#opponents();
        const named = choosers && Object.hasOwn(choosers, slot.id) ? choosers[slot.id] : undefined;
        const chooser = named ?? (opponents.length === 1 ? opponents[0] : undefined);
        const may = this.#announced !== undefined || (chooser !== undefined && opponents.includes(chooser));
        return this.#one(slot, may ? chooser : undefined, `choosers.${slot.id}`);
      }
      default: {
        if (slotOfReference(slot.chooser) !== undefined)
          return [{ id: slot.id, chooser: attempt.controller }];
        return this.#one(slot, roleIn(attempt, slot.chooser.slice('role.'.length)), slot.chooser);
      }
    }
  }

  #opponents(): readonly string[] {
    return this.#facts.playerIds.filter((id) => this.#context.isPlayer(id, 'opponent'));
  }

  /** Makes each player's own slot. On a re-check it makes those that were announced. */
  #each({ id: slot }: TargetSlot, players: readonly string[]) {
    const prefix = `${slot}:`;
    const choosers = this.#announced
      ? this.#announced.flatMap(({ slot: id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []))
      : players;
    return choosers.map((chooser) => ({ id: prefix + chooser, chooser }));
  }

  #one(slot: TargetSlot, chooser: string | undefined, missing: string) {
    if (chooser === undefined && this.#announced === undefined) this.#unbound(slot, missing);
    return [{ id: slot.id, chooser: chooser ?? this.#facts.attempt.controller }];
  }
}

function optionsOf({ accepts }: TargetSlot): readonly string[] {
  if (!accepts.some((query) => 'options' in query)) return NONE;
  return accepts.flatMap((query) => ('options' in query ? query.options : []));
}

function dependenciesOf<State>(
  { chooser }: TargetSlot,
  queries: readonly OpenQuery<State>[],
): readonly string[] {
  const fixed =
    slotOfReference(chooser) === undefined && queries.every(({ plan }) => plan.references.size === 0);
  if (fixed) return NONE;
  const references = [chooser, ...queries.flatMap(({ plan }) => [...plan.references])];
  return [...new Set(references.flatMap((reference) => slotOfReference(reference) ?? []))];
}

/** A step that looks at all that is chosen for one slot. */
type SlotStep = <State>(
  open: OpenSlot<State>,
  choice: SlotChoice,
  positions: readonly number[],
) => readonly CoreIssue[];

const quantity: SlotStep = ({ id, min, max, automatic }, { targets }) => {
  const got = targets.length;
  if (automatic) return got === 0 ? [] : [issue('notChosen', { slot: id, chooser: automatic })];
  if (got < min) return [issue('tooFewTargets', { slot: id, wanted: min, got })];
  return got > max ? [issue('tooManyTargets', { slot: id, wanted: max, got })] : [];
};

const distinct: SlotStep = ({ id }, { targets }, positions) => {
  const seen = new Set<number>();
  return targets.flatMap((target, index) => {
    const position = positions[index] ?? -1;
    const repeated = position >= 0 && seen.has(position);
    seen.add(position);
    return repeated ? [issue('repeatedTarget', { slot: id, target })] : [];
  });
};

const division: SlotStep = ({ id, division: total }, { division: shares, targets }) => {
  const wrong = (problem: 'missing' | 'unwanted' | 'length' | 'sum' | 'share') => [
    issue('wrongDivision', { slot: id, total: total ?? 0, problem }),
  ];
  if (total === undefined) return shares === undefined ? [] : wrong('unwanted');
  if (shares === undefined) return targets.length === 0 ? [] : wrong('missing');
  if (shares.length !== targets.length) return wrong('length');
  if (shares.some((share) => share < 1)) return wrong('share');
  return targets.length > 0 && shares.reduce((sum, share) => sum + share, 0) !== total ? wrong('sum') : [];
};

/** The steps over one slot's choice, in order; those over one thing stand in its plan, relations over all slots follow. */
export const SLOT_STEPS: readonly SlotStep[] = [quantity, distinct, division];
