import type { LegalTargets } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { refresh } from '../board/refresh.js';
import { MOST_TRIGGERS } from '../match/limits.js';
import type { Bagged, LorcanaMatchState } from '../match/state.js';
import { turnOrder } from '../state/state.js';
import { challengeOn } from './challenge.js';
import { check } from './check.js';
import { finish } from './finish.js';
import { decisionOf, resolveBagged, resolveOn } from './resolve.js';
import { STEPS } from './turn.js';

/**
 * What waits in the bag for the player whose turn it is to empty it: the active one first, who goes on until none is left,
 * then the next one who has any (rules 7.7.4.2 to 7.7.4.5).
 */
export function bagOf(state: LorcanaMatchState): readonly Bagged[] {
  if (state.bag.length === 0) return [];
  const activePlayer = state.emptying ?? state.activePlayer;
  for (const player of turnOrder({ ...state, activePlayer })) {
    const own = state.bag.filter(({ controller }) => controller === player);
    if (own.length > 0) return own;
  }
  return [];
}

/** Who has something to do: who must decide, who empties the bag, who alters a hand; else the active player. */
export function actor(state: LorcanaMatchState): string {
  if (state.phase === 'opening') {
    const open = turnOrder(state).find((player) =>
      state.seats.some((seat) => seat.player === player && !seat.altered),
    );
    return open ?? state.activePlayer;
  }
  return decisionOf(state)?.player ?? bagOf(state)[0]?.controller ?? state.activePlayer;
}

/** Checks the state until a check finds nothing (rule 1.8.3). */
function checked(start: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  let state = start;
  while (!state.ended) {
    const next = check(state, tools);
    if (next === state) break;
    state = refresh(next);
  }
  return state;
}

/**
 * Goes on until a player has something to do: what resolves is resolved, then the state is checked (1.8.1), then the bag is
 * emptied (7.7), then a challenge goes on, then the turn. The bag of the Ready step waits for the Set step (3.2.2.3).
 */
export function advance(start: LorcanaMatchState, tools: Tools, answer?: LegalTargets): LorcanaMatchState {
  let state = refresh(start);
  let decided = answer;
  while (!state.ended) {
    if (state.resolving.length > 0) {
      const went = resolveOn(state, tools, decided);
      decided = undefined;
      state = refresh(went.state);
      if (went.waits) return state;
      if (!went.done) continue;
    }
    state = checked(state, tools);
    if (state.ended) break;
    if (state.triggered > MOST_TRIGGERS) return finish(state, { winners: [], reason: 'endless' }, tools);
    if (state.resolving.length > 0) continue;
    const [first, ...others] = state.phase === 'set' ? [] : bagOf(state);
    if (others.length > 0) return state;
    if (first) state = resolveBagged(state, first, tools);
    else if (state.emptying !== null) state = { ...state, emptying: null };
    else if (state.challenge) state = challengeOn(state, tools);
    else {
      const next = STEPS[state.phase]?.(state, tools);
      if (!next) return state;
      state = refresh(next);
    }
  }
  return state;
}
