import { ok } from '@reticle/core';
import { defineMatch } from '@reticle/core/match';
import * as z from 'zod';
import { drawn } from './board/changes.js';
import { cardIn, thingsOf } from './board/things.js';
import { game } from './game.js';
import { answer, asked } from './moves/answer.js';
import { attach } from './moves/attach.js';
import { attack } from './moves/attack.js';
import { pass } from './moves/pass.js';
import { play } from './moves/play.js';
import { cast, use } from './moves/use.js';
import { cardFrom } from './set/printed.js';
import { set } from './set/index.js';
import { PLAYERS, rival, type State } from './state.js';

const options = z.strictObject({
  lives: z.int().min(1).max(20).default(5),
  turns: z.int().min(1).max(200).default(40),
  hand: z.int().min(0).max(10).default(5),
});

/** How often a card is in a deck. */
const COPIES = { creature: 1, energy: 4, surge: 1 };

const deckOf = (owner: string) =>
  set
    .flatMap((printed) => Array.from({ length: COPIES[printed.type] }, () => printed))
    .map((printed, at) => cardFrom(printed, { instanceId: `${owner}-${at + 1}`, owner }));

const livesOf = ({ players }: State, player: string): number =>
  players.find(({ id }) => id === player)?.lives ?? 0;

const count = ({ cards }: State, owner: string, zone: string): number =>
  cards.filter((card) => card.owner === owner && card.zone === zone).length;

/** What a creature is worth to its player. */
const worth = (state: State, player: string): number =>
  thingsOf(state)
    .filter(({ zone, controller }) => zone === 'play' && controller === player)
    .reduce(
      (sum, { strength, toughness, damage, energy }) => sum + strength + toughness - damage + energy,
      0,
    );

/** A match of Undertow: whoever has lives left when the other has none, or more of them at low tide, wins. */
export const match = defineMatch<State, z.infer<typeof options>>({
  game,
  version: 1,
  options,
  setup: ({ lives, turns, hand }, random) => {
    const players = PLAYERS.map((id) => ({ id, lives, done: [] }));
    const cards = random.shuffle(PLAYERS.flatMap(deckOf));
    const start: State = { turn: 'ann', left: turns, players, cards, frame: null };
    return ok(PLAYERS.reduce((state, id) => drawn(state, id, hand).state, start));
  },
  toAct: (state) => [asked(state)?.player ?? state.turn],
  outcome: (state) => {
    const [ann, bob] = [livesOf(state, 'ann'), livesOf(state, 'bob')];
    if (state.left > 0 && ann > 0 && bob > 0) return undefined;
    const winners = ann === bob ? [] : [ann > bob ? 'ann' : 'bob'];
    return { winners, reason: state.left > 0 ? 'sunk' : 'low tide' };
  },
  moves: { play, attach, attack, use, cast, answer, pass },
  view: (state, viewer) => ({
    turn: state.turn,
    left: state.left,
    players: state.players.map((one) => ({
      ...one,
      hand: count(state, one.id, 'hand'),
      deck: count(state, one.id, 'deck'),
    })),
    cards: state.cards.filter(({ zone, owner }) => zone !== 'deck' && (zone !== 'hand' || owner === viewer)),
    frame: state.frame,
  }),
  hides: (state, viewer, { kind, id }) => {
    const card = kind === 'card' ? cardIn(state, id) : undefined;
    return card !== undefined && (card.zone === 'deck' || (card.zone === 'hand' && card.owner !== viewer));
  },
  evaluate: (state, player) => {
    const side = (who: string) => 10 * livesOf(state, who) + worth(state, who) + count(state, who, 'hand');
    return side(player) - side(rival(player));
  },
});
