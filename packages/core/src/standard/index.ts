export { cardDefaults, cardsSeen, deckOf, openHands, type OpeningHands } from './board.js';
export {
  cardSet,
  UnreadCardError,
  type CardOptions,
  type CardSet,
  type CardSetRules,
  type PrintedText,
} from './card-set.js';
export {
  cardText,
  type CardAbility,
  type CardSays,
  type CardText,
  type CardTextWords,
  type StaticWords,
} from './card-text.js';
export { costSchemas, standardCosts } from './costs.js';
export {
  choiceOf,
  effectObject,
  effectSchemas,
  objectsOf,
  standardEffects,
  type EffectObject,
  type EffectRules,
  type StandardZones,
} from './effects.js';
export { standardActions, standardEvents } from './events.js';
export {
  activatedSchema,
  cardMoves,
  standardMessages,
  type ActivatedAbility,
  type CardExecution,
  type CardMove,
  type CardMoveRules,
  type CardMoves,
} from './moves.js';
export { cardNouns, type CardNouns, type CardNounWords } from './nouns.js';
export { eventEffect, eventEffects, type EventEffect } from './own-effects.js';
export { costVerbs, effectVerbs, verb } from './verbs.js';
