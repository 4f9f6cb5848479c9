import { defineMove, type EnumerableMove } from '@reticle/core/match';
import { game } from '../game.js';
import type { State } from '../state.js';
import { byCard, happening, refIn } from './acting.js';
import { cardsOf, whyNot, whyNotAgain } from './refusals.js';

const inHand = { type: 'energy', zone: 'hand' };
const spec = game.spec({
  slots: [
    {
      id: 'creature',
      kind: 'card',
      filter: { zone: 'play', type: 'creature', controller: 'self' },
      mode: 'choose',
    },
  ],
});

/** Attaches an energy card to a creature of one's own, once a turn. */
export const attach: EnumerableMove<State> = defineMove({
  params: byCard,
  refuses: ({ state, player, params }) => [
    ...whyNot(state, player, params.card, inHand),
    ...whyNotAgain(state, player, 'attach'),
  ],
  variants: (state, player) => cardsOf(state, player, inHand),
  getTargetSpecs: () => [spec],
  execute: ({ state, player, params, targets, ...tools }) => {
    const on = targets.slots[0]?.targets[0]?.id;
    if (on === undefined) return state;
    return happening(
      state,
      tools,
      { type: 'moved', card: refIn(state, params.card), to: 'attached', arriving: { on } },
      { type: 'didOnce', player, what: 'attach' },
    );
  },
});
