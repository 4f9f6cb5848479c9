import type { LegalTargets } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { refresh } from '../board/refresh.js';
import { MOST_TRIGGERS } from '../match/limits.js';
import type { Bagged, LorcanaMatchState } from '../match/state.js';
import { turnOrder } from '../state/state.js';
import { fight } from './challenge.js';
import { check } from './check.js';
import { finish } from './finish.js';
import { decisionOf, resolveBagged, resolveOn } from './resolve.js';
import { STEPS } from './turn.js';

/** What waits in the bag for the player whose turn it is to empty it: the active one first (rule 7.7.4). */
export function bagOf(state: LorcanaMatchState): readonly Bagged[] {
  if (state.bag.length === 0) return [];
  for (const player of turnOrder(state)) {
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

/**
 * Goes on until a player has something to do: what resolves is resolved, then the state is checked (1.8.1), then the bag is
 * emptied (7.7), then a challenge is fought, then the turn goes on.
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
      continue;
    }
    const checked = check(state, tools);
    if (checked !== state) {
      state = refresh(checked);
      continue;
    }
    if (state.triggered > MOST_TRIGGERS) return finish(state, { winners: [], reason: 'endless' }, tools);
    const [first, ...others] = bagOf(state);
    if (others.length > 0) return state;
    if (first) state = resolveBagged(state, first, tools);
    else if (state.challenge) state = fight(state, tools);
    else {
      const next = STEPS[state.phase]?.(state, tools);
      if (!next) return state;
      state = refresh(next);
    }
  }
  return state;
}
