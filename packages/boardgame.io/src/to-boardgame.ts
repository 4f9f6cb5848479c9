import type { HostMatch } from '@reticle/core/host';
import type { MatchRuntime } from '@reticle/core/match';
import type { BoardgameGame } from './game.js';
import { afterMove, begin } from './host.js';
import { isHosted, matchOf, type BoardgameState, type HostedMatch } from './hosted.js';
import { actingSeats, playerAt, seatsOf } from './seats.js';
import type { BoardgameSettings } from './settings.js';
import { guardOf, turnsBy } from './turns.js';
import { enumerated, gameoverOf, listMoves, seenFrom } from './view.js';

const LISTED = 1_000;
/** The salt: eight draws of 16 bits. */
const DRAWS = 8;
const SIDES = 0x1_0000;

const EVENTS = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
} as const;

/**
 * A game of Reticle as a `Game` of boardgame.io 0.50. Its moves take `(params, targets)`, run on the server alone, and are
 * refused with `INVALID_MOVE`; who may act, how the match ends, what a player sees and what bots may do come from the runtime.
 *
 * The server's game needs a `secret`, a client's needs no settings. A match's `setupData`, where given, is Reticle's options.
 * Its `setup` throws without a secret, for options that are refused, and for another number of players than the game's;
 * `validateSetupData` says the same in words.
 *
 * @param game the runtime, or the `match` of a game's host
 */
export function toBoardgame<State>(
  game: MatchRuntime<State> | Pick<HostMatch<State>, 'runtime'>,
  settings: BoardgameSettings = {},
): BoardgameGame<State> {
  const runtime = 'runtime' in game ? game.runtime : game;
  const { secret = '', listed = LISTED, onRefused } = settings;
  const matchIn = (G: HostedMatch<State>) => matchOf(runtime, secret, G);
  const acting = (G: BoardgameState<State>) => (isHosted(G) ? actingSeats(runtime, matchIn(G)) : []);

  const moveNamed = (move: string): BoardgameGame<State>['moves'][string] => ({
    client: false,
    redact: true,
    move({ G, playerID }, params, targets) {
      if (!isHosted(G)) return 'INVALID_MOVE';
      const after = afterMove(runtime, secret, G, { move, playerID, params, targets });
      if (after.ok) return after.value;
      onRefused?.({ move, playerID, issues: after.issues });
      return 'INVALID_MOVE';
    },
  });

  // boardgame.io asks whether a name is "in" the moves: what every object has is no move.
  const moves = Object.fromEntries(runtime.moves.map((move) => [move, moveNamed(move)]));
  Object.setPrototypeOf(moves, null);

  return {
    name: runtime.game.id,
    disableUndo: true,
    setup({ random, ctx }, setupData) {
      const salt = Array.from({ length: DRAWS }, () => (random.Die(SIDES) - 1).toString(16)).join('-');
      const begun = begin(runtime, settings, { setupData, salt, numPlayers: ctx.numPlayers });
      if ('problem' in begun) throw new Error(begun.problem);
      return begun.hosted;
    },
    validateSetupData(setupData, numPlayers) {
      const begun = begin(runtime, settings, { setupData, salt: '', numPlayers });
      return 'problem' in begun ? begun.problem : undefined;
    },
    moves,
    events: EVENTS,
    turn: turnsBy(acting),
    endIf: ({ G }) => (isHosted(G) ? gameoverOf(runtime, matchIn(G)) : undefined),
    playerView: ({ G, playerID }) =>
      isHosted(G) ? seenFrom(runtime, matchIn(G), playerID, { events: G.events, listed }) : G,
    plugins: [guardOf(acting)],
    ai: {
      enumerate(G, _ctx, playerID) {
        if (!isHosted(G)) return G.seats[Number(playerID)] === G.view.viewer ? G.moves.map(enumerated) : [];
        const match = matchIn(G);
        return listMoves(runtime, match, playerAt(seatsOf(runtime, match), playerID), listed).map(enumerated);
      },
    },
  };
}
