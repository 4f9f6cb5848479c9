import { issue, refuse, type Issue, type Result } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import type { HostMatch } from '@reticle/core/host';
import type { MatchRuntime, Match, MatchEvent, Move } from '@reticle/core/match';
import type { BoardgameContext, BoardgameGame, EnumeratedMove, Gameover } from './game.js';
import {
  seedOf,
  type HostedMatch,
  isHosted,
  type BoardgameState,
  type MatchForClient,
  matchOf,
  startOf,
} from './hosted.js';
import { playerAt, seatsOf, type BoardgameSettings, actingSeats } from './settings.js';

/** The result of a start: a match, or words that say why there is none. */
type StartResult<State> = { readonly hosted: HostedMatch<State> } | { readonly problem: string };

/** Starts a match for boardgame.io. */
function begin<State>(
  runtime: MatchRuntime<State>,
  { secret = '', options = {} }: BoardgameSettings,
  { setupData, salt, numPlayers }: { setupData: unknown; salt: string; numPlayers: number },
): StartResult<State> {
  const refused = (issues: readonly Issue[]) => ({
    problem: issues.map((found) => describeIssue(found, runtime.game)).join(' '),
  });
  if (secret === '') return { problem: 'On a server toBoardgame needs a secret.' };
  const seed = seedOf(secret, { salt });
  const agreed = runtime.record(setupData ?? options, seed);
  if (!agreed.ok) return refused(agreed.issues);
  const started = runtime.start(agreed.value.options, seed);
  if (!started.ok) return refused(started.issues);
  const seats = seatsOf(runtime, started.value).length;
  if (seats !== numPlayers) return { problem: `It is a game for ${seats}, not for ${numPlayers}.` };
  return {
    hosted: { options: agreed.value.options, salt, seeding: agreed.value.seeding, match: null, events: [] },
  };
}

/** A move, as a client sends it. */
interface SentMove {
  readonly move: string;
  readonly playerID: string;
  readonly params: unknown;
  readonly targets: unknown;
}

/** Returns what the server stores after a move. */
function afterMove<State>(
  runtime: MatchRuntime<State>,
  secret: string,
  draft: HostedMatch<State>,
  { move, playerID, params, targets }: SentMove,
): Result<HostedMatch<State>> {
  const stored = draft.match
    ? runtime.parseMatch(plain(draft.match))
    : startOf(runtime, secret, { ...draft, options: plain(draft.options) });
  if (!stored.ok) return stored;
  const player = playerAt(seatsOf(runtime, stored.value), playerID);
  if (player === undefined) return refuse(issue('unknownPlayer', { player: playerID }));
  // What a client leaves out arrives as null if it was sent as JSON.
  const chosen = targets === undefined || targets === null ? {} : { targets };
  const applied = runtime.apply(stored.value, { move, player, params: params ?? {}, ...chosen });
  return applied.ok ? { ok: true, value: { ...draft, ...applied.value } } : applied;
}

/** Copies a value out of boardgame.io's draft, which ends with the move. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Returns the seats that may move now. Empty once the match is over. Used by `turn` and by the guard. */
type ActingSeats<State> = (G: BoardgameState<State>) => readonly string[];

/**
 * Makes the turn order from the players who may act: the turn passes as soon as its player may not act; if
 * several may, all of them are active.
 */
function turnsBy<State>(acting: ActingSeats<State>): BoardgameGame<State>['turn'] {
  const first: BoardgameGame<State>['turn']['order']['first'] = ({ G }) => Number(acting(G)[0] ?? 0);
  const activate: BoardgameGame<State>['turn']['onMove'] = ({ G, ctx, events }) => {
    const seats = acting(G);
    if (seats.length > 1) events.setActivePlayers([...seats]);
    else if (ctx.activePlayers) events.setActivePlayers([]);
  };
  return {
    order: { first, next: first },
    endIf: ({ G, ctx }) => isHosted(G) && !agree(ctx.currentPlayer, acting(G)),
    onBegin: activate,
    onMove: activate,
  };
}

/** Whether the current player may act. If nobody may act, the turn stays. */
const agree = (current: string, acting: readonly string[]) => acting.length === 0 || acting.includes(current);

/**
 * Whether exactly the acting seats are active, in no stage. If no seat is named, only the player of the turn
 * is active.
 */
const sameSeats = (active: BoardgameContext['activePlayers'], acting: readonly string[]): boolean => {
  if (!active) return acting.length === 1;
  const seats = Object.entries(active);
  return (
    seats.length === acting.length && seats.every(([seat, stage]) => stage === null && acting.includes(seat))
  );
};

/**
 * Makes the guard against boardgame.io's own events (`endGame`, `endTurn`, `setStage`, ...), which a client
 * may send whatever a game has switched off. It discards what they would change against Reticle.
 */
function guardOf<State>(acting: ActingSeats<State>): BoardgameGame<State>['plugins'][number] {
  return {
    name: 'reticle',
    isInvalid({ G, ctx }) {
      if (!isHosted(G)) return false;
      const seats = acting(G);
      if (seats.length === 0) return ctx.gameover === undefined && 'The match is over.';
      if (ctx.gameover !== undefined) return 'The match goes on.';
      const inOrder = ctx.playOrder.every((seat, index) => seat === String(index));
      const agreed = agree(ctx.currentPlayer, seats) && sameSeats(ctx.activePlayers, seats);
      return !(inOrder && agreed) && 'It is not for players to say who may act.';
    },
  };
}

/** Lists at most `most` legal moves of a player. */
function listMoves<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string | undefined,
  most: number,
): readonly Move[] {
  const listed: Move[] = [];
  if (player === undefined || most < 1) return listed;
  for (const move of runtime.legalMoves(match, player, most)) {
    listed.push(move);
    if (listed.length >= most) break;
  }
  return listed;
}

/** Converts a move to the form that bots of boardgame.io use. */
const enumerated = ({ move, params = {}, targets }: Move): EnumeratedMove => ({
  move,
  args: targets ? [params, targets] : [params],
});

/** Returns what a seat sees of a match, or a spectator if there is no such seat. */
function seenFrom<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  playerID: string | null | undefined,
  { events, listed }: { events: readonly MatchEvent[]; listed: number },
): MatchForClient {
  const seats = seatsOf(runtime, match);
  const viewer = playerAt(seats, playerID);
  return {
    view: runtime.view(match, viewer),
    seats,
    events: runtime.viewEvents(events, viewer),
    moves: listMoves(runtime, match, viewer, listed),
  };
}

/** Returns how a match ended, once it has. */
function gameoverOf<State>(runtime: MatchRuntime<State>, match: Match<State>): Gameover | undefined {
  const outcome = runtime.outcome(match);
  if (!outcome) return undefined;
  const [first, ...others] = outcome.winners;
  if (first === undefined) return { ...outcome, draw: true };
  return others.length > 0 ? outcome : { ...outcome, winner: String(seatsOf(runtime, match).indexOf(first)) };
}

const LISTED = 1_000;
/** The draws of the salt: eight of 16 bits. */
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
 * Makes a `Game` of boardgame.io 0.50 from a game of Reticle. Its moves take `(params, targets)`, run only on
 * the server, and are refused with `INVALID_MOVE`. The runtime decides who may act, how the match ends, what
 * a player sees and what bots may do. The server's game needs a `secret`; a client's needs no settings. A
 * match's `setupData`, if given, are Reticle's options. Its `setup` throws without a secret, for options that
 * are refused, and for a number of players that the game does not have; `validateSetupData` says the same in
 * words.
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

  // boardgame.io asks whether a name is "in" the moves: inherited names must not count.
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
