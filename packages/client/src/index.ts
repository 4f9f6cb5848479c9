export {
  SeatClient,
  type Reconnecting,
  type Choosing,
  type Refusal,
  type SeatState,
  type SeenEvent,
  connectBeside,
  type Connect,
  type Connection,
  type ConnectionEvents,
  type TableBeside,
} from './seat-client.js';
