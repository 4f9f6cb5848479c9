export { filterSchema } from '../filter/schema.js';
export {
  abilitySchema,
  replacement,
  type Ability,
  type AbilityWords,
  type Replacement,
  type ReplacementAbility,
  type StaticAbility,
  type TriggeredAbility,
  type WordSchemas,
  effectRunner,
  type EffectExecution,
  type EffectKinds,
  type Frame,
  type AbilityContext,
  type Tools,
} from './effect.js';
export { optionDecision, type Decision, nextWaiting, waitingFirst, withNext } from './decisions.js';
export { cashier, payWhole } from './cost.js';
export type { Cashier, CostKind, CostKinds, CostPart, Payment } from './cost.js';
export {
  type EventFields,
  type EventVocabulary,
  type FactsOf,
  type FieldRole,
  type GameEvent,
  type Moving,
  type OwnEvent,
  type Position,
  type TableEvent,
  eventPattern,
  type EventPattern,
} from './event.js';
export { duration, emptyTable, tableShape, tableWith } from './lasting.js';
export type { Duration, Modifier, Shield, TableState, Waiting, Watch } from './lasting.js';
export {
  allObjects,
  changeObject,
  changeObjects,
  emptyStore,
  forgetting,
  idsIn,
  movedObject,
  objectAt,
  objectById,
  objectsIn,
  objectStore,
  dealtObjects,
  orderedZone,
  positionOf,
  rememberedObject,
  remembering,
  withObject,
  type Dealing,
  type ObjectStore,
  type PlayObject,
  type ZoneDefinition,
  type ZoneDefinitions,
} from './object-store.js';
export { ObjectLists } from './object-list.js';
export { KeptPlaces, Recent } from './kept.js';
export type { ListedObject } from './object-list.js';
export { throughLayers } from './layering.js';
export type { Layering, LayerEffect, LayerStep } from './layering.js';
export { refTo } from './layers.js';
export { definePlay } from './play.js';
export type { Play, PlayDefinition } from './play.js';
export { defineTable } from './table.js';
export type { Table, TableKind } from './table.js';
export type { Things } from './table-context.js';
export type {
  ChangeKind,
  ChangeKinds,
  Emitted,
  EventActions,
  TableReader,
  TableRules,
  TableContext,
  TableTypes,
  TableTypesWith,
} from './types.js';
