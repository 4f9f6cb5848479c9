import { ObjectLists } from '@reticle/core/play';
import type { Zone } from '../language/vocabulary.js';
import type { MtgCard } from './card.js';

export type Cards = readonly MtgCard[];
/** A state, as far as its cards are asked for. */
interface WithCards {
  readonly cards: Cards;
}

/** Where the cards of states lie: core keeps it beside them. */
export const lists = new ObjectLists<MtgCard>();

/**
 * The cards of a zone, those of all players, in the order in which the state has them. The very same list for as long as
 * nothing in that zone changes.
 */
export const cardsIn = ({ cards }: WithCards, zone: Zone): Cards => lists.in(cards, zone);

/** The permanents, phased out or not. */
export const permanentsIn = (state: WithCards): Cards => cardsIn(state, 'battlefield');

/** The cards in a player's hand. */
export const handOf = (state: WithCards, player: string): Cards =>
  cardsIn(state, 'hand').filter(({ owner }) => owner === player);

/** The card of that id, in whatever zone. */
export const cardById = ({ cards }: WithCards, instanceId: string): MtgCard | undefined =>
  lists.at(cards, instanceId);

/** The cards of those ids that there are, in the order of the ids. */
export const cardsById = (state: WithCards, ids: readonly string[]): Cards =>
  ids.flatMap((id) => cardById(state, id) ?? []);

/** Where a card stands in the order of a state's cards. */
export const placesIn =
  ({ cards }: WithCards): ((card: MtgCard) => number) =>
  ({ instanceId }) =>
    lists.positionOf(cards, instanceId) ?? -1;

/** Names the cards of a state, and nothing that changes of them: the same for as long as no card comes or goes. */
export const identityOf = ({ cards }: WithCards): object => lists.identity(cards);
