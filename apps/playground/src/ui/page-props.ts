import type { Place } from '../address/place.js';

/**
 * A change of the place: new values of the given keys. An answer of the worker is a function of the current
 * place, which changes nothing if the place is no longer the one that asked.
 */
export type Change = Partial<Place> | ((now: Place) => Partial<Place> | undefined);

/** The properties of every page: its place, and a function to change it. */
export interface PageProps {
  readonly place: Place;
  readonly change: (change: Change) => void;
}
