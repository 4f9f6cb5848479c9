export { connectBeside, type Connect } from './connection.js';
export { SeatClient, type SeatState } from './seat-client.js';
