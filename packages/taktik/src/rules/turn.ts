import type { EffectInstance } from '../language/card.js';
import { opponentOf, type Phase, type PlayerId, type WindowName } from '../language/players.js';
import { canReact, holder } from '../state/holding.js';
import type { TaktikState, Tools } from '../state/state.js';
import { holdAfterTurn, judgeTurnEnd } from './judge.js';

function endEffects(
  state: TaktikState,
  over: (found: EffectInstance) => boolean,
  { emit }: Tools,
): TaktikState {
  const ended = state.effects.filter(over);
  for (const { id, cardId } of ended) emit({ type: 'effectEnded', effectId: id, cardId });
  return ended.length === 0 ? state : { ...state, effects: state.effects.filter((found) => !over(found)) };
}

/** Begins a phase, and ends the effects that last until then. */
export function enterPhase(state: TaktikState, phase: Phase, tools: Tools): TaktikState {
  tools.emit({ type: 'phaseBegan', player: state.active, phase });
  return endEffects({ ...state, phase }, ({ ends }) => ends.type === 'phase' && ends.phase === phase, tools);
}

/** Ends the match. */
export function finish(
  state: TaktikState,
  ended: NonNullable<TaktikState['ended']>,
  { emit }: Tools,
): TaktikState {
  emit({ type: 'matchEnded', ...ended });
  return { ...state, ended, queue: [], pending: null, window: null };
}

/** Ends a turn: judges victory, ends the effects of this turn, and begins the other player's turn. */
export function endTurn(state: TaktikState, tools: Tools): TaktikState {
  const entered = enterPhase(state, 'end', tools);
  const judged = { ...entered, hold: holdAfterTurn(entered) };
  const ended = judgeTurnEnd(judged);
  if (ended) return finish(judged, ended, tools);
  const { turn } = judged;
  const cleared = endEffects(judged, ({ ends }) => ends.type === 'turn' && ends.turn <= turn, tools);
  const active = opponentOf(cleared.active);
  tools.emit({ type: 'turnBegan', player: active, turn: turn + 1 });
  const units = cleared.units.map((unit) =>
    unit.moved || unit.attacked ? { ...unit, moved: false, attacked: false } : unit,
  );
  return enterPhase({ ...cleared, turn: turn + 1, active, units, queue: [] }, 'draw', tools);
}

/**
 * Whether a player is asked in the open window. Tactics are open, so it is no secret who could play one.
 * Stored cards are face down, so a player who has any is asked about a malus: otherwise the window would
 * reveal which card it is.
 */
const isAsked = (state: TaktikState, player: PlayerId, window: WindowName): boolean =>
  window === 'malusPlayed' ? holder(state, player).stored.length > 0 : canReact(state, player, window);

/** Opens the window for the first of these players who is asked in it. If nobody is, it stays closed. */
function openFor(state: TaktikState, players: readonly PlayerId[], { emit }: Tools): TaktikState {
  const { pending } = state;
  if (!pending) return state;
  for (const player of players) {
    if (!isAsked(state, player, pending.stage)) continue;
    emit({ type: 'windowOpened', window: pending.stage, player });
    return { ...state, window: { name: pending.stage, player } };
  }
  return state.window === null ? state : { ...state, window: null };
}

/** Opens the window of what is pending: first for the player whose turn it is not, then for the other. */
export const openWindow = (state: TaktikState, tools: Tools): TaktikState =>
  openFor(state, [opponentOf(state.active), state.active], tools);

/** Passes the window to the other player, or closes it. */
export const passWindow = (state: TaktikState, tools: Tools): TaktikState =>
  openFor(state, state.window?.player === state.active ? [] : [state.active], tools);
