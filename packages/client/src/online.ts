import { Client } from '@colyseus/sdk';
import type { Connect } from './connection.js';

/** A table of a server, and the token of a seat. */
interface OnlineSeat {
  /** The address of the server: `https://example.org`. */
  readonly url: string;
  readonly table: string;
  /** The token that was returned for taking the seat. Without one the client watches. */
  readonly token?: string;
}

/** The channel on which a server's rooms speak the protocol. */
const CHANNEL = 'reticle';

/** Makes a connection to a table of `@reticle/server`. */
export const connectOnline =
  ({ url, table, token }: OnlineSeat): Connect =>
  async (events) => {
    const options = { table, ...(token === undefined ? {} : { token }) };
    const room = await new Client(url).joinOrCreate('table', options);
    // The client reconnects by its token, to whatever process has the table then.
    room.reconnection.enabled = false;
    let isClosed = false;
    room.onMessage(CHANNEL, (message: unknown) => events.message(message));
    room.onLeave(() => {
      if (!isClosed) events.lost();
    });
    return {
      send: (message) => room.send(CHANNEL, message),
      close() {
        isClosed = true;
        void room.leave();
      },
    };
  };
