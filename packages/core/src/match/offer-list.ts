import type { Result } from '../issue.js';
import { sameTarget, type PinnedRef, type TargetRef } from '../ref.js';
import type { OpenSlot } from '../targeting/open-slot.js';
import { evenDivision, type ChoiceSolver } from '../targeting/solver.js';
import type { SlotChoice, TargetSelection } from '../targeting/spec.js';
import type { OpenOffer } from './definition.js';
import type { PreparedMove } from './move.js';
import type { Offer, TargetQuestion } from './prompt.js';

/**
 * The offers that were made last in one state. The runtime keeps the latest list only: a state holds on to nothing, and an offer of
 * an earlier list is read and judged as if it came from outside.
 */
export class OfferList<State> {
  readonly state: State;
  readonly #offers: Offer[] = [];
  readonly #prepared: PreparedMove<State>[] = [];
  /** Those that were opened, some of them before they were offered. */
  readonly #opened: (Result<OpenOffer<State>> | undefined)[] = [];
  /** Where the offer stands that will be asked for next, if they are asked for in their order. */
  #next = 0;

  constructor(state: State) {
    this.state = state;
  }

  add(offer: Offer, prepared: PreparedMove<State>, opened: Result<OpenOffer<State>> | undefined): void {
    this.#offers.push(offer);
    this.#prepared.push(prepared);
    this.#opened.push(opened);
  }

  /** Where an offer stands; -1 if this list does not hold that very object. */
  indexOf(offer: unknown): number {
    const at =
      this.#offers[this.#next] === offer ? this.#next : this.#offers.findIndex((made) => made === offer);
    this.#next = at + 1;
    return at;
  }

