import { isHosted, type BoardgameState } from './hosted.js';
import type { BoardgameContext, BoardgameGame } from './game.js';

/** What `turn` and the guard ask of a match: the seats that may move now; none once it is over. */
export type Acting<State> = (G: BoardgameState<State>) => readonly string[];

/** Turn order by who may act: the turn passes as soon as its player may not; where several may, all of them are active. */
export function turnsBy<State>(acting: Acting<State>): BoardgameGame<State>['turn'] {
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

/** Nobody may act: the turn stays whose it was. */
const agree = (current: string, acting: readonly string[]) => acting.length === 0 || acting.includes(current);

/** All who act are active, in no stage; where nobody is named, only the player of the turn is. */
const sameSeats = (active: BoardgameContext['activePlayers'], acting: readonly string[]): boolean => {
  if (!active) return acting.length === 1;
  const seats = Object.entries(active);
  return (
    seats.length === acting.length && seats.every(([seat, stage]) => stage === null && acting.includes(seat))
  );
};

/**
 * A client may send boardgame.io's own events (`endGame`, `endTurn`, `setStage`, ...) whatever a game has switched off. What they
 * would change against Reticle is thrown out here.
 */
export function guardOf<State>(acting: Acting<State>): BoardgameGame<State>['plugins'][number] {
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
