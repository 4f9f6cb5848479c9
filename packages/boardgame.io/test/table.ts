import type { Match, MatchRuntime } from '@reticle/core/match';
import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { matchOf, toBoardgame, type HostedMatch, type MatchForClient } from '../src/index.js';
import { isHosted, type BoardgameState } from '../src/hosted.js';
import { type BoardgameSettings } from '../src/settings.js';

export const SECRET = 'known to the server';

/** The options of a small board on which blue begins. */
export const OPTIONS = {
  width: 6,
  height: 6,
  force: { infantry: 2, vehicle: 1, special: 1 },
  turnLimit: 6,
  first: 'blue',
};

type Transport = ReturnType<ReturnType<typeof Local>>;

/** Returns a value that must be there. */
function there<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('There is none.');
  return value;
}

const isState = <Whole>(value: unknown): value is State<BoardgameState<Whole>> =>
  typeof value === 'object' && value !== null && 'G' in value;

/** Makes clients at their seats (null watches), and their one server. */
export function tableOf<Whole>(
  runtime: MatchRuntime<Whole>,
  seats: readonly (string | null)[],
  settings: BoardgameSettings = {},
) {
  const game = { ...toBoardgame(runtime, { secret: SECRET, ...settings }), seed: 7 };
  const local = Local();
  const transports: Transport[] = [];
  const clients = seats.map((seat) =>
    Client<BoardgameState<Whole>>({
      game,
      debug: false,
      numPlayers: seats.filter((one) => one !== null).length,
      ...(seat === null ? {} : { playerID: seat }),
      multiplayer: (wanted) => {
        const transport = local(wanted);
        transports.push(transport);
        return transport;
      },
    }),
  );
  for (const client of clients) client.start();

  const server = (): State<BoardgameState<Whole>> => {
    const fetched = there(transports[0]).master.storageAPI.fetch('default', { state: true });
    if (fetched instanceof Promise) throw new TypeError('Local storage answers at once.');
    const state: unknown = fetched.state;
    if (!isState<Whole>(state)) throw new TypeError('A state has a G.');
    return state;
  };
  const hosted = (): HostedMatch<Whole> => {
    const { G } = server();
    if (!isHosted(G)) throw new TypeError('The server has the whole match.');
    return G;
  };
  const match = (): Match<Whole> => matchOf(runtime, SECRET, hosted());
  /** Returns the state of the client at a place of `seats`. */
  const seen = (place: number): MatchForClient => {
    const { G } = there(there(clients[place]).getState());
    if (isHosted(G)) throw new TypeError('A client has a view.');
    return G;
  };
  /** Makes a move as the client at a place of `seats`. */
  const move = (place: number, name: string, ...args: readonly unknown[]) => {
    there(there(clients[place]).moves[name])(...args);
  };
  const stop = () => {
    for (const client of clients) client.stop();
  };
  return { game, clients, transports, server, hosted, match, seen, move, stop };
}
