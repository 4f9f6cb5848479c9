import { defineMatch } from '@reticle/core/match';
import { activate } from '../moves/activate.js';
import { alterHand } from '../moves/alter-hand.js';
import { challenge } from '../moves/challenge.js';
import { decide } from '../moves/decide.js';
import { endTurn } from '../moves/end-turn.js';
import { ink } from '../moves/ink.js';
import { moveToLocation } from '../moves/move-to-location.js';
import { play } from '../moves/play.js';
import { quest } from '../moves/quest.js';
import { resolveTrigger } from '../moves/resolve-trigger.js';
import { shift } from '../moves/shift.js';
import { sing } from '../moves/sing.js';
import { actor } from '../turn/advance.js';
import { hides, view } from '../view/view.js';
import { evaluate } from './evaluate.js';
import { lorcanaTable } from './game.js';
import { lorcanaOptions, type LorcanaOptions } from './options.js';
import { setup } from './setup.js';
import type { LorcanaMatchState } from './state.js';

/** Matches of Lorcana, for two. What a player chooses is asked by the one legality; a bot and a person make the same moves. */
export const lorcanaMatch = defineMatch<LorcanaMatchState, LorcanaOptions>({
  game: lorcanaTable,
  version: 1,
  options: lorcanaOptions,
  setup,
  toAct: (state) => [actor(state)],
  outcome: ({ ended }) => ended ?? undefined,
  moves: {
    alterHand,
    ink,
    play,
    shift,
    sing,
    quest,
    challenge,
    activate,
    moveToLocation,
    decide,
    resolveTrigger,
    endTurn,
  },
  view,
  hides,
  evaluate,
});
