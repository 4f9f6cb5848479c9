export { SeatClient } from './seat-client.js';
export type { Reconnecting } from './seat-client.js';
export type { Choosing, Refusal, SeatState, SeenEvent } from './seat-state.js';
export { connectBeside } from './transport.js';
export type { Connect, Connection, ConnectionEvents, TableBeside } from './transport.js';
