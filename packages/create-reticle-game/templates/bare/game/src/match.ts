import { ok } from '@reticle/core';
import { defineMatch } from '@reticle/core/match';
import * as z from 'zod';
import { game } from './game.js';
import { draw } from './moves/draw.js';
import { play } from './moves/play.js';
import { rest } from './moves/rest.js';
import { use } from './moves/use.js';
import { cardFrom } from './set-card.js';
import { set } from './set/index.js';
import { PLAYERS, type State, type Zone } from './state.js';
import { hides, view } from './view.js';

const options = z.strictObject({
  /** The cards with which each player begins, in play, in hand, and in the deck. */
  cards: z.int().min(1).max(20).default(4),
  hand: z.int().min(0).max(20).default(2),
  deck: z.int().min(0).max(40).default(4),
  moves: z.int().min(1).max(200).default(20),
});

/** Sums the glow of a player's lit cards. */
const shine = ({ cards }: State, player: string): number =>
  cards
    .filter(({ controller, zone, lit }) => controller === player && zone === 'play' && lit)
    .reduce((sum, { glow }) => sum + glow, 0);

/** A match of Emberfall: the player who shines brightest at dusk wins. */
export const match = defineMatch<State, z.infer<typeof options>>({
  game,
  version: 1,
  options,
  setup: ({ cards, hand, deck, moves }, random) => {
    const zoneOf = (place: number): Zone => (place < cards ? 'play' : place < cards + hand ? 'hand' : 'deck');
    const dealt = PLAYERS.flatMap((owner) => {
      const drawn = random.stream('deck', owner);
      // Which place has which id is drawn as well, so an id tells neither where a card lies nor when it is drawn.
      return random.numbers(cards + hand + deck, owner).flatMap((number, place) => {
        const printed = set[drawn.below(set.length)];
        const facts = { owner, instanceId: `${owner}${number}`, zone: zoneOf(place) };
        return printed ? [cardFrom(printed, facts)] : [];
      });
    });
    return ok({ turn: 'ann', left: moves, cards: dealt });
  },
  toAct: ({ turn }) => [turn],
  outcome: (state) => {
    if (state.left > 0) return undefined;
    const [ann, bob] = [shine(state, 'ann'), shine(state, 'bob')];
    return { winners: ann === bob ? [] : [ann > bob ? 'ann' : 'bob'], reason: 'dusk' };
  },
  moves: { draw, play, rest, use },
  view,
  hides,
  evaluate: shine,
});
