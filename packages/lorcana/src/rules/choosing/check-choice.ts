import {
  type AnnouncedSlot,
  type Attempt,
  issue,
  ok,
  parseWith,
  type PinnedRef,
  refuse,
  type Result,
  type SlotChoice,
  type TargetRef,
  targetSelection,
  type TargetSpec,
} from '@reticle/core';
import { resolverOf } from '../../state/game.js';
import { areOpponents } from '../../state/state.js';
import { cardById, type LorcanaBoard } from '../../state/board.js';
import { type EffectKind, mustChooseIssue } from './must-choose.js';
import { type ChoiceRequest, nextChoice } from './request.js';

/**
 * The event that something was chosen as an effect resolved. It happens even if nothing else could have been
 * chosen. What is taken without a choice (all, each, at random) or picked for an action of the turn is not
 * chosen. Plain JSON.
 */
export interface ChosenEvent {
  readonly type: 'chosen';
  readonly slot: string;
  readonly target: PinnedRef;
  readonly chooser: string;
  readonly effect: EffectKind;
  readonly source?: TargetRef;
}

/** Returns the events of one choice. */
function chosenEvents(
  { slot, chooser, effect, mode, automatic }: ChoiceRequest,
  targets: readonly PinnedRef[],
  source: TargetRef | undefined,
): readonly ChosenEvent[] {
  if (automatic || mode !== 'choose') return [];
  return targets.flatMap((target): readonly ChosenEvent[] =>
    target.kind === 'choice'
      ? []
      : [{ type: 'chosen', slot, target, chooser, effect, ...(source ? { source } : {}) }],
  );
}

/**
 * Returns what Vanish banishes after the action has resolved: each card in play with Vanish that an opponent
 * chose for the action's effect, once (rules 8.14.1, 8.14.2). `state` is the state after the action. A card
 * that left play meanwhile is another object.
 */
export function vanishing(state: LorcanaBoard, events: readonly ChosenEvent[]): readonly PinnedRef[] {
  const found = events.filter(({ target, chooser, effect }) => {
    const card = target.kind === 'card' ? cardById(state, target.id) : undefined;
    return (
      effect === 'action' &&
      card?.zone === 'play' &&
      card.incarnation === target.incarnation &&
      card.keywords.includes('vanish') &&
      areOpponents(state, chooser, card.controller)
    );
  });
  return [...new Map(found.map(({ target }) => [target.id, target])).values()];
}

/** A checked choice: what was chosen, with incarnations, and the events of being chosen. Plain JSON. */
export interface MadeChoice {
  readonly choice: AnnouncedSlot;
  readonly events: readonly ChosenEvent[];
}

/**
 * Checks the next choice, which is the first one that `earlier` does not hold. Raw JSON is allowed. For a
 * slot for which nobody chooses, pass an empty choice; for an "all" slot the result holds everything there
 * is.
 *
 * A refusal undoes no earlier choice. The player makes another choice instead (rule 1.7.7).
 */
export function checkChoice(
  state: LorcanaBoard,
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
  state: LorcanaBoard,
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
  const checked = resolverOf(state).check(bound.spec, bound.attempt, [...bound.partial, chosen]);
  if (!checked.ok) return checked;
  const forced = must && mustChooseIssue(slot, must, chosen.targets);
  if (forced) return refuse(forced);
  const made = checked.value.slots[bound.at] ?? { slot, targets: [] };
  const whole = automatic === 'all' ? { ...made, targets: request.legal } : made;
  const source = checked.value.attempt.source ?? attempt.source;
  return ok({ choice: whole, events: chosenEvents(request, whole.targets, source) });
}
