export { SeatClient, type SeatState, connectBeside, type Connect } from './seat-client.js';
