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

/** A state about which choices can be asked: a game by itself, or a match. */
export type LorcanaBoard = LorcanaState | LorcanaMatchState;

const indexOf = memo(
  (cards: readonly LinkedCard[]): ReadonlyMap<string, LinkedCard> =>
    new Map(cards.map((card) => [card.instanceId, card])),
);

/** Returns every card in every zone, as it is now. */
export const cardsOf = (state: LorcanaBoard): readonly LinkedCard[] =>
  'objects' in state ? tableOf(state).things(state) : linkedCards(state.cards);

/** Returns the card with this id as it is now. Returns undefined if there is none. */
export function cardById(state: LorcanaBoard, instanceId: string | undefined): LinkedCard | undefined {
  if (instanceId === undefined) return undefined;
  return 'objects' in state
    ? tableOf(state).thing(state, instanceId)
    : indexOf(linkedCards(state.cards)).get(instanceId);
}

/** Returns the card with this id, which a legality check has found before. @throws if there is none */
export const theCard = (state: LorcanaBoard, instanceId: string | undefined): LinkedCard =>
  present(cardById(state, instanceId), `card ${instanceId}`);

/** Returns the object that a reference means: as it is now, or as it last was in play (rule 6.7.7). */
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

/** Returns a reference to this object: the card in its present zone. */
export const refTo = ({ instanceId, incarnation }: LorcanaCard): PinnedRef => ({
  kind: 'card',
  id: instanceId,
  incarnation,
});

/** Whether a reference means this object. */
export const isCard = ({ kind, id, incarnation }: PinnedRef, card: LorcanaCard): boolean =>
  kind === 'card' && id === card.instanceId && incarnation === card.incarnation;

/** Returns the object that a reference means. Returns undefined if the card has changed zones since (rule 7.1.6). */
export function cardAt(
  state: LorcanaMatchState,
  { kind, id, incarnation }: PinnedRef,
): LinkedCard | undefined {
  const card = kind === 'card' ? cardById(state, id) : undefined;
  return card?.incarnation === incarnation ? card : undefined;
}

/** Whether a card is still the same object. */
export const isThere = ({ objects }: LorcanaMatchState, card: LorcanaCard): boolean =>
  objectAt(objects, { id: card.instanceId, incarnation: card.incarnation }) !== undefined;

/** The ids of a zone, sorted like the list of all cards. The key is the zone's own list. */
const ordered = new RecentCache<readonly string[], readonly string[]>(32);

/** Returns the ids of a zone in the order of the list of all cards, which does not reveal the order of arrival. */
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

/** Returns all cards of a shared zone. */
export const allIn = (
  state: LorcanaMatchState,
  zone: 'play' | 'resolving' | 'under',
): readonly LinkedCard[] => cardsBy(state, inOrder(state, zone));

const faceUp = new RecentCache<readonly LinkedCard[], readonly LinkedCard[]>(32);

/** Returns all faceup cards in play (rule 5.1.1.8). It is the same list as long as no card changes. */
export function inPlay(state: LorcanaMatchState): readonly LinkedCard[] {
  const cards = cardsOf(state);
  const known = faceUp.get(cards);
  if (known) return known;
  const found = allIn(state, 'play').filter(({ faceDown }) => !faceDown);
  return faceUp.add(cards, found);
}

/** Returns a player's cards in one of the player's own zones. */
export const cardsIn = (
  state: LorcanaMatchState,
  player: string,
  zone: 'hand' | 'deck' | 'discard' | 'inkwell',
): readonly LinkedCard[] => cardsBy(state, inOrder(state, zone, player));

/** Returns the ids of the cards of a player's deck, the top card first. */
export const deckOf = ({ objects }: LorcanaMatchState, player: string): readonly string[] =>
  idsIn(objects, 'deck', player);

/** Returns the cards under a card. */
export const cardsUnder = (state: LorcanaMatchState, above: string): readonly LinkedCard[] =>
  allIn(state, 'under').filter(({ under }) => under === above);

export const isCharacter = ({ types }: LorcanaCard): boolean => types.includes('character');
export const isLocation = ({ types }: LorcanaCard): boolean => types.includes('location');

/** Returns every card that matches a filter. No player chooses, so protections do not apply. */
export function cardsSo(
  state: LorcanaMatchState,
  filter: LorcanaCardFilter,
  { controller, source }: Asker,
): readonly LinkedCard[] {
  return contextOf(state, { controller, source, bound: {} }).matching(filter);
}

/** Whether a card, as it is now or last was, is what an ability is about. */
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

/** Returns what a player has besides cards and lore. */
export const seatOf = ({ seats }: LorcanaMatchState, player: string): Seat =>
  seats.find((seat) => seat.player === player) ?? EMPTY;
