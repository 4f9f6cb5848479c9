import { defineMove } from '@reticle/core/match';
import { draw } from '../acts/players.js';
import { seatOf, withSeat } from '../board/seats.js';
import { moveCard } from '../board/zones.js';
import { lorcanaTable } from '../match/game.js';
import type { LorcanaMatchState } from '../match/state.js';
import { advance } from '../turn/advance.js';
import { beginTurn } from '../turn/turn.js';
import { lorcanaIssue } from './issue.js';
import { nothing } from './params.js';

const ALTERED = lorcanaTable.spec({
  slots: [
    {
      id: 'altered',
      kind: 'card',
      filter: { zone: 'hand', owner: 'self' },
      min: 0,
      max: 'any',
      mode: 'target',
    },
  ],
  timing: 'announcement',
});

/** Alters the opening hand, once: any cards go to the bottom of the deck, as many are drawn, the deck is shuffled. */
export const alterHand = defineMove({
  params: nothing,
  refuses: ({ state: { phase } }) =>
    phase === 'opening' ? [] : [lorcanaIssue('wrongPhase', { phase, wanted: 'opening' })],
  variants: ({ phase }: LorcanaMatchState) => (phase === 'opening' ? [{}] : []),
  getTargetSpecs: () => [ALTERED],
  execute({ state, player, targets, random, emit }) {
    const ids = targets.slots[0]?.targets.map(({ id }) => id) ?? [];
    const put = ids.reduce((now, id) => moveCard(now, id, { zone: 'deck' }), state);
    emit({ type: 'altered', player, count: ids.length });
    const drawn = draw(put, player, ids.length, { random, emit });
    const deck = ids.length > 0 ? random.shuffle(seatOf(drawn, player).deck) : seatOf(drawn, player).deck;
    const settled = withSeat(drawn, player, { deck, altered: true });
    if (settled.seats.some(({ altered }) => !altered)) return settled;
    const tools = { random, emit };
    return advance(beginTurn(settled, state.activePlayer, 1, tools), tools);
  },
});
