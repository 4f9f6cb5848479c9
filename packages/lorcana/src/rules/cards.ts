import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import type { HappenedFact, Zone } from '../language/facts.js';
import { cardsUnder, inPlay, isCard, isCharacter, isLocation, isThere, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { hasState } from '../state/facets.js';
import type { Deed, LorcanaMatchState } from '../state/match.js';
import { emitEvents, type EmittedEvent } from '../state/table.js';

/** Whether a card can be exerted now: it is ready, and no effect forbids it. */
export const canExert = (card: LorcanaCard): boolean =>
  hasState(card) && !card.exerted && !card.cant.includes('exert');

/** Exerts a ready card. */
export const exert = (state: LorcanaMatchState, card: LorcanaCard, tools: Tools): LorcanaMatchState =>
  canExert(card) ? emitEvents(state, tools, { type: 'isExerted', card: refTo(card) }) : state;

/** Readies an exerted card if nothing forbids it. `by` is the player who does it. */
export const ready = (
  state: LorcanaMatchState,
  card: LorcanaCard,
  tools: Tools,
  by: string,
): LorcanaMatchState =>
  hasState(card) && card.exerted && !card.cant.includes('ready')
    ? emitEvents(state, tools, { type: 'isReadied', card: refTo(card), by })
    : state;

/** The zone to which a card goes, and how it lies there. */
export interface Destination {
  readonly zone: Zone;
  readonly exerted?: boolean;
  readonly faceDown?: boolean;
  /** On top of a deck. Defaults to the bottom. */
  readonly top?: boolean;
}

/** Returns a reference to the object that a card becomes when it changes zones. */
export const nextRef = (card: LorcanaCard): PinnedRef => {
  const ref = refTo(card);
  return { ...ref, incarnation: ref.incarnation + 1 };
};

function moveEventsOf(
  card: LorcanaCard,
  { zone, exerted = false, faceDown = false, top = false }: Destination,
): readonly EmittedEvent[] {
  if (card.zone === 'deck' && zone === 'deck') return [{ type: 'reorders', card: refTo(card), top }];
  const moved = { type: 'moved', card: refTo(card), to: zone, position: top ? 'top' : 'bottom' } as const;
  if (zone === 'discard') return [moved, { type: 'entersDiscard', card: nextRef(card) }];
  const lies: readonly EmittedEvent[] =
    exerted || faceDown ? [moved, { type: 'lies', card: nextRef(card), exerted, faceDown }] : [moved];
  return card.zone === 'discard' ? [{ type: 'leavesDiscard', card: refTo(card) }, ...lies] : lies;
}

/**
 * Returns the events of a card's move to another zone, where it is a new object (rule 7.1.6). The cards under it go
 * to the same zone, and the cards at it are no longer at a location.
 */
export function moveEvents(
  state: LorcanaMatchState,
  card: LorcanaCard,
  place: Destination,
): readonly EmittedEvent[] {
  const under = card.cardsUnder > 0 ? cardsUnder(state, card.instanceId) : [];
  const there = isLocation(card) ? inPlay(state).filter(({ at }) => at === card.instanceId) : [];
  return [
    ...[card, ...under].flatMap((each) => moveEventsOf(each, place)),
    ...there.map((each): EmittedEvent => ({ type: 'leavesLocation', card: refTo(each) })),
  ];
}

/** Moves cards to another zone at the same time. */
export function moveAll(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  place: Destination,
  tools: Tools,
  also: (card: LorcanaCard) => readonly EmittedEvent[] = () => [],
): LorcanaMatchState {
  const here = cards.filter((card) => isThere(state, card));
  return emitEvents(
    state,
    tools,
    ...here.flatMap((card) => moveEvents(state, card, place)),
    ...here.flatMap((card) => also(card)),
  );
}

/** Returns the events of a banishment for the two cards of a challenge (rules 4.6.2, 4.6.7). */
function banishEventsOf(
  { challenge }: LorcanaMatchState,
  card: LorcanaCard,
  deeds: readonly Deed[],
): readonly EmittedEvent[] {
  const banished = { type: 'isBanished', card: refTo(card), from: 'play' } as const;
  const isIt = (ref: PinnedRef): boolean => isCard(ref, card);
  if (!challenge || (!isIt(challenge.challenger) && !isIt(challenge.challenged))) return [banished];
  const { challenger, challenged } = challenge;
  const [other, role, its] = isIt(challenger)
    ? ([challenged, 'challenging', 'challenged'] as const)
    : ([challenger, 'challenged', 'challenging'] as const);
  const fight = { challenger, challenged };
  const done = deeds.some(
    (deed) => isIt(deed.card) && deed.by.id === other.id && deed.by.incarnation === other.incarnation,
  );
  return [
    { ...banished, other, role, ...fight },
    ...(done && isCharacter(card)
      ? [
          {
            type: 'banishesInChallenge' as const,
            card: other,
            other: refTo(card),
            from: 'play',
            role: its,
            ...fight,
          },
        ]
      : []),
  ];
}

/**
 * Returns the events that banish cards in play at the same time. `deeds` says which card banishes which (rule
 * 1.8.1.4).
 */
export function banishEvents(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  deeds: readonly Deed[],
): readonly EmittedEvent[] {
  const there = cards.filter((card) => card.zone === 'play' && isThere(state, card));
  return [
    ...there.flatMap((card) => banishEventsOf(state, card, deeds)),
    ...there.flatMap((card) => moveEvents(state, card, { zone: 'discard' })),
  ];
}

/** Banishes cards in play at the same time. */
export const banish = (
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  tools: Tools,
  deeds: readonly Deed[] = [],
): LorcanaMatchState => emitEvents(state, tools, ...banishEvents(state, cards, deeds));

/** Counts how often something happened to a player this turn. */
export const happenedTo = ({ happened }: LorcanaMatchState, player: string, fact: HappenedFact): number =>
  happened.filter((one) => one.fact === fact && one.player === player).length;

/** Returns a function that counts up for each player, starting from the count before. */
export function counterFrom(before: (player: string) => number): (player: string) => number {
  const counts = new Map<string, number>();
  return (player) => {
    const count = (counts.get(player) ?? before(player)) + 1;
    counts.set(player, count);
    return count;
  };
}

/** Puts cards into their players' inkwells, facedown. */
export function intoInkwell(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  exerted: boolean,
  tools: Tools,
): LorcanaMatchState {
  for (const { instanceId, owner, name, zone } of cards) {
    const shown = zone === 'play' || zone === 'discard';
    tools.emit({ type: 'putIntoInkwell', player: owner, ...(shown ? { cardId: instanceId, name } : {}) });
  }
  const next = counterFrom((player) => happenedTo(state, player, 'inked'));
  return moveAll(state, cards, { zone: 'inkwell', exerted, faceDown: true }, tools, (card) => [
    { type: 'isInked', card: nextRef(card), nth: next(card.owner) },
  ]);
}

/** Puts cards into their players' hands. */
export function intoHand(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  tools: Tools,
): LorcanaMatchState {
  for (const { instanceId, owner, name, zone } of cards) {
    const shown = zone === 'play' || zone === 'discard';
    tools.emit({ type: 'putIntoHand', player: owner, ...(shown ? { cardId: instanceId, name } : {}) });
  }
  return moveAll(state, cards, { zone: 'hand' }, tools);
}

/** Puts cards into their players' discards. */
export function intoDiscard(
  state: LorcanaMatchState,
  cards: readonly LorcanaCard[],
  tools: Tools,
): LorcanaMatchState {
  for (const { instanceId, owner, name, zone } of cards)
    tools.emit({
      type: zone === 'hand' ? 'discarded' : 'putIntoDiscard',
      player: owner,
      cardId: instanceId,
      name,
    });
  return moveAll(state, cards, { zone: 'discard' }, tools, (card) =>
    card.zone === 'hand' ? [{ type: 'isDiscarded', card: nextRef(card) }] : [],
  );
}
