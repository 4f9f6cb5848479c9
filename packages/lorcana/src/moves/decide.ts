import { defineMove } from '@reticle/core/match';
import type { LorcanaMatchState } from '../match/state.js';
import { forcedIssues } from '../targeting/forced.js';
import { advance } from '../turn/advance.js';
import { decisionOf } from '../turn/resolve.js';
import { lorcanaIssue } from './issue.js';
import { nothing } from './params.js';

/** Answers what an effect asks as it resolves: the cards that it chooses, yes or no, how much (rules 1.7.3, 6.1.3). */
export const decide = defineMove({
  params: nothing,
  refuses: ({ state, player }) =>
    decisionOf(state)?.player === player ? [] : [lorcanaIssue('noDecision', { phase: state.phase })],
  variants: (state: LorcanaMatchState) => (state.resolving.length > 0 ? [{}] : []),
  getTargetSpecs({ state }) {
    const decision = decisionOf(state);
    return decision ? [decision.spec] : [];
  },
  attempt: ({ state, player }) => decisionOf(state)?.attempt ?? { controller: player },
  refusesTargets({ state }, { slots }) {
    const decision = decisionOf(state);
    return decision ? forcedIssues(state, decision, slots[0]?.targets ?? []) : [];
  },
  execute: ({ state, targets, random, emit }) => advance(state, { random, emit }, targets),
});
