import type { PinnedRef } from '@reticle/core';
import type { Duration, Modification } from '../abilities/modification.js';
import type { Lasting, LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';

/** The number of the next turn of a player; a turn that is running is not the next one. */
function nextTurnOf({ turn, players, activePlayer }: LorcanaMatchState, player: string): number {
  const ids = players.map(({ id }) => id);
  const away = ids.indexOf(player) - ids.indexOf(activePlayer);
  return turn + (away > 0 ? away : away + ids.length);
}

const SPANS: {
  readonly [D in Duration]: (
    state: LorcanaMatchState,
    controller: string,
    card: LorcanaCard,
  ) => Pick<Lasting, 'from' | 'to' | 'until' | 'readyOnly'>;
} = {
  thisTurn: ({ turn }) => ({ from: turn, to: turn }),
  theirNextTurn: (state, _controller, card) => {
    const next = nextTurnOf(state, card.controller);
    return { from: next, to: next };
  },
  theirNextReady: (state, _controller, card) => {
    const next = nextTurnOf(state, card.controller);
    return { from: next, to: next, readyOnly: true };
  },
  untilYourNextTurn: (state, controller) => ({
    from: state.turn,
    to: nextTurnOf(state, controller),
    until: true,
  }),
};

/** A card gets something for a while. */
export function withLasting(
  state: LorcanaMatchState,
  card: LorcanaCard,
  ref: PinnedRef,
  given: { readonly controller: string; readonly gives: readonly Modification[]; readonly for: Duration },
): LorcanaMatchState {
  const { controller, gives } = given;
  const span = SPANS[given.for](state, controller, card);
  return { ...state, lasting: [...state.lasting, { card: ref, controller, gives, ...span }] };
}

/** Whether it counts now. */
export const isActive = (
  { from, to, until = false, readyOnly = false }: Lasting,
  { turn, phase }: LorcanaMatchState,
): boolean => from <= turn && (until ? turn < to : turn <= to) && (!readyOnly || phase === 'ready');

/** The state without what lasts to the end of this turn (rule 3.4.1.2); the same object if nothing does. */
export function withoutThisTurn(state: LorcanaMatchState): LorcanaMatchState {
  const { turn, lasting, discounts, watching } = state;
  const left = lasting.filter(({ to, until = false }) => until || to > turn);
  const nothing = left.length === lasting.length && discounts.length === 0 && watching.length === 0;
  return nothing ? state : { ...state, lasting: left, discounts: [], watching: [] };
}
