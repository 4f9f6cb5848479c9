import type { GameIssue } from '@reticle/core';
import { holder } from '../../state/holding.js';
import { taktikIssue } from '../../language/issue.js';
import type { TaktikState } from '../../state/state.js';
import type { Phase } from '../../language/phases.js';

/** Why a move of the player whose turn it is cannot be made now: a window is open, a drawn card waits, another phase. */
export function whenIssues(state: TaktikState, wanted: Phase): readonly GameIssue[] {
  const { window, phase } = state;
  if (window) return [taktikIssue('windowOpen', { window: window.name })];
  return phase === wanted ? [] : [taktikIssue('wrongPhase', { phase, wanted })];
}

/** Why the player cannot leave the drawn card be. */
export function drawnIssues(state: TaktikState, player: string): readonly GameIssue[] {
  const { drawn } = holder(state, player);
  return drawn === null ? [] : [taktikIssue('cardPending', { cardId: drawn })];
}
