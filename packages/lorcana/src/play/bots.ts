import type { Random } from '@reticle/core/match';
import { type Dealing, dealtObjects } from '@reticle/core/play';
import { cardsIn, inPlay, isCharacter } from '../state/board.js';
import { type LorcanaCard, cardWith } from '../state/card.js';
import { type LorcanaMatchState, matchWith } from '../state/match.js';
import { areOpponents, playerOf } from '../state/state.js';
import { hides } from './view.js';

const WIN = 10_000;
/**
 * How much ink is worth more: the first ink lets a player play anything at all, some more lets them play
 * strong cards. More ink than that is worth only its readiness.
 */
const FIRST_INK = 4;
const ENOUGH_INK = 7;

/** The value that a bot gives to things of a match. */
export const WEIGHTS = {
  /** One lore of a player. */
  lore: 12,
  /** One card in hand. */
  card: 5,
  /** One ink: of the first few, and of those up to what is enough. */
  ink: 9,
  moreInk: 6.5,
  readyInk: 0.2,
  /** A card in play of any type, and each point of its cost if it is not a character. */
  inPlay: 4,
  cost: 1,
  /** One point of these of a character. Damaged willpower does not count. */
  questLore: 2,
  strength: 1,
  willpower: 1,
  ready: 1,
};
type Weights = Readonly<typeof WEIGHTS>;

/** Returns the value of a card in play, by its cost or by its numbers. */
function worth(card: LorcanaCard, weights: Weights): number {
  const { cost = 0, strength = 0, willpower = 0, lore = 0, damage, exerted } = card;
  if (!isCharacter(card)) return weights.inPlay + weights.cost * cost;
  return (
    weights.inPlay +
    weights.questLore * lore +
    weights.strength * strength +
    weights.willpower * (willpower - damage) +
    (exerted ? 0 : weights.ready)
  );
}

function side(state: LorcanaMatchState, player: string, weights: Weights): number {
  const inkwell = cardsIn(state, player, 'inkwell');
  const own = inPlay(state).filter(({ controller }) => controller === player);
  return (
    weights.lore * (playerOf(state, player)?.lore ?? 0) +
    own.reduce((total, card) => total + worth(card, weights), 0) +
    weights.card * cardsIn(state, player, 'hand').length +
    weights.ink * Math.min(FIRST_INK, inkwell.length) +
    weights.moreInk * Math.max(0, Math.min(ENOUGH_INK, inkwell.length) - FIRST_INK) +
    weights.readyInk * inkwell.filter(({ exerted }) => !exerted).length
  );
}

/**
 * Returns how good a state is for a player, for bots. More is better. It counts lore, cards in play, hand and
 * ink.
 */
export function evaluate(state: LorcanaMatchState, player: string, weights: Weights): number {
  if (state.ended) {
    if (state.ended.winners.length === 0) return 0;
    return state.ended.winners.includes(player) ? WIN : -WIN;
  }
  const others = state.players
    .filter(({ id }) => areOpponents(state, id, player))
    .map(({ id }) => side(state, id, weights));
  return side(state, player, weights) - Math.max(0, ...others);
}

const inPlaceOf = (card: LorcanaCard, before: LorcanaCard): LorcanaCard =>
  cardWith(card, {
    instanceId: before.instanceId,
    zone: before.zone,
    incarnation: before.incarnation,
    timestamp: before.timestamp,
    exerted: before.exerted,
    faceDown: before.faceDown,
  });

/**
 * Returns a random state that the player can't tell from this one. Each player's hidden cards in hand, deck
 * and inkwell are dealt anew.
 */
export function determinize(state: LorcanaMatchState, player: string, random: Random): LorcanaMatchState {
  const dealing: Dealing<LorcanaCard> = {
    isHidden: ({ instanceId, zone }) =>
      (zone === 'hand' || zone === 'deck' || zone === 'inkwell') &&
      hides(state, player, { kind: 'card', id: instanceId }),
    nameOf: ({ publicId }) => publicId,
    inPlaceOf,
  };
  const objects = state.players.reduce(
    (dealt, { id }) => dealtObjects(dealt, id, dealing, random),
    state.objects,
  );
  return matchWith(state, { objects });
}
