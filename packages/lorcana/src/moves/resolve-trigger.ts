import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { LorcanaMatchState } from '../match/state.js';
import { advance, bagOf } from '../turn/advance.js';
import { resolveBagged } from '../turn/resolve.js';
import { lorcanaIssue } from './issue.js';

const waiting = (state: LorcanaMatchState) => (state.resolving.length === 0 ? bagOf(state) : []);

/** Takes the next ability out of the bag: its player says in which order (rule 7.7.4). */
export const resolveTrigger = defineMove({
  params: z.strictObject({ id: z.int().nonnegative() }),
  refuses: ({ state, player, params: { id } }) =>
    waiting(state).some((entry) => entry.id === id && entry.controller === player)
      ? []
      : [lorcanaIssue('notInBag', { id })],
  variants: (state: LorcanaMatchState) => waiting(state).map(({ id }) => ({ id })),
  execute({ state, params: { id }, random, emit }) {
    const tools = { random, emit };
    const entry = waiting(state).find((found) => found.id === id);
    return entry ? advance(resolveBagged(state, entry, tools), tools) : state;
  },
});
