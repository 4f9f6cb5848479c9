import { jsonFlaw, type JsonLimits } from '@reticle/core';
import type { Server, StorageAPI } from 'boardgame.io';

/** A storage of boardgame.io. */
export type Storage = StorageAPI.Async | StorageAPI.Sync;

type Metadata = Server.MatchData;
export type Players = Readonly<Record<string, Server.PlayerMetadata>>;

/** What players say of themselves in the lobby (names, data) is sent to all others: so much at most. */
const PLAYERS_LIMITS: JsonLimits = { depth: 8, values: 2_000, characters: 20_000 };

/** A copy whose players are found by their seats alone: `players['__proto__']` is nobody, and not every object's prototype. */
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
 * A storage in front of which the lobby and the master cannot reach the prototype of all objects, or keep more for a player than
 * `PLAYERS_LIMITS` (the lobby answers 500).
 *
 * @param onSeats told of the players of a match after each change; of none when the match is wiped
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
