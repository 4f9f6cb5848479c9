import type { LorcanaCard } from './card.js';
import type { LinkedCard } from './links.js';
import type { LorcanaMatchState } from './match.js';

/**
 * This file copies what moves change: cards, cards as readers see them, and matches. Each copy lists every fact in
 * one order, so that all copies have one layout in memory. JavaScript engines are fast with objects of one layout. A
 * spread (`{ ...card, exerted: true }`) or a rest pattern gets a layout of its own at each place in the code, and
 * engines compile a function for a few layouts at most.
 *
 * A copy has a place for every fact. An absent fact is `undefined` there, which counts as left out. A law compares
 * these copies with spreads.
 */

/** An object under construction. */
type Draft<Facts> = { -readonly [Fact in keyof Facts]: Facts[Fact] };

/** The names of a card's optional facts. */
type Optional<Facts> = {
  [Fact in keyof Facts]-?: object extends Pick<Facts, Fact> ? Fact : never;
}[keyof Facts];

const NOTHING: readonly never[] = [];

/** Copies a card. Only the functions below change the copy, before they return it. */
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

/** Copies a card as readers see it. */
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

/** Copies a match. The copy shares its lists. */
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

/** Returns a card with some facts changed, and without some of its optional facts. */
export function cardWith(
  card: LorcanaCard,
  change: Partial<LorcanaCard>,
  without: readonly Optional<LorcanaCard>[] = NOTHING,
): LorcanaCard {
  const copy = copyCard(card);
  for (const fact of without) copy[fact] = undefined;
  return Object.assign(copy, change);
}

/** Returns a card as readers see it, with some facts changed. */
export const linkedWith = (card: LinkedCard, change: Partial<LinkedCard>): LinkedCard =>
  Object.assign(copyLinked(card), change);

/** Returns a match with some facts changed. */
export const matchWith = (state: LorcanaMatchState, change: Partial<LorcanaMatchState>): LorcanaMatchState =>
  Object.assign(copyMatch(state), change);
