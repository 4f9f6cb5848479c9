export { messageId } from './client-message.js';
export type { ClientMessage } from './client-message.js';
export { parseServerMessage, REFUSALS } from './server-message.js';
export type { ServerMessage, ServerMessageOf } from './server-message.js';
export { applyPatch } from './apply-patch.js';
export {
  firstPosition,
  logEntry,
  positionOf,
  snapshot,
  snapshotOf,
  stepsAfter,
  type LogEntry,
  type PlayedStep,
  type Position,
  type Snapshot,
} from './position.js';
export { Table } from './table.js';
export type { TableBot, TableOptions, TableReport, TableScreen } from './table-options.js';
export type { Listener, SeatedClient } from './audience.js';
