import { defineMatch } from '@reticle/core/match';
import { actor } from '../rules/advance.js';
import { cardsIn, inPlay, isCharacter } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { lorcanaTable } from '../state/game.js';
import type { LorcanaMatchState } from '../state/match.js';
import { areOpponents, playerOf } from '../state/state.js';
import { activate, decide, resolveTrigger } from './moves/abilities.js';
import { challenge, moveToLocation, quest } from './moves/characters.js';
import { play, shift } from './moves/play.js';
import { sing } from './moves/sing.js';
import { alterHand, endTurn, ink } from './moves/turn.js';
import { lorcanaOptions, type LorcanaOptions, setup } from './setup.js';
import { determinize } from './determinize.js';
import { migrate } from './migrate.js';
import { hides, view } from './view.js';

const WIN = 10_000;
const LORE = 12;
const CARD = 5;
const INK = 4;
const READY_INK = 0.2;

/** What a card in play is worth: what it cost, what it still stands, what it brings. */
function worth(card: LorcanaCard): number {
  const { cost = 0, strength = 0, willpower = 0, lore = 0, damage, exerted } = card;
  if (!isCharacter(card)) return 4 + cost;
  return 4 + 2 * lore + strength + willpower - damage + (exerted ? 0 : 1);
}

const sum = (list: readonly LorcanaCard[], of: (card: LorcanaCard) => number): number =>
  list.reduce((total, card) => total + of(card), 0);

function side(state: LorcanaMatchState, player: string): number {
  const inkwell = cardsIn(state, player, 'inkwell');
  return (
    LORE * (playerOf(state, player)?.lore ?? 0) +
    sum(
      inPlay(state).filter(({ controller }) => controller === player),
      worth,
    ) +
    CARD * cardsIn(state, player, 'hand').length +
    INK * Math.min(10, inkwell.length) +
    READY_INK * inkwell.filter(({ exerted }) => !exerted).length
  );
}

/** How good a state is for a player: lore, cards in play, hand, ink; more is better. For bots. */
function evaluate(state: LorcanaMatchState, player: string): number {
  if (state.ended) {
    if (state.ended.winners.length === 0) return 0;
    return state.ended.winners.includes(player) ? WIN : -WIN;
  }
  const others = state.players
    .filter(({ id }) => areOpponents(state, id, player))
    .map(({ id }) => side(state, id));
  return side(state, player) - Math.max(0, ...others);
}

/** Matches of Lorcana, for two to four. What a player chooses is asked by the one legality; a bot and a person make the same moves. */
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
  evaluate,
  determinize,
  lookAhead: {
    passes: [],
    // A challenge goes on by itself as soon as nothing else is to be decided.
    isPending: ({ ended, resolving, waiting }) => ended === null && resolving.length + waiting.length > 0,
  },
});
