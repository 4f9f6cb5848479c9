import type { PinnedRef } from '@reticle/core';
import { idsIn, objectAt, positionOf, RecentCache, rememberedObject } from '@reticle/core/play';
import type { LorcanaCardFilter, Subject } from '../language/filter.js';
import type { Zone } from '../language/facts.js';
import { present } from '../language/present.js';
import { memo } from '../language/memo.js';
import type { LorcanaCard } from './card.js';
import { linkedCards, readCard, type Asker, type LinkedCard } from './links.js';
import type { LorcanaMatchState, Seat } from './match.js';
import type { LorcanaState } from './state.js';
import { contextOf, tableOf } from './table.js';

/** What can be asked about a choice alone and in a match. */
export type LorcanaBoard = LorcanaState | LorcanaMatchState;

const indexOf = memo(
  (cards: readonly LinkedCard[]): ReadonlyMap<string, LinkedCard> =>
    new Map(cards.map((card) => [card.instanceId, card])),
);

/** Every card in every zone, as it is now. */
export const cardsOf = (state: LorcanaBoard): readonly LinkedCard[] =>
  'objects' in state ? tableOf(state).things(state) : linkedCards(state.cards);

/** The card with that id as it is now, if it is anywhere. */
export function cardById(state: LorcanaBoard, instanceId: string | undefined): LinkedCard | undefined {
  if (instanceId === undefined) return undefined;
  return 'objects' in state
    ? tableOf(state).thing(state, instanceId)
    : indexOf(linkedCards(state.cards)).get(instanceId);
}

/** The card with that id, where legality has seen that there is one. @throws where there is none */
export const theCard = (state: LorcanaBoard, instanceId: string | undefined): LinkedCard =>
  present(cardById(state, instanceId), `card ${instanceId}`);

/** The very object that a reference names: as it is now, or as it last was in play (rule 6.7.7). */
export function knownCard(
  state: LorcanaBoard,
  { id, incarnation }: { readonly id: string; readonly incarnation?: number | undefined },
): LinkedCard | undefined {
  const now = cardById(state, id);
  if (incarnation === undefined || now?.incarnation === incarnation) return now;
  if ('objects' in state) return rememberedObject(state.objects, { id, incarnation });
  const last = state.lastKnown.find((card) => card.instanceId === id && card.incarnation === incarnation);
  return last && readCard(last);
}

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
): LinkedCard | undefined {
  const card = kind === 'card' ? cardById(state, id) : undefined;
  return card?.incarnation === incarnation ? card : undefined;
}

/** Whether a reference still means the card that it meant. */
export const isThere = ({ objects }: LorcanaMatchState, card: LorcanaCard): boolean =>
  objectAt(objects, { id: card.instanceId, incarnation: card.incarnation }) !== undefined;

/** Lists of ids in the order of the list of all cards, by the list as the zone has it. */
const ordered = new RecentCache<readonly string[], readonly string[]>(32);

/** The ids of a zone in the order in which cards stand on the list of all, which tells nothing of who came first. */
function inOrder({ objects }: LorcanaMatchState, zone: Zone, player?: string): readonly string[] {
  const ids = idsIn(objects, zone, player);
  if (ids.length < 2) return ids;
  const known = ordered.get(ids);
  if (known) return known;
  const at = new Map(ids.map((id) => [id, positionOf(objects, id)] as const));
  return ordered.add(
    ids,
    ids.toSorted((one, other) => Number(at.get(one)) - Number(at.get(other))),
  );
}

function cardsBy(state: LorcanaMatchState, ids: readonly string[]): readonly LinkedCard[] {
  const table = tableOf(state);
  return ids.map((id) => present(table.thing(state, id), `card ${id}`));
}

/** All cards of a zone that all share. */
export const allIn = (
  state: LorcanaMatchState,
  zone: 'play' | 'resolving' | 'under',
): readonly LinkedCard[] => cardsBy(state, inOrder(state, zone));

const faceUp = new RecentCache<readonly LinkedCard[], readonly LinkedCard[]>(32);

/** All cards in play, faceup (rule 5.1.1.8): the very same list for as long as no card changes. */
export function inPlay(state: LorcanaMatchState): readonly LinkedCard[] {
  const cards = cardsOf(state);
  const known = faceUp.get(cards);
  if (known) return known;
  const found = allIn(state, 'play').filter(({ faceDown }) => !faceDown);
  return faceUp.add(cards, found);
}

/** The cards of a player in a zone of the player's own. */
export const cardsIn = (
  state: LorcanaMatchState,
  player: string,
  zone: 'hand' | 'deck' | 'discard' | 'inkwell',
): readonly LinkedCard[] => cardsBy(state, inOrder(state, zone, player));

/** The ids of the cards of a player's deck, the top one first. */
export const deckOf = ({ objects }: LorcanaMatchState, player: string): readonly string[] =>
  idsIn(objects, 'deck', player);

/** The cards that lie under one. */
export const cardsUnder = (state: LorcanaMatchState, above: string): readonly LinkedCard[] =>
  allIn(state, 'under').filter(({ under }) => under === above);

export const isCharacter = ({ types }: LorcanaCard): boolean => types.includes('character');
export const isLocation = ({ types }: LorcanaCard): boolean => types.includes('location');

/** Every card that a filter lets through; nobody chooses, so that nothing protects it. */
export function cardsSo(
  state: LorcanaMatchState,
  filter: LorcanaCardFilter,
  { controller, source }: Asker,
): readonly LinkedCard[] {
  return contextOf(state, { controller, source, bound: {} }).matching(filter);
}

/** Whether a card, as it is or as it last was, is what an ability is about. */
export const isSubject = (
  state: LorcanaMatchState,
  card: LinkedCard,
  subject: Subject,
  { controller, source }: Asker,
): boolean =>
  subject === 'this'
    ? isCard(source, card)
    : contextOf(state, { controller, source, bound: {} }).matches(subject, card);

const EMPTY: Seat = { player: '', inked: 0, altered: false };

/** What a player has beside cards and lore. */
export const seatOf = ({ seats }: LorcanaMatchState, player: string): Seat =>
  seats.find((seat) => seat.player === player) ?? EMPTY;
