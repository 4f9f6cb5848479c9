import { indexOf } from '../language/board.js';
import { PLAYERS, opponentOf, type PlayerId, type VictoryCondition } from '../language/players.js';
import type { TaktikState } from '../state/state.js';
import { living, occupantsOf } from '../language/unit.js';

type MatchEnd = NonNullable<TaktikState['ended']>;
type Condition<Type extends VictoryCondition['type']> = Extract<VictoryCondition, { readonly type: Type }>;

const won = (winner: PlayerId, reason: string): MatchEnd => ({ winners: [winner], reason });

/** Returns the end of the match if a side has no units. If neither has any, nobody has won. */
export function annihilated({ units }: TaktikState): MatchEnd | null {
  const left = PLAYERS.filter((player) => living(units, player).length > 0);
  return left.length === PLAYERS.length ? null : { winners: left, reason: 'annihilation' };
}

function mostUnits({ units }: TaktikState, reason: string): MatchEnd {
  const [red, blue] = [living(units, 'red').length, living(units, 'blue').length];
  if (red === blue) return { winners: [], reason };
  return won(red > blue ? 'red' : 'blue', reason);
}

/** Returns who holds the tile of the condition when a turn ends, and for how many turns. */
export function holdAfterTurn({ config, board, units, hold }: TaktikState): TaktikState['hold'] {
  if (config.victory.type !== 'hold') return null;
  const holder = occupantsOf(units, board).get(indexOf(board, config.victory))?.owner;
  if (holder === undefined) return null;
  return { player: holder, turns: hold?.player === holder ? hold.turns + 1 : 1 };
}

function held({ hold }: TaktikState, { turns }: Condition<'hold'>): MatchEnd | null {
  return hold && hold.turns >= turns ? won(hold.player, 'hold') : null;
}

function survived({ turn, units }: TaktikState, { player, turns }: Condition<'survive'>): MatchEnd | null {
  if (turn < turns) return null;
  return won(living(units, player).length > 0 ? player : opponentOf(player), 'survive');
}

function byVictoryCondition(state: TaktikState): MatchEnd | null {
  const { victory } = state.config;
  switch (victory.type) {
    case 'annihilation':
      return null;
    case 'hold':
      return held(state, victory);
    case 'survive':
      return survived(state, victory);
    case 'mostUnits':
      return state.turn < victory.turns ? null : mostUnits(state, 'mostUnits');
  }
}

/**
 * Judges the match when a turn ends: by the victory condition, and at the turn limit by who has more units.
 */
export const judgeTurnEnd = (state: TaktikState): MatchEnd | null =>
  annihilated(state) ??
  byVictoryCondition(state) ??
  (state.turn < state.config.turnLimit ? null : mostUnits(state, 'turnLimit'));
