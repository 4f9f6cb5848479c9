import type { Result } from '../issue.js';
import { sameTarget, type PinnedRef, type TargetRef } from '../ref.js';
import type { OpenSlot } from '../targeting/open-slot.js';
import { evenDivision, type ChoiceSolver } from '../targeting/solver.js';
import type { SlotChoice, TargetSelection } from '../targeting/spec.js';
import type { OpenOffer } from './definition.js';
import type { PreparedMove } from './move.js';
import type { Offer, TargetQuestion } from './prompt.js';

/**
 * The offers that were made last in one state. The runtime keeps only the latest list, so states keep nothing
 * alive, and an offer of an earlier list is parsed and judged as if it came from outside.
 */
export class OfferList<State> {
  readonly state: State;
  readonly #offers: Offer[] = [];
  readonly #prepared: PreparedMove<State>[] = [];
  /** The offers that were opened, some of them before they were offered. */
  readonly #opened: (Result<OpenOffer<State>> | undefined)[] = [];
  /** The position of the offer that will be asked for next, if they are asked for in order. */
  #next = 0;

  constructor(state: State) {
    this.state = state;
  }

  add(offer: Offer, prepared: PreparedMove<State>, opened: Result<OpenOffer<State>> | undefined): void {
    this.#offers.push(offer);
    this.#prepared.push(prepared);
    this.#opened.push(opened);
  }

  /** Returns the position of an offer, or -1 if this list does not hold that identical object. */
  indexOf(offer: unknown): number {
    const at =
      this.#offers[this.#next] === offer ? this.#next : this.#offers.findIndex((made) => made === offer);
    this.#next = at + 1;
    return at;
  }

  /**
   * Returns an offer as it was opened, or opens it without parsing or judging it again. @throws RangeError if
   * there is none
   */
  open(
    at: number,
    how: (offer: Offer, prepared: PreparedMove<State>) => Result<OpenOffer<State>>,
  ): Result<OpenOffer<State>> {
    const [offer, prepared] = [this.#offers[at], this.#prepared[at]];
    if (!offer || !prepared) throw new RangeError(`There is no offer ${at}`);
    return (this.#opened[at] ??= how(offer, prepared));
  }
}

/**
 * The look-ahead for games that refuse some of the choices which a spec allows: it tells, before a choice is
 * whole, whether it can become one that the game accepts.
 */
export interface Acceptance<State> {
  /** Whether some whole choice is accepted. */
  any(solver: ChoiceSolver<State> | undefined): boolean;
  /** Filters the things that can be picked for a slot: those after which some whole choice is accepted. */
  picks(chosen: TargetSelection, slot: number, options: readonly PinnedRef[]): readonly PinnedRef[];
  /** Whether some whole choice is accepted in which the slot stays as it is. */
  without(chosen: TargetSelection, slot: number): boolean;
  /** Whether some whole choice is accepted in which the slot's division begins so. */
  share(chosen: TargetSelection, slot: number, beginning: readonly number[]): boolean;
}

/**
 * The number of whole choices that are tried for one answer, in order; the same number again are spread over
 * all.
 */
const MOST_TRIED = 200;

/** The look-ahead of a game that accepts every whole choice. */
const ANYTHING: Acceptance<unknown> = {
  any: () => true,
  picks: (_chosen, _slot, options) => options,
  without: () => true,
  share: () => true,
};

type DividedSlot = Pick<OpenSlot<never>, 'division'>;

/**
 * Makes the look-ahead for a question. If the ways to continue are few, all are tried. If they are many, an
 * answer is on offer once one of some hundred ways is accepted.
 */
export function acceptance<State>(question: TargetQuestion<State>): Acceptance<State> {
  const { resolver, spec, attempt, accepts } = question;
  if (!accepts) return ANYTHING;
  let opened: readonly DividedSlot[] | undefined;
  const slots = (): readonly DividedSlot[] => {
    if (spec.slots.every(({ division }) => division === undefined)) return [];
    const asked = opened ? undefined : resolver.ask(spec, attempt);
    return (opened ??= asked?.ok ? asked.value.slots : []);
  };
  const isTaken = (selection: TargetSelection): boolean => some(divisions(selection, slots()), accepts);
  const solve = (chosen: TargetSelection, closed: number): ChoiceSolver<State> | undefined => {
    const found = resolver.choices(spec, attempt, chosen, closed);
    return found.ok ? found.value : undefined;
  };
  /** Whether some way to continue is accepted. A question that is too complex is not judged. */
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

/** Lists whole choices to be tried. Returns undefined if they are too complex to be listed. */
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

/**
 * Yields the same choice with its divisions shared out in every way, evenly at first, in at most some hundred
 * ways.
 */
function* divisions(
  selection: TargetSelection,
  slots: readonly DividedSlot[],
  begun?: { readonly slot: number; readonly beginning: readonly number[] },
): Generator<TargetSelection, void> {
  const open = slots.flatMap(({ division }, slot) => {
    const { targets = [], division: made } = selection[slot] ?? {};
    if (division === undefined || targets.length === 0) return [];
    // A division that was chosen stays. An even division of a solver is only a first guess.
    if (begun && slot < begun.slot && made) return [];
    return [{ slot, total: division, among: targets.length }];
  });
  const even = open.reduce<TargetSelection>(
    (whole, { slot, total, among }) => withDivision(whole, slot, evenDivision(total, among)),
    selection,
  );
  if (open.length === 0 || !begun) yield even;
  let left = MOST_TRIED;
  for (const { slot, total, among } of open) {
    const beginning = begun?.slot === slot ? begun.beginning : [];
    if (begun && begun.slot !== slot) continue;
    for (const shares of sharesFrom(beginning, total, among)) {
      if (left-- <= 0) return;
      yield withDivision(even, slot, shares);
    }
  }
}

function withDivision(whole: TargetSelection, slot: number, division: readonly number[]): TargetSelection {
  const targets: SlotChoice['targets'] = whole[slot]?.targets ?? [];
  return whole.with(slot, { targets, division });
}

/** Yields every way to share a total among so many, at least 1 each, that begins with given shares. */
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
