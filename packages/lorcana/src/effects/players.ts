import type { PinnedRef } from '@reticle/core';
import type { Chooser, Who } from '../abilities/reference.js';
import { named, type Naming } from '../board/amount.js';
import { opponentOf } from '../board/seats.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { areOpponents, knownCard, turnOrder } from '../state/state.js';

const sideOf = (
  state: LorcanaMatchState,
  refs: readonly PinnedRef[],
  side: (card: LorcanaCard) => string,
): readonly string[] => {
  const players = refs.flatMap((ref) => {
    const card = knownCard(state, ref);
    return card ? [side(card)] : [];
  });
  return [...new Set(players)];
};

/** The players meant, in the order in which they act (rule 6.7.6). */
export function playersOf(state: LorcanaMatchState, naming: Naming, who: Who = 'you'): readonly string[] {
  const { controller } = naming;
  if (who === 'you') return [controller];
  if (who === 'eachPlayer') return turnOrder(state);
  if (who === 'eachOpponent')
    return turnOrder(state).filter((player) => areOpponents(state, player, controller));
  if ('player' in who) return [who.player];
  return 'controllerOf' in who
    ? sideOf(state, named(naming, who.controllerOf), (card) => card.controller)
    : sideOf(state, named(naming, who.ownerOf), (card) => card.owner);
}

/** The one player who chooses; none where the card that says who is not known. */
export const chooserOf = (
  state: LorcanaMatchState,
  naming: Naming,
  by: Chooser = 'you',
): string | undefined =>
  by === 'opponent' ? opponentOf(state, naming.controller) : playersOf(state, naming, by)[0];
