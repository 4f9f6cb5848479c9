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
 * That something was chosen as an effect resolved. It is an event also where nothing else could have been chosen; what is
 * taken without a choice (all, each, at random) or picked for an action of the turn is not chosen. Plain JSON.
 */
export interface ChosenEvent {
  readonly type: 'chosen';
  readonly slot: string;
  readonly target: PinnedRef;
  readonly chooser: string;
  readonly effect: EffectKind;
  readonly source?: TargetRef;
}

/** The events of one choice that was made. */
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
 * What Vanish banishes once the action has resolved: each card in play with Vanish that an opponent chose for an action's
 * effect, once (rules 8.14.1, 8.14.2). `state` is that after the action: what left play meanwhile is another card.
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
