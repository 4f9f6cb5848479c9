// --- the game
export { lorcana } from './game.js';
export { lorcanaCardKind } from './kinds/card.js';
export { lorcanaPlayerKind } from './kinds/player.js';
export { RESTRICTION_VALIDATORS } from './restriction-validators.js';

// --- states
export { lorcanaCard, lorcanaCardOf, namesOf } from './state/card.js';
export type { LorcanaCard, MustBeChosen } from './state/card.js';
export { lorcanaPlayer } from './state/player.js';
export type { LorcanaPlayer } from './state/player.js';
export {
  areOpponents,
  cardById,
  knownCard,
  lorcanaState,
  lorcanaStateOf,
  playerOf,
  turnOrder,
} from './state/state.js';
export type { LorcanaState } from './state/state.js';
export type { LinkedCard } from './state/links.js';
export {
  CARD_TYPES,
  CLASSIFICATIONS,
  INKS,
  KEYWORDS,
  PROHIBITIONS,
  TURN_FACTS,
  ZONES,
} from './state/vocabulary.js';
export type {
  CardType,
  Classification,
  Ink,
  LorcanaKeyword,
  Prohibition,
  TurnFact,
  Zone,
} from './state/vocabulary.js';

// --- filters
export type { LorcanaCardFilter } from './filter/card-schema.js';
export type { LocationFilter, LorcanaPlayerFilter } from './filter/schema.js';
