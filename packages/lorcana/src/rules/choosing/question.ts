import { type Attempt, ok, type Result, type SlotChoice, type TargetSpec } from '@reticle/core';
import type { NextQuestion } from '@reticle/core/host';
import type { LorcanaState } from '../../state/state.js';
import { lorcana } from '../../state/game.js';
import { mustChooseIssue } from './must-choose.js';
import { nextChoice } from './request.js';

/**
 * The next choice as a question that core asks: each sentence is carried out before the next one (rule 6.1.2), as much is chosen as
 * can be (1.2.3), and what must be chosen is among the chosen (6.7.3).
 */
export function nextQuestion(
  state: LorcanaState,
  spec: TargetSpec,
  attempt: Attempt,
  earlier: readonly SlotChoice[],
): Result<NextQuestion<LorcanaState> | undefined> {
  const request = nextChoice(state, spec, attempt, earlier);
  if (!request.ok) return request;
  if (!request.value) return ok(undefined);
  const { slot, bound, must } = request.value;
  if (!bound) return ok({ slot, given: [] });
  const accepts =
    must &&
    ((targets: readonly SlotChoice[]) => !mustChooseIssue(slot, must, targets[bound.at]?.targets ?? []));
  return ok({
    slot,
    question: { resolver: lorcana.resolver(state), spec: bound.spec, attempt: bound.attempt, accepts },
    given: bound.partial.flatMap(({ targets }) => targets),
  });
}
