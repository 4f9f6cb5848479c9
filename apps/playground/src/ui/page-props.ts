import type { Place } from '../address/place.js';

/**
 * A change of the place: the keys that are given; what they hold is replaced. An answer of the worker gives a function of
 * the place as it is by then: it changes nothing where the place is no longer the one that asked.
 */
export type Change = Partial<Place> | ((now: Place) => Partial<Place> | undefined);

/** What every page gets: where it is, and the way to change that. */
export interface PageProps {
  readonly place: Place;
  readonly change: (change: Change) => void;
}
