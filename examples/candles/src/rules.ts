import {
  cashier,
  definePlay,
  effectRunner,
  refTo,
  type Cashier,
  type EffectKinds,
  type Play,
} from '@reticle/core/play';
import { choiceOf, objectsOf, standardCosts, standardEffects } from '@reticle/core/standard';
import { rival, type Candles, type State } from './state.js';
import { game, table } from './table.js';
import type { Cost, Effect } from './words.js';

type Effects = { readonly [Each in Effect as Each['effect']]: Each };

const standard = standardEffects<State>({ table, game: () => game, discard: 'ashes' });

const effects: EffectKinds<State, Effects> = {
  ...standard,
  shelter: {
    asks: ({ what }, scene) => choiceOf(game, what, scene),
    apply: ({ what, amount: prevent, lasts }, acting) => ({
      state: objectsOf(what, acting).reduce(
        (state, source) =>
          table.shield(state, {
            controller: acting.controller,
            source,
            on: { on: 'damaged', card: 'self' },
            with: { prevent },
            lasts,
          }),
        acting.state,
      ),
    }),
  },
};

/** Whether the match is over: dawn, or a player without lights. */
export const isOver = ({ left, players }: State): boolean =>
  left <= 0 || players.some(({ lights }) => lights <= 0);

/**
 * How abilities resolve: those of the active player first, each player's in the order that the player
 * chooses.
 */
export const play: Play<Candles> = definePlay<Candles>({
  game,
  table,
  effects: effectRunner(effects),
  checks: (state) =>
    table
      .inZone(state, 'play')
      .flatMap((candle) =>
        candle.damage >= candle.strength
          ? [{ type: 'moved' as const, card: refTo(candle), to: 'ashes' }]
          : [],
      ),
  checksAfter: 'ability',
  seats: ({ turn }) => [turn, rival(turn)],
  asksOrder: true,
  isOver,
  endless: (state) => ({ ...state, left: 0 }),
  steps: {
    current: ({ step }) => step,
    began: (step, { turn }) => ({ type: 'stepBegan', step, player: turn }),
    order: {
      begin: {
        does: (state) => [
          { type: 'turnBegan', player: rival(state.turn) },
          ...table
            .inZone(state, 'play')
            .filter(({ controller, exerted }) => exerted && controller === rival(state.turn))
            .map((card) => ({ type: 'readied' as const, card: refTo(card) })),
        ],
      },
      draw: {
        does: (state) => table.moves(state, { from: 'deck', to: 'hand', player: state.turn, count: 1 }),
      },
      main: { acts: ({ turn }) => turn },
      end: { does: ({ turn }) => [{ type: 'turnEnded', player: turn }] },
    },
  },
});

/** Pays what using a candle costs: everything, or nothing. */
export const costs: Cashier<Candles, Cost> = cashier<Candles, Cost>(
  table,
  standardCosts({ discard: 'ashes' }),
);
