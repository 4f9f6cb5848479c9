import {
  issue,
  ok,
  parseWith,
  refuse,
  targetSelection,
  type AnnouncedSlot,
  type Attempt,
  type Result,
  type SlotChoice,
  type TargetSpec,
} from '@reticle/core';
import { lorcana } from '../game.js';
import type { LorcanaState } from '../state/state.js';
import { chosenEvents, type ChosenEvent } from './chosen.js';
import { mustChooseIssue } from './must-choose.js';
import { nextChoice, type ChoiceRequest } from './request.js';

/** A choice that was checked: what is chosen, pinned, and that it was. Plain JSON. */
export interface MadeChoice {
  readonly choice: AnnouncedSlot;
  readonly events: readonly ChosenEvent[];
}

/**
 * Checks the next choice, the first for which `earlier` holds none; raw JSON allowed. Of a slot for which nobody chooses
 * the choice is empty; what is made of an "all" slot holds all that there is.
 *
 * A refusal undoes nothing that was chosen before: another choice is made in its place (rule 1.7.7).
 */
export function checkChoice(
  state: LorcanaState,
  spec: TargetSpec,
  attempt: Attempt,
  earlier: readonly SlotChoice[],
  choice: unknown,
): Result<MadeChoice> {
  const parsed = parseWith(targetSelection, [choice]);
  if (!parsed.ok) return parsed;
  const [chosen = { targets: [] }] = parsed.value;
  const request = nextChoice(state, spec, attempt, earlier);
  if (!request.ok) return request;
  if (!request.value) {
    return refuse(issue('wrongSlotCount', { wanted: earlier.length, got: earlier.length + 1 }));
  }
  return judge(state, request.value, attempt, chosen);
}

function judge(
  state: LorcanaState,
  request: ChoiceRequest,
  attempt: Attempt,
  chosen: SlotChoice,
): Result<MadeChoice> {
  const { slot, bound, automatic, must } = request;
  const got = chosen.targets.length;
  if (!bound) {
    return got > 0
      ? refuse(issue('tooManyTargets', { slot, wanted: 0, got }))
      : ok({ choice: { slot, targets: [] }, events: [] });
  }
  const again = chosen.targets.filter(({ kind, id }) =>
    bound.taken.some((ref) => ref.kind === kind && ref.id === id),
  );
  if (again.length > 0) {
    return refuse(issue('relationBroken', { relation: 'different', slots: [slot], targets: again }));
  }
  const checked = lorcana.resolver(state).check(bound.spec, bound.attempt, [...bound.partial, chosen]);
  if (!checked.ok) return checked;
  const forced = must && mustChooseIssue(slot, must, chosen.targets);
  if (forced) return refuse(forced);
  const made = checked.value.slots[bound.at] ?? { slot, targets: [] };
  const whole = automatic === 'all' ? { ...made, targets: request.legal } : made;
  const source = checked.value.attempt.source ?? attempt.source;
  return ok({ choice: whole, events: chosenEvents(request, whole.targets, source) });
}
