import type { PinnedRef } from '@reticle/core';
import type { MtgMatchState } from '../../state/match-state.js';

/**
 * What an event of one type does: the facts that are told of it, and how the state is once it has happened. A third parameter is what
 * the change needs beside them and nobody is told, such as the order of a shuffled library.
 */
export type EventChange<Facts extends object, Unseen extends readonly unknown[] = []> = (
  state: MtgMatchState,
  facts: Facts,
  ...unseen: Unseen
) => MtgMatchState;

/** An event that is told and changes nothing: it says how, why or to whom other events happen, or what is shown. */
export const told =
  <Facts extends object>(): EventChange<Facts> =>
  (state) =>
    state;

/** An event about one object. */
export type OfCard = {
  readonly card: PinnedRef;
};

/** An event about what lies where it did before: an id names it. */
export type OfPermanent = {
  readonly card: string;
};

/** An event about one player. */
export type OfPlayer = {
  readonly player: string;
};

/** What a player does to an object, and whether it pays for something. */
export type DoneToCard = OfCard &
  OfPlayer & {
    readonly cost?: boolean;
  };
