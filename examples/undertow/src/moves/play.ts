import { defineMove, type EnumerableMove } from '@reticle/core/match';
import { placesOf } from '../board/places.js';
import { game } from '../game.js';
import type { State } from '../state.js';
import { byCard, happening, refIn } from './acting.js';
import { cardsOf, whyNot, whyNotAgain } from './refusals.js';

const inHand = { type: 'creature', zone: 'hand' };
const spec = game.spec({
  slots: [{ id: 'place', kind: 'place', filter: { of: 'self', free: true }, mode: 'choose' }],
});

/** Plays a creature to a free place, once a turn; it is ready in its player's next turn. */
export const playCreature: EnumerableMove<State> = defineMove({
  params: byCard,
  refuses: ({ state, player, params }) => [
    ...whyNot(state, player, params.card, inHand),
    ...whyNotAgain(state, player, 'play'),
  ],
  variants: (state, player) => cardsOf(state, player, inHand),
  getTargetSpecs: () => [spec],
  execute: ({ state, player, params, targets, ...tools }) => {
    const chosen = targets.slots[0]?.targets[0]?.id;
    const place = placesOf(state).find(({ id }) => id === chosen);
    if (!place) return state;
    const { lane, row } = place;
    return happening(
      state,
      tools,
      { type: 'moved', card: refIn(state, params.card), to: 'play', arriving: { lane, row, exerted: true } },
      { type: 'didOnce', player, what: 'play' },
    );
  },
});
