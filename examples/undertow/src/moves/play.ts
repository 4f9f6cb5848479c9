import { defineMove, type EnumerableMove } from '@reticle/core/match';
import { withCard } from '../board/changes.js';
import { placesOf } from '../board/places.js';
import { placedAt } from '../board/changes.js';
import { game } from '../game.js';
import type { State } from '../state.js';
import { byCard } from './params.js';
import { afterDoing, cardsOf, whyNot, whyNotAgain } from './refusals.js';

const inHand = { type: 'creature', zone: 'hand' };
const spec = game.spec({
  slots: [{ id: 'place', kind: 'place', filter: { of: 'self', free: true }, mode: 'choose' }],
});

/** Plays a creature to a free place, once a turn; it is ready in its player's next turn. */
export const play: EnumerableMove<State> = defineMove({
  params: byCard,
  refuses: ({ state, player, params }) => [
    ...whyNot(state, player, params.card, inHand),
    ...whyNotAgain(state, player, 'play'),
  ],
  variants: (state, player) => cardsOf(state, player, inHand),
  getTargetSpecs: () => [spec],
  execute: ({ state, player, params, targets, emit }) => {
    const chosen = targets.slots[0]?.targets[0]?.id;
    const place = placesOf(state).find(({ id }) => id === chosen);
    if (!place) return state;
    emit({ type: 'played', player, card: params.card, at: place.id });
    return afterDoing(
      withCard(state, params.card, (card) => placedAt(card, place)),
      player,
      'play',
    );
  },
});
