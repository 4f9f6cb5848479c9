/** A socket on which a test says whatever bytes it likes. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { post } from './served.js';

const reserved = z.object({ roomId: z.string(), sessionId: z.string(), processId: z.string() });

/** The bytes of a message to a table, whose contents follow: `reticle` in MessagePack. */
export const HEADER = [13, 0xa7, ...Buffer.from('reticle')];

/** A client that was let in to a table, and keeps the codes of the frames that it hears. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly heard: number[] = [];
  pongs = 0;
  left: number | undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => void this.heard.push(data[0] ?? -1));
    socket.on('pong', () => void this.pongs++);
    socket.on('error', () => {});
    socket.on('close', (code) => (this.left = code));
  }

  /**
   * Opens a socket. It has said nothing yet.
   *
   * @param between is done after the client was let in, and before it opens the socket
   */
  static async open(
    url: string,
    table: string,
    token?: string,
    between: () => Promise<unknown> = async () => {},
  ): Promise<RawSocket> {
    const { text } = await post(`${url}/matchmake/joinOrCreate/table`, JSON.stringify({ table, token }));
    const { processId, roomId, sessionId } = reserved.parse(JSON.parse(text));
    await between();
    const path = `${processId}/${roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/${path}`, { autoPong: true });
    const raw = new RawSocket(socket);
    await once(socket, 'open');
    return raw;
  }

  /** Opens a socket, and says that it has heard that it was let in. */
  static async join(url: string, table: string, token?: string): Promise<RawSocket> {
    const raw = await RawSocket.open(url, table, token);
    await raw.until(() => raw.heard.includes(10));
    raw.say(10);
    await raw.until(() => raw.heard.includes(13));
    return raw;
  }

  say(...bytes: readonly number[]): void {
    this.socket.send(Uint8Array.from(bytes));
  }

  /** Waits for something to hold. */
  async until(holds: () => boolean, most = 10_000): Promise<void> {
    const end = performance.now() + most;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`It did not happen in ${most} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
}
