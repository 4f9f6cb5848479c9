export { connectBeside, type Connect } from './connection.js';
export { SeatClient } from './seat-client.js';
export type { SeatState } from './seat-state.js';
