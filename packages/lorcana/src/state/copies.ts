import type { LorcanaCard } from './card.js';
import type { LinkedCard } from './links.js';
import type { LorcanaMatchState } from './match.js';

/**
 * Copies of what a move changes, with some facts changed: cards as a match has them, cards as they are read, the match. Each is written
 * out fact by fact, in one order, so that all of them are laid out alike in memory. JavaScript engines are fast with objects that have
 * the same facts in the same order; a spread (`{ ...card, exerted: true }`), or what a rest pattern leaves, is laid out anew at each place
 * that makes it, and every function that reads a card is compiled for a few layouts at most.
 *
 * A copy has a place for every fact: what is absent is `undefined` there, which counts as left out. A law holds these copies beside spreads.
 */

/** What is still being written. */
type Draft<Facts> = { -readonly [Fact in keyof Facts]: Facts[Fact] };

/** The facts that a card need not have. */
type Optional<Facts> = {
  [Fact in keyof Facts]-?: object extends Pick<Facts, Fact> ? Fact : never;
}[keyof Facts];

const NOTHING: readonly never[] = [];

/** A card as it is, to be changed in place by who asks for it, and by nobody once it is given on. */
const copyCard = (card: LorcanaCard): Draft<LorcanaCard> => ({
  instanceId: card.instanceId,
  incarnation: card.incarnation,
  publicId: card.publicId,
  name: card.name,
  names: card.names,
  version: card.version,
  types: card.types,
  zone: card.zone,
  owner: card.owner,
  controller: card.controller,
  exerted: card.exerted,
  damage: card.damage,
  cost: card.cost,
  strength: card.strength,
  willpower: card.willpower,
  lore: card.lore,
  moveCost: card.moveCost,
  keywords: card.keywords,
  keywordValues: card.keywordValues,
  characteristics: card.characteristics,
  inks: card.inks,
  inkwell: card.inkwell,
  drying: card.drying,
  faceDown: card.faceDown,
  at: card.at,
  under: card.under,
  cardsUnder: card.cardsUnder,
  challenging: card.challenging,
  challengedBy: card.challengedBy,
  thisTurn: card.thisTurn,
  cant: card.cant,
  mustBeChosen: card.mustBeChosen,
  timestamp: card.timestamp,
  named: card.named,
});

/** A card as it is read. */
const copyLinked = (card: LinkedCard): Draft<LinkedCard> => ({
  instanceId: card.instanceId,
  incarnation: card.incarnation,
  publicId: card.publicId,
  name: card.name,
  names: card.names,
  version: card.version,
  types: card.types,
  zone: card.zone,
  owner: card.owner,
  controller: card.controller,
  exerted: card.exerted,
  damage: card.damage,
  cost: card.cost,
  strength: card.strength,
  willpower: card.willpower,
  lore: card.lore,
  moveCost: card.moveCost,
  keywords: card.keywords,
  keywordValues: card.keywordValues,
  characteristics: card.characteristics,
  inks: card.inks,
  inkwell: card.inkwell,
  drying: card.drying,
  faceDown: card.faceDown,
  at: card.at,
  under: card.under,
  cardsUnder: card.cardsUnder,
  challenging: card.challenging,
  challengedBy: card.challengedBy,
  thisTurn: card.thisTurn,
  cant: card.cant,
  mustBeChosen: card.mustBeChosen,
  timestamp: card.timestamp,
  named: card.named,
  singCost: card.singCost,
  location: card.location,
  debt: card.debt,
  cantBeChallengedBy: card.cantBeChallengedBy,
  canChallengeReady: card.canChallengeReady,
  granted: card.granted,
});

/** A match as it is: its lists are the very same. */
const copyMatch = (state: LorcanaMatchState): Draft<LorcanaMatchState> => ({
  players: state.players,
  activePlayer: state.activePlayer,
  objects: state.objects,
  modifiers: state.modifiers,
  shields: state.shields,
  watches: state.watches,
  waiting: state.waiting,
  resolving: state.resolving,
  used: state.used,
  clock: state.clock,
  config: state.config,
  turn: state.turn,
  phase: state.phase,
  seats: state.seats,
  discounts: state.discounts,
  standing: state.standing,
  emptying: state.emptying,
  challenge: state.challenge,
  hurt: state.hurt,
  happened: state.happened,
  triggered: state.triggered,
  ended: state.ended,
});

/** A card of a match with some facts changed, and without some that it need not have. */
export function cardWith(
  card: LorcanaCard,
  change: Partial<LorcanaCard>,
  without: readonly Optional<LorcanaCard>[] = NOTHING,
): LorcanaCard {
  const copy = copyCard(card);
  for (const fact of without) copy[fact] = undefined;
  return Object.assign(copy, change);
}

/** A card as it is read, with some facts changed. */
export const linkedWith = (card: LinkedCard, change: Partial<LinkedCard>): LinkedCard =>
  Object.assign(copyLinked(card), change);

/** A match with some facts changed. */
export const matchWith = (state: LorcanaMatchState, change: Partial<LorcanaMatchState>): LorcanaMatchState =>
  Object.assign(copyMatch(state), change);
