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

/** The continuation after the window of each stage has closed: to the next stage, or to nothing pending. */
const AFTER: { readonly [Window in WindowName]: (state: TaktikState, tools: Tools) => TaktikState } = {
  malusPlayed,
  beforeMove,
  afterMove,
  beforeAttackRoll,
  afterAttackRoll,
  beforeDamage,
};

/** Advances from stage to stage until somebody has something to decide. */
function settle(state: TaktikState, tools: Tools): TaktikState {
  let now = state;
  while (now.pending) {
    now = openWindow(now, tools);
    if (now.window || !now.pending) return now;
    now = AFTER[now.pending.stage](now, tools);
  }
  return now;
}

/** Begins what is in `pending`. */
export const begin = (state: TaktikState, tools: Tools): TaktikState => settle(state, tools);

/** Closes the open window and continues what is pending. */
export function closeWindow(state: TaktikState, tools: Tools): TaktikState {
  const { pending } = state;
  const closed = state.window === null ? state : { ...state, window: null };
  return pending ? settle(AFTER[pending.stage](closed, tools), tools) : closed;
}
