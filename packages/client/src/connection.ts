import type { ClientMessage, Listener, SeatedClient } from '@reticle/protocol';

/** The events of a connection. */
interface ConnectionEvents {
  /** Takes a raw message of the table. The client parses it. */
  message(raw: unknown): void;
  /** The connection is gone, and nobody closed it. */
  lost(): void;
}

/** A connection to a table. */
export interface Connection {
  send(message: ClientMessage): void;
  close(): void;
}

/** Connects a client to its table. The same call again reconnects it. */
export type Connect = (events: ConnectionEvents) => Promise<Connection>;

/** Anything with seats: a `Table` of `@reticle/protocol`. */
export interface LocalTable {
  join(seat: string | null, listener: Listener): SeatedClient;
}

/**
 * Makes a connection to a table in the same program: for a screen that plays alone, for bots beside it, and
 * for tests.
 */
export const connectBeside =
  (table: LocalTable, seat: string | null): Connect =>
  async (events) => {
    const seated = table.join(seat, { send: (message) => events.message(message) });
    return { send: (message) => void seated.receive(message), close: () => seated.leave() };
  };
