import type { Issue } from '@reticle/core';
import type { Socket } from 'socket.io';
import type { Players } from './storage.js';

/** A session: a socket at a match, at a seat or watching (`null`). */
export interface Session {
  readonly socket: Socket;
  readonly matchID: string;
  readonly playerID: string | null;
  /** The credentials that the client sent. */
  readonly credentials: string | undefined;
  /** The seat's credentials in the storage. */
  readonly kept: string | undefined;
}

/** The rooms: the sessions at each match. */
export class Rooms {
  readonly #rooms = new Map<string, Set<Session>>();

  enter(session: Session): void {
    const room = this.#rooms.get(session.matchID) ?? new Set();
    this.#rooms.set(session.matchID, room.add(session));
  }

  leave(session: Session): void {
    const room = this.#rooms.get(session.matchID);
    room?.delete(session);
    if (room?.size === 0) this.#rooms.delete(session.matchID);
  }

  at(matchID: string): readonly Session[] {
    return [...(this.#rooms.get(matchID) ?? [])];
  }

  /** Disconnects sessions whose seat is no longer theirs. */
  expel(matchID: string, players: Players): void {
    for (const session of this.at(matchID)) {
      if (session.playerID === null || players[session.playerID]?.credentials === session.kept) continue;
      this.leave(session);
      session.socket.disconnect(true);
    }
  }
}

const DROP_CODES = ['notAFrame', 'unknownMatch', 'notSeated', 'notAMove', 'tooMany', 'failed'] as const;

/**
 * The reason why a frame was dropped: `notAFrame` (no client sends this shape), `unknownMatch` (the match
 * does not exist, or belongs to another game), `notSeated` (the socket does not hold that seat), `notAMove`
 * (the game has no such move), `tooMany` (the socket is disconnected, because it does not wait for answers),
 * `failed` (boardgame.io, the game or the storage threw).
 */
export type DropCode = (typeof DROP_CODES)[number];

/** A dropped frame: it reached neither the match nor anybody else. */
export interface DroppedFrame {
  readonly event: string;
  readonly code: DropCode;
  /** For `notAFrame`: what is wrong, and where. */
  readonly issues?: readonly Issue[];
  /** For `failed`: what was thrown. */
  readonly error?: unknown;
}

/** The error that ends the handling of a frame. */
export class DropError extends Error {
  readonly code: DropCode;
  readonly issues: readonly Issue[] | undefined;

  constructor(code: DropCode, issues?: readonly Issue[]) {
    super(code);
    this.code = code;
    this.issues = issues;
  }
}
