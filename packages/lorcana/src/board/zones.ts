import type { PinnedRef } from '@reticle/core';
import { definitionOf } from '../match/catalog.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import type { Zone } from '../state/vocabulary.js';
import { isLocation, withCards } from './cards.js';
import { freshCard } from './printed.js';
import { seatOf, withSeat } from './seats.js';

/** Where a card goes, and how it lies there. */
export interface Place {
  readonly zone: Zone;
  readonly exerted?: boolean;
  readonly faceDown?: boolean;
  /** In a deck: the bottom, if it says nothing. */
  readonly top?: boolean;
}

/** A card under another one, faceup or facedown. */
const cardsUnder = ({ cards }: LorcanaMatchState, id: string): readonly LorcanaCard[] =>
  cards.filter((card) => card.zone === 'under' && card.under === id);

/** The state without what a card leaves behind as it leaves its zone. */
function left(state: LorcanaMatchState, card: LorcanaCard): LorcanaMatchState {
  const { instanceId, owner, zone } = card;
  if (zone === 'deck') {
    const deck = seatOf(state, owner).deck.filter((id) => id !== instanceId);
    return withSeat(state, owner, { deck });
  }
  if (zone !== 'play') return state;
  const lastKnown = [...state.lastKnown.filter((known) => known.instanceId !== instanceId), card];
  if (!isLocation(card)) return { ...state, lastKnown };
  const there = state.cards.filter(({ at }) => at === instanceId).map((found) => found.instanceId);
  return withCards({ ...state, lastKnown }, there, ({ at: _at, ...rest }) => rest);
}

function arrived(state: LorcanaMatchState, card: LorcanaCard, place: Place): LorcanaMatchState {
  const { instanceId, owner, publicId, incarnation } = card;
  const definition = definitionOf(state, publicId);
  if (!definition) return state;
  const { zone, exerted = false, faceDown = false, top = false } = place;
  const fresh = freshCard(definition, {
    instanceId,
    owner,
    incarnation: incarnation + 1,
    zone,
    exerted,
    faceDown,
  });
  const moved = withCards(state, [instanceId], () => fresh);
  if (zone !== 'deck') return moved;
  const { deck } = seatOf(moved, owner);
  return withSeat(moved, owner, { deck: top ? [instanceId, ...deck] : [...deck, instanceId] });
}

/**
 * Moves a card to another zone, where it is a new card (rule 7.1.6); what lies under it goes the same way. A card that is
 * in a deck and stays there only changes its place in it.
 */
export function moveCard(state: LorcanaMatchState, instanceId: string, place: Place): LorcanaMatchState {
  const card = cardById(state, instanceId);
  if (!card) return state;
  if (card.zone === 'deck' && place.zone === 'deck') {
    const rest = seatOf(state, card.owner).deck.filter((id) => id !== instanceId);
    const deck = place.top === true ? [instanceId, ...rest] : [...rest, instanceId];
    return withSeat(state, card.owner, { deck });
  }
  const under = cardsUnder(state, instanceId);
  const moved = arrived(left(state, card), card, place);
  return under.reduce((now, below) => arrived(now, below, place), moved);
}

/** Puts a card under another one, where it is not in play (rule 5.1.1.5). */
export function putUnder(
  state: LorcanaMatchState,
  instanceId: string,
  above: string,
  faceDown: boolean,
): LorcanaMatchState {
  const put = withCards(moveCard(state, instanceId, { zone: 'under', faceDown }), [instanceId], (card) => ({
    ...card,
    under: above,
  }));
  return withCards(put, [above], (card) => ({ ...card, cardsUnder: card.cardsUnder + 1 }));
}

/** The card where it is now, if it is the one that a reference meant before it moved. */
export const followed = (ref: PinnedRef): PinnedRef => ({ ...ref, incarnation: ref.incarnation + 1 });
