import type { GameIssue, TargetRef } from '@reticle/core';
import type { Decision } from '@reticle/core/match';
import type { LorcanaState } from '../state/state.js';
import { mustChooseIssue, type MustChoose } from './must-choose.js';
import { nextChoice } from './request.js';

/** What must be among the chosen of a decision (rule 6.7.3), if anything must: the same as `nextChoice` says. */
export function forcedIn(
  state: LorcanaState,
  { spec, attempt }: Pick<Decision, 'spec' | 'attempt'>,
): MustChoose | undefined {
  if (!state.cards.some(({ mustBeChosen }) => mustBeChosen)) return undefined;
  const request = nextChoice(state, spec, attempt);
  return request.ok ? request.value?.must : undefined;
}

/** Why what was chosen for a decision leaves out what must be chosen. */
export function forcedIssues(
  state: LorcanaState,
  decision: Decision,
  chosen: readonly TargetRef[],
): readonly GameIssue[] {
  const must = forcedIn(state, decision);
  const issue = must && mustChooseIssue(decision.spec.slots[0]?.id ?? '', must, chosen);
  return issue ? [issue] : [];
}
