import {
  evenDivision,
  ok,
  type Result,
  type SlotChoice,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';
import type { Opened } from './open.js';

/** A slot as it is open now, in the order in which choices are made. */
export interface Seat {
  readonly id: string;
  /** Its position in core's order. */
  readonly at: number;
  readonly chooser: string;
  readonly automatic: 'all' | 'random' | undefined;
  readonly min: number;
  readonly max: number;
  readonly total: number | undefined;
  readonly spec: TargetSpec;
}

const NOTHING: SlotChoice = { targets: [] };

/**
 * The open slots of a question, one a player where each player chooses, in the order in which they are chosen for: that
 * of the spec, or the game's own.
 */
export function seatsOf<State>(
  { board, resolver, state, attempt }: Opened<State>,
  spec: TargetSpec,
): Result<readonly Seat[]> {
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return asked;
  const seats = asked.value.slots.map(({ id, chooser, automatic, min, max, division, slot }, at): Seat => ({
    id,
    at,
    chooser,
    automatic,
    min,
    max,
    total: division,
    spec: { ...spec, slots: [slot], relations: [] },
  }));
  const { next } = board;
  if (!next) return ok(seats);
  const ordered: Seat[] = [];
  while (ordered.length < seats.length) {
    const told = next(
      state,
      spec,
      attempt,
      ordered.map(() => NOTHING),
      [],
    );
    if (!told.ok) return told;
    const seat = seats.find(({ id }) => id === told.value?.slot);
    if (!seat) return ok(seats);
    ordered.push(seat);
  }
  return ok(ordered);
}

/** A choice with an entry for each seat, and an even division where none is made. */
export function filled(seats: readonly Seat[], picks: TargetSelection): TargetSelection {
  return seats.map(({ total }, index): SlotChoice => {
    const { targets, division } = picks[index] ?? NOTHING;
    if (total === undefined || targets.length === 0) return { targets };
    const shares = division?.length === targets.length ? division : evenDivision(total, targets.length);
    return { targets, division: shares };
  });
}

/** A choice in core's order of slots. */
export function inCoreOrder(seats: readonly Seat[], picks: TargetSelection): TargetSelection {
  const entries = seats.map(({ at }, index) => ({ at, choice: picks[index] ?? NOTHING }));
  return entries.toSorted((one, other) => one.at - other.at).map(({ choice }) => choice);
}

/** The seat that is chosen for: the first from `slot` on that takes more. */
export function currentOf(seats: readonly Seat[], picks: TargetSelection, slot: number): number | undefined {
  const found = seats.findIndex(
    ({ automatic, max }, index) =>
      index >= slot && automatic === undefined && (picks[index]?.targets.length ?? 0) < max,
  );
  return found < 0 ? undefined : found;
}
