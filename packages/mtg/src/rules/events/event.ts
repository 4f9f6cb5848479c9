import type { PinnedRef } from '@reticle/core';
import type { MtgMatchState } from '../../state/match-state.js';

/**
 * What an event of one type does: the facts that are emitted, and how the state changes. The further
 * parameters are what the change needs and nobody is told, such as the order of a shuffled library.
 */
export type EventChange<Facts extends object, Unseen extends readonly unknown[] = []> = (
  state: MtgMatchState,
  facts: Facts,
  ...unseen: Unseen
) => MtgMatchState;

/**
 * Defines an event that is emitted and changes nothing: it tells how, why or to whom other events happen, or
 * what is shown.
 */
export const emitted =
  <Facts extends object>(): EventChange<Facts> =>
  (state) =>
    state;

/** An event about one object. */
export type OfCard = {
  readonly card: PinnedRef;
};

/** An event about a permanent that stays where it is, named by its id. */
export type OfPermanent = {
  readonly card: string;
};

/** An event about one player. */
export type OfPlayer = {
  readonly player: string;
};

/** An action of a player on an object, and whether it pays a cost. */
export type DoneToCard = OfCard &
  OfPlayer & {
    readonly cost?: boolean;
  };
