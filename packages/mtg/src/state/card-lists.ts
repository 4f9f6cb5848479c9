import { ObjectLists } from '@reticle/core/play';
import type { Zone } from '../language/vocabulary.js';
import type { MtgCard } from './card.js';

export type Cards = readonly MtgCard[];
/** The part of a state that holds its cards. */
interface WithCards {
  readonly cards: Cards;
}

/**
 * The cards of states by id and by zone. Core keeps these indexes beside the lists, so that a state stays
 * plain JSON.
 */
export const lists = new ObjectLists<MtgCard>();

/**
 * Returns the cards of a zone, of all players, in the order of the state. Returns the same list object as
 * long as nothing in that zone changes.
 */
export const cardsIn = ({ cards }: WithCards, zone: Zone): Cards => lists.in(cards, zone);

/** Returns all permanents, phased out or not. */
export const permanentsIn = (state: WithCards): Cards => cardsIn(state, 'battlefield');

/** Returns the cards in a player's hand. */
export const handOf = (state: WithCards, player: string): Cards =>
  cardsIn(state, 'hand').filter(({ owner }) => owner === player);

/** Finds the card of that id, in any zone. */
export const cardById = ({ cards }: WithCards, instanceId: string): MtgCard | undefined =>
  lists.at(cards, instanceId);

/** Finds the cards of those ids, in the order of the ids. Skips ids without a card. */
export const cardsById = (state: WithCards, ids: readonly string[]): Cards =>
  ids.flatMap((id) => cardById(state, id) ?? []);

/** Returns a function that tells the position of a card in the state's list of cards. */
export const placesIn =
  ({ cards }: WithCards): ((card: MtgCard) => number) =>
  ({ instanceId }) =>
    lists.positionOf(cards, instanceId) ?? -1;

/**
 * Returns an object that stands for the set of the state's cards: the same one as long as no card comes or
 * goes, whatever changes about them.
 */
export const identityOf = ({ cards }: WithCards): object => lists.identity(cards);
