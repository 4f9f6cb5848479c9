import type { Tools } from '@reticle/core/match';
import { cardAt, refTo, withCard, withFact } from '../board/cards.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById } from '../state/state.js';
import { hasState } from '../filter/facets.js';
import { moveCard, type Place } from '../board/zones.js';
import { happen, type Fight, type Happening } from '../turn/happen.js';

/** Whether a card can be exerted now: it is ready, and nothing forbids it. */
export const canExert = (card: LorcanaCard): boolean =>
  hasState(card) && !card.exerted && !card.cant.includes('exert');

/** Exerts a card that is ready. */
export function exert(state: LorcanaMatchState, card: LorcanaCard, { emit }: Tools): LorcanaMatchState {
  if (!canExert(card)) return state;
  emit({ type: 'exerted', cardId: card.instanceId, name: card.name });
  const exerted = withCard(state, card.instanceId, { exerted: true });
  return happen(exerted, [{ event: 'isExerted', card: { ...card, exerted: true }, subject: refTo(card) }]);
}

/** Readies a card that is exerted, if it may ready. */
export function ready(state: LorcanaMatchState, card: LorcanaCard, { emit }: Tools): LorcanaMatchState {
  if (!hasState(card) || !card.exerted || card.cant.includes('ready')) return state;
  emit({ type: 'readied', cardId: card.instanceId, name: card.name });
  const readied = withCard(state, card.instanceId, { exerted: false });
  return happen(readied, [{ event: 'isReadied', card: { ...card, exerted: false }, subject: refTo(card) }]);
}

const nowRef = (state: LorcanaMatchState, card: LorcanaCard) => {
  const now = cardById(state, card.instanceId);
  return now ? refTo(now) : refTo(card);
};

/** Moves cards at the same time to another zone; what was in play leaves it. */
export function moveAll(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  place: Place,
  also: (moved: LorcanaMatchState, card: LorcanaCard) => readonly Happening[] = () => [],
): LorcanaMatchState {
  const here = cards.filter((card) => cardAt(state, refTo(card)));
  const moved = here.reduce((now, card) => moveCard(now, card.instanceId, place), state);
  const gone = here.filter(({ zone }) => zone === 'play');
  const happenings = here.flatMap((card): readonly Happening[] => [
    ...(card.zone === 'play' ? [{ event: 'leavesPlay' as const, card, subject: nowRef(moved, card) }] : []),
    ...also(moved, card),
  ]);
  return happen(moved, happenings, gone);
}

/** Banishes cards in play at the same time; in a challenge, what fought is named. */
export function banish(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  { emit }: Tools,
  fight?: Fight,
): LorcanaMatchState {
  const there = cards.filter((card) => card.zone === 'play' && cardAt(state, refTo(card)));
  if (there.length === 0) return state;
  for (const { instanceId, name } of there) emit({ type: 'banished', cardId: instanceId, name });
  const fought = (id: string) => fight && (fight.challenger.id === id || fight.challenged.id === id);
  const known = (moved: LorcanaMatchState, id: string) =>
    there.find((card) => card.instanceId === id) ?? cardById(moved, id);
  return moveAll(state, there, { zone: 'discard' }, (moved, card) => {
    const subject = nowRef(moved, card);
    if (!fight || fought(card.instanceId) !== true) return [{ event: 'isBanished', card, subject }];
    const otherId = fight.challenger.id === card.instanceId ? fight.challenged.id : fight.challenger.id;
    const other = known(moved, otherId);
    const named = {
      challenger: followedIn(moved, fight.challenger),
      challenged: followedIn(moved, fight.challenged),
    };
    const banisher = other && {
      event: 'banishesInChallenge' as const,
      card: other,
      subject: nowRef(moved, other),
      other: card,
      fight: named,
    };
    return [{ event: 'isBanished', card, subject, other, fight: named }, ...(banisher ? [banisher] : [])];
  });
}

/** A card of a fight where it is now: banished in it, it lies in a discard. */
function followedIn(state: LorcanaMatchState, ref: Fight['challenger']): Fight['challenger'] {
  const card = cardById(state, ref.id);
  return card ? refTo(card) : ref;
}

/** Puts cards into their players' inkwells, facedown. */
export function intoInkwell(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  exerted: boolean,
  { emit }: Tools,
): LorcanaMatchState {
  for (const { instanceId, owner, name, zone } of cards) {
    const shown = zone === 'play' || zone === 'discard';
    emit({ type: 'putIntoInkwell', player: owner, ...(shown ? { cardId: instanceId, name } : {}) });
  }
  const moved = moveAll(state, cards, { zone: 'inkwell', exerted, faceDown: true }, (after, card) => [
    { event: 'isInked', card, subject: nowRef(after, card) },
  ]);
  return cards.reduce((now, { instanceId }) => withFact(now, instanceId, 'putIntoInkwell'), moved);
}

/** Puts cards into their players' hands. */
export function intoHand(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  { emit }: Tools,
): LorcanaMatchState {
  for (const { instanceId, owner, name, zone } of cards) {
    const shown = zone === 'play' || zone === 'discard';
    emit({
      type: 'putIntoHand',
      player: owner,
      ...(shown ? { cardId: instanceId, name } : {}),
    });
  }
  return moveAll(state, cards, { zone: 'hand' });
}

/** Puts cards into their players' discards. */
export function intoDiscard(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  { emit }: Tools,
): LorcanaMatchState {
  for (const { instanceId, owner, name, zone } of cards) {
    emit({ type: zone === 'hand' ? 'discarded' : 'putIntoDiscard', player: owner, cardId: instanceId, name });
  }
  return moveAll(state, cards, { zone: 'discard' }, (after, card) =>
    card.zone === 'hand' ? [{ event: 'isDiscarded', card, subject: nowRef(after, card) }] : [],
  );
}
