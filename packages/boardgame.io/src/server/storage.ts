import { jsonFlaw, type JsonLimits } from '@reticle/core';
import type { Server, StorageAPI } from 'boardgame.io';

/** A storage of boardgame.io. */
export type Storage = StorageAPI.Async | StorageAPI.Sync;

type Metadata = Server.MatchData;
export type Players = Readonly<Record<string, Server.PlayerMetadata>>;

/** The limits of what players store in the lobby (names, data): it is sent to all others. */
const PLAYERS_LIMITS: JsonLimits = { depth: 8, values: 2_000, characters: 20_000 };

/**
 * Copies an entry so that players are found only by their seats: `players['__proto__']` must be nobody, not
 * the prototype of all objects.
 */
function withOwnSeats<Found extends { metadata?: Metadata }>(found: Found): Found {
  const { metadata } = found;
  if (!metadata) return found;
  const players = structuredClone(metadata.players);
  Object.setPrototypeOf(players, null);
  return { ...found, metadata: { ...metadata, players } };
}

const after = (done: void | Promise<void>, then: () => void): void | Promise<void> =>
  done instanceof Promise ? done.then(then) : then();

/**
 * Guards a storage. The lobby and the master can then not reach the prototype of all objects, nor store more
 * for a player than `PLAYERS_LIMITS` (the lobby answers 500).
 *
 * @param onSeats called with the players of a match after each change; with none if the match is wiped
 */
export function guardedStorage<DB extends Storage>(
  db: DB,
  onSeats: (matchID: string, players: Players) => void,
): DB {
  const guarded = {
    fetch(matchID: string, opts: StorageAPI.FetchOpts) {
      const found = db.fetch(matchID, opts);
      return found instanceof Promise ? found.then(withOwnSeats) : withOwnSeats(found);
    },
    setMetadata(matchID: string, metadata: Metadata) {
      const flaw = jsonFlaw(metadata.players, PLAYERS_LIMITS);
      if (flaw) throw new RangeError(`What the players say of themselves is refused: ${flaw.code}.`);
      return after(db.setMetadata(matchID, metadata), () => onSeats(matchID, metadata.players));
    },
    wipe: (matchID: string) => after(db.wipe(matchID), () => onSeats(matchID, {})),
  };
  return new Proxy(db, {
    get(target, key): unknown {
      if (Object.hasOwn(guarded, key)) return Reflect.get(guarded, key);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
