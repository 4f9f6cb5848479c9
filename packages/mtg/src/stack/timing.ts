import type { GameIssue } from '@reticle/core';
import { cardById, type MtgState } from '../state/state.js';
import { isSummoningSick } from '../state/summoning-sick.js';

/** What limits when an ability may be activated or a spell be cast. */
export interface Timing {
  readonly controller: string;
  readonly source: string;
  /** Its cost has the tap or untap symbol. */
  readonly tapSymbol?: boolean;
  /** Only when a sorcery could be cast. */
  readonly sorcerySpeed?: boolean;
  /** Whether it is a main phase of the active player. */
  readonly mainPhase?: boolean;
}

/**
 * What forbids it before targets matter, for `Proposal.prohibited`: a tapped source, or a creature that came under its
 * controller's control this turn, where the cost taps it (rule 602.5a); the wrong time (rule 602.5d).
 */
export function timingIssues(state: MtgState, timing: Timing): readonly GameIssue[] {
  const { controller, source, tapSymbol = false, sorcerySpeed = false, mainPhase = false } = timing;
  const card = cardById(state, source);
  const refused = (rule: string): GameIssue => ({ code: 'mtg.notNow', data: { rule, source } });
  const sick = card !== undefined && isSummoningSick(card);
  const quiet = state.stack.length === 0 && state.activePlayer === controller && mainPhase;
  return [
    ...(tapSymbol && (card?.tapped === true || sick) ? [refused('602.5a')] : []),
    ...(sorcerySpeed && !quiet ? [refused('602.5d')] : []),
  ];
}
