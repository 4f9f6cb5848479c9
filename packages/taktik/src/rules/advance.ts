import { takeEffect } from './play-card.js';
import { discarded } from '../state/holding.js';
import { afterAttackRoll, beforeAttackRoll, beforeDamage } from './fight.js';
import { afterMove, beforeMove } from './march.js';
import type { TaktikState, Tools } from '../state/state.js';
import type { WindowName } from '../language/players.js';
import { openWindow } from './turn.js';

function malusPlayed(state: TaktikState, tools: Tools): TaktikState {
  const { pending } = state;
  if (pending?.type !== 'card') return state;
  const done = { ...state, pending: null };
  if (!pending.cancelled) return takeEffect(done, pending, tools);
  tools.emit({ type: 'cardCancelled', player: pending.player, cardId: pending.cardId });
  return discarded(done, pending.cardId);
}

/** How things go on when the window of a stage is closed: to the next stage, or to nothing pending. */
const AFTER: { readonly [Window in WindowName]: (state: TaktikState, tools: Tools) => TaktikState } = {
  malusPlayed,
  beforeMove,
  afterMove,
  beforeAttackRoll,
  afterAttackRoll,
  beforeDamage,
};

/** Goes from stage to stage until somebody has something to decide. */
function settle(state: TaktikState, tools: Tools): TaktikState {
  let now = state;
  while (now.pending) {
    now = openWindow(now, tools);
    if (now.window || !now.pending) return now;
    now = AFTER[now.pending.stage](now, tools);
  }
  return now;
}

/** Something begins to happen: whatever stands in `pending`. */
export const begin = (state: TaktikState, tools: Tools): TaktikState => settle(state, tools);

/** The open window closes, and what is happening goes on. */
export function closeWindow(state: TaktikState, tools: Tools): TaktikState {
  const { pending } = state;
  const closed = state.window === null ? state : { ...state, window: null };
  return pending ? settle(AFTER[pending.stage](closed, tools), tools) : closed;
}
