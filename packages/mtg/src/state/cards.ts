import type { Zone } from '../language/vocabulary.js';
import type { MtgCard } from './card.js';
import { type Cards, lists } from './card-lists.js';
import { stateWith } from './copies.js';
import type { MtgState } from './state.js';

export { cardById, cardsById, cardsIn, handOf, identityOf, permanentsIn, placesIn } from './card-lists.js';

const withCards = <State extends MtgState>(state: State, cards: Cards): State =>
  cards === state.cards ? state : stateWith(state, { cards });

/** Returns the state with one card replaced by a card of the same id. */
export const withCard = <State extends MtgState>(state: State, card: MtgCard): State =>
  withCards(state, lists.with(state.cards, card));

/**
 * Returns the state with the cards of a zone changed in place. Returns the same state object if no card
 * changes.
 */
export const changeCards = <State extends MtgState>(
  state: State,
  zone: Zone,
  change: (card: MtgCard) => MtgCard,
): State => withCards(state, lists.change(state.cards, zone, change));

/** Returns the cards with each of them changed in place. Returns the same list if none changes. */
export const eachCard = (cards: Cards, change: (card: MtgCard) => MtgCard): Cards =>
  lists.changeEach(cards, change);
