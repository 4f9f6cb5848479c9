import { effectRunner } from '@reticle/core/play';
import type { Effects } from '../../language/effects/schema.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { tableOf } from '../../state/table.js';
import { cardActions } from './cards.js';
import { flowActions } from './control.js';
import { damageActions } from './damage.js';
import { lastingActions } from './lasting.js';
import { deckActions } from './look.js';
import { playerActions } from './players.js';

/** Runs the effects of Lorcana, of every family. */
export const effects = effectRunner<LorcanaMatchState, Effects>(
  {
    ...playerActions,
    ...cardActions,
    ...damageActions,
    ...deckActions,
    ...lastingActions,
    ...flowActions,
  },
  undefined,
  (before, after) => tableOf(after).differs(before, after),
);
