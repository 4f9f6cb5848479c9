import { refTo } from '@reticle/core/play';
import { cardMoves } from '@reticle/core/standard';
import { costs, play } from './rules.js';
import { set } from './set.js';
import { rival } from './state.js';
import { game, table } from './table.js';

const { by, activate, endStep } = cardMoves({ table, play, costs });

/** Lights a candle from the hand, once a turn. Other cards of the hand are snuffed for it. */
const light = by({
  zone: 'hand',
  refuses: ({ lit }) => (lit ? [{ code: 'candles.lit', data: {} }] : []),
  cost: ({ cost: amount }) => (amount > 0 ? [{ cost: 'discard', amount }] : []),
  does: ({ state, card, ...tools }) => ({
    ...table.emit(state, tools, { type: 'moved', card: refTo(card), to: 'play' }),
    lit: true,
  }),
});

const strikes = game.spec({
  slots: [
    {
      id: 'struck',
      accepts: [
        { kind: 'card', filter: { zone: 'play', controller: 'opponent' } },
        { kind: 'player', filter: { is: 'opponent' } },
      ],
    },
  ],
});

/**
 * Strikes with a ready candle: it burns a candle of the opponent by its strength, and is burned back. A
 * player without candles loses a light.
 */
const strike = by({
  zone: 'play',
  cost: () => [{ cost: 'exert' }],
  targets: () => strikes,
  refusesTargets: (state, { slots }, player) => {
    const isGuarded = table.inZone(state, 'play').some(({ controller }) => controller === rival(player));
    const isPlayer = slots[0]?.targets[0]?.kind === 'player';
    return isGuarded && isPlayer ? [{ code: 'candles.guarded', data: {} }] : [];
  },
  does: ({ state, card: { instanceId }, targets, ...tools }) => {
    const striker = table.thing(state, instanceId);
    const struck = targets.slots[0]?.targets[0];
    if (!striker || !struck) return state;
    if (struck.kind === 'player') return table.emit(state, tools, { type: 'dimmed', player: struck.id });
    const card = refTo(striker);
    const back = table.thingAt(state, struck)?.strength ?? 0;
    const hit = { type: 'damaged', card: struck, by: card, amount: striker.strength } as const;
    return table.emit(state, tools, hit, { type: 'damaged', card, by: struck, amount: back });
  },
});

/** The moves of the game, without `answer`, which is core's. */
export const moves = {
  light,
  strike,
  use: activate('play', (candle) => set.says(candle).activated),
  pass: endStep(),
};
