import type { BoardgameState } from './hosted.js';

/** boardgame.io's refusal of a move: its `INVALID_MOVE`. */
export type InvalidMove = 'INVALID_MOVE';

type BoardgameEvent =
  | 'endGame'
  | 'endPhase'
  | 'endStage'
  | 'endTurn'
  | 'pass'
  | 'setActivePlayers'
  | 'setPhase'
  | 'setStage';

/** The context that boardgame.io passes beside `G`: the part that is read here. */
export interface BoardgameContext {
  readonly currentPlayer: string;
  readonly playOrder: readonly string[];
  readonly activePlayers: Readonly<Record<string, unknown>> | null;
  readonly gameover?: unknown;
}

interface Scene<State> {
  readonly G: BoardgameState<State>;
  readonly ctx: BoardgameContext;
}

interface Hook<State> extends Scene<State> {
  readonly events: { readonly setActivePlayers: (seats: string[]) => void };
}

/** How a match ended, as `ctx.gameover`: the seat of the one winner, or a draw, and Reticle's outcome. */
export interface Gameover {
  readonly winner?: string;
  readonly draw?: true;
  readonly winners: readonly string[];
  readonly reason: string;
}

/** A move, in the form that bots of boardgame.io use. */
export interface EnumeratedMove {
  move: string;
  args: unknown[];
}

type MoveFunction<State> = (
  context: { readonly G: BoardgameState<State>; readonly playerID: string },
  params?: unknown,
  targets?: unknown,
) => BoardgameState<State> | InvalidMove;

interface SetupContext {
  readonly random: { readonly Die: (sides: number) => number };
  readonly ctx: { readonly numPlayers: number };
}

/** A `Game` of boardgame.io, as far as it is used here. It fits wherever boardgame.io expects a `Game`. */
export interface BoardgameGame<State> {
  name: string;
  disableUndo: true;
  setup: (context: SetupContext, setupData?: unknown) => BoardgameState<State>;
  validateSetupData: (setupData: unknown, numPlayers: number) => string | undefined;
  moves: Record<string, { client: false; redact: true; move: MoveFunction<State> }>;
  events: Record<BoardgameEvent, false>;
  turn: {
    order: { first: (scene: Scene<State>) => number; next: (scene: Scene<State>) => number };
    endIf: (scene: Scene<State>) => boolean;
    onBegin: (hook: Hook<State>) => void;
    onMove: (hook: Hook<State>) => void;
  };
  endIf: (scene: Scene<State>) => Gameover | undefined;
  playerView: (scene: Scene<State> & { readonly playerID: string | null }) => BoardgameState<State>;
  plugins: { name: string; isInvalid: (scene: Scene<State>) => string | false }[];
  ai: { enumerate: (G: BoardgameState<State>, ctx: BoardgameContext, playerID: string) => EnumeratedMove[] };
}
