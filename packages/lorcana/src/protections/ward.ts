import type { Protection } from '@reticle/core';
import type { LinkedCard } from '../state/links.js';
import { areOpponents, type LorcanaState } from '../state/state.js';

/**
 * Ward (8.15.1): an opponent of the card's controller can't choose it as an effect resolves. Its own side may, and what
 * nobody chooses is not stopped at all: all, each, at random (8.15.2). What is picked for an action of the turn or a cost
 * (challenging, Shift, singing) has the mode `target`, which is no choice of an effect.
 */
export const ward: Protection<LinkedCard, LorcanaState> = {
  rule: '8.15.1',
  refuses: ({ zone, keywords, controller }, { mode, chooser, state }) =>
    mode === 'choose' &&
    zone === 'play' &&
    keywords.includes('ward') &&
    areOpponents(state, chooser, controller),
};
