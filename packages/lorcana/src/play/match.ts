import { defineMatch } from '@reticle/core/match';
import * as z from 'zod';
import { duration, modification } from '../language/modification.js';
import { actor } from '../rules/turn.js';
import { cardsIn, inPlay, isCharacter } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { lorcanaTable } from '../state/game.js';
import { type LorcanaMatchState, areOpponents, playerOf } from '../state/state.js';
import { determinize } from './determinize.js';
import { migrate } from './migrate.js';
import { activate, decide, resolveTrigger } from './moves/abilities.js';
import { challenge, moveToLocation, quest } from './moves/characters.js';
import { play, shift } from './moves/play.js';
import { sing } from './moves/sing.js';
import { alterHand, endTurn, ink } from './moves/turn.js';
import { lorcanaOptions, type LorcanaOptions, setup } from './setup.js';
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
  const left = Math.max(0, willpower - damage);
  return 4 + 2 * lore + Math.max(0, strength) + left + (exerted ? 0 : 1);
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
    isPending: (state) =>
      state.ended === null &&
      (state.resolving.length > 0 || state.waiting.length > 0 || state.challenge !== null),
  },
});

const player = z.string();
const amount = z.number();
const named = { cardId: z.string(), name: z.string() };
/** A card that not everybody may know. */
const perhaps = { cardId: z.string().optional(), name: z.string().optional() };
const cards = z.array(z.strictObject(named)).readonly();
const visibleTo = z.array(z.string()).readonly();
const reason = z.enum(['lore', 'deck', 'turnLimit', 'endless']);

/** Everything that happens in a match. Where `visibleTo` stands, only those players may see it. */
export const lorcanaEvent = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('turnBegan'), player, turn: amount }),
  z.strictObject({ type: z.literal('altered'), player, count: amount }),
  z.strictObject({ type: z.literal('drew'), player, count: amount }),
  z.strictObject({ type: z.literal('cardDrawn'), player, ...named, visibleTo }),
  z.strictObject({ type: z.literal('inked'), player, ...named }),
  z.strictObject({ type: z.literal('played'), player, ...named }),
  z.strictObject({ type: z.literal('shifted'), player, ...named, ontoId: z.string() }),
  z.strictObject({ type: z.literal('sang'), player, ...named, singers: cards }),
  z.strictObject({ type: z.literal('quested'), player, ...named, lore: amount }),
  z.strictObject({
    type: z.literal('challenged'),
    player,
    ...named,
    targetId: z.string(),
    targetName: z.string(),
  }),
  z.strictObject({ type: z.literal('activated'), player, ...named, ability: z.string().optional() }),
  z.strictObject({ type: z.literal('triggered'), player, ...named }),
  z.strictObject({
    type: z.literal('moved'),
    ...named,
    locationId: z.string(),
    location: z.string(),
  }),
  z.strictObject({ type: z.literal('exerted'), ...named }),
  z.strictObject({ type: z.literal('readied'), ...named }),
  z.strictObject({ type: z.literal('damaged'), ...named, amount }),
  z.strictObject({ type: z.literal('healed'), ...named, amount }),
  z.strictObject({ type: z.literal('banished'), ...named }),
  z.strictObject({
    type: z.literal('given'),
    ...named,
    gives: z.array(modification).readonly(),
    for: duration,
  }),
  z.strictObject({ type: z.literal('putUnder'), ...named }),
  z.strictObject({ type: z.literal('putIntoInkwell'), player, ...perhaps }),
  z.strictObject({ type: z.literal('putIntoHand'), player, ...perhaps }),
  z.strictObject({ type: z.literal('putIntoDeck'), player, ...perhaps }),
  z.strictObject({ type: z.literal('putOnDeck'), player, place: z.enum(['top', 'bottom']) }),
  z.strictObject({ type: z.literal('putIntoDiscard'), player, ...named }),
  z.strictObject({ type: z.literal('discarded'), player, ...named }),
  z.strictObject({ type: z.literal('shuffled'), player }),
  z.strictObject({ type: z.literal('looked'), player, count: amount }),
  z.strictObject({ type: z.literal('lookedAt'), player, cards, visibleTo }),
  z.strictObject({ type: z.literal('revealed'), player, ...named }),
  z.strictObject({ type: z.literal('named'), player, name: z.string() }),
  z.strictObject({ type: z.literal('handRevealed'), player, cards }),
  z.strictObject({ type: z.literal('loreGained'), player, amount, lore: amount }),
  z.strictObject({ type: z.literal('loreLost'), player, amount, lore: amount }),
  z.strictObject({ type: z.literal('matchEnded'), winners: z.array(z.string()).readonly(), reason }),
]);
/** Something that happened in a match; see {@link lorcanaEvent}. */
export type LorcanaEvent = z.infer<typeof lorcanaEvent>;
