/**
 * Finds what can be chosen the slow way: checks every combination of every subset of things. It shares no
 * code with the solver, and is for boards of a few things only.
 */
import {
  evenDivision,
  unwrap,
  type Attempt,
  type SlotChoice,
  type TargetSelection,
  type TargetSpec,
} from '../src/index.js';
import { issuesOf } from '../src/targeting/check.js';
import { lantern, type LanternState } from './lantern.js';

interface Thing {
  readonly kind: string;
  readonly id: string;
}

export function subsets<T>(list: readonly T[], base: readonly T[] = []): readonly (readonly T[])[] {
  const all = [base];
  for (const entry of list) all.push(...all.map((set) => [...set, entry]));
  return all;
}

/** Returns every legal choice. */
export function everyChoice(
  state: LanternState,
  spec: TargetSpec,
  attempt: Attempt,
): readonly TargetSelection[] {
  const question = unwrap(lantern.resolver(state).ask(spec, attempt));
  const cards: readonly Thing[] = state.cards.map(({ instanceId }) => ({ kind: 'card', id: instanceId }));
  const players: readonly Thing[] = state.players.map(({ id }) => ({ kind: 'player', id }));
  const found: TargetSelection[] = [];
  const fill = (before: readonly SlotChoice[]): void => {
    const slot = question.slots[before.length];
    if (!slot) {
      if (issuesOf(question, before).length === 0) found.push(before);
      return;
    }
    const picked = question.pickedIn(
      before.map(({ targets }) => targets.map((ref) => question.positionOf(ref))),
    );
    const kinds = new Set(slot.queries.map(({ kind }) => kind));
    const things = [...cards, ...players].filter(({ kind }) => kinds.has(kind));
    const legal = slot.automatic
      ? []
      : things.filter((thing) => question.failures(thing, slot, picked).length === 0);
    for (const targets of subsets(legal)) {
      if (targets.length < (slot.automatic ? 0 : slot.min) || targets.length > slot.max) continue;
      const { division: total } = slot;
      fill([
        ...before,
        total === undefined ? { targets } : { targets, division: evenDivision(total, targets.length) },
      ]);
    }
  };
  fill([]);
  return found;
}

/** Writes a choice as text, the same for the same sets of things. */
export function choiceText(selection: readonly { readonly targets: readonly Thing[] }[]): string {
  return selection
    .map(({ targets }) =>
      targets
        .map(({ kind, id }) => `${kind}:${id}`)
        .toSorted()
        .join('+'),
    )
    .join(' | ');
}

export function contains(whole: TargetSelection, partial: readonly SlotChoice[]): boolean {
  return partial.every(({ targets }, slot) =>
    targets.every(({ kind, id }) =>
      whole[slot]?.targets.some((other) => other.kind === kind && other.id === id),
    ),
  );
}
