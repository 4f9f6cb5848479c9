import { ok } from '@reticle/core';
import { answerMove, defineMatch } from '@reticle/core/match';
import { idsIn } from '@reticle/core/play';
import * as z from 'zod';
import { moves } from './moves.js';
import { draws, isOver, play } from './rules.js';
import { deckOf } from './set.js';
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
  version: 2,
  options,
  setup: ({ lights, turns, hand }, random) => {
    const unseen = { random, emit: () => undefined };
    const decks = PLAYERS.flatMap((player) => deckOf(player, random));
    const shuffles = PLAYERS.map((player) => ({ type: 'shuffled' as const, zone: 'deck' as const, player }));
    const start = table.emit(stateWith(decks, lights, turns), unseen, ...shuffles);
    return ok(PLAYERS.reduce((state, id) => table.emit(state, unseen, ...draws(state, id, hand)), start));
  },
  toAct: (state) => [play.prompt(state)?.player ?? state.turn],
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
    players: state.players.map((one) => ({
      ...one,
      hand: idsIn(state.objects, 'hand', one.id).length,
      deck: idsIn(state.objects, 'deck', one.id).length,
    })),
    cards: table
      .things(state)
      .filter((card) => table.sees(card, viewer))
      .map(({ abilities: _abilities, use: _use, ...facts }) => facts),
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
