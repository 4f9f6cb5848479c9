export { clientMessage, MESSAGE_LIMITS, parseClientMessage } from './client-message.js';
export type { ClientMessage, ClientMessageOf } from './client-message.js';
export { parseServerMessage, PROTOCOL, REFUSALS, serverMessage } from './server-message.js';
export type { PatchOperation, RefusalReason, ServerMessage, ServerMessageOf } from './server-message.js';
export {
  applyPatch,
  createPatch,
  actingIn,
  firstPosition,
  logEntry,
  outcomeOf,
  positionAfter,
  positionOf,
  snapshot,
  snapshotOf,
  type LogEntry,
  type Position,
  type Snapshot,
} from './position.js';
export { Table } from './table.js';
export type { Seated } from './table.js';
export type {
  SeenStep,
  TableBot,
  TableKeeper,
  TableOptions,
  TableReport,
  TableScreen,
} from './table-options.js';
export type { Listener } from './audience.js';
