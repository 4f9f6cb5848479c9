import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { nextAttack } from '../../rules/fight.js';
import { taktikIssue } from '../../language/issue.js';
import type { TaktikState } from '../../state/state.js';
import type { Tools } from '../../state/tools.js';
import { begin } from '../../rules/advance.js';
import type { Phase } from '../../language/phases.js';
import { enterPhase } from '../../rules/turn.js';
import { drawnIssues } from './when.js';

/** What comes after each phase that a player ends; the others end by themselves. */
const AFTER: { readonly [P in Phase]?: (state: TaktikState, tools: Tools) => TaktikState } = {
  cards: (state, tools) => enterPhase(state, 'movement', tools),
  movement: (state, tools) => enterPhase(state, 'attacks', tools),
  attacks: (state, tools) => begin(nextAttack(enterPhase(state, 'dice', tools), tools), tools),
};

/** Ends the phase of cards, of movement, or of attacks; after the last the dice fall and the turn ends. */
export const endPhase = defineMove({
  params: z.strictObject({}),
  refuses({ state, player }) {
    const { phase, window } = state;
    if (window) return [taktikIssue('windowOpen', { window: window.name })];
    if (!AFTER[phase]) return [taktikIssue('wrongPhase', { phase, wanted: Object.keys(AFTER).join(', ') })];
    return drawnIssues(state, player);
  },
  variants: ({ window, phase }: TaktikState) => (window === null && AFTER[phase] ? [{}] : []),
  execute: ({ state, random, emit }) => AFTER[state.phase]?.(state, { random, emit }) ?? state,
});
