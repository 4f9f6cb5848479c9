import { ok, type JsonObject } from '@reticle/core';
import { answerMove, defineMatch } from '@reticle/core/match';
import { migrateObjects } from '@reticle/core/play';
import { cardsSeen, openHands } from '@reticle/core/standard';
import * as z from 'zod';
import { moves } from './moves.js';
import { isOver, play } from './rules.js';
import { deck, set } from './set.js';
import { PLAYERS, rival, stateWith, type State } from './state.js';
import { game, table } from './table.js';

const options = z.strictObject({
  lights: z.int().min(1).max(20).default(4),
  turns: z.int().min(1).max(200).default(40),
  hand: z.int().min(0).max(10).default(5),
  ...set.optionSchemas,
});

const lightsOf = ({ players }: State, player: string): number =>
  players.find(({ id }) => id === player)?.lights ?? 0;

/** Converts a candle of version 3, which had a copy of its abilities in place of its text. */
const withText = ({ abilities: _had, activated: _used, ...candle }: JsonObject): JsonObject => ({
  ...candle,
  text: set.cards.find(({ name }) => name === candle['name'])?.text,
});

/** A match of Candles. A player wins who has lights when the other has none, or more of them at dawn. */
export const match = defineMatch<State, z.infer<typeof options>>({
  game,
  version: 4,
  migrate: [{ from: 3, state: (saved) => migrateObjects(saved, withText) }],
  options,
  setup: ({ lights, turns, hand, ...given }, random) => {
    const decks = set.decksOf(given, PLAYERS);
    if (!decks.ok) return decks;
    const cards = decks.value.flatMap(({ player, deck: list }) => deck(list, player, random));
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
    ...cardsSeen(table, state, viewer, (candle) => ({ ...candle })),
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
