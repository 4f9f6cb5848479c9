export { filterSchema } from '../filter/schema.js';
export {
  abilitySchema,
  type Ability,
  type AbilityContext,
  type EffectOutcome,
  type EffectContext,
  effectRunner,
  type EffectExecution,
  type EffectKind,
  type EffectKinds,
  type EffectOf,
  type EffectRunner,
  type Emit,
  type Frame,
  type Run,
  type AbilityUse,
  type ReplacementAbility,
  type StaticAbility,
  type Tools,
  type TriggeredAbility,
  withObserver,
} from './effect.js';
export {
  type Family,
  type FamilyData,
  type FamilyOf,
  familyUnion,
  keyedSchemas,
  type KindCheck,
  type KindEntry,
} from './family.js';
export { frame } from './frame.js';
export {
  optionDecision,
  orderDecision,
  type Decision,
  nextWaiting,
  waitingFirst,
  withNext,
} from './decisions.js';
export { cashier, payWhole } from './cost.js';
export type { Cashier, CostKind, CostKinds, CostPart } from './cost.js';
export { type GameEvent, eventPattern, type EventPattern } from './event.js';
export { duration, emptyTable, tableShape, tableWith } from './lasting.js';
export type { Duration, Modifier, Shield, TableState, WaitingAbility, Watch } from './lasting.js';
export {
  allObjects,
  changeObject,
  changeObjects,
  emptyStore,
  idsIn,
  movedObject,
  objectAt,
  objectById,
  objectsIn,
  dealtObjects,
  orderedZone,
  positionOf,
  rememberedObject,
  remembering,
  withObject,
  type Dealing,
  type ObjectStore,
  type ZoneDefinition,
} from './object-store.js';
export { ObjectLists } from './object-list.js';
export { PlaceCache, RecentCache } from './caches.js';
export { throughLayers } from './layering.js';
export type { LayerEffect } from './layering.js';
export { refTo } from './layers.js';
export { migrateObjects } from './migrate-objects.js';
export { definePlay } from './play.js';
export type { Play, PlayDefinition, TurnStep, TurnSteps } from './play.js';
export { defineTable } from './table.js';
export type { Table, TableKind } from './table.js';
export type { Things } from './table-context.js';
export type { ChangeKind, EventRequest, TableContext, TableRules } from './types.js';
