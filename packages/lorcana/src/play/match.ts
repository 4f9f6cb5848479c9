import { defineMatch } from '@reticle/core/match';
import { actor } from '../rules/advance.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { activate, decide, resolveTrigger } from './moves/abilities.js';
import { challenge, moveToLocation, quest } from './moves/characters.js';
import { play, shift } from './moves/play.js';
import { sing } from './moves/sing.js';
import { alterHand, endTurn, ink } from './moves/turn.js';
import { lorcanaOptions, type LorcanaOptions, setup } from './setup.js';
import { determinize } from './determinize.js';
import { evaluate, WEIGHTS } from './evaluate.js';
import { migrate } from './migrate.js';
import { hides, view } from './view.js';

/** Matches of Lorcana, for two to four. What a player chooses is asked by the one legality; a bot and a person make the same moves. */
export const lorcanaMatch = defineMatch<LorcanaMatchState, LorcanaOptions>({
  game: lorcanaTable,
  version: 3,
  migrate,
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
  weights: WEIGHTS,
  evaluate: (state, player, weights) => evaluate(state, player, { ...WEIGHTS, ...weights }),
  determinize,
  lookAhead: {
    passes: [],
    // A challenge goes on by itself as soon as nothing else is to be decided.
    isPending: ({ ended, resolving, waiting }) => ended === null && resolving.length + waiting.length > 0,
    turn: ({ turn }) => turn,
    // As 60 matches of greedy bots went, by logistic regression at the beginnings of their turns.
    lead: 29,
  },
});
