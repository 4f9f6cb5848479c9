import { ok } from '@reticle/core';
import { answerMove, defineMatch, type Random } from '@reticle/core/match';
import { idsIn, tableWith, type Tools } from '@reticle/core/play';
import * as z from 'zod';
import type { Card } from '../language/card.js';
import { draws } from '../rules/effects.js';
import { game } from '../rules/game.js';
import { moves } from './moves.js';
import { isOver, play } from '../rules/turn.js';
import { cardFrom, set } from '../set/index.js';
import { PLAYERS, rival, ZONES, type State } from '../state/state.js';
import { table } from '../rules/table.js';

const options = z.strictObject({
  lives: z.int().min(1).max(20).default(5),
  turns: z.int().min(1).max(200).default(40),
  hand: z.int().min(0).max(10).default(5),
});

/** The copies of a card in a deck, by its type. */
const COPIES = { creature: 1, energy: 4, surge: 1 };

const DECK = set.flatMap((printed) => Array.from({ length: COPIES[printed.type] }, () => printed));

/** Makes a player's deck. The random source draws which card has which id, so an id tells nothing of a card. */
const deckOf = (owner: string, random: Random): readonly Card[] =>
  random.numbers(DECK.length, owner).flatMap((number, at) => {
    const printed = DECK[number - 1];
    return printed ? [cardFrom(printed, { instanceId: `${owner}-${at + 1}`, owner })] : [];
  });

/** Makes a state with these cards in the zones that they name, each at the bottom. */
export const stateWith = (cards: readonly Card[], lives = 5, left = 10): State => ({
  ...tableWith(ZONES, PLAYERS, cards),
  turn: 'ann',
  left,
  endless: false,
  players: PLAYERS.map((id) => ({ id, lives, done: [] })),
});

const livesOf = ({ players }: State, player: string): number =>
  players.find(({ id }) => id === player)?.lives ?? 0;

/** Rates the creatures of a player. */
const worth = (state: State, player: string): number =>
  table
    .inZone(state, 'play')
    .filter(({ controller }) => controller === player)
    .reduce(
      (sum, { strength, toughness, damage, energy }) => sum + strength + toughness - damage + energy,
      0,
    );

/**
 * A match of Undertow. A player wins who has lives left when the other has none, or more of them at low tide.
 */
export const match = defineMatch<State, z.infer<typeof options>>({
  game,
  version: 3,
  options,
  setup: ({ lives, turns, hand }, random) => {
    const unseen: Tools = { random, emit: () => undefined };
    const decks = PLAYERS.flatMap((player) => deckOf(player, random));
    const shuffles = PLAYERS.map((player) => ({ type: 'shuffled' as const, zone: 'deck' as const, player }));
    const start = table.emit(stateWith(decks, lives, turns), unseen, ...shuffles);
    return ok(PLAYERS.reduce((state, id) => table.emit(state, unseen, ...draws(state, id, hand)), start));
  },
  toAct: (state) => [play.prompt(state)?.player ?? state.turn],
  outcome: (state) => {
    if (!isOver(state)) return undefined;
    const [ann, bob] = [livesOf(state, 'ann'), livesOf(state, 'bob')];
    const winners = ann === bob ? [] : [ann > bob ? 'ann' : 'bob'];
    return { winners, reason: ann > 0 && bob > 0 ? 'low tide' : 'sunk' };
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
    cards: table.things(state).filter((card) => table.sees(card, viewer)),
  }),
  hides: table.hides,
  determinize: table.determinize,
  evaluate: (state, player) => {
    const side = (who: string) =>
      10 * livesOf(state, who) + worth(state, who) + idsIn(state.objects, 'hand', who).length;
    return side(player) - side(rival(player));
  },
});
