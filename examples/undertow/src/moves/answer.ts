import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import { runner } from '../effects/kinds.js';
import type { State } from '../state.js';
import { refusal } from './refusals.js';

/** What is asked now, and of whom. */
export const asked = (state: State) => (state.frame ? runner.decision(state, state.frame) : undefined);

/** Answers what an effect asks; then it goes on. */
export const answer: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: ({ state, player }) => (asked(state)?.player === player ? [] : [refusal('notAsked')]),
  variants: (state) => (state.frame ? [{}] : []),
  getTargetSpecs: ({ state }) => {
    const decision = asked(state);
    return decision ? [decision.spec] : [];
  },
  attempt: ({ state, player }) => asked(state)?.attempt ?? { controller: player },
  execute: ({ state, targets, random, emit }) => {
    if (!state.frame) return state;
    const run = runner.run(state, state.frame, { random, emit }, targets);
    return { ...run.state, frame: run.decision ? run.frame : null };
  },
});
