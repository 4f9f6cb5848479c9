import { defineMatch } from '@reticle/core/match';
import { determinize, evaluate, WEIGHTS } from './bots.js';
import { taktik } from '../state/state.js';
import { declareAttack, endPhase, moveUnit, pass } from './moves/turn.js';
import { draw, playCard, discardCard, storeCard } from './moves/cards.js';
import { taktikOptions, setup } from './setup.js';
import { actor } from '../rules/actor.js';
import { viewOf } from './view/view.js';

/** The matches of Taktik. Options: {@link taktikOptions}; `{}` is the standard game. */
export const taktikMatch = defineMatch({
  game: taktik,
  version: 1,
  options: taktikOptions,
  setup,
  toAct: (state) => [actor(state)],
  outcome: ({ ended }) => ended ?? undefined,
  // A greedy bot makes the first of equally good moves, so doing nothing comes first.
  moves: { pass, endPhase, draw, playCard, storeCard, discardCard, moveUnit, declareAttack },
  view: viewOf,
  reveals: ['drew', 'malusDrawn', 'tacticDrawn', 'cardPlayed', 'cardDiscarded'],
  weights: WEIGHTS,
  evaluate: (state, player, weights) => evaluate(state, player, { ...WEIGHTS, ...weights }),
  determinize,
  lookAhead: {
    passes: ['pass'],
    // The dice decide how an attack ends. `evaluate` knows what it may bring.
    isPending: ({ ended, pending }) => ended === null && pending !== null && pending.type !== 'attack',
    turn: ({ turn }) => turn,
    // A turn is some seventeen moves. What the enemy does in the next one says most about those of this one.
    turns: 2,
    // From 60 matches of greedy bots, by logistic regression over the starts of their turns.
    lead: 14,
  },
});
