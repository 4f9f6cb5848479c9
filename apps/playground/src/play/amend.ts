import type { PlayPlace } from '../address/place.js';

/**
 * Changes the match that something was asked about, as it is looked at by now. What comes late changes nothing where another
 * match has begun since, or this one has gone on: an answer belongs to the match that asked for it.
 */
export type Amend = (asked: PlayPlace, change: (now: PlayPlace) => PlayPlace) => void;
