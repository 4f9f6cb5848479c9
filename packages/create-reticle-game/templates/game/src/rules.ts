import {
  cashier,
  definePlay,
  effectRunner,
  refTo,
  type Cashier,
  type EventRequest,
  type Play,
} from '@reticle/core/play';
import { eventEffects, standardCosts, standardEffects } from '@reticle/core/standard';
import { ownEffects } from './effects/index.js';
import { playerOf, rival, type Game, type State } from './state.js';
import { game, table } from './table.js';
import type { Card, Cost, Effect } from './words.js';

type Effects = { readonly [Each in Effect as Each['effect']]: Each };
type Events = readonly EventRequest<Game>[];

/** Returns the units of a player in play. */
export const unitsOf = (state: State, player: string): readonly Card[] =>
  table.inZone(state, 'play').filter(({ controller }) => controller === player);

const hit = (card: Card, by: Card): EventRequest<Game> => ({
  type: 'damaged',
  card: refTo(card),
  by: refTo(by),
  amount: by.power,
});

/** Returns what an attack does: both units damage each other, or the attacker strikes the player. */
function damageOf(state: State): Events {
  const { attack } = state;
  const attacker = attack && table.thingAt(state, attack.attacker);
  if (!attacker) return [];
  if (!attack.blocker)
    return [
      { type: 'struck', player: rival(attacker.controller), by: refTo(attacker), amount: attacker.power },
    ];
  // A unit that was blocked strikes nobody else, even if the blocker has left.
  const blocker = table.thingAt(state, attack.blocker);
  return blocker ? [hit(blocker, attacker), hit(attacker, blocker)] : [];
}

const begins = (state: State): Events => {
  const player = rival(state.turn);
  const exerted = unitsOf(state, player).filter((unit) => unit.exerted);
  return [
    { type: 'turnBegan', player },
    ...exerted.map((unit) => ({ type: 'readied' as const, card: refTo(unit) })),
  ];
};

/** Whether the match is over: no turns are left, or a player has no life. */
export const isOver = ({ left, players }: State): boolean =>
  left <= 0 || players.some(({ life }) => life <= 0);

/** How abilities resolve, and the steps of a turn. */
export const play: Play<Game> = definePlay<Game>({
  game,
  table,
  effects: effectRunner<State, Effects>({
    ...standardEffects<State>({ table, game: () => game }),
    ...eventEffects(table, () => game, ownEffects),
  }),
  checks: (state) =>
    table
      .inZone(state, 'play')
      .filter(({ damage, health }) => damage >= health)
      .map((unit) => ({ type: 'moved', card: refTo(unit), to: 'discard' })),
  checksAfter: 'effect',
  seats: ({ turn }) => [turn, rival(turn)],
  asksOrder: true,
  isOver,
  endless: (state) => ({ ...state, left: 0 }),
  steps: {
    current: ({ step }) => step,
    began: (step, { turn }) => ({ type: 'stepBegan', step, player: turn }),
    order: {
      start: { does: begins },
      draw: {
        does: (state) => table.moves(state, { from: 'deck', to: 'hand', player: state.turn, count: 1 }),
      },
      main: { acts: ({ turn }) => turn },
      battle: {
        acts: ({ turn, attack }) => (attack ? undefined : turn),
        next: ({ attack }) => (attack ? 'block' : 'end'),
      },
      block: {
        acts: (state) => {
          const ready = unitsOf(state, rival(state.turn)).some(({ exerted }) => !exerted);
          return ready && state.attack?.blocker === undefined ? rival(state.turn) : undefined;
        },
      },
      damage: { does: damageOf, next: () => 'battle' },
      end: { does: ({ turn }) => [{ type: 'turnEnded', player: turn }] },
    },
  },
});

/** Pays what cards cost: everything, or nothing. */
export const costs: Cashier<Game, Cost> = cashier<Game, Cost>(table, {
  ...standardCosts(),
  energy: {
    pay: ({ amount }, { controller, state }) =>
      (playerOf(state, controller)?.energy ?? 0) >= amount
        ? [{ type: 'spentEnergy', player: controller, amount }]
        : undefined,
  },
});
