import type { PinnedRef } from '@reticle/core';
import { changeObject, idsIn, positionOf } from '@reticle/core/play';
import type { TurnFact, Zone } from '../language/vocabulary.js';
import type { LorcanaCard } from './card.js';
import type { LorcanaMatchState } from './match.js';
import { cardById } from './state.js';

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
  const objects = ids.reduce((store, id) => changeObject(store, id, change), state.objects);
  return objects === state.objects ? state : { ...state, objects };
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

const ordered = new WeakMap<readonly string[], readonly string[]>();

/** The ids of a zone in the order in which cards stand on the list of all, which tells nothing of who came first. */
function inOrder({ objects }: LorcanaMatchState, zone: Zone, player?: string): readonly string[] {
  const ids = idsIn(objects, zone, player);
  let found = ordered.get(ids);
  if (!found) {
    const at = (id: string): number => positionOf(objects, id) ?? 0;
    found = ids.toSorted((one, other) => at(one) - at(other));
    ordered.set(ids, found);
  }
  return found;
}

const cardsBy = (state: LorcanaMatchState, ids: readonly string[]): readonly LorcanaCard[] =>
  ids.flatMap((id) => cardById(state, id) ?? []);

/** All cards of a zone that all share. */
export const allIn = (
  state: LorcanaMatchState,
  zone: 'play' | 'resolving' | 'under',
): readonly LorcanaCard[] => cardsBy(state, inOrder(state, zone));

/** All cards in play, faceup (rule 5.1.1.8). */
export const inPlay = (state: LorcanaMatchState): readonly LorcanaCard[] =>
  allIn(state, 'play').filter(({ faceDown }) => !faceDown);

/** The cards of a player in a zone of the player's own. */
export const cardsIn = (
  state: LorcanaMatchState,
  player: string,
  zone: 'hand' | 'deck' | 'discard' | 'inkwell',
): readonly LorcanaCard[] => cardsBy(state, inOrder(state, zone, player));

/** The ids of the cards of a player's deck, the top one first. */
export const deckOf = ({ objects }: LorcanaMatchState, player: string): readonly string[] =>
  idsIn(objects, 'deck', player);

/** The cards that lie under one. */
export const cardsUnder = (state: LorcanaMatchState, above: string): readonly LorcanaCard[] =>
  allIn(state, 'under').filter(({ under }) => under === above);

export const isCharacter = ({ types }: LorcanaCard): boolean => types.includes('character');
export const isLocation = ({ types }: LorcanaCard): boolean => types.includes('location');

export type Seat = LorcanaMatchState['seats'][number];

const EMPTY: Seat = { player: '', inked: 0, altered: false };

/** What a player has beside cards and lore. */
export const seatOf = ({ seats }: LorcanaMatchState, player: string): Seat =>
  seats.find((seat) => seat.player === player) ?? EMPTY;

/** The state with some facts of a player's seat changed. */
export const withSeat = (
  state: LorcanaMatchState,
  player: string,
  facts: Partial<Seat>,
): LorcanaMatchState => ({
  ...state,
  seats: state.seats.map((seat) => (seat.player === player ? { ...seat, ...facts } : seat)),
});

/** The state with a player's lore changed, never below 0. */
export const withLore = (state: LorcanaMatchState, player: string, change: number): LorcanaMatchState => ({
  ...state,
  players: state.players.map((found) =>
    found.id === player ? { ...found, lore: Math.max(0, found.lore + change) } : found,
  ),
});

/** The other one. Matches are played by two. */
export const opponentOf = ({ players }: LorcanaMatchState, player: string): string =>
  players.find(({ id }) => id !== player)?.id ?? player;
