import { ok } from '@reticle/core';
import { answerMove, defineMatch } from '@reticle/core/match';
import { cardsSeen, openHands } from '@reticle/core/standard';
import * as z from 'zod';
import { moves } from './moves.js';
import { isOver, play } from './rules.js';
import { deck } from './set.js';
import { PLAYERS, rival, stateWith, type State } from './state.js';
import { game, table } from './table.js';

const options = z.strictObject({
  lights: z.int().min(1).max(20).default(4),
  turns: z.int().min(1).max(200).default(40),
  hand: z.int().min(0).max(10).default(5),
});

const lightsOf = ({ players }: State, player: string): number =>
  players.find(({ id }) => id === player)?.lights ?? 0;

/** A match of Candles. A player wins who has lights when the other has none, or more of them at dawn. */
export const match = defineMatch<State, z.infer<typeof options>>({
  game,
  version: 3,
  options,
  setup: ({ lights, turns, hand }, random) => {
    const cards = PLAYERS.flatMap((player) => deck(player, random));
    return ok(openHands(table, stateWith(cards, lights, turns), random, { players: PLAYERS, count: hand }));
  },
  toAct: play.toAct,
  outcome: (state) => {
    if (!isOver(state)) return undefined;
    const [ann, bob] = [lightsOf(state, 'ann'), lightsOf(state, 'bob')];
    const winners = ann === bob ? [] : [ann > bob ? 'ann' : 'bob'];
    return { winners, reason: ann > 0 && bob > 0 ? 'dawn' : 'dark' };
  },
  moves: { ...moves, answer: answerMove(play) },
  view: (state, viewer) => ({
    turn: state.turn,
    left: state.left,
    players: state.players,
    ...cardsSeen(table, state, viewer, ({ abilities: _abilities, activated: _activated, ...facts }) => facts),
  }),
  hides: table.hides,
  determinize: table.determinize,
  evaluate: (state, player) => {
    const side = (who: string): number =>
      10 * lightsOf(state, who) +
      table
        .inZone(state, 'play')
        .filter(({ controller }) => controller === who)
        .reduce((sum, { strength, damage }) => sum + strength - damage, 0);
    return side(player) - side(rival(player));
  },
});
