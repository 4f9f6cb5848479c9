import type { PinnedRef } from '@reticle/core';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import type { TurnFact } from '../state/vocabulary.js';

/** A reference to this very card. */
export const refTo = ({ instanceId, incarnation }: LorcanaCard): PinnedRef => ({
  kind: 'card',
  id: instanceId,
  incarnation,
});

/** Whether a reference means this very card. */
export const isCard = ({ kind, id, incarnation }: PinnedRef, card: LorcanaCard): boolean =>
  kind === 'card' && id === card.instanceId && incarnation === card.incarnation;

/** The very card that a reference means, if it still is that card (rule 7.1.6). */
export function cardAt(
  state: LorcanaMatchState,
  { kind, id, incarnation }: PinnedRef,
): LorcanaCard | undefined {
  const card = kind === 'card' ? cardById(state, id) : undefined;
  return card?.incarnation === incarnation ? card : undefined;
}

/** The state with some cards changed. */
export function withCards(
  state: LorcanaMatchState,
  ids: readonly string[],
  change: (card: LorcanaCard) => LorcanaCard,
): LorcanaMatchState {
  if (ids.length === 0) return state;
  return {
    ...state,
    cards: state.cards.map((card) => (ids.includes(card.instanceId) ? change(card) : card)),
  };
}

/** The state with some facts of a card changed. */
export const withCard = (
  state: LorcanaMatchState,
  instanceId: string,
  facts: Partial<LorcanaCard>,
): LorcanaMatchState => withCards(state, [instanceId], (card) => ({ ...card, ...facts }));

/** The state in which something happened to a card this turn. */
export const withFact = (state: LorcanaMatchState, instanceId: string, fact: TurnFact): LorcanaMatchState =>
  withCards(state, [instanceId], (card) =>
    card.thisTurn.includes(fact) ? card : { ...card, thisTurn: [...card.thisTurn, fact] },
  );

/** All cards in play, faceup (rule 5.1.1.8). */
export const inPlay = ({ cards }: LorcanaMatchState): readonly LorcanaCard[] =>
  cards.filter(({ zone, faceDown }) => zone === 'play' && !faceDown);

/** The cards of a player in a zone. */
export const cardsIn = (
  { cards }: LorcanaMatchState,
  player: string,
  zone: LorcanaCard['zone'],
): readonly LorcanaCard[] => cards.filter((card) => card.zone === zone && card.owner === player);

export const isCharacter = ({ types }: LorcanaCard): boolean => types.includes('character');
export const isLocation = ({ types }: LorcanaCard): boolean => types.includes('location');
