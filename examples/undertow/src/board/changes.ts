import type { Card } from '../card.js';
import type { State } from '../state.js';
import type { Place } from './places.js';

/** The state with one card changed. */
export const withCard = (state: State, id: string, change: (card: Card) => Card): State => ({
  ...state,
  cards: state.cards.map((card) => (card.instanceId === id ? change(card) : card)),
});

/** A card in another zone, as a new object that remembers nothing of where it was. */
export function movedTo(card: Card, zone: string): Card {
  const { lane: _lane, row: _row, on: _on, ...rest } = card;
  const fresh = { exerted: false, damage: 0, controller: card.owner };
  return { ...rest, ...fresh, zone, incarnation: card.incarnation + 1 };
}

/** A creature at a place; where it was in play already, it is still the same one. */
export const placedAt = (card: Card, { lane, row }: Place): Card =>
  card.zone === 'play' ? { ...card, lane, row } : { ...movedTo(card, 'play'), lane, row, exerted: true };

/** The state without some cards on the table: they and what is attached to them are elsewhere. */
export const leaving = (state: State, ids: readonly string[], zone: string): State => ({
  ...state,
  cards: state.cards.map((card) => {
    if (ids.includes(card.instanceId)) return movedTo(card, zone);
    return card.on !== undefined && ids.includes(card.on) ? movedTo(card, 'discard') : card;
  }),
});

/** Creatures with as much damage as toughness are discarded. */
export function settled(state: State): State {
  const dead = state.cards.filter(({ zone, damage, toughness }) => zone === 'play' && damage >= toughness);
  return dead.length === 0
    ? state
    : leaving(
        state,
        dead.map(({ instanceId }) => instanceId),
        'discard',
      );
}

/** The first cards of a player's deck in their hand, and which they are. */
export function drawn(
  state: State,
  player: string,
  amount: number,
): { state: State; ids: readonly string[] } {
  const ids = state.cards
    .filter(({ zone, owner }) => zone === 'deck' && owner === player)
    .slice(0, amount)
    .map(({ instanceId }) => instanceId);
  return { state: leaving(state, ids, 'hand'), ids };
}