  /** An offer as it was opened; it is neither read nor judged again. @throws RangeError if there is none */
  open(
    at: number,
    how: (offer: Offer, prepared: PreparedMove<State>) => Result<OpenOffer<State>>,
  ): Result<OpenOffer<State>> {
    const [offer, prepared] = [this.#offers[at], this.#prepared[at]];
    if (!offer || !prepared) throw new RangeError(`There is no offer ${at}`);
    return (this.#opened[at] ??= how(offer, prepared));
  }
}

/** What a game says of a whole choice, known before the choice is whole. */
export interface Acceptance<State> {
  /** Whether some whole choice is taken. */
  any(solver: ChoiceSolver<State> | undefined): boolean;
  /** Of things that can be picked for a slot, those after which some whole choice is taken. */
  picks(chosen: TargetSelection, slot: number, options: readonly PinnedRef[]): readonly PinnedRef[];
  /** Whether some whole choice is taken in which the slot stays as it is. */
  without(chosen: TargetSelection, slot: number): boolean;
  /** Whether some whole choice is taken in which the slot is divided in a way that begins so. */
  share(chosen: TargetSelection, slot: number, beginning: readonly number[]): boolean;
}

/** So many whole choices are tried for one answer, in order; as many again are spread over all. */
const MOST_TRIED = 200;

/** Everything is taken: the game says nothing of whole choices. */
const ANYTHING: Acceptance<unknown> = {
  any: () => true,
  picks: (_chosen, _slot, options) => options,
  without: () => true,
  share: () => true,
};

type Divided = Pick<OpenSlot<never>, 'division'>;

/**
 * Looks ahead for a game that refuses some of the choices that a spec allows. If the ways on are few, all are tried. If they are
 * many, an answer is on offer once one of some hundred ways on is taken.
 */
export function acceptance<State>(question: TargetQuestion<State>): Acceptance<State> {
  const { resolver, spec, attempt, accepts } = question;
  if (!accepts) return ANYTHING;
  let opened: readonly Divided[] | undefined;
  const slots = (): readonly Divided[] => {
    if (spec.slots.every(({ division }) => division === undefined)) return [];
    const asked = opened ? undefined : resolver.ask(spec, attempt);
    return (opened ??= asked?.ok ? asked.value.slots : []);
  };
  const isTaken = (selection: TargetSelection): boolean => some(divisions(selection, slots()), accepts);
  const solve = (chosen: TargetSelection, closed: number): ChoiceSolver<State> | undefined => {
    const found = resolver.choices(spec, attempt, chosen, closed);
    return found.ok ? found.value : undefined;
  };
  /** Whether some way on is taken; a question that is too complex is not judged. */
  const leadsOn = (solver: ChoiceSolver<State> | undefined): boolean => {
    const ways = solver && waysOn(solver);
    return ways === undefined || some(ways, isTaken);
  };
  return {
    any: leadsOn,
    picks(chosen, slot, options) {
      const solver = solve(chosen, slot);
      const count = solver?.count();
      if (solver && count?.ok && count.value <= BigInt(MOST_TRIED)) {
        const taken = [...(waysOn(solver) ?? [])].filter(isTaken);
        return options.filter((option) =>
          taken.some((whole) => whole[slot]?.targets.some((ref) => sameTarget(ref, option))),
        );
      }
      return options.filter((option) => leadsOn(solve(withPick(chosen, slot, option), slot)));
    },
    without: (chosen, slot) => leadsOn(solve(chosen, slot + 1)),
    share: (chosen, slot, beginning) => some(divisions(chosen, slots(), { slot, beginning }), accepts),
  };
}

const withPick = (chosen: TargetSelection, slot: number, option: TargetRef): TargetSelection =>
  chosen.with(slot, { targets: [...(chosen[slot]?.targets ?? []), option] });

function some<Value>(values: Iterable<Value>, holds: (value: Value) => boolean): boolean {
  for (const value of values) if (holds(value)) return true;
  return false;
}

/** Whole choices to be tried; undefined if they are too complex to be listed. */
function waysOn<State>(solver: ChoiceSolver<State>): Iterable<TargetSelection> | undefined {
  const count = solver.count();
  const first = solver.all(MOST_TRIED);
  if (!count.ok || !first.ok) return undefined;
  return (function* ways() {
    yield* first.value;
    const all = count.value;
    if (all <= BigInt(MOST_TRIED)) return;
    for (let at = 1n; at <= BigInt(MOST_TRIED); at++) {
      const spread = solver.nth((at * (all - 1n)) / BigInt(MOST_TRIED));
      if (spread.ok) yield spread.value;
    }
  })();
}

/** The same choice with what is divided shared out in every way, evenly at first; some hundred ways at most. */
function* divisions(
  selection: TargetSelection,
  slots: readonly Divided[],
  begun?: { readonly slot: number; readonly beginning: readonly number[] },
): Generator<TargetSelection, void> {
  const open = slots.flatMap(({ division }, slot) => {
    const { targets = [], division: made } = selection[slot] ?? {};
    if (division === undefined || targets.length === 0) return [];
    // What is divided by now stays so; an even division of a solver is only a first guess.
    if (begun && slot < begun.slot && made) return [];
    return [{ slot, total: division, among: targets.length }];
  });
  const even = open.reduce<TargetSelection>(
    (whole, { slot, total, among }) => divided(whole, slot, evenDivision(total, among)),
    selection,
  );
  if (open.length === 0 || !begun) yield even;
  let left = MOST_TRIED;
  for (const { slot, total, among } of open) {
    const beginning = begun?.slot === slot ? begun.beginning : [];
    if (begun && begun.slot !== slot) continue;
    for (const shares of sharesFrom(beginning, total, among)) {
      if (left-- <= 0) return;
      yield divided(even, slot, shares);
    }
  }
}

function divided(whole: TargetSelection, slot: number, division: readonly number[]): TargetSelection {
  const targets: SlotChoice['targets'] = whole[slot]?.targets ?? [];
  return whole.with(slot, { targets, division });
}

/** Every way to share a total among so many, at least 1 each, that begins so. */
function* sharesFrom(
  beginning: readonly number[],
  total: number,
  among: number,
): Generator<readonly number[], void> {
  const left = total - beginning.reduce((sum, share) => sum + share, 0);
  const others = among - beginning.length;
  if (others === 0) {
    if (left === 0) yield beginning;
    return;
  }
  if (others === 1) {
    if (left >= 1) yield [...beginning, left];
    return;
  }
  for (let share = 1; share <= left - (others - 1); share++)
    yield* sharesFrom([...beginning, share], total, among);
}
