export { filterSchema } from '../filter/schema.js';
export { abilitySchema, replacement } from './ability.js';
export type {
  Ability,
  AbilityWords,
  Replacement,
  ReplacementAbility,
  StaticAbility,
  TriggeredAbility,
  WordSchemas,
} from './ability.js';
export { optionDecision } from './decision.js';
export type { Decision } from './decision.js';
export { effectRunner } from './effect.js';
export type { EffectExecution, EffectKinds, Frame, AbilityContext, Tools } from './effect.js';
export { cashier, payWhole } from './cost.js';
export type { Cashier, CostKind, CostKinds, CostPart, Payment } from './cost.js';
export type {
  EventFields,
  EventVocabulary,
  FactsOf,
  FieldRole,
  GameEvent,
  Moving,
  OwnEvent,
  Position,
  TableEvent,
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
} from './object-store.js';
export type { Dealing, ObjectStore, PlayObject } from './object-store.js';
export { ObjectLists } from './object-list.js';
export { Recent } from './recent.js';
export type { ListedObject } from './object-list.js';
export { nextWaiting, waitingFirst, withNext } from './order.js';
export { eventPattern } from './pattern.js';
export type { EventPattern } from './pattern.js';
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
export type { ZoneDefinition, ZoneDefinitions } from './zone.js';
