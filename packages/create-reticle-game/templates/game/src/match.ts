import { ok } from '@reticle/core';
import { answerMove, defineMatch } from '@reticle/core/match';
import { cardsSeen, openHands } from '@reticle/core/standard';
import * as z from 'zod';
import { moves } from './moves.js';
import { isOver, play, unitsOf } from './rules.js';
import { deck, set } from './set.js';
import { PLAYERS, playerOf, rival, stateWith, type State } from './state.js';
import { game, table } from './table.js';

const options = z.strictObject({
  life: z.int().min(1).max(40).default(10),
  turns: z.int().min(1).max(200).default(30),
  hand: z.int().min(0).max(10).default(4),
  // Other cards than those of the set, and decks of them.
  ...set.optionSchemas,
});

const lifeOf = (state: State, player: string): number => playerOf(state, player)?.life ?? 0;

/** A match of Emberfall: who has life left when the other has none wins, or who has more after the last turn. */
export const match = defineMatch<State, z.infer<typeof options>>({
  game,
  version: 1,
  options,
  setup: ({ life, turns, hand: count, ...given }, random) => {
    const decks = set.decksOf(given, PLAYERS);
    if (!decks.ok) return decks;
    const cards = decks.value.flatMap(({ player, deck: list }) => deck(list, player, random));
    return ok(openHands(table, stateWith(cards, life, turns), random, { players: PLAYERS, count }));
  },
  toAct: play.toAct,
  outcome: (state) => {
    if (!isOver(state)) return undefined;
    const [ann, bob] = [lifeOf(state, 'ann'), lifeOf(state, 'bob')];
    const winners = ann === bob ? [] : [ann > bob ? 'ann' : 'bob'];
    return { winners, reason: ann > 0 && bob > 0 ? 'time' : 'life' };
  },
  moves: { ...moves, answer: answerMove(play) },
  view: (state, viewer) => ({
    turn: state.turn,
    step: state.step,
    left: state.left,
    players: state.players,
    ...(state.attack ? { attack: state.attack } : {}),
    ...cardsSeen(table, state, viewer, (card) => ({ ...card })),
  }),
  hides: table.hides,
  determinize: table.determinize,
  // Bots judge a line when what it began is over, and a search plays on to the end of the next turn.
  lookAhead: {
    passes: ['done'],
    isPending: ({ attack, resolving, waiting }) =>
      attack !== undefined || resolving.length + waiting.length > 0,
    turn: ({ left }) => -left,
    turns: 2,
  },
  // What bots play for. `reticle tune` finds better weights in matches that were played.
  weights: { life: 2, card: 1, power: 1, health: 1 },
  evaluate: (state, player, { life = 0, card = 0, power = 0, health = 0 }) => {
    const side = (who: string): number =>
      life * lifeOf(state, who) +
      card * table.inZone(state, 'hand', who).length +
      unitsOf(state, who).reduce(
        (sum, unit) => sum + power * unit.power + health * (unit.health - unit.damage),
        0,
      );
    return side(player) - side(rival(player));
  },
});
