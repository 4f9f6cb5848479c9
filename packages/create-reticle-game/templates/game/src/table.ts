import { amount as compared, coreMatchers, defineGame, playerKind } from '@reticle/core';
import { defineTable, type Table } from '@reticle/core/play';
import { standardActions } from '@reticle/core/standard';
import { EVENTS } from './events.js';
import { messages } from './messages.js';
import { protections } from './protections/index.js';
import { set } from './set.js';
import { ENERGY, PLAYERS, state, ZONES, type Game, type State } from './state.js';
import { card, keys, type Card } from './words.js';

type Player = State['players'][number];
const changed = (now: State, player: string, change: (was: Player) => Partial<Player>): State => ({
  ...now,
  players: now.players.map((one) => (one.id === player ? { ...one, ...change(one) } : one)),
});

const { zone, controller, damaged, withKeyword, excludeSelf } = coreMatchers;
/** The matchers of the filter's keys: those of core, and one of the game's own. */
const matchers = {
  zone,
  controller,
  damaged,
  withKeyword,
  excludeSelf,
  power: compared('power', ({ power }: Card) => power),
};

/** The table: the cards, where they lie, and everything that happens to them. */
export const table: Table<Game> = defineTable<Game>(
  {
    zones: ZONES,
    object: card,
    players: ({ players }) => players,
    events: EVENTS,
    actions: {
      ...standardActions,
      attacked: (now, { card: attacker }) => ({ ...now, attack: { attacker } }),
      blocked: (now, { card: blocker, attacker }) => ({ ...now, attack: { attacker, blocker } }),
      struck: (now, { player, amount }) => changed(now, player, ({ life }) => ({ life: life - amount })),
      gainedLife: (now, { player, amount }) => changed(now, player, ({ life }) => ({ life: life + amount })),
      spentEnergy: (now, { player, amount }) =>
        changed(now, player, ({ energy }) => ({ energy: Math.max(0, energy - amount) })),
      turnBegan: (now, { player }) => ({ ...changed(now, player, () => ({ energy: ENERGY })), turn: player }),
      turnEnded: (now) => ({ ...now, left: now.left - 1 }),
      stepBegan(now, { step }) {
        // An attack is over when the next one may begin.
        const { attack, ...rest } = now;
        return attack && step !== 'battle' ? { ...rest, attack, step } : { ...rest, step };
      },
    },
    turnBegins: 'turnBegan',
    now: (objects) => objects,
    arrives: (moved) => ({
      ...moved,
      damage: 0,
      exerted: moved.zone === 'play' && !moved.keywords.includes('swift'),
      controller: moved.owner,
    }),
    abilities: (unit) => set.says(unit).abilities,
    holds: ({ atLeast, of }, scene) => scene.matching(of).length >= atLeast,
    layers: ['power'],
    changes: {
      power: { layer: 'power', apply: (was, { by }) => ({ ...was, power: Math.max(0, was.power + by) }) },
    },
  },
  { object: card, filter: keys, matchers, protections },
);

/** Emberfall, as far as targeting goes. */
export const game = defineGame({
  id: 'emberfall',
  state,
  players: () => PLAYERS.map((id) => ({ id })),
  kinds: [table.kind, playerKind({ list: ({ players }: State) => players })],
  messages,
});
