import type { Game, Server, State } from 'boardgame.io';
import { getFilterPlayerView } from 'boardgame.io/dist/cjs/internal.js';
import { Master } from 'boardgame.io/dist/cjs/master.js';
import type { Socket } from 'socket.io';
import type * as z from 'zod';
import { DropError, type Rooms, type Session } from './rooms.js';
import type { chatFrame, syncFrame, updateFrame } from './frames.js';
import type { Storage } from './storage.js';

type MasterTransport = ConstructorParameters<typeof Master>[2];
type Payload = Parameters<MasterTransport['sendAll']>[0];
export type Auth = ConstructorParameters<typeof Master>[3];

/** What a storage has of a match. Empty if there is none. */
interface StoredMatch {
  readonly metadata?: Server.MatchData | undefined;
  readonly state?: State | undefined;
}

/** What all sockets of one game share. */
export interface GameServices {
  readonly game: Game;
  readonly db: Storage;
  readonly auth: Auth;
  readonly rooms: Rooms;
}

const stepOf = ({ _stateID: step }: State): number => step;

/**
 * One socket at a game, which is at most at one match, in one seat. Its frames are handled one after the
 * other.
 */
export class Table {
  readonly house: GameServices;
  readonly socket: Socket;
  #session: Session | undefined;

  constructor(house: GameServices, socket: Socket) {
    this.house = house;
    this.socket = socket;
  }

  /** Shows a match to a client, from its seat or as a spectator. This never starts a match. */
  async sync([matchID, seat, sent]: z.output<typeof syncFrame>): Promise<void> {
    const { game, db, rooms } = this.house;
    const playerID = seat ?? null;
    const credentials = sent ?? undefined;
    await this.#leaveFor(matchID, playerID);
    const found: StoredMatch = await db.fetch(matchID, { metadata: true, state: true });
    const { metadata, state } = found;
    if (!metadata || !state || metadata.gameName !== game.name) throw new DropError('unknownMatch');
    const kept = playerID === null ? undefined : metadata.players[Number(playerID)]?.credentials;
    // A seat that nobody has taken in the lobby cannot be used: boardgame.io would ask for no credentials.
    if (playerID !== null && (kept === undefined || !Object.hasOwn(metadata.players, playerID))) {
      throw new DropError('notSeated');
    }
    const master = this.#master(matchID);
    const refused = await master.onSync(matchID, playerID, credentials);
    if (refused) throw new DropError('notSeated');
    this.#session = { socket: this.socket, matchID, playerID, credentials, kept };
    rooms.enter(this.#session);
    await master.onConnectionChange(matchID, playerID, credentials, true);
  }

  async update([action, stateID, matchID, playerID]: z.output<typeof updateFrame>): Promise<void> {
    this.#mustSitAt(matchID, playerID);
    if (action.payload.playerID !== playerID) throw new DropError('notSeated');
    if (!Object.hasOwn(this.house.game.moves ?? {}, action.payload.type)) throw new DropError('notAMove');
    const { args, credentials, ...move } = action.payload;
    const payload = { ...move, args: args ?? [], credentials: credentials ?? '' };
    const refused = await this.#master(matchID, stateID).onUpdate(
      { ...action, payload },
      stateID,
      matchID,
      playerID,
    );
    if (refused) throw new DropError('notSeated');
  }

  async chat([matchID, message, credentials]: z.output<typeof chatFrame>): Promise<void> {
    this.#mustSitAt(matchID, message.sender);
    const refused = await this.#master(matchID).onChatMessage(matchID, message, credentials ?? undefined);
    if (refused) throw new DropError('notSeated');
  }

  async disconnect(): Promise<void> {
    const session = this.#session;
    if (!session) return;
    const { matchID, playerID, credentials } = session;
    this.#session = undefined;
    this.house.rooms.leave(session);
    await this.#master(matchID).onConnectionChange(matchID, playerID, credentials, false);
  }

  /** The match at which the socket is. Its frames wait for what is in progress there. */
  get matchID(): string | undefined {
    return this.#session?.matchID;
  }

  async #leaveFor(matchID: string, playerID: string | null): Promise<void> {
    const session = this.#session;
    if (!session) return;
    if (session.matchID !== matchID || session.playerID !== playerID) return this.disconnect();
    this.#session = undefined;
    this.house.rooms.leave(session);
  }

  #mustSitAt(matchID: string, playerID: string): void {
    const session = this.#session;
    if (session?.matchID !== matchID || session.playerID !== playerID) throw new DropError('notSeated');
  }

  #master(matchID: string, stateID?: number): Master {
    const { game, db, auth, rooms } = this.house;
    const filter = getFilterPlayerView(game);
    const to = (socket: Socket, playerID: string | null, payload: Payload) => {
      const { type, args } = filter(playerID, payload);
      socket.emit(type, ...args);
    };
    const transport: MasterTransport = {
      send: ({ playerID, ...payload }) => to(this.socket, playerID, payload),
      sendAll: (payload) => {
        // A refused move leaves the state unchanged, so only its sender is told.
        const same = payload.type === 'update' && stepOf(payload.args[1]) === stateID;
        for (const { socket, playerID } of rooms.at(matchID)) {
          if (!same || socket === this.socket) to(socket, playerID, payload);
        }
      },
    };
    return new Master(game, db, transport, auth);
  }
}
