import * as acts from '../acts/players.js';
import { amountOf } from '../board/amount.js';
import { seatOf } from '../board/seats.js';
import { withResult, type Kind } from './kind.js';
import { playersOf } from './players.js';

export const draw: Kind<'draw'> = {
  apply({ who, amount }, acting) {
    const number = Math.max(0, amountOf(acting.state, acting, amount));
    const players = playersOf(acting.state, acting, who);
    const drawn = players.map((player) => Math.min(number, seatOf(acting.state, player).deck.length));
    const state = players.reduce((now, player) => acts.draw(now, player, number, acting), acting.state);
    return withResult(
      state,
      drawn.reduce((sum, one) => sum + one, 0),
    );
  },
};
