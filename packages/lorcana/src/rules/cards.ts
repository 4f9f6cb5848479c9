import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/match';
import { cardAt, isCard, isCharacter, refTo, withCard, withFact } from '../state/board.js';
import type { Deed, LorcanaMatchState } from '../state/match.js';
import type { LorcanaCard } from '../state/card.js';
import { cardById, knownCard } from '../state/state.js';
import { hasState } from '../state/facets.js';
import { followed, moveCard, type Place } from '../state/zones.js';
import { happen, type Happening } from './events.js';

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

/** Where a card of a challenge is: as it was named, or where it went as it left play. */
function whereItWent(state: LorcanaMatchState, ref: PinnedRef): PinnedRef {
  const went = followed(ref);
  return cardAt(state, went) ? went : ref;
}

/** What it means for the two cards of a challenge that one of them is banished (rules 4.6.2, 4.6.7). */
function inChallenge(
  { challenge }: LorcanaMatchState,
  moved: LorcanaMatchState,
  banished: LorcanaCard,
  deeds: readonly Deed[],
): readonly Happening[] | undefined {
  if (!challenge) return undefined;
  const { challenger, challenged } = challenge;
  const isIt = (ref: PinnedRef): boolean => isCard(ref, banished);
  if (!isIt(challenger) && !isIt(challenged)) return undefined;
  const otherRef = isIt(challenger) ? challenged : challenger;
  const other = knownCard(moved, otherRef);
  const fight = {
    challenger: whereItWent(moved, challenger),
    challenged: whereItWent(moved, challenged),
  };
  const subject = nowRef(moved, banished);
  const done = deeds.some(({ card, by }) => isIt(card) && other !== undefined && isCard(by, other));
  return [
    { event: 'isBanished', card: banished, subject, other, fight },
    ...(done && other && isCharacter(banished)
      ? [
          {
            event: 'banishesInChallenge' as const,
            card: other,
            subject: whereItWent(moved, otherRef),
            other: banished,
            fight,
          },
        ]
      : []),
  ];
}

/** Banishes cards in play at the same time; `deeds` says which card it is that banishes one (rule 1.8.1.4). */
export function banish(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  { emit }: Tools,
  deeds: readonly Deed[] = [],
): LorcanaMatchState {
  const there = cards.filter((card) => card.zone === 'play' && cardAt(state, refTo(card)));
  if (there.length === 0) return state;
  for (const { instanceId, name } of there) emit({ type: 'banished', cardId: instanceId, name });
  return moveAll(
    state,
    there,
    { zone: 'discard' },
    (moved, card) =>
      inChallenge(state, moved, card, deeds) ?? [{ event: 'isBanished', card, subject: nowRef(moved, card) }],
  );
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
