import {
  cashier,
  definePlay,
  effectRunner,
  refTo,
  type EffectExecution,
  type EventRequest,
  type Play,
} from '@reticle/core/play';
import type { PinnedRef } from '@reticle/core';
import { rival, type Candles, type State } from './state.js';
import { game, table } from './table.js';
import type { Cost, Effect } from './words.js';

type Effects = { readonly [Each in Effect as Each['effect']]: Each };

/** Returns the candles to which a name in an effect refers. */
const named = (what: string, { bound, source }: EffectExecution<State>): readonly PinnedRef[] =>
  what === 'it' ? [source] : (bound[what] ?? []);

/** Makes the events by which a player draws cards. */
export const draws = (state: State, player: string, amount: number): readonly EventRequest<Candles>[] =>
  table.moves(state, { from: 'deck', to: 'hand', player, count: amount });

const effects = effectRunner<State, Effects>({
  burn: {
    apply: table.emitting(({ what, amount }, acting) =>
      named(what, acting)
        .filter((card) => table.thingAt(acting.state, card))
        .map((card) => ({ type: 'burned', card, by: acting.source, amount })),
    ),
  },
  move: {
    // What moved is referred to as what it became, so that what went to the ashes is found there.
    apply: table.emitting(({ what, to }, acting) =>
      named(what, acting).map((card) => ({ type: 'moved', card, to })),
    ),
  },
  draw: { apply: table.emitting(({ amount }, { state, controller }) => draws(state, controller, amount)) },
  glow: {
    apply: ({ what, by, lasts }, acting) => ({
      state: table.modify(acting.state, {
        controller: acting.controller,
        source: acting.source,
        affects: named(what, acting),
        gives: [{ change: 'strength', by }],
        lasts,
      }),
    }),
  },
  shelter: {
    apply: ({ what, amount: prevent, lasts }, acting) => ({
      state: named(what, acting).reduce(
        (state, source) =>
          table.shield(state, {
            controller: acting.controller,
            source,
            on: { on: 'burned', card: 'self' },
            with: { prevent },
            lasts,
          }),
        acting.state,
      ),
    }),
  },
});

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
  effects,
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
});

/** Pays what using a candle costs: everything, or nothing. */
export const costs = cashier<Candles, Cost>(table, {
  exert: {
    pay: (_part, { thing, source }) =>
      thing(source)?.exerted === false ? [{ type: 'exerted', card: source }] : undefined,
  },
  melt: {
    pay: ({ amount }, { thing, source }) =>
      thing(source) ? [{ type: 'burned', card: source, by: source, amount }] : undefined,
  },
  snuff: {
    slots: ({ count }) => ({
      slots: [
        {
          id: 'snuffed',
          accepts: [{ kind: 'card', filter: { zone: 'hand', controller: 'self', excludeSelf: true } }],
          min: count,
          max: count,
          chooser: 'controller',
          mode: 'choose',
        },
      ],
      relations: [],
    }),
    pay: ({ count }, _scene, chosen) => {
      const cards = chosen('snuffed');
      return cards.length === count ? cards.map((card) => ({ type: 'moved', card, to: 'ashes' })) : undefined;
    },
  },
});
