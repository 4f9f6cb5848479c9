import { Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';

/** The milliseconds in which a client that was let in must say that it has heard so. */
const MOST_WAIT = 10_000;

/** The most messages that are kept for a client that has not said so yet. */
const MOST_KEPT = 200;

/** The most bytes that are kept for a client that does not read them. */
const MOST_UNREAD = 4 * 2 ** 20;

/** The milliseconds that a client which is cut off has to close its end. */
const CLOSING = 2_000;

/** The least milliseconds between two answers to pings of the server, which sends one every three seconds. */
const PONG_EVERY = 1_000;

/** The most pings of a client before it is let in. */
const MOST_EARLY = 10;

/** Why a frame was not taken. */
export type FrameRefusal = 'early' | 'unknown' | 'tooFast';

/** What a guarded socket needs of the room that let its client in. */
export interface SocketHost {
  /** The beginning of each frame that is a message to the table. Those the room counts itself. */
  readonly message: Uint8Array;
  /** Counts any other frame as a message. Returns whether it is within the limits. */
  counts(): boolean;
  /** Called with each frame that is not taken. */
  refused(why: FrameRefusal, code: number | undefined): void;
}

/**
 * A socket that takes no more of a server than a table's messages may. Colyseus hears only what this lets
 * through: the acknowledgement of a client that was let in, messages to the table, its own pings and goodbyes.
 * Pings of the WebSocket protocol are answered here, and count like every other frame.
 */
export class GuardedSocket extends WebSocket {
  #host: SocketHost | undefined;
  #early = 0;
  #kept = 0;
  #ponged = 0;
  #isAcknowledged = false;
  #isCut = false;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** Takes frames from now on, beginning with the acknowledgement that the client was let in. */
  admit(host: SocketHost): void {
    this.#host = host;
    this.#deadline = setTimeout(() => this.cut(), MOST_WAIT);
    this.#deadline.unref();
    this.once('close', () => clearTimeout(this.#deadline));
  }

  /** Whether another message may be sent. If too much waits to be read, the socket is cut instead. */
  takesMore(): boolean {
    if (this.#isCut) return false;
    const isFull = this.bufferedAmount > MOST_UNREAD || (!this.#isAcknowledged && ++this.#kept > MOST_KEPT);
    if (isFull) this.terminate();
    return !isFull;
  }

  /** Closes the socket. Whatever its client says until it has gone is not heard. */
  cut(): void {
    this.#isCut = true;
    this.close(1_008);
    setTimeout(() => this.terminate(), CLOSING).unref();
  }

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    const isFrame = event === 'message' || event === 'ping' || event === 'pong';
    if (isFrame && !this.#takes(event, given[0])) return false;
    return super.emit(event, ...given);
  }

  #takes(event: 'message' | 'ping' | 'pong', data: unknown): boolean {
    if (this.#isCut) return false;
    const bytes = data instanceof Uint8Array ? data : new Uint8Array();
    if (event === 'message') return this.#takesMessage(bytes);
    if (event === 'pong') return this.#isDue() || this.#counts(undefined);
    if (!this.#counts(undefined)) return false;
    this.pong(bytes);
    return true;
  }

  #takesMessage(bytes: Uint8Array): boolean {
    const [code] = bytes;
    if (!this.#isAcknowledged) return this.#acknowledges(code);
    if (code === Protocol.LEAVE_ROOM) return true;
    if (this.#host?.message.every((byte, at) => bytes[at] === byte)) return true;
    if (!this.#counts(code)) return false;
    if (code === Protocol.PING) return true;
    this.#host?.refused('unknown', code);
    return false;
  }

  /** Whether a first frame is the acknowledgement. Nobody else has a reason to say anything yet. */
  #acknowledges(code: number | undefined): boolean {
    if (this.#host && code === Protocol.JOIN_ROOM) {
      this.#isAcknowledged = true;
      clearTimeout(this.#deadline);
      return true;
    }
    this.#host?.refused('early', code);
    this.cut();
    return false;
  }

  /** Whether this may be the answer to a ping of the server. */
  #isDue(): boolean {
    const now = performance.now();
    if (now - this.#ponged < PONG_EVERY) return false;
    this.#ponged = now;
    return true;
  }

  #counts(code: number | undefined): boolean {
    if (!this.#host) {
      if (++this.#early > MOST_EARLY) this.cut();
      return !this.#isCut;
    }
    if (this.#host.counts()) return true;
    this.#host.refused('tooFast', code);
    return false;
  }
}
