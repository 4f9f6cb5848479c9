import type { ClientMessage, Listener, Seated } from '@reticle/protocol';

/** What a client hears of its connection. */
interface ConnectionEvents {
  /** A message of the table, raw: the client reads it. */
  message(raw: unknown): void;
  /** The connection is gone, and nobody asked for it. */
  lost(): void;
}

/** A connection to a table. */
export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

/** How a client gets to its table; the same call again is how it comes back. */
export type Connect = (events: ConnectionEvents) => Promise<Connection>;

/** Anything with seats: a `Table` of `@reticle/protocol`. */
export interface TableBeside {
  join(seat: string | null, listener: Listener): Seated;
}

/** The way to a table in the same program: for a screen that plays alone, for bots beside it, and for tests. */
export const connectBeside =
  (table: TableBeside, seat: string | null): Connect =>
  async (events) => {
    const seated = table.join(seat, { send: (message) => events.message(message) });
    return { send: (message) => void seated.receive(message), close: () => seated.leave() };
  };
