import { refTo } from '@reticle/core/play';
import { cardMoves } from '@reticle/core/standard';
import { costs, play } from './rules.js';
import { set } from './set.js';
import { table } from './table.js';
import type { Card } from './words.js';

const { by, activate, endStep } = cardMoves({ table, play, costs });

const mustBeReady = (card: Card) =>
  card.exerted ? [{ code: 'emberfall.exerted' as const, data: { card: card.instanceId } }] : [];

/** The moves of the game, without `answer`, which is core's. */
export const moves = {
  /** Plays a card of the hand for its energy. */
  play: by({
    zone: 'hand',
    steps: ['main'],
    cost: ({ cost: amount }) => (amount > 0 ? [{ cost: 'energy', amount }] : []),
    does: ({ state, card, ...tools }) =>
      table.emit(state, tools, { type: 'moved', card: refTo(card), to: 'play' }),
  }),
  /** Uses an ability of a unit. */
  use: activate('play', (card) => set.says(card).activated),
  attack: by({
    zone: 'play',
    steps: ['battle'],
    refuses: (_state, card) => mustBeReady(card),
    cost: () => [{ cost: 'exert' }],
    does: ({ state, card, ...tools }) => table.emit(state, tools, { type: 'attacked', card: refTo(card) }),
  }),
  /** Blocks the attack with a ready unit. */
  block: by({
    zone: 'play',
    steps: ['block'],
    refuses: (_state, card) => mustBeReady(card),
    does: ({ state, card, ...tools }) =>
      state.attack
        ? table.emit(state, tools, { type: 'blocked', card: refTo(card), attacker: state.attack.attacker })
        : state,
  }),
  /** Ends the step. */
  done: endStep(),
};
