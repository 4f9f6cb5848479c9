import { coreMatchers, defineGame, playerKind } from '@reticle/core';
import { defineTable, type Table, type TableContext } from '@reticle/core/play';
import { standardActions } from '@reticle/core/standard';
import { messages } from './messages.js';
import { set } from './set.js';
import { PLAYERS, state, ZONES, type Candles, type State } from './state.js';
import { card, EVENTS, keys, type Words } from './words.js';

const holds = ({ atLeast, of }: Words['condition'], asked: TableContext<Candles>): boolean =>
  asked.things().filter((each) => asked.matches(of, each)).length >= atLeast;

const { zone, controller, strength, damaged, excludeSelf } = coreMatchers;

/** The table: the candles, where they lie, and everything that happens to them. */
export const table: Table<Candles> = defineTable<Candles>(
  {
    zones: ZONES,
    object: card,
    players: ({ players }) => players,
    events: EVENTS,
    actions: {
      ...standardActions,
      dimmed: (now, { player }) => ({
        ...now,
        players: now.players.map((one) => (one.id === player ? { ...one, lights: one.lights - 1 } : one)),
      }),
      turnBegan: (now, { player }) => ({ ...now, turn: player, lit: false }),
      turnEnded: (now) => ({ ...now, left: now.left - 1 }),
    },
    turnBegins: 'turnBegan',
    now: (objects) => objects,
    arrives: (moved) => ({ ...moved, damage: 0, exerted: false, controller: moved.owner }),
    abilities: (candle) => set.says(candle).abilities,
    holds,
    layers: ['strength'],
    changes: {
      strength: { layer: 'strength', apply: (was, { by }) => ({ ...was, strength: was.strength + by }) },
    },
  },
  { object: card, filter: keys, matchers: { zone, controller, strength, damaged, excludeSelf } },
);

/** Candles, as far as targeting goes. */
export const game = defineGame({
  id: 'candles',
  state,
  players: () => PLAYERS.map((id) => ({ id })),
  kinds: [table.kind, playerKind({ list: ({ players }: State) => players })],
  messages,
});
