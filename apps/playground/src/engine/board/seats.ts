import { ok, type Result, type SlotChoice, type TargetSelection, type TargetSpec } from '@reticle/core';
import type { OpenedBoard } from './open.js';

/** An open slot, in the order in which choices are made. */
export interface Seat {
  readonly id: string;
  /** Its name for people: "target 1 of 2". */
  readonly label: string;
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
 * Returns people's names for the slots of a spec ("target 1 of 2"), by their ids and by those of the players'
 * parts.
 */
function labelsOf(ids: readonly string[], { slots }: Pick<TargetSpec, 'slots'>): ReadonlyMap<string, string> {
  const nouns = new Map(slots.map(({ id, mode }) => [id, mode === 'target' ? 'target' : 'choice']));
  return new Map(
    ids.map((id, index) => {
      const noun = nouns.get(id.split(':')[0] ?? '') ?? 'choice';
      return [id, ids.length === 1 ? `the ${noun}` : `${noun} ${index + 1} of ${ids.length}`];
    }),
  );
}

/**
 * Returns the open slots of a question, one for each player if each player chooses, in the order of choosing:
 * that of the spec, or the game's own.
 */
export function seatsOf<State>(
  { board, resolver, state, attempt }: OpenedBoard<State>,
  spec: TargetSpec,
): Result<readonly Seat[]> {
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return asked;
  const { slots } = asked.value;
  const order = orderOf(slots.length, (earlier) => board.next?.(state, spec, attempt, earlier));
  const ids = order.ok ? (order.value ?? slots.map(({ id }) => id)) : [];
  if (!order.ok) return order;
  const labels = labelsOf(ids, spec);
  return ok(
    ids.flatMap((id) => {
      const at = slots.findIndex((open) => open.id === id);
      const open = slots[at];
      if (!open) return [];
      const { chooser, automatic, min, max, division, slot } = open;
      const label = labels.get(id) ?? id;
      const alone = { ...spec, slots: [slot], relations: [] };
      return [{ id, label, at, chooser, automatic, min, max, total: division, spec: alone }];
    }),
  );
}

/** Returns the ids of the slots in the game's own order, or undefined if it has none. */
function orderOf(
  count: number,
  next: (earlier: readonly SlotChoice[]) => Result<{ readonly slot: string } | undefined> | undefined,
): Result<readonly string[] | undefined> {
  const ordered: string[] = [];
  while (ordered.length < count) {
    const told = next(ordered.map(() => NOTHING));
    if (!told) return ok(undefined);
    if (!told.ok) return told;
    if (!told.value) break;
    ordered.push(told.value.slot);
  }
  return ok(ordered);
}

/** Returns a choice in core's order of slots. */
export function inCoreOrder(seats: readonly Seat[], picks: TargetSelection): TargetSelection {
  const entries = seats.map(({ at }, index) => ({ at, choice: picks[index] ?? NOTHING }));
  return entries.toSorted((one, other) => one.at - other.at).map(({ choice }) => choice);
}
