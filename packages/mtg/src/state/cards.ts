import type { Zone } from '../language/vocabulary.js';
import type { MtgCard } from './card.js';
import { type Cards, lists } from './card-lists.js';
import { stateWith } from './copies.js';
import type { MtgState } from './state.js';

export { cardById, cardsById, cardsIn, handOf, identityOf, permanentsIn, placesIn } from './card-lists.js';

const withCards = <State extends MtgState>(state: State, cards: Cards): State =>
  cards === state.cards ? state : stateWith(state, { cards });

/** The state with one card replaced, by one of the same id. */
export const withCard = <State extends MtgState>(state: State, card: MtgCard): State =>
  withCards(state, lists.with(state.cards, card));

/** The state with the cards of a zone changed, each where it lies; the very state, where none is. */
export const changeCards = <State extends MtgState>(
  state: State,
  zone: Zone,
  change: (card: MtgCard) => MtgCard,
): State => withCards(state, lists.change(state.cards, zone, change));

/** The cards with each of them changed where it lies; the very cards, where none is. */
export const eachCard = (cards: Cards, change: (card: MtgCard) => MtgCard): Cards =>
  lists.changeEach(cards, change);
