import type { Place } from '../address/place.js';
import type { Change } from './use-place.js';

/** What every page gets: where it is, and the way to change that. */
export interface PageProps {
  readonly place: Place;
  readonly change: (change: Change) => void;
}
