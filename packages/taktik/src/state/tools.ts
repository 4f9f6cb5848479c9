import type { Random } from '@reticle/core/match';
import type { TaktikEvent } from '../language/event.js';

/** What the rules may use as something happens: the match's random source, and a place for events. */
export interface Tools {
  readonly random: Random;
  readonly emit: (event: TaktikEvent) => void;
}
