import { parseWith, STATE_LIMITS } from '@reticle/core';
import { defineMatch, type MatchMigration } from '@reticle/core/match';
import * as z from 'zod';
import { actor } from '../rules/advance.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { determinize, evaluate, WEIGHTS } from './bots.js';
import { activate, decide, resolveTrigger } from './moves/abilities.js';
import { challenge, moveToLocation, quest } from './moves/characters.js';
import { play, shift } from './moves/play.js';
import { sing } from './moves/sing.js';
import { alterHand, endTurn, ink } from './moves/turn.js';
import { lorcanaOptions, type LorcanaOptions, setup } from './setup.js';
import { hides, view } from './view.js';

/**
 * The part of a saved match of version 2 that is read. Some of these matches do not know yet what happened
 * this turn.
 */
const second = z.looseObject({ happened: z.json().default([]) });

/** The migrations of saved matches from earlier versions. */
const migrate: readonly MatchMigration[] = [
  {
    from: 2,
    state(json) {
      const state = parseWith(second, json, STATE_LIMITS);
      return state.ok ? { ok: true, value: z.json().parse({ ...state.value, standing: [] }) } : state;
    },
  },
];

/**
 * Matches of Lorcana for two to four players, as core runs them. Questions and checks use the same legality,
 * and bots and people make the same moves.
 */
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
    // A challenge continues by itself as soon as there is nothing else to decide.
    isPending: ({ ended, resolving, waiting }) => ended === null && resolving.length + waiting.length > 0,
    turn: ({ turn }) => turn,
    // From 60 matches of greedy bots, by logistic regression over the starts of their turns.
    lead: 29,
  },
});
